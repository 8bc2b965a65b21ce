// What the others have done since one's own turn, line by line, as long as it is to be seen.
import { useMemo } from 'react'
import { plainly, type Stretch, summaryOf, type Told } from './summary.ts'
import { useShow, useTable } from './useShow.ts'

export interface Turned {
  readonly stretch: Stretch
  readonly lines: readonly Told[]
  /** The line that is being told: the board shows its places, and no others. */
  readonly telling: number
}

export function useTurned(): Turned | null {
  const { face } = useTable()
  const viewer = useShow((s) => s.sight?.viewer)
  const stretch = useShow((s) =>
    s.queue.length === 0 && !s.past && s.sight?.turn === s.sight?.viewer ? s.turned : null,
  )
  const telling = useShow((s) => (s.telling?.stretch === stretch ? s.telling?.line : undefined))
  return useMemo(() => {
    if (!stretch) return null
    const counted = summaryOf(face, stretch, viewer)
    const lines = counted.length > 0 ? counted : plainly(stretch, viewer)
    return lines.length > 0 ? { stretch, lines, telling: telling ?? firstTold(lines) } : null
  }, [face, stretch, viewer, telling])
}

/** Who was lost, where somebody was; else what has a place. */
export function firstTold(lines: readonly Told[]): number {
  const lost = lines.findIndex(({ line }) => line.key === 'sum.lost')
  const placed = lines.findIndex(({ ways }) => ways.length > 0)
  return Math.max(0, lost >= 0 ? lost : placed)
}
