import type { Lesson } from '@muster/engine'
import type { RivetWars } from '../src/state.ts'
import { attack, END, move, passing } from './deeds.ts'
import { draw } from './draw.ts'

const scene = draw(
  `
  .:X p:b .:X
  .   .:w .
  R   C   .:t
  .:A .   .:A
  `,
  { mission: 'short', phase: 'movement' },
)

export const WIRE_TRAPS_BUNKERS: Lesson<RivetWars> = {
  id: 'wire-traps-bunkers',
  rules: ['10.1', '10.3', '10.6', '10.7', '10.8'],
  seat: 'allies',
  title: { en: 'Wire, traps, bunkers', es: 'Alambradas, trampas, búnkeres', fr: 'Barbelés, pièges, bunkers' },
  idea: { en: 'Who may enter what.', es: 'Quién puede entrar dónde.', fr: 'Qui peut entrer où.' },
  keep: {
    en: 'Machines open the way, men take the ground.',
    es: 'Las máquinas abren paso, los hombres toman el terreno.',
    fr: 'Les machines ouvrent la voie, les hommes prennent le terrain.',
  },
  scene,
  byItself: passing('cards', 'deployment', 'rearrange'),
  tasks: [
    {
      line: {
        en: 'Drive the Rocket Cycle into the wire in B2.',
        es: 'Lleva la Moto Lanzacohetes a la alambrada de B2.',
        fr: 'Lancez le Rocket Cycle dans les barbelés en B2.',
      },
      coach: {
        en: 'Wire stops men, not machines. Drive over it first.',
        es: 'La alambrada detiene a los hombres, no a las máquinas. Pásale primero por encima.',
        fr: 'Les barbelés arrêtent les hommes, pas les machines. Roulez d’abord dessus.',
      },
      done: { events: [{ type: 'cleared', at: scene.at('B2') }] },
      solution: [move(scene, 'C', 'B2')],
      tries: [
        {
          do: [move(scene, 'R', 'B2')],
          refused: '10.6',
          coach: {
            en: 'Infantry cannot enter wire. Send the Rocket Cycle first.',
            es: 'La infantería no puede entrar en una alambrada. Envía primero la Moto Lanzacohetes.',
            fr: 'L’infanterie ne peut pas entrer dans des barbelés. Envoyez d’abord le Rocket Cycle.',
          },
        },
        {
          do: [move(scene, 'C', 'C3')],
          refused: '10.8',
          coach: {
            en: 'Only infantry fits between tank traps. B2 is straight ahead.',
            es: 'Solo la infantería cabe entre las trampas antitanque. B2 está justo delante.',
            fr: 'Seule l’infanterie passe entre les pièges antichars. B2 est droit devant.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Bring the Rifleman to B2.',
        es: 'Lleva el Fusilero a B2.',
        fr: 'Amenez le Rifleman en B2.',
      },
      coach: {
        en: 'The wire is down. Now men can go there, too.',
        es: 'La alambrada ha caído. Ahora también pueden entrar los hombres.',
        fr: 'Les barbelés sont à terre. Les hommes peuvent y aller aussi.',
      },
      done: {
        events: [{ type: 'moved', unit: scene.id('R') }],
        fact: (v) => v.units[scene.id('R')]?.at === scene.at('B2'),
      },
      solution: [move(scene, 'R', 'B2')],
      tries: [
        {
          do: [move(scene, 'R', 'A2')],
          coach: {
            en: 'From A2 the bunker is no nearer. Take it back and go to B2, across the corner.',
            es: 'Desde A2 el búnker no está más cerca. Deshazlo y ve a B2, en diagonal.',
            fr: 'Depuis A2 le bunker n’est pas plus près. Annulez et allez en B2, en diagonale.',
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
        en: 'Fighting comes before moving, so the shot has to wait for your next turn.',
        es: 'El combate va antes que el movimiento, así que el disparo espera a tu próximo turno.',
        fr: 'Le combat précède le mouvement : le tir attend votre prochain tour.',
      },
      done: { events: [{ type: 'turnStarted', side: 'allies' }], fact: ({ phase }) => phase === 'combat' },
      solution: [END],
      tries: [
        {
          do: [attack(scene, 'R', 'B1')],
          refused: '2.3',
          coach: {
            en: 'You fight first and move then: combat is over in this turn. End movement.',
            es: 'Primero se combate y después se mueve: en este turno el combate ya ha pasado. Termina el movimiento.',
            fr: 'On combat d’abord, on se déplace ensuite : pour ce tour le combat est passé. Terminez le mouvement.',
          },
        },
      ],
    },
    {
      line: {
        en: 'Fire with the Rifleman at B1.',
        es: 'Dispara con el Fusilero a B1.',
        fr: 'Tirez avec le Rifleman sur B1.',
      },
      coach: {
        en: 'A bunker takes one die from every attack on the infantry in it. Two dice are left: 56%.',
        es: 'Un búnker quita un dado a cada ataque contra la infantería que está en él. Quedan dos dados: 56 %.',
        fr: 'Un bunker enlève un dé à chaque attaque contre l’infanterie qui s’y trouve. Il reste deux dés : 56 %.',
      },
      done: { events: [{ type: 'attacked', unit: scene.id('p'), from: scene.id('R') }] },
      onTheWay: [{ type: 'attack', unit: scene.id('C') }],
      falls: [5, 3],
      solution: [attack(scene, 'R', 'B1')],
      tries: [
        {
          do: [move(scene, 'R', 'B1')],
          refused: '2.3',
          coach: {
            en: 'Nobody moves in combat. Fire at B1.',
            es: 'En el combate nadie mueve. Dispara a B1.',
            fr: 'Pendant le combat, personne ne se déplace. Tirez sur B1.',
          },
        },
      ],
    },
  ],
}
