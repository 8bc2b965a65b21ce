// The first press at a table would wait while the browser reads all the code it needs. So that is tried out before:
// something is taken up and laid down again between two pictures, when nothing else goes on.
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { useInLesson } from '../learn/context.ts'
import { mostMeant } from './choice.ts'
import { IDLE, isBusy, isDeciding, offersShown, type ShowStore } from './show.ts'
import { type AtTable, useShow, useTable } from './useShow.ts'

/** Takes up the first piece that can do something, and lays it down. Nobody sees it: no picture is painted in between. */
export function rehearse({ getState: now, setState: set }: ShowStore, face: AtTable['face'], flush = flushSync): void {
  const before = now()
  if (isBusy(before) || isDeciding(before) || before.selected !== null || before.coveredFor !== null) return
  const piece = offersShown(before, face).find((offer) => offer.aim.piece !== undefined)?.aim.piece
  if (piece === undefined) return
  mostMeant(offersShown(before, face), null, [{ piece, place: null, here: [piece] }])
  flush(() => set({ ...IDLE, selected: piece, looked: piece }))
  flush(() => set(before, true))
}

/** Milliseconds that nothing has happened before it is tried. */
const PAUSE = 400

/** Whose code was read already. */
const rehearsed = new WeakSet<object>()

/** Once, as soon as somebody is to choose; in a lesson, what is taken up counts. */
export function useRehearsal(): void {
  const { controller, face } = useTable()
  const lesson = useInLesson() !== null
  const mine = useShow((s) => !isBusy(s) && (s.sight?.offers.length ?? 0) > 0)
  useEffect(() => {
    if (!mine || lesson || rehearsed.has(face)) return
    let asked = 0
    const idle = 'requestIdleCallback' in window
    const go = (): void => {
      rehearsed.add(face)
      rehearse(controller.store, face)
    }
    const waiting = setTimeout(() => {
      if (idle) asked = requestIdleCallback(go)
      else go()
    }, PAUSE)
    return () => {
      clearTimeout(waiting)
      if (idle) cancelIdleCallback(asked)
    }
  }, [controller, face, mine, lesson])
}
