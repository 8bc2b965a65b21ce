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
  const state = JSON.parse(before) as T['State']
  const { chance, left } = repeating(last.draws ?? [])
  const acted = act(step.game, state, last.by, last.do, chance)
  if (!acted.ok) fail(`${describe(last)} is refused when repeated`)
  if (left() > 0) fail(`${describe(last)} leaves ${left()} of its draws over when repeated`)
  const events = difference(acted.events, last.events)
  if (events) fail(`${describe(last)} gives other events when repeated, at ${events}`)
  const after = difference(state, step.state)
  if (after) fail(`${describe(last)} gives another state when repeated, at ${after}`)
}

const describe = <T extends GameTypes>(entry: ActionEntry<T>): string => `${short(entry.do)} of ${entry.by}`

const PLIES = 12

/** Playing on with a clone leaves the original alone, and the other way round. */
export function clonesShareNothing<T extends GameTypes>(step: Step<T>): void {
  const before = JSON.stringify(step.state)
  const clone = step.game.clone(step.state)
  const copied = JSON.stringify(clone)
  playOn(step, clone, 'clone')
  if (JSON.stringify(step.state) !== before) fail('playing with a clone changed the original')
  const other = step.game.clone(step.state)
  playOn(step, step.state, 'original')
  if (JSON.stringify(other) !== copied) fail('playing with the original changed its clone')
}

function playOn<T extends GameTypes>(step: Step<T>, state: T['State'], purpose: string): void {
  const chance = step.chance(purpose)
  for (let i = 0; i < PLIES; i++) {
    const turn = asked(step, state).find(({ all }) => all.length > 0)
    if (!turn) return
    if (!act(step.game, state, turn.seat, copy(chance.pick(turn.all)), chance).ok) return
  }
}
