import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { END, move, passing } from './deeds.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  .:X .:=o .
  .   R:=  .
  .:A .    .
  `,
  { mission: 'short', phase: 'movement' },
)
const B1 = scene.at('B1')

export const TAKE_AND_HOLD: Lesson<RivetWars> = {
  id: 'take-and-hold',
  rules: ['11.1', '11.2', '11.3'],
  seat: 'allies',
  title: { en: 'Take and hold', es: 'Tomar y mantener', fr: 'Prendre et tenir' },
  idea: {
    en: 'A point now, a flag next turn.',
    es: 'Un punto ahora, una insignia el próximo turno.',
    fr: 'Un point maintenant, un drapeau au prochain tour.',
  },
  keep: {
    en: 'A flag scores every turn, even when you are gone.',
    es: 'Una insignia puntúa cada turno, aunque te hayas ido.',
    fr: 'Un drapeau rapporte à chaque tour, même après votre départ.',
  },
  scene,
  byItself: passing('cards', 'deployment', 'combat', 'rearrange'),
  tasks: [
    {
      line: {
        en: 'Move the Rifleman onto the objective in B1.',
        es: 'Mueve el Fusilero al objetivo estratégico de B1.',
        fr: 'Amenez le Rifleman sur l’objectif en B1.',
      },
      coach: {
        en: 'End your turn on an objective: 1 point. Begin the next one there, and your flag goes up.',
        es: 'Si terminas tu turno en un objetivo estratégico, ganas 1 punto. Si empiezas ahí el siguiente, se iza tu insignia.',
        fr: 'Terminez votre tour sur un objectif : 1 point. Commencez-y le suivant, et votre drapeau est hissé.',
      },
      done: { events: [{ type: 'moved', unit: scene.id('R') }], fact: (v) => v.units[scene.id('R')]?.at === B1 },
      after: {
        en: 'Only infantry may enter an objective.',
        es: 'Solo la infantería puede entrar en un objetivo estratégico.',
        fr: 'Seule l’infanterie peut entrer dans un objectif.',
      },
      solution: [move(scene, 'R', 'B1')],
      tries: [
        {
          do: [move(scene, 'R', 'C1')],
          rule: '11.1',
          coach: {
            en: 'C1 is beside the objective, and only who stands on it captures it. Take it back and go to B1.',
            es: 'C1 está al lado del objetivo estratégico, y solo lo captura quien está en él. Deshazlo y ve a B1.',
            fr: 'C1 est à côté de l’objectif, et seul qui s’y tient le capture. Annulez et allez en B1.',
          },
        },
      ],
    },
    {
      line: {
        en: 'End the turn: End movement.',
        es: 'Termina el turno: Terminar el movimiento.',
        fr: 'Terminez le tour : Terminer le mouvement.',
      },
      coach: {
        en: 'Stay where you are. The Blight will pass, and then your flag goes up.',
        es: 'Quédate donde estás. La Plaga pasará, y después se izará tu insignia.',
        fr: 'Restez où vous êtes. Les Blights passeront, puis votre drapeau sera hissé.',
      },
      after: {
        en: 'The flag is up: B1 is yours.',
        es: 'La insignia está izada: B1 es tuyo.',
        fr: 'Le drapeau est hissé : B1 est à vous.',
      },
      done: {
        events: [
          { type: 'captured', at: B1, side: 'allies' },
          { type: 'flagRaised', at: B1, side: 'allies' },
        ],
      },
      solution: [END],
      tries: [
        {
          do: [move(scene, 'R', 'C1')],
          rule: '11.2',
          coach: {
            en: 'Not yet. Without a flag the objective scores only while you stand on it. Take it back and stay.',
            es: 'Todavía no. Sin insignia, el objetivo estratégico solo puntúa mientras estás en él. Deshazlo y quédate.',
            fr: 'Pas encore. Sans drapeau, l’objectif ne rapporte que tant que vous y êtes. Annulez et restez.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Walk off to C1 and end the turn.',
        es: 'Ve a C1 y termina el turno.',
        fr: 'Allez en C1 et terminez le tour.',
      },
      coach: {
        en: 'Now leave. The flag scores without you.',
        es: 'Ahora márchate. La insignia puntúa sin ti.',
        fr: 'Partez maintenant. Le drapeau rapporte sans vous.',
      },
      done: {
        events: [{ type: 'captured', at: B1, side: 'allies' }],
        fact: (v) => v.units[scene.id('R')]?.at === scene.at('C1'),
      },
      onTheWay: [{ type: 'move' }],
      solution: [move(scene, 'R', 'C1'), END],
      tries: [
        {
          do: [END],
          rule: '11.3',
          coach: {
            en: 'It scored again, but your Rifleman was tied down there. Take it back and walk off first.',
            es: 'Ha puntuado otra vez, pero tu Fusilero se ha quedado atado. Deshazlo y márchate antes.',
            fr: 'L’objectif a rapporté, mais votre Rifleman y est resté. Annulez et partez d’abord.',
          },
        },
      ],
    },
  ],
}
