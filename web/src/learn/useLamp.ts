// The lamp lights one thing: what to press next.
import type { Aim } from '@muster/engine'
import { useEffect } from 'react'
import { isBusy } from '../table/show.ts'
import { useShow, useTable } from '../table/useShow.ts'

export function useLamp(aim: Aim | null): void {
  const { controller, face } = useTable()
  const selected = useShow((s) => s.selected)
  const view = useShow((s) => s.view)
  const busy = useShow(isBusy)
  useEffect(() => {
    if (!aim || busy || view === null) return
    const pieces = face.pieces(view)
    const standing = (piece: unknown): number | null => pieces.find((p) => p.piece === piece)?.place ?? null
    const there = aim.place ?? standing(aim.target)
    const place = selected === aim.piece || aim.piece === undefined ? there : standing(aim.piece)
    if (place !== null) controller.light([place])
  }, [aim, busy, view, selected, controller, face])
}
