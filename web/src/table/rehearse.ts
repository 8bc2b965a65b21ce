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

/** The browser makes code fast that it has run a few times: so often at once, so many times over. */
const AT_ONCE = 3
const OVER = 4

/** Milliseconds that nothing has happened before it is tried, and tried again. */
const PAUSE = 60

/** What the page does with any event is tried as well, with one that nobody listens to. */
const stir = (): unknown =>
  document.querySelector('.stage')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))

/** Whose code was read already. */
const rehearsed = new WeakSet<object>()

/** Once, as soon as all is laid and somebody is to choose; in a lesson, what is taken up counts. */
export function useRehearsal(laid: boolean): void {
  const { controller, face } = useTable()
  const lesson = useInLesson() !== null
  const mine = useShow((s) => !isBusy(s) && (s.sight?.offers.length ?? 0) > 0)
  useEffect(() => {
    if (!laid || !mine || lesson || rehearsed.has(face)) return
    let times = 0
    return whenIdle(PAUSE, () => {
      rehearsed.add(face)
      stir()
      for (const end = times + AT_ONCE; times < end; times++) rehearse(controller.store, face, times)
      return times < AT_ONCE * OVER
    })
  }, [controller, face, laid, mine, lesson])
}

/** Does something when nothing else is to be done, and again as long as it wants; ends it. */
function whenIdle(pause: number, work: () => boolean): () => void {
  let asked = 0
  const idle = 'requestIdleCallback' in window
  const go = (): void => {
    if (work()) wait()
  }
  let waiting: ReturnType<typeof setTimeout> | undefined
  const wait = (): void => {
    waiting = setTimeout(() => {
      if (idle) asked = requestIdleCallback(go)
      else go()
    }, pause)
  }
  wait()
  return () => {
    clearTimeout(waiting)
    if (idle) cancelIdleCallback(asked)
  }
}
