// A board one can move and zoom. Only a transform changes: the drawing is never painted again for it.
import {
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { type Camera, fitted, type Size } from './camera.ts'
import { type Finger, type Gestures, gestures } from './gestures.ts'
import { type Pilot, pilot, type Steered } from './pilot.ts'
import './Frame.css'

export interface FrameProps {
  readonly width: number
  readonly height: number
  /** Half the width of a place: on touch screens one looks closer until it is as large as a finger. */
  readonly grain: number
  /** What is topmost under the finger, and where on the board. */
  readonly onPress: (target: Element, at: Finger) => void
  /** In a page that scrolls one finger passes over the board, until somebody has looked closer: told when that is so. */
  readonly onCloser?: (closer: boolean) => void
  readonly onPoint?: (target: Element | null, at: Finger) => void
  /** Where the board lies now, in a window of which size. */
  readonly onCamera?: (camera: Camera, room: Size) => void
  /** Where the board comes to rest, in a window of which size: told before it is there. */
  readonly onRest?: (camera: Camera, room: Size) => void
  /** Scaled with the board. */
  readonly children: ReactNode
  /** Moved with the board but never scaled: tags and notes. */
  readonly overlay?: ReactNode
  readonly handle?: Ref<Pilot | null>
}

const FINGER = 44

/** A phone in another window, or turned: how one looked at the board there is of no use here. */
const isTurned = (before: Size, now: Size): boolean =>
  matchMedia('(pointer: coarse)').matches && Math.abs(now.width - before.width) > 8

const nearest = (grain: number): number =>
  grain > 0 && matchMedia('(pointer: coarse)').matches ? FINGER / (2 * grain) : 0

export function Frame(props: FrameProps): ReactElement {
  const { width, height, grain, children, overlay, handle } = props
  const box = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const notes = useRef<HTMLDivElement>(null)
  const steered = useRef<Steered>(null)
  const calls = useRef(props)
  calls.current = props

  useLayoutEffect(() => {
    const el = box.current
    if (!el) return
    let room: Size = sizeOf(el)
    const sharpen = (): void => sharp(at.camera(), room)
    const sharp = sharpener(layer.current, notes.current)
    const board = { width, height }
    const closer = lookedCloser((k) => k > fitted(board, room, 0).k * WHOLE)
    const draw = (camera: Camera): void => {
      lay(camera, layer.current, notes.current)
      if (closer.drawn(camera)) calls.current.onCloser?.(closer.is())
      calls.current.onCamera?.(camera, room)
    }
    const headed = (camera: Camera): void => calls.current.onRest?.(camera, room)
    const at = pilot({ board, near: nearest(grain), room: () => room, draw, headed, rested: sharpen })
    steered.current = at
    at.resized()
    const watch = new ResizeObserver(() => {
      const before = room
      room = sizeOf(el)
      if (isTurned(before, room)) at.fit()
      at.resized()
    })
    watch.observe(el)
    const rested = (): void => {
      headed(at.camera())
      sharpen()
    }
    const forget = gestures(el, handled({ at, closer, rested, calls }))
    calls.current.onCloser?.(false)
    return () => {
      watch.disconnect()
      forget()
      at.forget()
    }
  }, [width, height, grain])
  useImperativeHandle<Pilot | null, Pilot | null>(handle, () => steered.current, [width, height, grain])

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

interface Handled {
  readonly at: Steered
  readonly closer: ReturnType<typeof lookedCloser>
  readonly rested: () => void
  readonly calls: RefObject<FrameProps>
}

/** What hands do to the board. */
const handled = ({ at, closer, rested, calls }: Handled): Gestures => ({
  camera: at.camera,
  holds: () => !calls.current.onCloser || closer.is(),
  show(camera) {
    closer.byHand()
    at.steer(camera)
  },
  rested,
  press: (target, finger) => calls.current.onPress(target, onBoard(at.camera(), finger)),
  point: (target, finger) => calls.current.onPoint?.(target, onBoard(at.camera(), finger)),
})

/** So little larger than the whole is still the whole. */
const WHOLE = 1.02

/** Whether somebody has looked closer by hand, and not yet seen the whole again. */
function lookedCloser(isCloser: (k: number) => boolean) {
  let [hand, now] = [false, false]
  return {
    is: () => now,
    byHand(): void {
      hand = true
    },
    /** Whether that has changed. */
    drawn({ k }: Camera): boolean {
      const before = now
      hand &&= isCloser(k)
      now = hand
      return now !== before
    },
  }
}

/** The layer is a picture that is moved; when the camera rests after a zoom it is drawn again, sharp. */
function sharpener(layer: HTMLElement | null, notes: HTMLElement | null): (camera: Camera, room: Size) => void {
  let drawnAt = 1
  return (camera, room) => {
    bound(camera, room, notes)
    if (!layer || drawnAt === camera.k) return
    drawnAt = camera.k
    // Letters keep their size on the screen, however far away the board is.
    layer.style.setProperty('--k', String(drawnAt))
    drawAgain(layer)
  }
}

const onBoard = (c: Camera, { x, y }: Finger): Finger => ({ x: (x - c.x) / c.k, y: (y - c.y) / c.k })

const sizeOf = (el: HTMLElement): Size => ({ width: el.clientWidth || 1, height: el.clientHeight || 1 })

function lay(c: Camera, layer: HTMLElement | null, notes: HTMLElement | null): void {
  if (layer) layer.style.transform = `translate(${c.x}px, ${c.y}px) scale(${c.k})`
  if (!notes) return
  notes.style.transform = `translate(${c.x}px, ${c.y}px)`
  if (notes.dataset['k'] === String(c.k)) return
  notes.dataset['k'] = String(c.k)
  notes.style.setProperty('--k', String(c.k))
}

/** Where the window ends, for what is not to be lost beyond it. */
function bound({ x, y }: Camera, { width, height }: Size, notes: HTMLElement | null): void {
  const edges = { '--left': -x, '--right': width - x, '--top': -y, '--bottom': height - y }
  for (const [name, value] of Object.entries(edges)) notes?.style.setProperty(name, `${value}px`)
}

function drawAgain(el: HTMLElement): void {
  el.style.willChange = 'auto'
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      el.style.willChange = ''
    }),
  )
}
