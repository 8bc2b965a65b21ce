import type { Line, View } from '@muster/table'
import { memo, type ReactElement, useMemo } from 'react'
import type { Face } from '../face.ts'
import type { StoryHead } from '../worker/reading.ts'
import './SliderMarks.css'

interface SliderMarksProps {
  readonly lines: readonly Line[]
  readonly head: StoryHead
  readonly face: Face
  readonly view: View
}

/** As much of the slider a number needs. */
const ROOM = 0.035

/** The first entry of each round, but none so near the one before that their numbers would touch. */
function apart(lines: readonly Line[], length: number): readonly (readonly [round: number, entry: number])[] {
  const starts = [...new Map(lines.toReversed().map((l) => [l.round, l.entry]))].sort(([a], [b]) => a - b)
  let last = Number.NEGATIVE_INFINITY
  return starts.filter(([, entry]) => {
    if (entry - last < ROOM * length) return false
    last = entry
    return true
  })
}

/** Over the slider: where rounds begin, and whose blows felled somebody. */
export const SliderMarks = memo(function SliderMarks({ lines, head, face, view }: SliderMarksProps): ReactElement {
  const share = (entry: number): string => `${(100 * (entry + 1)) / Math.max(1, head.length)}%`
  const rounds = useMemo(() => apart(lines, head.length), [lines, head])
  const blows = useMemo(
    () => lines.filter((l) => l.by !== null && face.hint(l.event, view).sound === 'fall'),
    // What an event sounds like does not hang on the moment looked at.
    [lines, face],
  )
  const sideOf = (seat: string | null): string => head.seats.find((s) => s.seat === seat)?.side ?? ''
  return (
    <div className="slider-marks" aria-hidden="true">
      {blows.map((l, i) => (
        <span key={i} style={{ left: share(l.entry) }}>
          <face.Emblem side={sideOf(l.by)} seat={l.by ?? undefined} size={13} />
        </span>
      ))}
      {rounds.map(([round, entry]) => (
        <i key={round} style={{ left: share(entry - 1) }}>
          {round}
        </i>
      ))}
    </div>
  )
})
