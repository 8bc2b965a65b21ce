import { useEffect, useState } from 'react'
import { type Kept, listDamaged, listMatches, onChange } from './kept.ts'

/** The matches of this browser, as they change. */
export const useKept = (): readonly Kept[] => useListed(listMatches)

/** The names of those that cannot be read any more. */
export const useDamaged = (): readonly string[] => useListed(listDamaged)

function useListed<X>(list: () => Promise<X[]>): readonly X[] {
  const [listed, setListed] = useState<readonly X[]>([])
  useEffect(() => {
    const refresh = (): void => void list().then(setListed)
    refresh()
    return onChange(refresh)
  }, [list])
  return listed
}

/** Whether somebody here is expected. */
export const isMyTurn = ({ chairs, gist }: Kept): boolean =>
  chairs.some((c) => c.who.type === 'person' && gist.toAct.includes(c.seat))
