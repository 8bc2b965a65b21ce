import { useListing } from '../saved/useSaved.ts'
import { useTable } from '../table/useShow.ts'

/** Whether the match of this table lies in this browser: one that ends elsewhere is brought here. */
export function useIsKept(): boolean {
  const { id } = useTable().controller.table.head
  return useListing().matches.some((match) => match.id === id)
}
