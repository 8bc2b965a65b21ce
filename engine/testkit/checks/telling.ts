import {
  type ActionEntry,
  check,
  copy,
  eventsSeen,
  foresee,
  type GameTypes,
  isAction,
  offers,
} from '../../src/index.ts'
import { difference, fail, short } from '../same.ts'
import { imagined, imaginings, type Step, some } from '../step.ts'
import { candidates } from './refusals.ts'

/** Why a seat may not do something does not depend on what it cannot see. */
export function refusalsAreNoSecret<T extends GameTypes>(step: Step<T>): void {
  const { game } = step
  for (const { viewer, state } of imaginings(step, 'reasons')) {
    if (viewer === 'spectator') continue
    const wishes = candidates(step, viewer, offers(game, step.state, viewer)) as readonly T['Action'][]
    for (const wish of wishes) {
      const found = difference(check(game, state, viewer, wish), check(game, step.state, viewer, wish))
      if (found) fail(`why ${viewer} may not do ${short(wish)} depends on what it cannot see, at ${found}`)
    }
  }
}

/** Neither what the diary says nor what is foretold of undo depends on what the reader cannot see. */
export function sayingsAreNoSecret<T extends GameTypes>(step: Step<T>): void {
  const last = step.record.entries.at(-1)
  const before = step.trail.at(-2)
  if (last && isAction(last) && before !== undefined) diaryIsNoSecret(step, last, JSON.parse(before) as T['State'])
  for (const { viewer, state } of imaginings(step, 'foretold')) {
    if (viewer === 'spectator') continue
    const few = some(offers(step.game, step.state, viewer), step.budget.previews * 4, step.chance(`foretold/${viewer}`))
    for (const action of few) {
      const [here, there] = [step.state, state].map((s) => foresee({ ...step, state: s }, viewer, action).undo)
      const found = difference(there, here)
      if (found) fail(`whether ${viewer} may undo ${short(action)} depends on what it cannot see, at ${found}`)
    }
  }
}

/** Each event as each viewer is told it, in the state right after it. */
function diaryIsNoSecret<T extends GameTypes>(step: Step<T>, entry: ActionEntry<T>, state: T['State']): void {
  const { game, viewers } = step
  const seen = viewers.map((viewer) => ({ viewer, events: eventsSeen(game, entry, viewer) }))
  for (const [i, event] of entry.events.entries()) {
    game.evolve(state, copy(event))
    for (const { viewer, events } of seen) {
      const told = events[i]
      if (!told) continue
      const other = imagined({ ...step, state }, viewer, step.chance(`diary/${i}/${viewer}`))
      const found = difference(game.words.event(other, told), game.words.event(state, told))
      if (found) fail(`what ${viewer} reads of ${short(told)} depends on what it cannot see, at ${found}`)
    }
  }
}
