import { useEffect, useState } from 'react'
import { type Kept, listMatches, onChange } from './kept.ts'

/** The matches of this browser, as they change. */
export function useKept(): readonly Kept[] {
  const [kept, setKept] = useState<readonly Kept[]>([])
  useEffect(() => {
    const refresh = (): void => void listMatches().then(setKept)
    refresh()
    return onChange(refresh)
  }, [])
  return kept
}

/** Whether somebody here is expected. */
export const isMyTurn = ({ chairs, gist }: Kept): boolean =>
  chairs.some((c) => c.who.type === 'person' && gist.toAct.includes(c.seat))
