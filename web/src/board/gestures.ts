// Mouse, wheel and fingers on a board: what is a drag, what is a press.
import { afterPaint } from '../after-paint.ts'
import { type Camera, towards } from './camera.ts'

export interface Gestures {
  camera(): Camera
  /** Whether one finger moves the board; else it moves the page below. */
  holds(): boolean
  show(camera: Camera): void
  /** The hand is off the board again. */
  rested(): void
  /** What is topmost under the finger, and where in the window. */
  press(target: Element, at: Finger): void
  /** What is topmost under the mouse, and where in the window; null when it has left. */
  point(target: Element | null, at: Finger): void
}

const STILL = 6

export interface Finger {
  x: number
  y: number
}

/** A point of the window, measured from the corner of the board. */
type Local = (at: { readonly clientX: number; readonly clientY: number }) => Finger

export function gestures(el: HTMLElement, g: Gestures): () => void {
  const fingers = new Map<number, Finger>()
  let travelled = 0
  let started: Element | null = null
  let answered = false

  const local: Local = (e) => {
    const r = el.getBoundingClientRect()
    return { x: e.clientX - r.left, y: e.clientY - r.top }
  }
  const down = (e: PointerEvent): void => {
    if (e.button !== 0 || (e.target as Element).closest('button, a, [role="dialog"], [role="menu"]')) return
    fingers.set(e.pointerId, { x: e.clientX, y: e.clientY })
    if (fingers.size === 1) {
      travelled = 0
      started = e.target as Element
    }
  }
  const move = (e: PointerEvent): void => {
    const old = fingers.get(e.pointerId)
    if (!old) {
      if (e.pointerType === 'mouse') g.point(e.target as Element, local(e))
      return
    }
    const at = { x: e.clientX, y: e.clientY }
    travelled += Math.hypot(at.x - old.x, at.y - old.y)
    if (travelled >= STILL && (e.pointerType !== 'touch' || fingers.size > 1 || g.holds())) {
      if (!el.hasPointerCapture(e.pointerId)) el.setPointerCapture(e.pointerId)
      const other = [...fingers].find(([f]) => f !== e.pointerId)?.[1]
      g.show(other ? pinched(g.camera(), old, at, other, local) : pulled(g.camera(), old, at))
    }
    fingers.set(e.pointerId, at)
  }
  const up = (e: PointerEvent): void => {
    if (!fingers.delete(e.pointerId) || fingers.size > 0) return
    g.rested()
    if (e.type === 'pointerup' && travelled < STILL && started) {
      answered = e.pointerType === 'touch'
      if (answered) afterPaint(focusOn(started))
      g.press(started, local(e))
    }
    started = null
  }
  const lifted = (e: TouchEvent): void => {
    if (answered) noMouseAfter(e)
    answered = false
  }

  const listening = new AbortController()
  const { signal } = listening
  el.addEventListener('pointerdown', down, { signal })
  el.addEventListener('pointermove', move, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const) el.addEventListener(end, up, { signal })
  el.addEventListener('pointerleave', (e) => e.pointerType === 'mouse' && g.point(null, local(e)), { signal })
  el.addEventListener('touchstart', together, { passive: false, signal })
  el.addEventListener('touchend', lifted, { passive: false, signal })
  el.addEventListener('wheel', wheel(g, local), { passive: false, signal })
  return () => listening.abort()
}

/** The board comes nearer to where the mouse is; a while after the last turn of the wheel it rests. */
function wheel(g: Gestures, local: Local): (e: WheelEvent) => void {
  let rest: ReturnType<typeof setTimeout> | undefined
  return (e) => {
    e.preventDefault()
    const at = local(e)
    g.show(towards(g.camera(), Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0016)), at.x, at.y))
    clearTimeout(rest)
    rest = setTimeout(g.rested, 180)
  }
}

/** A tap is over when the finger lifts: the browser's mouse events after it would only hold up the answer. */
function noMouseAfter(e: TouchEvent): void {
  if (e.cancelable) e.preventDefault()
}

/** Two fingers are the board’s, also where one moves the page. */
function together(e: TouchEvent): void {
  if (e.touches.length > 1 && e.cancelable) e.preventDefault()
}

/** As a press with the mouse would have done. */
const focusOn = (pressed: Element) => (): void =>
  pressed.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true })

const pulled = ({ x, y, k }: Camera, old: Finger, at: Finger): Camera => ({
  x: x + at.x - old.x,
  y: y + at.y - old.y,
  k,
})

/** One of two fingers has moved: the board grows with their distance, round the middle between them. */
function pinched(camera: Camera, old: Finger, at: Finger, other: Finger, local: Local): Camera {
  const by = Math.hypot(at.x - other.x, at.y - other.y) / Math.max(1, Math.hypot(old.x - other.x, old.y - other.y))
  const middle = local({ clientX: (at.x + other.x) / 2, clientY: (at.y + other.y) / 2 })
  const zoomed = towards(camera, by, middle.x, middle.y)
  return { ...zoomed, x: zoomed.x + (at.x - old.x) / 2, y: zoomed.y + (at.y - old.y) / 2 }
}
