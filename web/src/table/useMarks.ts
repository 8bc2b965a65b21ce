// What is lit on the board now.
import { useMemo } from 'react'
import type { Marks } from '../face.ts'
import { marksOf } from './choice.ts'
import { narrowed, openNow } from './show.ts'
import { thinned } from './thinned.ts'
import { useShow, useTable } from './useShow.ts'

export function useMarks(): Marks {
  const { face } = useTable()
  const offers = useShow(openNow)
  const selected = useShow((s) => s.selected)
  const previews = useShow((s) => s.previews)
  const lit = useShow((s) => s.lit)
  const only = useShow((s) => s.only)
  const card = useShow((s) => s.card)
  const view = useShow((s) => s.view)
  return useMemo(() => {
    const shown = narrowed(offers, { only, card, selected, view }, face)
    return thinned(marksOf(shown, selected, previews, face.foretold, lit), face, view)
  }, [offers, selected, only, card, view, previews, face, lit])
}
