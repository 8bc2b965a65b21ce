// The board answers a press at once, and whatever lies round it follows with the next frame:
// what is chosen and where it may go is seen before cards, sheets and sentences are laid out anew.
import type { ReactElement, ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'
import { afterPaint } from '../after-paint.ts'
import type { Show, ShowStore } from './show.ts'
import { CalmContext } from './useShow.ts'

export const Calm = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <CalmContext value={true}>{children}</CalmContext>
)

export const AtOnce = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <CalmContext value={false}>{children}</CalmContext>
)

/** The same store, always a painted frame behind; but nobody sees for a frame what was shown to somebody else. */
export function follower(store: ShowStore): { readonly late: ShowStore; stop(): void } {
  const late = createStore<Show>(() => store.getState())
  let waiting = false
  const follow = (): void => {
    waiting = false
    late.setState(store.getState(), true)
  }
  const stop = store.subscribe((now, before) => {
    if (now.sight?.viewer !== before.sight?.viewer || now.coveredFor !== before.coveredFor) return follow()
    if (waiting) return
    waiting = true
    afterPaint(follow)
  })
  return { late, stop }
}
