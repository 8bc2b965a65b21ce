import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { move } from './deeds.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  .  .:= .  .:=o
  .  .:= .  .
  .  R:= R  .
  `,
  { mission: 'short', phase: 'movement' },
)

export const MARCH: Lesson<RivetWars> = {
  id: 'march',
  rules: ['9.2', '9.3', '7.21'],
  seat: 'allies',
  title: { en: 'March', es: 'En marcha', fr: 'En marche' },
  idea: {
    en: 'Move, one diagonal, duckboards.',
    es: 'Mover, una diagonal, el entablado.',
    fr: 'Se déplacer, une diagonale, les caillebotis.',
  },
  keep: {
    en: 'Start on the boards, and you are a grid faster.',
    es: 'Si empiezas en el entablado, avanzas una sección más.',
    fr: 'Partez des caillebotis, et vous gagnez une case.',
  },
  scene,
  tasks: [
    {
      line: {
        en: 'Move the Rifleman from B3 to B1.',
        es: 'Mueve el Fusilero de B3 a B1.',
        fr: 'Déplacez le Rifleman de B3 à B1.',
      },
      coach: {
        en: 'A Rifleman moves one grid. If it starts on duckboards it runs one farther.',
        es: 'Un Fusilero mueve una sección. Si empieza en un entablado, corre una más.',
        fr: 'Un Rifleman avance d’une case. S’il part de caillebotis, il court une case plus loin.',
      },
      done: {
        events: [{ type: 'moved', unit: scene.id('R') }],
        fact: (v) => v.units[scene.id('R')]?.at === scene.at('B1'),
      },
      onTheWay: [{ type: 'move', unit: scene.id('R') }],
      solution: [move(scene, 'R', 'B1')],
      tries: [
        {
          do: [move(scene, 'R2', 'C1')],
          refused: '9.2',
          coach: {
            en: 'No boards under its feet: one grid only. Take the one on the boards, in B3.',
            es: 'No tiene entablado bajo los pies: solo una sección. Usa el que está en el entablado, en B3.',
            fr: 'Pas de caillebotis sous ses pieds : une seule case. Prenez celui des caillebotis, en B3.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Move the other Rifleman from C3 to D2.',
        es: 'Mueve el otro Fusilero de C3 a D2.',
        fr: 'Déplacez l’autre Rifleman de C3 à D2.',
      },
      coach: {
        en: 'One step of a move may be diagonal.',
        es: 'Un paso del movimiento puede ser en diagonal.',
        fr: 'Un pas du mouvement peut être en diagonale.',
      },
      done: {
        events: [{ type: 'moved', unit: scene.id('R2') }],
        fact: (v) => v.units[scene.id('R2')]?.at === scene.at('D2'),
      },
      solution: [move(scene, 'R2', 'D2')],
      tries: [
        {
          do: [move(scene, 'R2', 'C1')],
          refused: '9.2',
          coach: {
            en: 'No boards under its feet: one grid only.',
            es: 'No tiene entablado bajo los pies: solo una sección.',
            fr: 'Pas de caillebotis sous ses pieds : une seule case.',
          },
        },
        {
          do: [move(scene, 'R2', 'C2')],
          rule: '9.3',
          coach: {
            en: 'C2 is straight ahead, and now its move is used up. Take it back and go to D2, across the corner.',
            es: 'C2 está justo delante, y ya no le queda movimiento. Deshazlo y ve a D2, en diagonal.',
            fr: 'C2 est droit devant, et son mouvement est épuisé. Annulez et allez en D2, en diagonale.',
          },
        },
      ],
    },
  ],
}
