import { type ActionEntry, type GameTypes, offers, type Shape, type Within } from '../../src/index.ts'
import { fail, short } from '../same.ts'
import type { Step } from '../step.ts'

/** States, views, events and offers have the shapes that are held against what comes from outside. */
export function everythingIsShaped<T extends GameTypes>(step: Step<T>): void {
  const { game, state, seats, viewers } = step
  const { shapes } = game
  const within: Within = { places: shapes.places(state), rules: Number(game.rulesVersion) }
  const fits = (what: string, shape: Shape<unknown>, x: unknown): void => {
    const misfit = shape.misfit(JSON.parse(JSON.stringify(x)), within)
    if (misfit !== null) fail(`${what} ${short(x)} has not the shape it promises, at “${misfit}”`)
  }
  fits('the state', shapes.state, state)
  for (const viewer of viewers) {
    const seen = game.view(state, viewer)
    if (shapes.places(seen) !== within.places) fail(`the view of ${viewer} has another number of places than the state`)
    fits(`the view of ${viewer}`, shapes.view, seen)
  }
  for (const seat of seats) for (const offer of offers(game, state, seat)) fits('the offer', shapes.action, offer)
  const last = step.record.entries.at(-1) as ActionEntry<T> | undefined
  if (!last?.events) return
  const deed = { seat: last.by, action: last.do, events: last.events }
  for (const event of last.events) fits('the event', shapes.event, event)
  for (const viewer of viewers) {
    for (const event of game.redact(deed, viewer).events) fits(`the event that ${viewer} is told`, shapes.event, event)
  }
}
