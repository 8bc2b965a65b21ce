import type { RuleScene } from '@muster/engine'
import type { RivetWars } from '../../src/state.ts'
import { attack } from '../deeds.ts'
import { draw } from '../draw.ts'

const combat = { mission: 'short', phase: 'combat' } as const

const again = draw('. pppp .\n. . .\n. RR .', combat)
const own = draw('. p .\n. . .\n. RR .', combat)
const friend = draw('. p .\nR . .\n. R .', combat)
const twice = draw('. pppp .\n. . .\n. C .', combat)
const screen = draw('. dp p\n. . .\n. R .', combat)

export const COMBAT: readonly RuleScene<RivetWars>[] = [
  {
    rule: '5.1',
    seat: 'allies',
    title: { en: 'One turn each', es: 'Un turno cada una', fr: 'Chacune son tour' },
    told: {
      en: 'Whoever has attacked, and then left it to another, is done for this turn.',
      es: 'Quien ha atacado y ha cedido el paso a otra unidad ha terminado por este turno.',
      fr: 'Qui a attaqué, puis laissé la main à une autre unité, a fini pour ce tour.',
    },
    line: {
      en: 'Fire with both Riflemen at B1.',
      es: 'Dispara con los dos Fusileros a B1.',
      fr: 'Tirez avec les deux Riflemen sur B1.',
    },
    scene: again,
    refused: [attack(again, 'R', 'B1'), attack(again, 'R2', 'B1'), attack(again, 'R', 'B1')],
    solution: [attack(again, 'R', 'B1'), attack(again, 'R2', 'B1')],
    done: [{ type: 'attackMade' }, { type: 'attackMade' }],
  },
  {
    rule: '5.6',
    seat: 'allies',
    title: { en: 'Not under its own feet', es: 'No bajo sus propios pies', fr: 'Pas sous ses propres pieds' },
    told: {
      en: 'A unit never fires at the grid it stands in.',
      es: 'Una unidad nunca dispara contra la sección en la que está.',
      fr: 'Une unité ne tire jamais sur la case où elle se trouve.',
    },
    line: {
      en: 'Fire with a Rifleman in B3 at B1.',
      es: 'Dispara con un Fusilero de B3 a B1.',
      fr: 'Tirez avec un Rifleman de B3 sur B1.',
    },
    scene: own,
    refused: [attack(own, 'R', 'B3')],
    solution: [attack(own, 'R', 'B1')],
    done: [{ type: 'attackMade' }],
  },
  {
    rule: '5.7',
    seat: 'allies',
    title: { en: 'Friends there', es: 'Hay amigos', fr: 'Des amis sur place' },
    told: {
      en: 'A grid with a friend in it cannot be chosen as a target.',
      es: 'Una sección con un amigo no puede elegirse como objetivo.',
      fr: 'Une case où se trouve un ami ne peut pas être prise pour cible.',
    },
    line: {
      en: 'Fire with the Rifleman in B3 at B1.',
      es: 'Dispara con el Fusilero de B3 a B1.',
      fr: 'Tirez avec le Rifleman de B3 sur B1.',
    },
    scene: friend,
    refused: [attack(friend, 'R2', 'A2')],
    solution: [attack(friend, 'R2', 'B1')],
    done: [{ type: 'attackMade' }],
  },
  {
    rule: '5.14',
    seat: 'allies',
    title: { en: 'As many as the line says', es: 'Tantos como dice la línea', fr: 'Autant que le dit la ligne' },
    told: {
      en: 'A Rocket Cycle attacks twice in a turn, and no third time.',
      es: 'Una Moto Lanzacohetes ataca dos veces por turno, y no una tercera.',
      fr: 'Un Rocket Cycle attaque deux fois par tour, et pas une troisième.',
    },
    line: {
      en: 'Fire twice with the Rocket Cycle at B1.',
      es: 'Dispara dos veces con la Moto Lanzacohetes a B1.',
      fr: 'Tirez deux fois avec le Rocket Cycle sur B1.',
    },
    scene: twice,
    refused: [attack(twice, 'C', 'B1'), attack(twice, 'C', 'B1'), attack(twice, 'C', 'B1')],
    solution: [attack(twice, 'C', 'B1'), attack(twice, 'C', 'B1')],
    done: [{ type: 'attackMade' }, { type: 'attackMade' }],
  },
  {
    rule: '5.17',
    seat: 'allies',
    title: { en: 'A screen', es: 'Una pantalla', fr: 'Un écran' },
    told: {
      en: 'Rifles have no dice against the Dragoon’s armour, so it shields the man behind it.',
      es: 'Los fusiles no tienen dados contra el blindaje del Dragón, así que protege al que está detrás.',
      fr: 'Les fusils n’ont pas de dés contre l’armure du Dragon : il protège l’homme derrière lui.',
    },
    line: {
      en: 'Fire with the Rifleman at C1, where nobody stands in front.',
      es: 'Dispara con el Fusilero a C1, donde nadie está delante.',
      fr: 'Tirez avec le Rifleman sur C1, où personne ne fait écran.',
    },
    scene: screen,
    refused: [attack(screen, 'R', 'B1')],
    solution: [attack(screen, 'R', 'C1')],
    done: [{ type: 'attackMade' }],
  },
]
