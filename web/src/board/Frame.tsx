// A board one can move and zoom. Only a transform changes: the drawing is never painted again for it.
import { type ReactElement, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import type { Spot } from '../face.ts'
import { type Camera, fitted, kept, towards } from './camera.ts'
import { type Finger, gestures } from './gestures.ts'

export interface FrameHandle {
  zoom(by: number): void
  pan(dx: number, dy: number): void
  fit(): void
  /** Brings a spot into sight, if it is not. */
  reveal(spot: Spot): void
  /** Brings one of the spots into the middle, if none of them is in sight. */
  revealAny(spots: readonly Spot[]): void
}

export interface FrameProps {
  readonly width: number
  readonly height: number
  /** Half the width of a place: on touch screens it is never smaller than a finger. */
  readonly grain: number
  /** What is topmost under the finger, and where on the board. */
  readonly onPress: (target: Element, at: Finger) => void
  readonly onPoint?: (target: Element | null) => void
  /** Scaled with the board. */
  readonly children: ReactNode
  /** Moved with the board but never scaled: tags and notes. */
  readonly overlay?: ReactNode
  readonly handle?: Ref<FrameHandle>
}

const FINGER = 44

export function Frame({ width, height, grain, onPress, onPoint, children, overlay, handle }: FrameProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const camera = useRef<Camera>({ x: 0, y: 0, k: 1 })
  /** Whether somebody has looked closer: then another size of the window changes nothing. */
  const moved = useRef(false)
  const calls = useRef({ onPress, onPoint })
  calls.current = { onPress, onPoint }

  const room = useRef({ width: 1, height: 1 })
  const drawnAt = useRef(1)
  const size = (): { width: number; height: number } => room.current
  const measure = (): void => {
    room.current = { width: box.current?.clientWidth || 1, height: box.current?.clientHeight || 1 }
  }
  /** The layer is a picture that is moved; after a zoom it is drawn again, sharp. */
  const sharpen = (): void => {
    const el = layer.current
    if (!el || drawnAt.current === camera.current.k) return
    drawnAt.current = camera.current.k
    el.style.willChange = 'auto'
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        el.style.willChange = ''
      }),
    )
  }
  const show = (wanted: Camera): void => {
    const c = kept(wanted, { width, height }, size())
    camera.current = c
    if (layer.current) layer.current.style.transform = `translate(${c.x}px, ${c.y}px) scale(${c.k})`
    if (!notes.current) return
    notes.current.style.transform = `translate(${c.x}px, ${c.y}px)`
    if (notes.current.dataset['k'] === String(c.k)) return
    notes.current.dataset['k'] = String(c.k)
    notes.current.style.setProperty('--k', String(c.k))
  }
  const fitIn = (): void => {
    moved.current = false
    const coarse = matchMedia('(pointer: coarse)').matches
    show(fitted({ width, height }, size(), coarse && grain > 0 ? FINGER / (2 * grain) : 0))
  }

  useImperativeHandle(handle, () => ({
    zoom(by) {
      moved.current = true
      show(towards(camera.current, by, size().width / 2, size().height / 2))
      sharpen()
    },
    pan(dx, dy) {
      moved.current = true
      show({ ...camera.current, x: camera.current.x + dx, y: camera.current.y + dy })
    },
    fit() {
      moved.current = false
      show(fitted({ width, height }, size(), 0))
      sharpen()
    },
    revealAny(spots) {
      const { x, y, k } = camera.current
      const { width: w, height: h } = size()
      const [side, foot] = [Math.min(16, w / 6), Math.min(64, h / 6)]
      const seen = (s: Spot): boolean => {
        const [sx, sy] = [s.x * k + x, s.y * k + y]
        return sx > side && sx < w - side && sy > side && sy < h - foot
      }
      const [first] = spots
      if (first && !spots.some(seen)) show({ x: w / 2 - first.x * k, y: h / 2 - first.y * k, k })
    },
    reveal(spot) {
      const { x, y, k } = camera.current
      const [sx, sy] = [spot.x * k + x, spot.y * k + y]
      const { width: w, height: h } = size()
      const m = Math.min(60, w / 6, h / 6)
      const dx = sx < m ? m - sx : sx > w - m ? w - m - sx : 0
      const dy = sy < m ? m - sy : sy > h - m ? h - m - sy : 0
      if (dx !== 0 || dy !== 0) show({ x: x + dx, y: y + dy, k })
    },
  }))

  useEffect(() => {
    const el = box.current
    if (!el) return
    measure()
    fitIn()
    sharpen()
    const resized = new ResizeObserver(() => {
      measure()
      if (moved.current) show(camera.current)
      else fitIn()
      sharpen()
    })
    resized.observe(el)
    const forget = gestures(el, {
      camera: () => camera.current,
      show(wanted) {
        moved.current = true
        show(wanted)
      },
      rested: sharpen,
      press(target, { x, y }) {
        const c = camera.current
        calls.current.onPress(target, { x: (x - c.x) / c.k, y: (y - c.y) / c.k })
      },
      point: (target) => calls.current.onPoint?.(target),
    })
    return () => {
      resized.disconnect()
      forget()
    }
  }, [width, height, grain])

  return (
    <div className="frame" ref={box}>
      <div className="frame-layer" ref={layer} style={{ width, height }}>
        {children}
      </div>
      <div className="frame-notes" ref={notes}>
        {overlay}
      </div>
    </div>
  )
}
