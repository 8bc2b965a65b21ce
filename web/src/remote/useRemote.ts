import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { RemoteState } from './state.ts'
import type { Remote } from './table.ts'

/** The table elsewhere one sits at; null at a table of this page. */
export const RemoteContext = createContext<Remote | null>(null)

export const useRemote = (): Remote | null => use(RemoteContext)

/** For what is only there at a table elsewhere. */
export function useRemoteState<X>(pick: (state: RemoteState) => X): X {
  const remote = useRemote()
  if (!remote) throw new Error('this table is not elsewhere')
  return useStore(remote.state, pick)
}

/** The name of whoever sits on a seat, and nothing where nobody does. */
export const nameOn = ({ table }: Pick<RemoteState, 'table'>, seat: string): string => {
  const who = table.chairs.find((c) => c.seat === seat)?.who
  return who?.type === 'person' ? who.name : ''
}
