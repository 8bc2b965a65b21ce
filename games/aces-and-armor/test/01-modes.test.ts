import { check, chooseOptions } from '@muster/engine'
import { hexName } from '../src/board.ts'
import { game, opening, rule, table } from './table.ts'

const seats = (options: Record<string, string>): string[] => {
  const chosen = chooseOptions(game.options, options)
  if (!chosen.ok) throw new Error(chosen.why.key)
  return game.seats(chosen.options as Parameters<typeof game.seats>[0]).map((s) => `${s.seat} ${s.side}`)
}

rule('1.1', 'the two German factions fight the United States and the Soviet Union', () => {
  const t = opening({ mode: 'four' })
  t.shows(seats({ mode: 'four' }), ['g1 germany', 'us allies', 'g2 germany', 'su allies'])
})

rule('1.2', 'four seats, partners never side by side, on the full map', () => {
  const t = opening({ mode: 'four' })
  t.asks('g1', 'us', 'g2', 'su')
  t.shows([t.state.table.board.columns, t.state.table.goal], [26, 6])
})

rule('1.3', 'three players: four factions, one person holds two', () => {
  const t = opening({ mode: 'three' })
  t.shows(seats({ mode: 'three' }), seats({ mode: 'four' }))
  t.shows(t.state.table.goal, 6)
})

rule('1.4', 'two players on either half of the summer map', () => {
  const left = opening({ mode: 'two', german: 'g2', allied: 'su' })
  left.asks('g2', 'su')
  left.shows(left.state.pools, [[1, 2, 3, 4, 5, 6]])
  const right = opening({ mode: 'two', field: 'right' })
  right.shows(right.state.pools, [[7, 8, 9, 10, 11, 12]])
  right.shows(right.state.table.board.map, 'summer')
})

rule('1.5', 'the other half does not exist', () => {
  const t = opening({ mode: 'two', field: 'right' })
  const { board } = t.state.table
  t.shows([board.columns, board.factories.length, hexName(board, 0)], [13, 5, 'N1'])
  const small = table('J . .')
  small.notOffered('g1', { type: 'move', to: 3 })
  small.shows(check(game, small.state, 'g1', { type: 'move', unit: 0, to: 3 }).ok, false)
})

rule('1.6', 'cooperative: one set each against two sets and the extras of the level', () => {
  const t = opening({ mode: 'cooperative', team: 'allies', coopEnemy: 'g1', level: 'easy' })
  const count = (f: string): number => t.state.units.filter((u) => u.faction === f).length
  t.asks('us', 'su')
  t.shows([count('us'), count('su'), count('g1')], [6, 6, 12])
})

rule('1.7', 'solo: one faction against the Automa on a half', () => {
  const t = opening({ mode: 'solo', faction: 'su', soloEnemy: 'g2', level: 'easy', sets: 2 })
  t.asks('su')
  t.shows([t.state.units.length, t.state.table.board.columns, t.state.table.goal], [24, 13, 4])
})

rule('1.8', 'the enemy of a lone player is drawn unless it is named', () => {
  const enemies = Array.from({ length: 20 }, (_, seed) =>
    automaOf(opening({ mode: 'solo', faction: 'us' }, seed).state),
  )
  const t = opening({ mode: 'solo', faction: 'us', soloEnemy: 'g2' })
  t.shows([...new Set(enemies)].sort(), ['g1', 'g2'])
  t.shows(automaOf(t.state), 'g2')
})

const automaOf = (s: ReturnType<typeof opening>['state']): string => s.players.find((p) => p.automa)?.factions[0] ?? ''

rule('1.9', 'a set is one of each of six types; one set or two', () => {
  const kinds = ['regular-infantry', 'mobile-infantry', 'tiger', 'pak-40', 'me-262', 'ju-87']
  const mine = (sets: 1 | 2): string[] =>
    opening({ mode: 'two', sets })
      .state.units.filter((u) => u.faction === 'g1')
      .map((u) => u.kind)
  const t = opening()
  t.shows(mine(1), kinds)
  t.shows(mine(2), [...kinds, ...kinds])
})

rule('1.10', 'one set and four units chosen in secret', () => {
  const t = opening({ mode: 'two', sets: 'extra' })
  t.asks('g1', 'us')
  t.offered('us', { type: 'chooseExtra', kind: 'b-17' })
})

rule('1.11', 'the clock is an option of five minutes, off by default', () => {
  const t = opening({ clock: true })
  t.shows([t.state.table.clock, opening().state.table.clock], [5, 0])
})

rule('1.12', 'speed, price, range and the rest follow from the unit table', () => {
  const t = table('. . . .\nP . T i')
  t.offered('g1', t.moves('P', 'C1'), t.moves('T', 'A1'))
  t.refuses('g1', t.moves('P', 'D1'), '4.5')
})

rule('1.13', 'the short game begins with both armies laid on the left half, and three factories win', () => {
  const t = opening({ mission: 'short' })
  t.shows([t.state.phase, t.state.round, t.state.table.goal, t.state.table.board.factories.length], ['armies', 1, 3, 5])
  t.shows(t.state.units.length, 12)
  t.shows(
    t.state.units.every((u) => u.at >= 0),
    true,
  )
  t.shows(t.state.players.flatMap((p) => p.tokens).sort(), [1, 2, 3, 4, 5, 6])
  t.shows(chooseOptions(game.options, { mission: 'short', field: 'right' }).ok, false)
  t.shows(chooseOptions(game.options, { mode: 'four', mission: 'short' }).ok, false)
})

rule('1.14', 'a person begins the short game against the Automa', () => {
  for (const faction of ['g1', 'us', 'g2', 'su'] as const) {
    const t = opening({ mode: 'solo', mission: 'short', faction })
    t.shows([t.state.phase, t.state.turns], ['armies', 0])
    t.asks(faction)
  }
})
