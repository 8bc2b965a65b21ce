// What this browser remembers of first battles: who wanted none, which matches have a coach, what it said.
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

interface Kept {
  /** Games whose first battle was declined. */
  readonly declined: readonly string[]
  /** Matches with a coach. */
  readonly guided: readonly string[]
  /** What was said, by `game/mark`. */
  readonly spoken: readonly string[]
  /** No more tips. */
  readonly quiet: boolean
}

interface Guide extends Kept {
  /** Tips were ended just now, maybe by a slip of the finger. */
  readonly hushed: boolean
  set(change: Partial<Kept & Pick<Guide, 'hushed'>>): void
}

const NOTHING: Kept = { declined: [], guided: [], spoken: [], quiet: false }

/** So many matches are remembered, the last ones. */
const MOST = 50

const texts = (x: unknown): readonly string[] =>
  Array.isArray(x) ? x.filter((one) => typeof one === 'string').slice(-1000) : []

/** What makes sense of what was kept. */
function soundPart(kept: unknown): Kept {
  const all: Partial<Record<keyof Kept, unknown>> = typeof kept === 'object' && kept !== null ? kept : {}
  const guided = texts(all.guided).slice(-MOST)
  return { declined: texts(all.declined), guided, spoken: texts(all.spoken), quiet: all.quiet === true }
}

export const useGuide = create<Guide>()(
  persist((set) => ({ ...NOTHING, hushed: false, set }), {
    name: 'muster-guide',
    version: 1,
    merge: (kept, usual) => ({ ...usual, ...soundPart(kept) }),
  }),
)

/** "No thanks", remembered. */
export function decline(game: string): void {
  const { declined, set } = useGuide.getState()
  if (!declined.includes(game)) set({ declined: [...declined, game] })
}

/** This match has a coach, who was asked for: so tips are wanted again. */
export function guide(match: string): void {
  const { guided, set } = useGuide.getState()
  set({ guided: [...guided, match].slice(-MOST), quiet: false, hushed: false })
}

export function noteSpoken(game: string, mark: string): void {
  const { spoken, set } = useGuide.getState()
  set({ spoken: [...spoken, `${game}/${mark}`] })
}

/** From the beginning again. */
export const guideAnew = (): void => useGuide.getState().set({ spoken: [], quiet: false, declined: [] })
