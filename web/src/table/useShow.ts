import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Face } from '../face.ts'
import type { Controller } from './controller.ts'
import type { Show, ShowStore } from './show.ts'

export interface AtTable {
  readonly controller: Controller
  readonly face: Face
  /** What is shown, a frame later: see `Calm`. */
  readonly late: ShowStore
}

export const TableContext = createContext<AtTable | null>(null)

export function useTable(): AtTable {
  const at = use(TableContext)
  if (!at) throw new Error('there is no table here')
  return at
}

/** Whether what is drawn here waits until the board has answered. */
export const CalmContext = createContext(false)

export function useShow<X>(pick: (show: Show) => X): X {
  const { controller, late } = useTable()
  return useStore(use(CalmContext) ? late : controller.store, pick)
}
