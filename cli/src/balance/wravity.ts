import { type Figure, median, partOf, shareOf, starterWins, wins, within } from './figure.ts'
import type { Scales, SetUp, Told } from './told.ts'

const SQUADS = ['fire', 'water', 'earth', 'air']
const DOOR = '17.1'

const pairs: readonly (readonly [string, string])[] = SQUADS.flatMap((a) =>
  SQUADS.filter((b) => b !== a).map((b): [string, string] => [a, b]),
)

const squadSetUp = ([squad1, squad2]: readonly [string, string]): SetUp => ({
  id: `${squad1} ${squad2}`,
  options: { mode: '2', squad1, squad2 },
  part: 1 / 6,
})

/** A bot that seeks the doors: by its plan or by its character. */
const seeking = (bot: string): string => (bot === 'one-step' ? `${bot}@door-seeking` : `${bot}@grasping`)

export const WRAVITY: Scales = {
  setUps: [
    { id: 'two', options: { mode: '2' } },
    { id: 'seeker east', options: { mode: '2' }, bots: (bot) => `${seeking(bot)}:${bot}`, part: 1 / 2 },
    { id: 'seeker west', options: { mode: '2' }, bots: (bot) => `${bot}:${seeking(bot)}`, part: 1 / 2 },
    ...pairs.map(squadSetUp),
    { id: 'three', options: { mode: '3' } },
  ],
  counted: () => [],
  figures: (of) => [...twoPlayers(of('two')), plans(of), ...squads(of), ...threePlayers(of('three'))],
}

type Of = Parameters<Scales['figures']>[0]

const isDoor = ({ rule }: Told): boolean => rule === DOOR

function twoPlayers(games: readonly Told[]): Figure[] {
  return [
    wins('two players: the east door wins', games, 'east', within(0.5, 0.05)),
    wins('two players: the west door wins', games, 'west', within(0.5, 0.05)),
    starterWins('two players: whoever begins wins', games, within(0.5, 0.08)),
    shareOf('two players: games that end by a door', games, isDoor, [1 / 3, null]),
    median(
      'two players: rounds, median',
      games.map((g) => g.rounds),
      [null, null],
    ),
  ]
}

/** Over both doors. */
function plans(of: Of): Figure {
  const [east, west] = [of('seeker east'), of('seeker west')].map((games) => games.filter((g) => g.winners !== null))
  const won = count(east ?? [], 'east') + count(west ?? [], 'west')
  const games = (east?.length ?? 0) + (west?.length ?? 0)
  return partOf('two players: seeking the door wins against the usual plan', won, games, games, within(0.5, 0.15))
}

const count = (games: readonly Told[], side: string): number => games.filter((g) => g.winners?.includes(side)).length

/** Each against the mean of all. */
function squads(of: Of): Figure[] {
  const standing = SQUADS.map((squad) => {
    const [east, west] = [0, 1].map((side) => pairs.filter((p) => p[side] === squad).map((p) => p.join(' ')))
    const [first, second] = [of(...(east ?? [])), of(...(west ?? []))]
    return { squad, won: count(first, 'east') + count(second, 'west'), games: first.length + second.length }
  })
  const mean = standing.reduce((sum, s) => sum + s.won / Math.max(1, s.games), 0) / SQUADS.length
  return standing.map(({ squad, won, games }) =>
    partOf(`two players: ${squad} wins against the others`, won, games, games, within(mean, 0.05)),
  )
}

function threePlayers(games: readonly Told[]): Figure[] {
  const third = within(1 / 3, 0.05)
  return [
    ...['east', 'south', 'west'].map((side) => wins(`three players: the ${side} door wins`, games, side, third)),
    starterWins('three players: whoever begins wins', games, third),
    shareOf('three players: games that end by a door', games, isDoor, [null, null]),
  ]
}
