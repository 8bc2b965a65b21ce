import type { Offer } from '@muster/table'
import type { PointerEvent } from 'react'
import { byKeyboard } from '../parts/modality.ts'
import { useTable } from './useShow.ts'

/** What a button does is shown on the board while the mouse or the keyboard is at it. */
export function usePointing() {
  const { controller } = useTable()
  const pointedAt = (offer: Offer) => (e: PointerEvent) => {
    if (e.pointerType === 'mouse') controller.pointAt(offer)
  }
  return (offer: Offer) => ({
    onPointerEnter: pointedAt(offer),
    // For whoever comes straight from the board: that is left only after this was entered.
    onPointerMove: pointedAt(offer),
    onPointerLeave: (): void => controller.pointAt(null),
    onFocus(): void {
      if (byKeyboard()) controller.pointAt(offer)
    },
    onBlur: (): void => controller.pointAt(null),
  })
}
