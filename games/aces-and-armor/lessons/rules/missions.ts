import { must, optionsFor, type RuleScene, type Setting, seeded } from '@muster/engine'
import { acesAndArmor } from '../../src/game.ts'
import type { AcesAndArmor, Action, Options } from '../../src/state.ts'
import { type Details, type Drawing, draw } from '../draw.ts'

const V2 = { options: { mode: 'four', mission: 'v2' } } as const

/** A launcher of Germany 1 that waits outside, or under the token in `at`; the tokens lie in these hexes. */
function launcher(map: string, sites: readonly string[], at: string | null, details: Details = {}): Drawing {
  const drawn = draw(map, { ...V2, ...details, units: { V: { at: -1, army: 3 }, ...details.units } })
  drawn.state.sites = sites.map((name) => drawn.hex(name))
  drawn.state.launcher = { unit: drawn.id('V'), at: at ? drawn.hex(at) : -1, fired: false, destroyed: 0 }
  return drawn
}

const map = '. . . . .\n. I . X .\n. . . . i\nX . . . .\nV . . . .'

/** The three numbers of Germany 1 are where its infantry stands. */
function laying(): Drawing {
  const drawn = launcher(map, ['B1'], null, { phase: 'tokens' })
  const { table } = drawn.state
  const starts = table.board.starts.map((hex, i) => (i < 3 ? drawn.hex('B2') : hex))
  return { ...drawn, state: { ...drawn.state, table: { ...table, board: { ...table.board, starts } } } }
}

function dividing(): Setting<AcesAndArmor> {
  const game = acesAndArmor()
  const options = optionsFor<Options>(game, { mode: 'four', mission: 'ardennes' })
  return { options, state: game.setup(options, seeded(1)) }
}

const tokens = laying()
const hide = launcher(map, ['B1', 'C2'], null, { phase: 'hide' })
const hidden = launcher(map, ['B1', 'D3'], 'B1', { turn: 'us', state: { first: 1 } })
const shot = launcher(map, ['B1', 'C2'], 'B1', { phase: 'declare' })
const found = draw('. . . .\n. I V .\n. . . .\n. . . i', { ...V2, units: { V: { army: 3 } } })
found.state.launcher = { unit: found.id('V'), at: found.hex('C2'), fired: false, destroyed: 0 }
const flags = dividing()

const lays = (hex: string): Action => ({ type: 'layToken', hex: tokens.hex(hex) })
const hides = (on: Drawing, hex: string): Action => ({ type: 'hideLauncher', hex: on.hex(hex) })
const launches = (hex: string): Action => ({ type: 'launch', hex: shot.hex(hex) })
const gives = (nth: number): Action => ({
  type: 'giveFlag',
  hex: must(flags.state.table.board.factories[must(flags.state.divide[nth])]),
  to: 'g1',
})

const HIDING: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: 'M1.1',
    seat: 'g1',
    title: { en: 'Once, and for all', es: 'Una vez y para siempre', fr: 'Une fois pour toutes' },
    told: {
      en: 'The owner hides the launcher when all thirteen tokens lie, not before and not again.',
      es: 'El dueño oculta el lanzacohetes cuando están puestas las trece fichas, ni antes ni otra vez.',
      fr: 'Le propriétaire cache le lanceur quand les treize jetons sont posés, ni avant, ni de nouveau.',
    },
    line: { en: 'Lay a token in B3.', es: 'Pon una ficha en B3.', fr: 'Posez un jeton en B3.' },
    scene: tokens,
    refused: [hides(tokens, 'B1')],
    solution: [lays('B3')],
    done: [{ type: 'tokenLaid' }],
  },
  {
    rule: 'M1.2',
    seat: 'g1',
    title: { en: 'Round your numbers', es: 'En torno a tus números', fr: 'Autour de vos numéros' },
    told: {
      en: 'Tokens fill the first ring round your numbers, on dry hexes, before the second opens.',
      es: 'Las fichas llenan el primer círculo en torno a tus números, en seco, antes de abrir el segundo.',
      fr: 'Les jetons remplissent le premier anneau autour de vos numéros, au sec, avant que le deuxième s’ouvre.',
    },
    line: { en: 'Lay a token in C2.', es: 'Pon una ficha en C2.', fr: 'Posez un jeton en C2.' },
    scene: tokens,
    refused: [lays('E4')],
    solution: [lays('C2')],
    done: [{ type: 'tokenLaid' }],
  },
  {
    rule: 'M1.3',
    seat: 'g1',
    title: { en: 'Under one of them', es: 'Bajo una de ellas', fr: 'Sous l’un d’eux' },
    told: {
      en: 'One of the tokens on the map is the launcher; in D1 there is none.',
      es: 'Una de las fichas del mapa es el lanzacohetes; en D1 no hay ninguna.',
      fr: 'L’un des jetons de la carte est le lanceur ; en D1, il n’y en a pas.',
    },
    line: {
      en: 'Hide the launcher in C2.',
      es: 'Oculta el lanzacohetes en C2.',
      fr: 'Cachez le lanceur en C2.',
    },
    scene: hide,
    refused: [hides(hide, 'D1')],
    solution: [hides(hide, 'C2')],
    done: [{ type: 'launcherHidden' }],
  },
]

const FOUND: readonly RuleScene<AcesAndArmor>[] = [
  {
    rule: 'M1.4',
    seat: 'us',
    title: { en: 'A token in the way', es: 'Una ficha en medio', fr: 'Un jeton sur le chemin' },
    told: {
      en: 'Allied units do not enter a hex with a token; beside it they turn it up.',
      es: 'Las unidades aliadas no entran donde hay una ficha; al lado, le dan la vuelta.',
      fr: 'Les unités alliées n’entrent pas là où se trouve un jeton ; à côté, elles le retournent.',
    },
    line: {
      en: 'Move the infantry next to it, to E2.',
      es: 'Mueve la infantería a su lado, a E2.',
      fr: 'Déplacez l’infanterie à côté, en E2.',
    },
    scene: hidden,
    refused: [hidden.moves('i', 'D3')],
    solution: [hidden.moves('i', 'E2')],
    done: [{ type: 'unitMoved' }],
  },
  {
    rule: 'M1.8',
    seat: 'g1',
    title: { en: 'Nobody passes it', es: 'Nadie lo atraviesa', fr: 'Personne ne le traverse' },
    told: {
      en: 'A launcher that has been found blocks its hex for everyone, its owner too.',
      es: 'Un lanzacohetes descubierto cierra su hexágono a todos, también a su dueño.',
      fr: 'Un lanceur découvert ferme son hexagone à tous, à son propriétaire aussi.',
    },
    line: { en: 'Move the infantry to B1.', es: 'Mueve la infantería a B1.', fr: 'Déplacez l’infanterie en B1.' },
    scene: found,
    refused: [found.moves('I', 'C2')],
    solution: [found.moves('I', 'B1')],
    done: [{ type: 'unitMoved' }],
  },
  {
    rule: 'M1.9',
    seat: 'g1',
    title: { en: 'One rocket a round', es: 'Un cohete por ronda', fr: 'Une fusée par manche' },
    told: {
      en: 'The launcher fires once a round, at a factory that still stands.',
      es: 'El lanzacohetes dispara una vez por ronda, contra una fábrica que siga en pie.',
      fr: 'Le lanceur tire une fois par manche, sur une usine encore debout.',
    },
    line: {
      en: 'Declare a shot at the factory in D2.',
      es: 'Declara un disparo contra la fábrica de D2.',
      fr: 'Déclarez un tir sur l’usine en D2.',
    },
    scene: shot,
    refused: [launches('D2'), launches('A4')],
    solution: [launches('D2')],
    done: [{ type: 'attackDeclared' }],
  },
  {
    rule: 'M3.2',
    seat: 'g1',
    title: { en: 'Flag by flag', es: 'Bandera a bandera', fr: 'Drapeau par drapeau' },
    told: {
      en: 'Germany 1 divides the three factories at the bottom, in their order from the left.',
      es: 'Alemania 1 reparte las tres fábricas de abajo, en su orden desde la izquierda.',
      fr: 'L’Allemagne 1 répartit les trois usines du bas, dans leur ordre depuis la gauche.',
    },
    line: {
      en: 'Give yourself the first of them.',
      es: 'Quédate con la primera.',
      fr: 'Donnez-vous la première.',
    },
    scene: flags,
    refused: [gives(2)],
    solution: [gives(0)],
    done: [{ type: 'flagGiven' }],
  },
]

export const MISSIONS: readonly RuleScene<AcesAndArmor>[] = [...HIDING, ...FOUND]
