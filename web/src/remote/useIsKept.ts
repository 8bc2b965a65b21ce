import { useKept } from '../kept/useKept.ts'
import { useTable } from '../table/useShow.ts'

/** Whether the match of this table lies in this browser: one that ends elsewhere is brought here. */
export function useIsKept(): boolean {
  const { id } = useTable().shower.table.head
  return useKept().some((kept) => kept.id === id)
}
