// The turn of somebody else, as it is being played: what was done in it so far, and what is being done.
import type { Message } from '@muster/engine'
import type { Step } from '@muster/table'
import type { Show } from './show.ts'

export interface Watched {
  readonly seat: string
  readonly round: number
  readonly deeds: readonly Deed[]
}

/** All that came of one decision. */
export interface Deed {
  readonly number: number
  readonly lines: readonly Message[]
  /** It is being shown. */
  readonly now: boolean
}

/** As many of the last deeds are told. */
const MOST = 4

type Seen = Pick<Show, 'sight' | 'queue' | 'past' | 'recapping'>

type Stretch = Pick<Show, 'turned' | 'again'>

/** Whose turn is seen, where it is not the viewer's own. */
export function watchedSeat({ sight, queue, past, recapping }: Seen): string | null {
  if (!sight || past || recapping || (sight.ended && queue.length === 0)) return null
  const turn = queue[0]?.turn ?? sight.turn
  return turn === sight.viewer ? null : turn
}

/** Null in one's own turn. `present` is what is being played, as far as it may be told. */
export function watchedIn(show: Seen & Stretch, present: Step | undefined = show.queue[0]): Watched | null {
  const { queue, sight, turned, again } = show
  const seat = watchedSeat(show)
  if (seat === null) return null
  const round = queue[0]?.round ?? sight?.round ?? 0
  const steps = turned?.steps ?? []
  const done = again ? steps.slice(0, steps.length - queue.length) : steps
  const seen = [...done, ...(present ? [present] : [])].filter((s) => s.turn === seat && s.round === round)
  return { seat, round, deeds: deedsOf(seen, sight?.viewer, present !== undefined).slice(-MOST) }
}

/** What one answers belongs to the deed it answers; what one's own last act brought about by itself is no deed of theirs. */
function deedsOf(steps: readonly Step[], viewer: string | undefined, playing: boolean): readonly Deed[] {
  const deeds: { readonly entry: number; readonly lines: Message[] }[] = []
  for (const { entry, by, told } of steps) {
    if (by !== viewer && deeds.at(-1)?.entry !== entry) deeds.push({ entry, lines: [] })
    if (told) deeds.at(-1)?.lines.push(told)
  }
  const last = deeds.at(-1)
  return deeds
    .filter(({ lines }) => lines.length > 0)
    .map((deed, i) => ({ number: i + 1, lines: deed.lines, now: playing && deed === last }))
}
