// Steers the camera over a board: fits it, looks closer, brings things into sight.
import type { Spot } from '../face.ts'
import { pace, useSettings } from '../settings.ts'
import { around, type Camera, fitted, framed, kept, type Size, towards } from './camera.ts'

export interface Pilot {
  camera(): Camera
  /** The whole board, in the middle. */
  fit(): void
  zoom(by: number): void
  pan(dx: number, dy: number): void
  /** Brings a spot into sight, if it is not. */
  reveal(spot: Spot): void
  /** Brings one of the spots into the middle, if none of them is in sight. */
  revealAny(spots: readonly Spot[]): void
  /** Under a finger: looks as close at the spots as lets one see them all. */
  attend(spots: readonly Spot[]): void
  /** So close to a point that a finger hits what is meant. */
  closer(at: { readonly x: number; readonly y: number }): void
  /** Whether places are too small for a finger. */
  isFar(): boolean
}

export interface PilotParts {
  readonly board: Size
  /** Where a place is as large as a finger; 0 where there is a mouse. */
  readonly near: number
  readonly room: () => Size
  readonly draw: (camera: Camera) => void
  /** The camera has come to rest. */
  readonly rested: () => void
}

/** A little smaller than a finger will still do. */
const ENOUGH = 0.85
const GLIDE = 240

export interface Steered extends Pilot {
  /** Moved by hand: at once, and without coming to rest. */
  steer(wanted: Camera): void
  /** The window has another size: a board nobody has looked closer at fits again. */
  resized(): void
  forget(): void
}

export function pilot({ board, near, room, draw, rested }: PilotParts): Steered {
  let camera: Camera = { x: 0, y: 0, k: 1 }
  let moved = false
  let frame = 0

  const show = (wanted: Camera): void => {
    camera = kept(wanted, board, room())
    draw(camera)
  }
  const jump = (wanted: Camera): void => {
    cancelAnimationFrame(frame)
    show(wanted)
    rested()
  }
  const glide = (wanted: Camera): void => {
    cancelAnimationFrame(frame)
    const ms = GLIDE * Math.min(1, pace(useSettings.getState().speed))
    if (ms <= 0) {
      jump(wanted)
      return
    }
    const from = camera
    const start = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / ms))
      const eased = 1 - (1 - part) ** 3
      const mix = (a: number, b: number): number => a + (b - a) * eased
      show({ x: mix(from.x, wanted.x), y: mix(from.y, wanted.y), k: mix(from.k, wanted.k) })
      if (part < 1) frame = requestAnimationFrame(step)
      else rested()
    }
    frame = requestAnimationFrame(step)
  }
  /** A camera of scale k with a point in the middle. */
  const over = (x: number, y: number, k: number): Camera => {
    const { width, height } = room()
    return framed({ k, x: width / 2 - x * k, y: height / 2 - y * k }, board, room())
  }
  const isSeen = (spot: Spot): boolean => {
    const { width, height } = room()
    const [side, foot] = [Math.min(16, width / 6), Math.min(64, height / 6)]
    const [x, y] = [spot.x * camera.k + camera.x, spot.y * camera.k + camera.y]
    return x > side && x < width - side && y > side && y < height - foot
  }
  const isFar = (): boolean => near > 0 && camera.k < near * ENOUGH
  const whole = (): Camera => fitted(board, room(), 0)

  const revealAny = (spots: readonly Spot[]): void => {
    const [first] = spots
    if (first && !spots.some(isSeen)) glide(over(first.x, first.y, camera.k))
  }

  return {
    camera: () => camera,
    isFar,
    steer(wanted) {
      cancelAnimationFrame(frame)
      moved = true
      show(wanted)
    },
    resized() {
      jump(moved ? camera : whole())
    },
    forget: () => cancelAnimationFrame(frame),
    fit() {
      moved = false
      glide(whole())
    },
    zoom(by) {
      moved = true
      jump(towards(camera, by, room().width / 2, room().height / 2))
    },
    pan(dx, dy) {
      moved = true
      jump({ ...camera, x: camera.x + dx, y: camera.y + dy })
    },
    revealAny,
    reveal(spot) {
      const { x, y, k } = camera
      const [sx, sy] = [spot.x * k + x, spot.y * k + y]
      const { width: w, height: h } = room()
      const m = Math.min(60, w / 6, h / 6)
      const dx = sx < m ? m - sx : sx > w - m ? w - m - sx : 0
      const dy = sy < m ? m - sy : sy > h - m ? h - m - sy : 0
      if (dx !== 0 || dy !== 0) glide({ x: x + dx, y: y + dy, k })
    },
    attend(spots) {
      if (spots.length === 0) return
      if (near === 0 || (!isFar() && spots.filter(isSeen).length * 2 >= spots.length)) {
        revealAny(spots)
        return
      }
      moved = true
      const box = around(spots)
      const fits = Math.min(room().width / box.width, room().height / box.height)
      const k = Math.max(whole().k, Math.min(fits, near * 1.25))
      glide(over(box.x + box.width / 2, box.y + box.height / 2, k))
    },
    closer({ x, y }) {
      moved = true
      glide(over(x, y, near))
    },
  }
}
