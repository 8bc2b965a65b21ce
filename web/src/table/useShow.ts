import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Face } from '../face.ts'
import type { Show } from './show.ts'
import type { Shower } from './shower.ts'

export interface AtTable {
  readonly shower: Shower
  readonly face: Face
}

export const TableContext = createContext<AtTable | null>(null)

export function useTable(): AtTable {
  const at = use(TableContext)
  if (!at) throw new Error('there is no table here')
  return at
}

export function useShow<X>(pick: (show: Show) => X): X {
  return useStore(useTable().shower.store, pick)
}
