// What was missed is shown again from an earlier step.
import { patch } from '@muster/engine'
import type { Step, View } from '@muster/table'
import type { Show } from './show.ts'
import { gathered, type Stretch } from './summary.ts'

/** As it was when so many of the steps had been shown. */
export function rewound(
  start: View,
  steps: readonly Step[],
  shown: number,
  viewer: string,
): Pick<Show, 'view' | 'queue' | 'turned'> {
  let view = start
  let turned: Stretch | null = null
  for (const step of steps.slice(0, shown)) {
    turned = gathered(turned, step, view, viewer)
    view = patch(view, step.change)
  }
  return { view, turned, queue: steps.slice(shown) }
}
