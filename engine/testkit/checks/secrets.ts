import {
  act,
  type Chance,
  copy,
  type Deed,
  diff,
  type GameTypes,
  type Hidden,
  Luck,
  type Viewer,
} from '../../src/index.ts'
import { difference, fail, same, short } from '../same.ts'
import { asked, hiddenText, ofEachKind, type Step, some } from '../step.ts'

/** Two things that happened alike but for what a viewer cannot see. */
interface Pair<T extends GameTypes> {
  readonly viewer: Viewer<T>
  /** Whether someone chose the difference. */
  readonly chosen: boolean
  readonly deeds: readonly [Deed<T>, Deed<T>]
  readonly after: readonly [T['State'], T['State']]
}

/** Where a viewer's view stays the same, the entries it gets are the same, whatever secretly happened. */
export function entriesTellNoSecret<T extends GameTypes>(step: Step<T>): void {
  const { game } = step
  for (const { viewer, deeds, after } of pairs(step)) {
    if (!same(game.view(after[0], viewer), game.view(after[1], viewer))) continue
    const found = difference(game.redact(deeds[0], viewer), game.redact(deeds[1], viewer))
    if (found) fail(`the entry of ${short(deeds[0].action)} tells ${viewer} what it cannot see, at ${found}`)
  }
}

/** Where a viewer is told the same, it sees the same, whatever secretly happened; and nobody imagines what it cannot know. */
export function viewsTellNoSecret<T extends GameTypes>(step: Step<T>): void {
  const { game } = step
  for (const { viewer, deeds, after, chosen } of pairs(step)) {
    const told = difference(game.redact(deeds[0], viewer), game.redact(deeds[1], viewer))
    const found = difference(game.view(after[0], viewer), game.view(after[1], viewer))
    if (!told && found) fail(`the view after ${short(deeds[0].action)} shows ${viewer} what it cannot see, at ${found}`)
    if (found && chosen && after.every((state) => knows(step, state, viewer)))
      fail(`${viewer} always imagines what was chosen in secret by ${short(deeds.map((d) => d.action))}`)
  }
}

/** Where nothing is hidden from two viewers, before and after, they see the same change: a host works it out once. */
export function openChangesAreAlike<T extends GameTypes>(step: Step<T>): void {
  const { game, state } = step
  const open = (s: T['State'], viewers: readonly Viewer<T>[]): Viewer<T>[] =>
    viewers.filter((viewer) => game.hidden(s, viewer).length === 0)
  const before = open(state, step.viewers)
  if (before.length < 2) return
  for (const { seat, all } of asked(step)) {
    for (const action of ofEachKind(all, 1, 4, step.chance('alike'))) {
      const [done] = doneBy(step, state, seat, action, [])
      if (!done) continue
      const changes = open(done.state, before).map((v) => diff(game.view(state, v), game.view(done.state, v)) ?? null)
      const found = changes.map((change) => difference(change, changes[0])).find((at) => at)
      if (found) fail(`nothing is hidden, yet ${short(action)} changes the views of two in different ways, at ${found}`)
    }
  }
}

const DREAMS = 24

/** Whether all that was chosen in secret is imagined rightly every time. */
function knows<T extends GameTypes>(step: Step<T>, state: T['State'], viewer: Viewer<T>): boolean {
  const { game } = step
  const chosen = (s: T['State']): string => hiddenText(game.hidden(s, viewer).filter((h) => h.by === 'choice'))
  const truth = chosen(state)
  if (truth === '') return false
  const chance = step.chance(`dreams/${viewer}`)
  const view = game.view(state, viewer)
  for (let i = 0; i < DREAMS; i++) if (chosen(game.imagine(view, viewer, chance)) !== truth) return false
  return true
}

/** Pairs of deeds from here that differ in what lies hidden afterwards, in places that are the same. */
function* pairs<T extends GameTypes>(step: Step<T>): Generator<Pair<T>> {
  const { game } = step
  for (const { one, two, viewers, chosen } of [...otherChoices(step), ...otherDraws(step), ...otherSecrets(step)]) {
    for (const viewer of viewers) {
      const [a, b] = [game.hidden(one.state, viewer), game.hidden(two.state, viewer)]
      const differ = hiddenText(a) !== hiddenText(b) && places(a) === places(b)
      if (differ) yield { viewer, chosen, deeds: [one.deed, two.deed], after: [one.state, two.state] }
    }
  }
}

const places = (hidden: readonly Hidden[]): string => hiddenText(hidden.map((h) => ({ ...h, value: '' })))

interface Done<T extends GameTypes> {
  readonly deed: Deed<T>
  readonly state: T['State']
  readonly draws: readonly number[]
}

/** Two results, and to whom they may be the same. */
interface Twins<T extends GameTypes> {
  readonly one: Done<T>
  readonly two: Done<T>
  readonly viewers: readonly Viewer<T>[]
  readonly chosen: boolean
}

/** Two offers of one seat, without luck. */
function* otherChoices<T extends GameTypes>(step: Step<T>): Generator<Twins<T>> {
  for (const { seat, all } of asked(step)) {
    const done = ofEachKind(all, 4, 12, step.chance('choices')).flatMap((a) => doneBy(step, step.state, seat, a, []))
    const sure = done.filter((d) => d.draws.length === 0)
    const viewers = step.viewers.filter((v) => v !== seat)
    for (const [i, one] of sure.entries()) {
      for (const two of sure.slice(i + 1)) yield { one, two, viewers, chosen: true }
    }
  }
}

/** One offer, with one draw other than before. */
function* otherDraws<T extends GameTypes>(step: Step<T>): Generator<Twins<T>> {
  const chance = step.chance('draws')
  for (const { seat, all } of asked(step)) {
    for (const action of ofEachKind(all, 1, 8, chance)) {
      const [one] = doneBy(step, step.state, seat, action, [])
      if (!one) continue
      for (const at of some([...one.draws.keys()].filter((i) => i % 2 === 1).slice(0, 60), 4, chance)) {
        const range = one.draws[at - 1] as number
        if (range < 2) continue
        const got = ((one.draws[at] as number) + 1 + chance.below(range - 1)) % range
        const [two] = doneBy(step, step.state, seat, action, [
          ...one.draws.slice(0, at),
          got,
          ...one.draws.slice(at + 1),
        ])
        if (two && two.draws.length === one.draws.length) yield { one, two, viewers: step.viewers, chosen: false }
      }
    }
  }
}

/** One offer without luck, done here and in what a viewer imagines. */
function* otherSecrets<T extends GameTypes>(step: Step<T>): Generator<Twins<T>> {
  for (const { seat, all } of asked(step)) {
    for (const action of ofEachKind(all, 1, 6, step.chance('secrets'))) {
      const [one] = doneBy(step, step.state, seat, action, [])
      if (!one || one.draws.length > 0) continue
      for (const viewer of step.viewers) {
        const other = step.game.imagine(step.game.view(step.state, viewer), viewer, step.chance(`secrets/${viewer}`))
        if (!same(step.game.view(other, viewer), step.game.view(step.state, viewer))) continue
        const [two] = doneBy(step, other, seat, action, [])
        if (two && two.draws.length === 0) yield { one, two, viewers: [viewer], chosen: false }
      }
    }
  }
}

/** What an action does with given draws (and luck of the step after them); nothing where it is refused. */
function doneBy<T extends GameTypes>(
  step: Step<T>,
  from: T['State'],
  seat: T['Seat'],
  action: T['Action'],
  given: readonly number[],
): Done<T>[] {
  const state = copy(from)
  const draws: number[] = []
  const acted = act(step.game, state, seat, action, following(given, step.chance('doneBy'), draws))
  return acted.ok ? [{ deed: { seat, action, events: acted.events }, state, draws }] : []
}

/** Luck that repeats `given` as long as the same is asked, then goes its own way. */
function following(given: readonly number[], source: Chance, draws: number[]): Chance {
  return new Luck((n) => {
    const known = given[draws.length] === n ? given[draws.length + 1] : undefined
    const got = known ?? source.below(n)
    draws.push(n, got)
    return got
  })
}
