import { difference, type Figure, median, partOf, shareOf, starterWins, wins, within } from './figure.ts'
import { type Counted, fieldOf, type Scales, type SetUp, type Told } from './told.ts'

const HALVES = ['left', 'right']
const PAIRS = ['g1', 'g2'].flatMap((german) => ['us', 'su'].map((allied) => ({ german, allied })))
const LEVELS = ['easy', 'standard', 'hard', 'excess']
/** What can be bought, whether anybody does or not. */
const KINDS = (
  'regular-infantry mobile-infantry mechanized-infantry sherman t-34 tiger panther howitzer katyusha pak-40 flak-88 ' +
  'p-51 yak-9 me-262 bf-109 b-17 il-2 ju-87 ju-88'
).split(' ')
/** Nobody ended the game in sixty rounds. */
const isStalled = ({ winners }: Told): boolean => winners === null

const counted: Counted = (event) => (event.type === 'unitBought' ? [`bought ${fieldOf(event, 'kind')}`] : [])

const pairId = (german: string, allied: string, field: string): string => `${german} ${allied} ${field}`

const pairSetUps: readonly SetUp[] = PAIRS.flatMap(({ german, allied }) =>
  HALVES.map((field) => ({
    id: pairId(german, allied, field),
    options: { mode: 'two', german, allied, field },
    part: 1 / 2,
  })),
)

export const ACES_AND_ARMOR: Scales = {
  setUps: [
    { id: 'four', options: { mode: 'four' } },
    ...pairSetUps,
    { id: 'ardennes', options: { mode: 'four', mission: 'ardennes' } },
    ...LEVELS.map((level) => ({ id: level, options: { mode: 'solo', level } })),
  ],
  counted,
  figures: (of) => [
    ...fourPlayers(of('four')),
    ...twoPlayers(of),
    wins('Ardennes: Germany wins', of('ardennes'), 'germany', within(0.5, 0.1)),
    ...automa(of),
    ...purchases(of('four')),
  ],
}

type Of = Parameters<Scales['figures']>[0]

function fourPlayers(games: readonly Told[]): Figure[] {
  return [
    wins('four players: Germany wins', games, 'germany', within(0.5, 0.05)),
    starterWins("four players: the starter's team wins", games, within(0.5, 0.08)),
    rounds('four players: rounds, median', games),
  ]
}

const rounds = (what: string, games: readonly Told[]): Figure =>
  median(
    what,
    games.map((g) => g.rounds),
    [null, null],
  )

function twoPlayers(of: Of): Figure[] {
  const pairs = PAIRS.flatMap(({ german, allied }) => {
    const games = of(...HALVES.map((half) => pairId(german, allied, half)))
    const named = `${german} against ${allied}`
    return [
      wins(`${named}: Germany wins`, games, 'germany', within(0.5, 0.1)),
      starterWins(`${named}: whoever begins wins`, games, within(0.5, 0.08)),
    ]
  })
  const [left, right] = HALVES.map((half) => of(...PAIRS.map((p) => pairId(p.german, p.allied, half))))
  const halves = [left ?? [], right ?? []].map((games) => wins('', games, 'germany', [null, null]))
  const all = [...(left ?? []), ...(right ?? [])]
  const stalled = partOf('two players: games that stall', all.filter(isStalled).length, all.length, all.length, [
    null,
    0,
  ])
  const apart = difference(
    'two players: Germany on the left half less on the right',
    halves[0] as Figure,
    halves[1] as Figure,
    within(0, 0.05),
  )
  return [...pairs, apart, stalled, rounds('two players: rounds, median', all)]
}

/** A person's place is taken by the bot; whoever does not win loses to the Automa. */
function automa(of: Of): Figure[] {
  const levels = LEVELS.map((level) =>
    shareOf(
      `the Automa, ${level}: it wins`,
      of(level),
      (g) => g.winners?.length === 1 && !g.winners.includes('allies'),
      [null, null],
    ),
  )
  const steps = levels.slice(1).map((level, i) => {
    const what = `the Automa: ${LEVELS[i + 1]} less ${LEVELS[i]}`
    return difference(what, level, levels[i] as Figure, [0, null])
  })
  const [easiest, hardest] = [levels[0] as Figure, levels.at(-1) as Figure]
  return [...levels, ...steps, difference('the Automa: hardest less easiest', hardest, easiest, [0.1, null])]
}

function purchases(games: readonly Told[]): Figure[] {
  const bought = (kind: string): number => games.reduce((sum, g) => sum + (g.counts[`bought ${kind}`] ?? 0), 0)
  const all = KINDS.reduce((sum, kind) => sum + bought(kind), 0)
  return KINDS.map((kind) =>
    partOf(`four players: bought ${kind}, of all purchases`, bought(kind), all, games.length, [0.02, 0.4]),
  )
}
