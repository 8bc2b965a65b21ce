import type { Offer } from '@muster/table'
import type { PointerEvent } from 'react'
import { byKeyboard } from '../parts/modality.ts'
import { useTable } from './useShow.ts'

/** What a button does is shown on the board while the mouse or the keyboard is at it. */
export function usePointing() {
  const { shower } = useTable()
  return (offer: Offer) => ({
    onPointerEnter(e: PointerEvent): void {
      if (e.pointerType === 'mouse') shower.pointAt(offer)
    },
    onPointerLeave: (): void => shower.pointAt(null),
    onFocus(): void {
      if (byKeyboard()) shower.pointAt(offer)
    },
    onBlur: (): void => shower.pointAt(null),
  })
}
