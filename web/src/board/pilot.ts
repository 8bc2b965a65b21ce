// Steers the camera over a board: fits it, looks closer, brings things into sight.
import type { Spot } from '../face.ts'
import { around, type Camera, fitted, framed, type Size, towards } from './camera.ts'
import { type FlightParts, flight } from './flight.ts'
import { type Looking, looking, type Point } from './looking.ts'

export interface Pilot extends Looking {
  camera(): Camera
  /** The whole board, in the middle. */
  fit(): void
  zoom(by: number): void
  pan(dx: number, dy: number): void
  /** Brings a spot into sight, if it is not. */
  reveal(spot: Spot): void
  /** All of a way, or where it ends if that is too much for the window; no closer and no farther than now. */
  follow(way: readonly Spot[]): void
  /** The whole board again, unless somebody has looked closer by hand. */
  stepBack(): void
  /** So close to a point that a finger hits what is meant. */
  closer(at: Point): void
}

export interface PilotParts extends FlightParts {
  /** Where a place is as large as a finger; 0 where there is a mouse. */
  readonly near: number
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
  const whole = (): Camera => fitted(board, room(), 0)
  /** A camera of scale k with a point in the middle. */
  const over = ({ x, y }: Point, k: number): Camera => {
    const { width, height } = room()
    return framed({ k, x: width / 2 - x * k, y: height / 2 - y * k }, board, room())
  }
  const shift = ({ dx, dy }: { readonly dx: number; readonly dy: number }): void => {
    const { x, y, k } = bound()
    if (dx !== 0 || dy !== 0) glide({ k, x: x + dx, y: y + dy })
  }
  const move = (by: 'hand' | 'page', how: (wanted: Camera) => void, wanted: Camera): void => {
    moved = by
    how(wanted)
  }
  const eye = looking({ near, room, bound, least: () => whole().k, go: (at, k) => move('page', glide, over(at, k)) })
  return {
    camera,
    ...eye,
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
    reveal: (spot) => shift(intoSight(bound(), room(), spot)),
    follow(way) {
      const end = way.at(-1)
      if (!end) return
      const { x, y, width, height } = around(way.map((spot) => ({ ...spot, r: spot.r / 2 })))
      const { k } = bound()
      const isWhole = width * k <= room().width && height * k <= room().height
      shift(isWhole ? boxIntoSight(bound(), room(), { x, y, width, height }) : intoSight(bound(), room(), end))
    },
    closer: (at) => move('page', glide, over(at, near)),
  }
}

interface Box extends Size {
  readonly x: number
  readonly y: number
}

/** How far the camera must move until all of a box is in sight that fits the window. */
function boxIntoSight({ x, y, k }: Camera, room: Size, box: Box): { dx: number; dy: number } {
  const missing = (from: number, long: number, size: number): number =>
    from < 0 ? -from : from + long > size ? size - from - long : 0
  return {
    dx: missing(box.x * k + x, box.width * k, room.width),
    dy: missing(box.y * k + y, box.height * k, room.height),
  }
}

/** How far the camera must move until all of a spot is in sight. */
function intoSight({ x, y, k }: Camera, { width, height }: Size, spot: Spot): { dx: number; dy: number } {
  const missing = (at: number, size: number): number => {
    const margin = Math.min(spot.r * k, size / 6)
    return at < margin ? margin - at : at > size - margin ? size - margin - at : 0
  }
  return { dx: missing(spot.x * k + x, width), dy: missing(spot.y * k + y, height) }
}
