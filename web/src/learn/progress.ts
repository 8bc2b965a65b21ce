// Which lessons were done or seen in this browser.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

export type Learnt = 'done' | 'seen'

interface Progress {
  /** By `game/lesson`. */
  readonly learnt: Readonly<Record<string, Learnt>>
  note(game: string, lesson: string, how: Learnt): void
}

const keyOf = (game: string, lesson: string): string => `${game}/${lesson}`

/** What makes sense of what was kept. */
function soundPart(kept: unknown): Pick<Progress, 'learnt'> {
  const learnt = typeof kept === 'object' && kept !== null && 'learnt' in kept ? kept.learnt : null
  if (typeof learnt !== 'object' || learnt === null) return { learnt: {} }
  return { learnt: Object.fromEntries(Object.entries(learnt).filter(([, how]) => how === 'done' || how === 'seen')) }
}

export const useProgress = create<Progress>()(
  persist(
    (set) => ({
      learnt: {},
      /** What was done once stays done. */
      note(game, lesson, how) {
        const key = keyOf(game, lesson)
        set(({ learnt }) => ({ learnt: { ...learnt, [key]: learnt[key] === 'done' ? 'done' : how } }))
      },
    }),
    { name: 'muster-learnt', version: 1, merge: (kept, usual) => ({ ...usual, ...soundPart(kept) }) },
  ),
)

export const isLearnt = (learnt: Progress['learnt'], game: string, lesson: string): boolean =>
  learnt[keyOf(game, lesson)] === 'done'
