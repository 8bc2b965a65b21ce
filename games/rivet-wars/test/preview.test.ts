// What a preview foretells, held against every way the cards and dice can fall.
import { isLike, type Preview } from '@muster/engine'
import { explore, follow } from '@muster/engine/testkit/explore'
import { expect } from 'vitest'
import type { Action, RivetWars, Seat } from '../src/index.ts'
import { attacks, END, goes, PASS, plays, rule, type Table, table } from './table.ts'

/** The preview, after every line of it was counted. */
function foretold(t: Table, seat: Seat, action: Action): Preview<RivetWars> {
  const preview = t.game.preview(t.state, seat, action)
  const leaves = explore((chance) => {
    const events = follow(t.game, t.game.clone(t.state), seat, action, chance)
    return [
      ...preview.odds.map(({ when }) => (events.some((e) => isLike(e, when)) ? 1 : 0)),
      ...preview.expected.map(
        ({ when, or = [] }) => events.filter((e) => [when, ...or].some((w) => isLike(e, w))).length,
      ),
    ]
  }, 200_000)
  const said = [...preview.odds.map(({ chance }) => chance), ...preview.expected.map(({ mean }) => mean)]
  said.forEach((figure, i) => {
    const truth = leaves?.reduce((sum, { weight, value }) => sum + weight * (value[i] ?? 0), 0)
    expect(figure, `line ${i}`).toBeCloseTo(truth ?? Number.NaN, 9)
  })
  return preview
}

const labels = (preview: Preview<RivetWars>): string[] => preview.odds.map(({ label }) => label.key)

rule('8.6', 'ending combat tells whom the drifting gas may hit, enemies first', () => {
  const t = table('p . R\n. . .\n. . R', { turn: 'blight', gas: ['B2'] })
  const seen = foretold(t, 'blight', END)
  t.shows(labels(seen), ['odds.hit', 'odds.kill', 'odds.hit', 'odds.kill', 'odds.ownHit', 'odds.kill'])
  t.shows(
    seen.expected.map(({ label }) => label.key),
    ['expected.damage', 'expected.ownDamage'],
  )
  t.shows(seen.odds[0]?.chance.toFixed(4), ((1 / 8) * (1 - (4 / 6) ** 2)).toFixed(4))
})

rule('8.2', 'with few cards left the odds know what is shuffled in', () => {
  const t = table('p . R\n. . .\n. . R', { turn: 'blight', gas: ['B2', 'A3'] })
  t.state.discard = t.state.deck.splice(1)
  foretold(t, 'blight', END)
  t.state.discard = t.state.deck.splice(0).concat(t.state.discard)
  t.shows(foretold(t, 'blight', END).odds.length > 0, true)
})

rule('8.6', 'where two clouds may come only their drift is told', () => {
  const t = table('. R .\n. . .', { turn: 'blight', gas: ['A2', 'C2'] })
  t.shows(labels(foretold(t, 'blight', END)), ['odds.drift', 'odds.drift'])
})

rule('8.4', 'ending the turn tells whom gas attacks next', () => {
  const t = table('RW . p', { turn: 'blight', phase: 'rearrange', mission: '1', gas: ['A1', 'A1'] })
  t.shows(labels(foretold(t, 'blight', END)), ['odds.hit', 'odds.kill', 'odds.hit', 'odds.kill'])
})

rule('8.4', 'nobody is attacked once the game is over', () => {
  const won = { points: { allies: 7 }, starter: 'allies', mission: '1' } as const
  const t = table('R . p', { turn: 'blight', phase: 'movement', gas: ['A1'], ...won })
  t.shows(foretold(t, 'blight', END).odds, [])
  t.does('blight', END).gives({ type: 'gameEnded' }).without({ type: 'attacked' })
})

rule('C11', 'whoever is asked to take cover sees the odds with and without', () => {
  const t = table('R . pp', { hands: { blight: ['takeCover', 'takeCover'] } })
  t.does('allies', attacks(t, 'R', 'C1'))
  const [pass, cover] = [PASS, plays(t, 'takeCover')].map((action) => foretold(t, 'blight', action).odds[0]?.chance)
  t.shows([pass?.toFixed(4), cover?.toFixed(4)], [(19 / 27).toFixed(4), (20 / 36).toFixed(4)])
})

rule('C11.2', 'and so before a Tank Shock', () => {
  const t = table('O pp:=\n. .', { phase: 'movement', hands: { blight: ['takeCover'] }, plugs: { O: ['patston'] } })
  t.does('allies', goes(t, 'move', 'O', 'B1'))
  const [pass, cover] = [PASS, plays(t, 'takeCover')].map((action) => foretold(t, 'blight', action).odds[0]?.chance)
  t.shows([pass?.toFixed(4), cover?.toFixed(4)], [(20 / 36).toFixed(4), (2 / 6).toFixed(4)])
})

rule('M9.2', 'a drop tells how many land and how many are lost', () => {
  const t = table('RRR .:w .\n. . p\nRRRR . .', { phase: 'drop', mission: '9', hands: { allies: ['sappers'] } })
  t.state.discard = t.state.deck.splice(3)
  const { odds, expected } = foretold(t, 'allies', { type: 'drop', at: t.at('B2') })
  t.shows(
    [...odds, ...expected].map(({ label }) => label.key),
    ['odds.landed', 'odds.dropLost', 'expected.landed'],
  )
})

rule('M9.1', 'a drop into gas with little room is foretold, too: whoever falls makes room again', () => {
  const gas = { phase: 'drop', mission: '9', gas: ['A1'] } as const
  const t = table('RRR . .\n. . p\nRRRR . .', gas)
  const { odds } = t.game.preview(t.state, 'allies', { type: 'drop', at: t.at('B2') })
  t.shows(
    odds.map(({ chance }) => chance.toFixed(2)),
    ['0.99', '0.23'],
  )
})

/** How many hits an action is said to have, each with its chance, and how many it has. */
function hitsOf(t: Table, seat: Seat, action: Action): readonly (readonly [said: string, seen: string])[] {
  const hits = { type: 'attacked', hit: true } as const
  const leaves = explore(
    (chance) => follow(t.game, t.game.clone(t.state), seat, action, chance).filter((e) => isLike(e, hits)).length,
    200_000,
  )
  return t.game.preview(t.state, seat, action).spread.map(({ label, chance }) => {
    const count = label.args?.['count']
    const seen = leaves?.filter(({ value }) => value === count).reduce((sum, { weight }) => sum + weight, 0) ?? 0
    return [`${label.key} ${count}: ${chance.toFixed(6)}`, `${label.key} ${count}: ${seen.toFixed(6)}`]
  })
}

rule('5.10', 'all that may come of a strike is told apart: none, one and two hits, or whoever falls', () => {
  const one = hitsOf(...strikeOf('R p', 'allies', 'R', 'B1'))
  const flat = hitsOf(...strikeOf('H ppp', 'allies', 'H', 'B1'))
  const chain = hitsOf(...strikeOf('RR d', 'blight', 'd', 'A1'))
  const t = table('R p')
  for (const told of [one, flat, chain])
    t.shows(
      told.map(([said]) => said),
      told.map(([, seen]) => seen),
    )
  t.shows([one.length, flat.length, chain.length], [2, 4, 3])
})

function strikeOf(drawn: string, seat: Seat, unit: string, grid: string): [Table, Seat, Action] {
  const t = table(drawn, { turn: seat === 'blight' ? 'blight' : 'allies' })
  return [t, seat, attacks(t, unit, grid)]
}
