import { type ActionEntry, act, copy, fold, type GameTypes, isAction, load, repeating, save } from '../../src/index.ts'
import { difference, fail, short } from '../same.ts'
import { asked, type Step } from '../step.ts'

/** Clone, JSON round trip and folding the record give the state again. */
export function copiesAgree<T extends GameTypes>(step: Step<T>): void {
  const { game, state, record } = step
  const found = [
    { how: 'its clone', is: difference(game.clone(state), state) },
    { how: 'its JSON round trip', is: difference(JSON.parse(JSON.stringify(state)), state) },
    { how: 'the record folded', is: difference(fold(game, record), state) },
  ].find(({ is }) => is !== null)
  if (found) fail(`${found.how} differs from the state at ${found.is}`)
  const loaded = load(game, save(record))
  if (!loaded.ok) fail(`the record cannot be loaded again: ${short(loaded.why)}`)
}

/** The same action with the same draws does the same again. */
export function actionsRepeat<T extends GameTypes>(step: Step<T>): void {
  const last = step.record.entries.at(-1)
  const before = step.trail.at(-2)
  if (!last || !isAction(last) || before === undefined) return
  const found = unlike(step, last, JSON.parse(before) as T['State'])
  if (found) fail(`${short(last.do)} of ${last.by}, done again with the same draws, ${found}`)
}

function unlike<T extends GameTypes>(step: Step<T>, entry: ActionEntry<T>, state: T['State']): string | null {
  const { chance, left } = repeating(entry.draws ?? [])
  const acted = act(step.game, state, entry.by, entry.do, chance)
  if (!acted.ok) return 'is refused'
  if (left() > 0) return `leaves ${left()} of them over`
  const events = difference(acted.events, entry.events)
  if (events) return `gives other events, at ${events}`
  const after = difference(state, step.state)
  return after && `gives another state, at ${after}`
}

const PLIES = 12

/** Playing on with a clone leaves the original alone, and the other way round. */
export function clonesShareNothing<T extends GameTypes>(step: Step<T>): void {
  const clone = step.game.clone(step.state)
  const texts = [JSON.stringify(step.state), JSON.stringify(clone)]
  playOn(step, clone, 'clone')
  const other = step.game.clone(step.state)
  const original = JSON.stringify(step.state)
  playOn(step, step.state, 'original')
  if (original !== texts[0] || JSON.stringify(other) !== texts[1])
    fail('playing with one of two clones changes the other')
}

function playOn<T extends GameTypes>(step: Step<T>, state: T['State'], purpose: string): void {
  const chance = step.chance(purpose)
  for (let i = 0; i < PLIES; i++) {
    const turn = asked(step, state).find(({ all }) => all.length > 0)
    if (!turn) return
    if (!act(step.game, state, turn.seat, copy(chance.pick(turn.all)), chance).ok) return
  }
}
