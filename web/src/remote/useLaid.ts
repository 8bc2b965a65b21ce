import type { TableSeen } from '@muster/protocol'
import { useEffect, useState } from 'react'
import type { Place } from '../pages/seating.ts'
import { server, Unwilling } from './server.ts'

/** A table of mine that I want to lay otherwise; null where there is none, or not any more. */
export function useLaid(id: string | null): TableSeen | 'asked' | null {
  const [laid, setLaid] = useState<TableSeen | 'asked' | null>(id === null ? null : 'asked')
  useEffect(() => {
    if (id === null) return
    let gone = false
    const found = (table: TableSeen | null): void => {
      if (!gone) setLaid(table)
    }
    server.table(id).then(
      (table) => found(table.mine && table.stage === 'laid' ? table : null),
      (error: unknown) => {
        if (!(error instanceof Unwilling)) throw error
        found(null)
      },
    )
    return () => {
      gone = true
    }
  }, [id])
  return laid
}

/** Its chairs, as they were wished for. */
export const placesOf = ({ chairs }: TableSeen): readonly Place[] =>
  chairs.map(({ seat, side, who }, i) => {
    if (who.type === 'free') return { seat, side, who: { type: 'link' } }
    if (who.type === 'computer') return { seat, side, who }
    const first = chairs.findIndex((c) => c.who.type === 'person') === i
    return { seat, side, who: first ? { type: 'person', name: '' } : { type: 'beside' } }
  })
