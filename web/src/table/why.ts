// What the computers played for in their turns, as far as whoever looks may know.
import { reasons } from '@muster/bots/reasons'
import { type Game, type GameTypes, type Message, patch, say } from '@muster/engine'
import type { Chair, View } from '@muster/table'
import type { Stretch } from './summary.ts'

type AnyGame = Game<GameTypes>

/** A line for each computer that had a turn and gained something by it. */
export function whyOf(game: AnyGame, chairs: readonly Chair[], viewer: string, stretch: Stretch): readonly Message[] {
  const turns = turnsOf(stretch).filter(({ seat }) => isComputer(chairs, seat))
  return turns.flatMap(({ seat, before, after }) => {
    const found = reasons(game, viewer, before, after, seat)
    if (found.length === 0) return []
    const told = found.map(({ of, theme }) => say(`${of}.${theme}`))
    return turns.length > 1
      ? say('why.of', { seat: say(`seat.${seat}`), reasons: told })
      : say('why.line', { reasons: told })
  })
}

const isComputer = (chairs: readonly Chair[], seat: string): boolean =>
  chairs.some((c) => c.seat === seat && c.who.type === 'computer')

interface Turn {
  readonly seat: string
  readonly before: View
  after: View
}

/** What stood before and after each turn of the stretch. */
function turnsOf({ view, steps }: Stretch): readonly Turn[] {
  const turns: Turn[] = []
  let now = view
  for (const { turn, change } of steps) {
    const before = now
    now = patch(now, change)
    if (turn === null) continue
    const last = turns.at(-1)
    if (last?.seat === turn) last.after = now
    else turns.push({ seat: turn, before, after: now })
  }
  return turns
}
