// What finger, mouse and keyboard do on the board.
import { type RefObject, useCallback } from 'react'
import type { Finger } from '../board/gestures.ts'
import type { Pilot } from '../board/pilot.ts'
import { byKeyboard } from '../parts/modality.ts'
import { mostMeant, type Press } from './choice.ts'
import { isBusy, narrowed, openNow } from './show.ts'
import { type OnBoard, pressesAt, pressOn, withFriends } from './under.ts'
import { useShow, useTable } from './useShow.ts'

export interface BoardHand {
  press(target: Element, at: Finger): void
  point(target: Element | null, at: Finger): void
  pressPlace(place: number): void
  focusPlace(place: number): void
  leavePlaces(): void
}

export function useBoardHand(board: OnBoard, pilot: RefObject<Pilot | null>): BoardHand {
  const { controller, face } = useTable()
  const busy = useShow(isBusy)
  const offers = useShow(openNow)
  const selected = useShow((s) => s.selected)
  const only = useShow((s) => s.only)
  const card = useShow((s) => s.card)
  const view = useShow((s) => s.view)
  const { geometry, pieces } = board
  const walkedTo = useCallback(
    (place: number): Press => ({ ...withFriends({ pieces }, selected, pressOn({ pieces }, place)), walked: true }),
    [pieces, selected],
  )
  const seen = (press: Press): Press => withFriends(board, selected, press)
  return {
    press(target, at) {
      const presses = pressesAt(board, target, at).map(seen)
      // A finger cannot hit what is so small: one looks closer first, unless it picks something up.
      const shown = narrowed(offers, { only, card, selected, view }, face)
      const picks = mostMeant(shown, selected, presses).meant.type === 'select'
      if (!busy && !picks && pilot.current?.isFar()) pilot.current.closer(at)
      else if (presses.length === 0) controller.forget()
      else controller.press(...presses)
    },
    point(target, at) {
      const presses = target ? pressesAt(board, target, at).map(seen) : []
      controller.point(...presses)
      const piece = presses[0]?.piece ?? null
      if (piece !== null && selected === null) controller.look(piece)
    },
    pressPlace: useCallback((place) => controller.press(walkedTo(place)), [controller, walkedTo]),
    focusPlace: useCallback(
      (place) => {
        controller.point(walkedTo(place))
        if (byKeyboard()) pilot.current?.reveal(geometry.place(place))
      },
      [controller, walkedTo, geometry, pilot],
    ),
    leavePlaces: useCallback(() => controller.pointAt(null), [controller]),
  }
}
