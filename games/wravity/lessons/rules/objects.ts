import type { RuleScene } from '@muster/engine'
import { KIND } from '../../src/state.ts'
import type { Wravity } from '../../src/types.ts'
import { draw } from '../draw.ts'
import { holding, shoot } from './scene.ts'

const cable = holding(['cable'], 'A2 @ . . . b4')
const hook = holding(['hook'], 'A2 . . b4', { at: [-8, 0] })
const grenade = holding(['grenade'], 'A2 b4')
const field = draw('A4 * . b4 . . A2', {}, { grenade: { until: 9, moved: true } })
const drawn = draw('A1 . A2 . A3 . b1')

const busy = draw('A1 . A2 . A4 . b1', { A2: { used: KIND.shoot } })
const alone = draw('A1 . A2 . b1', { A2: { speed: 1, heading: 4 } })

const concentrate = (name: string) => ({ type: 'concentrate', soldier: drawn.id(name) }) as const
const throws = (side: 1 | 4) =>
  ({ type: 'throwGrenade', soldier: grenade.id('A2'), card: 'grenade', side, heading: side, force: 1 }) as const
const hooks = (heading: 1 | 4) => ({ type: 'hook', soldier: hook.id('A2'), card: 'hook', heading }) as const

export const OBJECTS: readonly RuleScene<Wravity>[] = [
  {
    rule: '11.14',
    seat: 'p1',
    title: { en: 'Nothing else', es: 'Nada más', fr: 'Rien d’autre' },
    told: {
      en: 'Fire 2 has shot this turn and cannot concentrate any more; Fire 1 and Fire 4 have done nothing yet.',
      es: 'Fuego 2 ha disparado en este turno y ya no puede concentrarse; Fuego 1 y Fuego 4 aún no han hecho nada.',
      fr: 'Feu 2 a tiré pendant ce tour et ne peut plus se concentrer ; Feu 1 et Feu 4 n’ont encore rien fait.',
    },
    line: {
      en: 'Let Fire 1 and Fire 4 concentrate.',
      es: 'Haz que Fuego 1 y Fuego 4 se concentren.',
      fr: 'Faites se concentrer Feu 1 et Feu 4.',
    },
    scene: busy,
    refused: [{ type: 'concentrate', soldier: busy.id('A2') }],
    solution: [
      { type: 'concentrate', soldier: busy.id('A1') },
      { type: 'concentrate', soldier: busy.id('A4') },
    ],
    done: [{ type: 'cardDrawn' }],
  },
  {
    rule: '11.17',
    seat: 'p1',
    title: { en: 'One card a turn', es: 'Una carta por turno', fr: 'Une carte par tour' },
    told: {
      en: 'Two soldiers who concentrate bring one card, and there is no second in a turn.',
      es: 'Dos soldados que se concentran consiguen una carta, y no hay otra en el mismo turno.',
      fr: 'Deux soldats qui se concentrent donnent une carte, et il n’y en a pas d’autre pendant ce tour.',
    },
    line: {
      en: 'Let Fire 1 and Fire 2 concentrate.',
      es: 'Haz que Fuego 1 y Fuego 2 se concentren.',
      fr: 'Faites se concentrer Feu 1 et Feu 2.',
    },
    scene: drawn,
    refused: [concentrate('A1'), concentrate('A2'), concentrate('A3')],
    solution: [concentrate('A1'), concentrate('A2')],
    done: [{ type: 'cardDrawn' }],
  },
  {
    rule: '11.18',
    seat: 'p1',
    title: { en: 'It takes two', es: 'Hacen falta dos', fr: 'Il en faut deux' },
    told: {
      en: 'Fire 2 flies and cannot concentrate, so Fire 1 would do it alone and for nothing.',
      es: 'Fuego 2 vuela y no puede concentrarse, así que Fuego 1 lo haría solo y para nada.',
      fr: 'Feu 2 vole et ne peut pas se concentrer : Feu 1 le ferait seul et pour rien.',
    },
    line: {
      en: 'Shoot Water 1 with Fire 2.',
      es: 'Dispara a Agua 1 con Fuego 2.',
      fr: 'Tirez sur Eau 1 avec Feu 2.',
    },
    scene: alone,
    refused: [{ type: 'concentrate', soldier: alone.id('A1') }],
    solution: [shoot(alone, 'A2', 'b1')],
    done: [{ type: 'shotFired' }],
  },
  {
    rule: '12.1',
    seat: 'p1',
    title: { en: 'Tethered in flight', es: 'Amarrado en vuelo', fr: 'Amarré en vol' },
    told: {
      en: 'A cable pulls whoever flies on a tether; Fire 2 still holds on.',
      es: 'Un cable tira de quien vuela amarrado; Fuego 2 todavía está sujeto.',
      fr: 'Un câble tire qui vole amarré ; Feu 2 est encore accroché.',
    },
    line: {
      en: 'Push Fire 2 off west with force 3, and fly one hex.',
      es: 'Impulsa a Fuego 2 al oeste con fuerza 3 y vuela una casilla.',
      fr: 'Élancez Feu 2, cap ouest, force 3, et volez d’une case.',
    },
    scene: cable,
    refused: [{ type: 'cable', soldier: cable.id('A2'), card: 'cable', force: 1 }],
    solution: [
      { type: 'impulse', soldier: cable.id('A2'), heading: 4, force: 3 },
      { type: 'fly', soldier: cable.id('A2'), steps: 1 },
    ],
    done: [{ type: 'soldierThrust' }, { type: 'soldierFlew' }],
  },
  {
    rule: '13.1',
    seat: 'p1',
    title: { en: 'A line with something on it', es: 'Una línea con algo', fr: 'Une ligne avec quelque chose' },
    told: {
      en: 'To the west is only the wall Fire 2 stands at; to the east there is Water 4.',
      es: 'Al oeste solo está la pared de Fuego 2; al este está Agua 4.',
      fr: 'À l’ouest, il n’y a que le mur où se tient Feu 2 ; à l’est, il y a Eau 4.',
    },
    line: {
      en: 'Throw the hook east.',
      es: 'Lanza el gancho hacia el este.',
      fr: 'Lancez le grappin vers l’est.',
    },
    scene: hook,
    refused: [hooks(4)],
    solution: [hooks(1)],
    done: [{ type: 'hookThrown' }],
  },
  {
    rule: '14.1',
    seat: 'p1',
    title: { en: 'A free hex to begin', es: 'Una casilla libre', fr: 'Une case libre' },
    told: {
      en: 'A grenade begins in a free hex next to the thrower, and Water 4 fills the one to the east.',
      es: 'Una granada empieza en una casilla libre junto a quien la lanza, y Agua 4 ocupa la del este.',
      fr: 'Une grenade part d’une case libre à côté du lanceur, et Eau 4 occupe celle de l’est.',
    },
    line: {
      en: 'Throw the grenade west with force 1.',
      es: 'Lanza la granada al oeste con fuerza 1.',
      fr: 'Lancez la grenade vers l’ouest avec une force de 1.',
    },
    scene: grenade,
    refused: [throws(1)],
    solution: [throws(4)],
    done: [{ type: 'grenadeThrown' }],
  },
  {
    rule: '14.14',
    seat: 'p1',
    title: { en: 'In the gravity field', es: 'En el campo de gravedad', fr: 'Dans le champ de gravité' },
    told: {
      en: 'Fire 4 lies in the field of the grenade and can do nothing; Fire 2 is outside it.',
      es: 'Fuego 4 está en el campo de la granada y no puede hacer nada; Fuego 2 está fuera.',
      fr: 'Feu 4 est dans le champ de la grenade et ne peut rien faire ; Feu 2 est dehors.',
    },
    line: {
      en: 'Shoot Water 4 with Fire 2.',
      es: 'Dispara a Agua 4 con Fuego 2.',
      fr: 'Tirez sur Eau 4 avec Feu 2.',
    },
    scene: field,
    refused: [{ type: 'concentrate', soldier: field.id('A4') }],
    solution: [shoot(field, 'A2', 'b4')],
    done: [{ type: 'shotFired' }],
  },
]
