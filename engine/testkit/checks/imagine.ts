import { act, copy, type GameTypes, type Hidden, offers } from '../../src/index.ts'
import { difference, fail, short } from '../same.ts'
import { asked, imaginings, type Step, some } from '../step.ts'

/** What is imagined from a view looks like that view, and hides as much. */
export function imaginedLooksTheSame<T extends GameTypes>(step: Step<T>): void {
  const { game } = step
  for (const { viewer, state } of imaginings(step, 'imagine')) {
    const looks = difference(game.view(state, viewer), game.view(step.state, viewer))
    if (looks) fail(`what ${viewer} imagines looks different to it at ${looks}`)
    const places = difference(slots(game.hidden(state, viewer)), slots(game.hidden(step.state, viewer)))
    if (places) fail(`what ${viewer} imagines hides more or fewer things, at ${places}`)
    const dealt = difference(pools(game.hidden(state, viewer)), pools(game.hidden(step.state, viewer)))
    if (dealt) fail(`what ${viewer} imagines hides other things, at ${dealt}`)
  }
}

/** How many things lie hidden in each place. */
function slots(hidden: readonly Hidden[]): Record<string, number> {
  const out: Record<string, number> = {}
  for (const h of hidden) out[`${h.pool}/${h.slot}`] = (out[`${h.pool}/${h.slot}`] ?? 0) + 1
  return out
}

/** What is in each pool from which only chance has dealt. */
function pools(hidden: readonly Hidden[]): Record<string, string[]> {
  const out: Record<string, string[]> = {}
  for (const { pool } of hidden) {
    const all = hidden.filter((h) => h.pool === pool)
    if (!out[pool] && all.every((h) => h.by === 'chance')) out[pool] = all.map((h) => h.value).sort()
  }
  return out
}

/** Who cannot see anything less than all imagines the very state. */
export function nothingHiddenNothingImagined<T extends GameTypes>(step: Step<T>): void {
  const { game } = step
  for (const viewer of step.viewers) {
    if (game.hidden(step.state, viewer).length > 0) continue
    const state = game.imagine(game.view(step.state, viewer), viewer, step.chance('open'))
    const found = difference(state, step.state)
    if (found) fail(`nothing is hidden from ${viewer}, yet it imagines another state, at ${found}`)
  }
}

/** An imagined state is the dreamer's own: playing with it changes no view. */
export function imaginedIsOnesOwn<T extends GameTypes>(step: Step<T>): void {
  const { game } = step
  for (const viewer of step.viewers) {
    const chance = step.chance(`own/${viewer}`)
    const view = game.view(step.state, viewer)
    const before = JSON.stringify([view, step.state])
    const state = game.imagine(view, viewer, chance)
    for (let i = 0; i < 6; i++) {
      const turn = asked(step, state).find(({ all }) => all.length > 0)
      if (!turn || !act(game, state, turn.seat, copy(chance.pick(turn.all)), chance).ok) break
    }
    if (JSON.stringify([view, step.state]) !== before) fail(`playing with what ${viewer} imagines changes its view`)
  }
}

/** Who is asked does not depend on what a viewer cannot see. */
export function askedIsNoSecret<T extends GameTypes>(step: Step<T>): void {
  for (const { viewer, state } of imaginings(step, 'asked')) {
    const found = difference(step.game.toAct(state), step.game.toAct(step.state))
    if (found) fail(`who is asked depends on what ${viewer} cannot see: ${found}`)
  }
}

/** What a seat is offered does not depend on what it cannot see. */
export function offersAreNoSecret<T extends GameTypes>(step: Step<T>): void {
  const { game } = step
  for (const { viewer, state } of imaginings(step, 'choices')) {
    if (viewer === 'spectator') continue
    const found = difference(offers(game, state, viewer), offers(game, step.state, viewer))
    if (found) fail(`what ${viewer} is offered depends on what it cannot see, at ${found}`)
  }
}

/** Previews, answers, prompts and words do not depend on what the seat cannot see. */
export function judgementsAreNoSecret<T extends GameTypes>(step: Step<T>): void {
  for (const { viewer, state } of imaginings(step, 'judgements')) {
    if (viewer === 'spectator') continue
    const chance = step.chance(`judge/${viewer}`)
    const few = some(offers(step.game, step.state, viewer), step.budget.previews * 4, chance)
    const truth = judged(step, step.state, viewer, few)
    for (const [name, seen] of Object.entries(judged(step, state, viewer, few))) {
      const found = difference(seen, truth[name])
      if (found) fail(`${name} of ${viewer} depends on what it cannot see, at ${found} (${short(few)})`)
    }
  }
}

function judged<T extends GameTypes>(
  step: Step<T>,
  state: T['State'],
  seat: T['Seat'],
  actions: readonly T['Action'][],
): Record<string, unknown> {
  const { game } = step
  const sheet = game.orderable(state, seat)
  const standing = standingOrders(step, state, seat)
  return {
    preview: actions.map((a) => game.preview(state, seat, a)),
    aim: actions.map((a) => game.aim(state, a)),
    'words.action': actions.map((a) => game.words.action(state, seat, a)),
    'words.prompt': game.words.prompt(state, seat),
    fallback: game.fallback(state, seat),
    orderable: sheet,
    answer: standing.map((orders) => game.answer(state, seat, orders)),
  }
}

/** Some sets of standing orders that the sheet allows: none, all to ask, and a few at random. */
export function standingOrders<T extends GameTypes>(
  step: Step<T>,
  state: T['State'],
  seat: T['Seat'],
): Record<string, string | number | boolean>[] {
  const chance = step.chance(`standing/${seat}`)
  const sheet = step.game.orderable(state, seat)
  const asking = Object.fromEntries(sheet.map((s) => [s.key, s.default]))
  const random = [1, 2, 3].map(() =>
    Object.fromEntries(sheet.map((s) => [s.key, s.values?.length ? chance.pick(s.values) : s.default])),
  )
  return [{}, asking, ...random]
}
