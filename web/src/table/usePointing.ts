import type { Offer } from '@muster/table'
import type { PointerEvent } from 'react'
import { byKeyboard } from '../parts/modality.ts'
import { useTable } from './useShow.ts'

/** What a button does is shown on the board while the mouse or the keyboard is at it. */
export function usePointing() {
  const { controller } = useTable()
  return (offer: Offer) => ({
    // Not when it is entered: coming straight from the board, the board is left only after that.
    onPointerMove(e: PointerEvent): void {
      if (e.pointerType === 'mouse') controller.pointAt(offer)
    },
    onPointerLeave: (): void => controller.pointAt(null),
    onFocus(): void {
      if (byKeyboard()) controller.pointAt(offer)
    },
    onBlur: (): void => controller.pointAt(null),
  })
}
