// Several fights of one's own that follow one another by themselves.
import { patch } from '@muster/engine'
import type { Step, View } from '@muster/table'
import type { Face } from '../face.ts'
import type { Show } from './show.ts'

/** The entry of one's own in which dice fall more than once; `before` stands before the first step. */
export function seriesIn(
  face: Pick<Face, 'hint'>,
  steps: readonly Step[],
  before: View,
  viewer: string,
): Show['series'] {
  const throws = new Map<number, number>()
  let view = before
  for (const step of steps) {
    if (step.by === viewer && (face.hint(step.event, view).dice?.length ?? 0) > 0)
      throws.set(step.entry, (throws.get(step.entry) ?? 0) + 1)
    view = patch(view, step.change)
  }
  const found = [...throws].find(([, count]) => count > 1)
  return found ? { entry: found[0], skipped: false } : null
}

/** It is being shown. */
export const isSeries = ({ series, queue: [step] }: Pick<Show, 'series' | 'queue'>): boolean =>
  series !== null && step?.entry === series.entry
