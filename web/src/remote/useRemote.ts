import { createContext, use } from 'react'
import { useStore } from 'zustand'
import { useWords } from '../words.tsx'
import type { RemoteState } from './state.ts'
import type { Remote, RemoteSeen } from './table.ts'

/** The table elsewhere one sits at; null at a table of this page. */
export const RemoteContext = createContext<Remote | null>(null)

export const useRemote = (): Remote | null => use(RemoteContext)

/** For what is only there at a table elsewhere. */
export function useRemoteState<X>(pick: (state: RemoteSeen) => X): X {
  const remote = useRemote()
  if (!remote) throw new Error('this table is not elsewhere')
  return useStore(remote.state, pick)
}

interface Named {
  readonly table: Pick<RemoteState['table'], 'chairs'>
}

/** The name of whoever sits on a seat, and nothing where nobody does. */
export const nameOn = ({ table }: Named, seat: string): string => {
  const who = table.chairs.find((c) => c.seat === seat)?.who
  return who?.type === 'person' ? who.name : ''
}

/** The names of whoever sits there, in a row. */
export function useNames(): (seats: readonly string[]) => string {
  const { language } = useWords()
  const table = useRemoteState((s) => s.table)
  const list = new Intl.ListFormat(language)
  return (seats) => list.format(seats.map((seat) => nameOn({ table }, seat)))
}
