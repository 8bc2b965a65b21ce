// In random games the time may be up at any moment of a turn: the rules close it, and the match goes on.

import {
  type Chance,
  isOver,
  load,
  type Match,
  newMatch,
  type OptionValues,
  offers,
  optionsFor,
  plainDice,
  play,
  runOut,
  save,
  seeded,
} from '@muster/engine'
import { expect, test } from 'vitest'
import type { AcesAndArmor, Options } from '../src/index.ts'
import { game } from './table.ts'

type Played = Match<AcesAndArmor>

const PEOPLE = ['asked', 'stacked', 'move', 'declare']
/** The Automa answers at once. */
const ALONE = PEOPLE.slice(1)

const STARTS: readonly { readonly start: OptionValues; readonly times: readonly string[] }[] = [
  { start: { mode: 'two' }, times: PEOPLE },
  { start: { mode: 'four', weather: true, mountains: true }, times: PEOPLE },
  { start: { mode: 'four', mission: 'v2' }, times: PEOPLE },
  { start: { mode: 'four', mission: 'ardennes' }, times: PEOPLE },
  { start: { mode: 'solo', sets: 2, diceless: true }, times: ALONE },
  { start: { mode: 'cooperative' }, times: ALONE },
]

const fits = ({ state }: Played): string | null =>
  game.shapes.state.misfit(JSON.parse(JSON.stringify(state)), {
    places: game.shapes.places(state),
    rules: Number(game.rulesVersion),
  })

/** What the clock found on the table when it ran out. */
const found = ({ state }: Played): string =>
  state.asked.length > 0 ? 'asked' : state.phase === 'move' && stacked(state) ? 'stacked' : state.phase

const stacked = (state: Played['state']): boolean => {
  const at = state.units[state.move?.unit ?? -1]?.at ?? -1
  return at >= 0 && state.units.filter((u) => u.at === at).length > 1
}

/** The time is up now: both phases are over, whatever was under way. */
function letRunOut(match: Played): string {
  const { turn, seat, round } = match.state
  const what = found(match)
  expect(runOut(match, seat).ok).toBe(true)
  const { state } = match
  expect(fits(match)).toBeNull()
  expect(state.asked).toEqual(state.players[state.turn]?.automa ? state.asked : [])
  expect([state.turn, state.round, state.phase]).not.toEqual([turn, round, 'move'])
  expect([state.turn, state.round, state.phase]).not.toEqual([turn, round, 'declare'])
  expect(stacked(state)).toBe(false)
  return what
}

function step(match: Played, chance: Chance): void {
  const seat = chance.pick(game.toAct(match.state))
  expect(play(match, seat, chance.pick(offers(game, match.state, seat))).ok).toBe(true)
}

/** Sooner in the midst of a move, so that all times are met. */
const ONE_IN: Readonly<Record<string, number>> = { asked: 3, stacked: 2, declare: 4, move: 24 }

const isUp = (match: Played, chance: Chance): boolean => chance.below(ONE_IN[found(match)] ?? 1) === 0

const MOST_STEPS = 20_000

test.each(STARTS)('$start: the time may be up at any moment', ({ start, times }) => {
  const options = optionsFor<Options>(game, { ...start, clock: true, rounds: 8 })
  const seen = new Set<string>()
  for (const seed of ['noon', 'dusk', 'dawn', 'night']) {
    const match = newMatch(game, options, plainDice(seed))
    const chance = seeded(`${seed} chosen`)
    for (let i = 0; i < MOST_STEPS && !isOver(match); i++) {
      if (game.minutes?.(match.state) && isUp(match, chance)) seen.add(letRunOut(match))
      else step(match, chance)
    }
    expect(isOver(match)).toBe(true)
    const loaded = load(game, save(match.record))
    expect(loaded.ok && loaded.held).toBe('rules')
  }
  expect([...seen]).toEqual(expect.arrayContaining([...times]))
})
