import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Face } from '../face.ts'
import type { Controller } from './controller.ts'
import type { Show } from './show.ts'

export interface AtTable {
  readonly controller: Controller
  readonly face: Face
}

export const TableContext = createContext<AtTable | null>(null)

export function useTable(): AtTable {
  const at = use(TableContext)
  if (!at) throw new Error('there is no table here')
  return at
}

export function useShow<X>(pick: (show: Show) => X): X {
  return useStore(useTable().controller.store, pick)
}
