// Whether a hint was acted upon while it lay there.
import type { Show } from './show.ts'

interface Seen extends Pick<Show, 'selected'> {
  readonly count: number | undefined
  readonly weighing: boolean
}

/** What is gone sooner was not read. */
const READ = 1500

export const hintSeen = ({ sight, selected, considered }: Pick<Show, 'sight' | 'selected' | 'considered'>): Seen => ({
  count: sight?.count,
  selected,
  weighing: considered !== null,
})

export function isHeeded(kind: string, came: Seen, gone: Seen, milliseconds: number): boolean {
  if (milliseconds < READ) return false
  if (kind === 'considered') return !gone.weighing
  return gone.count !== came.count || gone.selected !== came.selected || gone.weighing
}
