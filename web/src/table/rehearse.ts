// The first press at a table would wait while the browser reads all the code it needs. So that is tried out before:
// something is taken up and laid down again between two pictures, when nothing else goes on.
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useInLesson } from '../learn/context.ts'
import { mostMeant } from './choice.ts'
import { IDLE, isBusy, isDeciding, offersShown, type ShowStore } from './show.ts'
import { type AtTable, useShow, useTable } from './useShow.ts'

/** Takes up a piece that can do something, and lays it down. Nobody sees it: no picture is painted in between. */
export function rehearse(
  { getState: now, setState: set }: ShowStore,
  face: AtTable['face'],
  nth = 0,
  flush = flushSync,
): void {
  const before = now()
  if (isBusy(before) || isDeciding(before) || before.selected !== null || before.coveredFor !== null) return
  const able = [...new Set(offersShown(before, face).flatMap((offer) => offer.aim.piece ?? []))]
  const piece = able[nth % able.length]
  if (piece === undefined) return
  mostMeant(offersShown(before, face), null, [{ piece, place: null, here: [piece] }])
  flush(() => set({ ...IDLE, selected: piece, looked: piece }))
  flush(() => set(before, true))
}

/** The browser makes code fast that it has run a few times. */
const TIMES = 4

/** Milliseconds that nothing has happened before it is tried. */
const PAUSE = 60

/** Whose code was read already. */
const rehearsed = new WeakSet<object>()

/** Once, as soon as all is laid and somebody is to choose; in a lesson, what is taken up counts. */
export function useRehearsal(laid: boolean): void {
  const { controller, face } = useTable()
  const lesson = useInLesson() !== null
  const mine = useShow((s) => !isBusy(s) && (s.sight?.offers.length ?? 0) > 0)
  useEffect(() => {
    if (!laid || !mine || lesson || rehearsed.has(face)) return
    let asked = 0
    const idle = 'requestIdleCallback' in window
    const go = (): void => {
      rehearsed.add(face)
      for (let nth = 0; nth < TIMES; nth++) rehearse(controller.store, face, nth)
    }
    const waiting = setTimeout(() => {
      if (idle) asked = requestIdleCallback(go)
      else go()
    }, PAUSE)
    return () => {
      clearTimeout(waiting)
      if (idle) cancelIdleCallback(asked)
    }
  }, [controller, face, laid, mine, lesson])
}
