// Steers the camera over a board: fits it, looks closer, brings things into sight.
import type { Spot } from '../face.ts'
import { around, type Camera, fitted, framed, type Size, towards } from './camera.ts'
import { type FlightParts, flight } from './flight.ts'

export interface Pilot {
  camera(): Camera
  /** The whole board, in the middle. */
  fit(): void
  zoom(by: number): void
  pan(dx: number, dy: number): void
  /** Brings a spot into sight, if it is not. */
  reveal(spot: Spot): void
  /** Brings the spots into sight, if none of them is. */
  revealAny(spots: readonly Spot[]): void
  /** What is asked: as close as lets one see it all, if it is too small for a finger or most of it is out of sight. */
  attend(spots: readonly Spot[]): void
  /** What is in hand, and what it can do: nothing moves if it is in sight and a finger can hit what is about it. */
  pickUp(own: Spot | null, open: readonly Spot[]): void
  /** The whole board again, unless somebody has looked closer by hand. */
  stepBack(): void
  /** So close to a point that a finger hits what is meant. */
  closer(at: Point): void
  /** Whether places are too small for a finger. */
  isFar(): boolean
}

export interface PilotParts extends FlightParts {
  /** Where a place is as large as a finger; 0 where there is a mouse. */
  readonly near: number
}

/** A place of 36 pixels will still do for a finger of 44. */
const ENOUGH = 36 / 44

/** Coming closer is worth it from here on. */
const CLOSER = 1.1

/** Closer than a finger needs nothing is looked at. */
const AMPLE = 1.25

interface Point {
  readonly x: number
  readonly y: number
}

export interface Steered extends Pilot {
  /** Moved by hand: at once, and without coming to rest. */
  steer(wanted: Camera): void
  /** The window has another size: a board nobody has looked closer at fits again. */
  resized(): void
  forget(): void
}

export function pilot({ near, ...parts }: PilotParts): Steered {
  const { board, room } = parts
  const { camera, bound, show, jump, glide, stop } = flight(parts)
  /** Who has looked closer last: then the board does not fit itself when the window changes. */
  let moved: 'hand' | 'page' | null = null
  const isFar = (): boolean => near > 0 && bound().k < near * ENOUGH
  const whole = (): Camera => fitted(board, room(), 0)
  /** A camera of scale k with a point in the middle. */
  const over = ({ x, y }: Point, k: number): Camera => {
    const { width, height } = room()
    return framed({ k, x: width / 2 - x * k, y: height / 2 - y * k }, board, room())
  }
  const seen = (spots: readonly Spot[]): number => spots.filter((spot) => isSeen(bound(), room(), spot)).length
  const move = (by: 'hand' | 'page', how: (wanted: Camera) => void, wanted: Camera): void => {
    moved = by
    how(wanted)
  }
  const fitting = ({ width, height }: Size): number => Math.min(room().width / width, room().height / height)
  /** All of the spots, no closer than k. */
  const frame = (spots: readonly Spot[], k: number): void => {
    const box = around(spots)
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    move('page', glide, over(middle, Math.max(whole().k, Math.min(k, fitting(box)))))
  }
  const revealAny = (spots: readonly Spot[]): void => {
    if (spots.length > 0 && seen(spots) === 0) frame(spots, bound().k)
  }
  const attend = (spots: readonly Spot[]): void => {
    if (spots.length === 0) return
    // Whoever has come closer stays so, unless most of it lies elsewhere.
    if (isFar() && fitting(around(spots)) > bound().k * CLOSER) frame(spots, near * AMPLE)
    else if (seen(spots) * 2 < spots.length) frame(spots, bound().k)
  }
  return {
    camera,
    isFar,
    revealAny,
    attend,
    forget: stop,
    steer: (wanted) => move('hand', show, wanted),
    resized: () => jump(moved ? camera() : whole()),
    fit() {
      moved = null
      glide(whole())
    },
    stepBack() {
      if (moved === 'hand') return
      moved = null
      if (bound().k !== whole().k) glide(whole())
    },
    zoom: (by) => move('hand', jump, towards(camera(), by, room().width / 2, room().height / 2)),
    pan: (dx, dy) => move('hand', jump, { ...camera(), x: camera().x + dx, y: camera().y + dy }),
    reveal(spot) {
      const { x, y, k } = bound()
      const { dx, dy } = intoSight(bound(), room(), spot)
      if (dx !== 0 || dy !== 0) glide({ k, x: x + dx, y: y + dy })
    },
    pickUp(own, open) {
      if (!own) return attend(open)
      const all = [own, ...open]
      const enough = near * ENOUGH
      if (isFar() && fitting(around(all)) < enough) return move('page', glide, over(own, enough))
      if (isFar()) return frame(all, near * AMPLE)
      if (seen([own]) === 0 || (open.length > 0 && seen(open) === 0)) frame(all, bound().k)
    },
    closer: (at) => move('page', glide, over(at, near)),
  }
}

function isSeen({ x, y, k }: Camera, { width, height }: Size, spot: Spot): boolean {
  const edge = Math.min(16, width / 6, height / 6)
  const [sx, sy] = [spot.x * k + x, spot.y * k + y]
  return sx > edge && sx < width - edge && sy > edge && sy < height - edge
}

/** How far the camera must move until all of a spot is in sight. */
function intoSight({ x, y, k }: Camera, { width, height }: Size, spot: Spot): { dx: number; dy: number } {
  const missing = (at: number, size: number): number => {
    const margin = Math.min(spot.r * k, size / 6)
    return at < margin ? margin - at : at > size - margin ? size - margin - at : 0
  }
  return { dx: missing(spot.x * k + x, width), dy: missing(spot.y * k + y, height) }
}
