import { useEffect, useState, useSyncExternalStore } from 'react'
import { onChange } from './change.ts'
import { cupboard, type Trouble } from './cupboard.ts'
import type { Kept } from './kept.ts'

/** The matches of this browser, as they change. */
export const useKept = (): readonly Kept[] => useListed(cupboard.list)

/** The names of those that cannot be read any more. */
export const useDamaged = (): readonly string[] => useListed(cupboard.listDamaged)

function useListed<X>(list: () => Promise<X[]>): readonly X[] {
  const [listed, setListed] = useState<readonly X[]>([])
  useEffect(() => {
    const refresh = unhurried(() => list().then(setListed))
    refresh()
    return onChange(refresh)
  }, [list])
  return listed
}

const PAUSE = 100

/** Does it now, and for all that asks while it is done only once more: many matches may come in at a time. */
export function unhurried(work: () => Promise<unknown>): () => void {
  let asked = 0
  const run = async (): Promise<void> => {
    for (let served = 0; served < asked; ) {
      served = asked
      await work()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    asked = 0
  }
  return () => {
    asked++
    if (asked === 1) void run()
  }
}

/** What is the matter with the browser's shelf, as it is noticed. */
export const useTrouble = (): Trouble | null => useSyncExternalStore(cupboard.onTrouble, cupboard.trouble)

/** Whether a match would be lost with the page. */
export const useHeld = (id: string): boolean => useSyncExternalStore(onChange, () => cupboard.isHeld(id))

/** Whether somebody here is expected. */
export const isMyTurn = ({ chairs, gist }: Kept): boolean =>
  chairs.some((c) => c.who.type === 'person' && gist.toAct.includes(c.seat))
