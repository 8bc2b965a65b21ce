import { act, type Chance, type Game, type GameTypes, Luck } from '../src/index.ts'

/** One way the dice can fall, and what came of it. */
export interface Leaf<X> {
  readonly weight: number
  readonly value: X
}

/** Every way the dice can fall in `body`, with its probability; null where there are more than `limit`. */
export function explore<X>(body: (chance: Chance) => X, limit: number): Leaf<X>[] | null {
  const leaves: Leaf<X>[] = []
  const path: { range: number; got: number }[] = []
  for (;;) {
    let at = 0
    const chance = new Luck((range) => {
      if (at === path.length) path.push({ range, got: 0 })
      const draw = path[at++] as { range: number; got: number }
      return draw.got
    })
    const value = body(chance)
    leaves.push({ weight: path.reduce((w, d) => w / d.range, 1), value })
    const size = path.reduce((n, d) => n * d.range, 1)
    if (leaves.length > limit || (leaves.length === 1 && size > limit * 20)) return null
    while (path.length > 0 && isLast(path.at(-1))) path.pop()
    const next = path.at(-1)
    if (!next) return leaves
    next.got++
  }
}

const isLast = (draw: { range: number; got: number } | undefined): boolean => draw?.got === (draw?.range ?? 0) - 1

const MOST_ANSWERS = 200

/** The events of an action and of the fallback answers to every question after it. Changes `state`. */
export function follow<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  action: T['Action'],
  chance: Chance,
): T['Event'][] {
  const events = done(game, state, seat, action, chance)
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const question = game.toAct(state).flatMap((s) => {
      const answer = game.fallback(state, s)
      return answer ? [{ seat: s, answer }] : []
    })[0]
    if (!question) return events
    events.push(...done(game, state, question.seat, question.answer, chance))
  }
  return events
}

function done<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  action: T['Action'],
  chance: Chance,
): T['Event'][] {
  const acted = act(game, state, seat, action, chance)
  if (!acted.ok) throw new Error(`${JSON.stringify(action)} of ${seat} is refused: ${acted.why.key}`)
  return acted.events
}
