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
  /** Brings one of the spots into the middle, if none of them is in sight. */
  revealAny(spots: readonly Spot[]): void
  /** Under a finger: looks as close at the spots as lets one see them all. */
  attend(spots: readonly Spot[]): void
  /** So close to a point that a finger hits what is meant. */
  closer(at: { readonly x: number; readonly y: number }): void
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

export interface Steered extends Pilot {
  /** Moved by hand: at once, and without coming to rest. */
  steer(wanted: Camera): void
  /** The window has another size: a board nobody has looked closer at fits again. */
  resized(): void
  forget(): void
}

export function pilot({ near, ...parts }: PilotParts): Steered {
  const { board, room } = parts
  const { camera, show, jump, glide, stop } = flight(parts)
  let moved = false
  const isFar = (): boolean => near > 0 && camera().k < near * ENOUGH
  const whole = (): Camera => fitted(board, room(), 0)
  /** A camera of scale k with a point in the middle. */
  const over = (x: number, y: number, k: number): Camera => {
    const { width, height } = room()
    return framed({ k, x: width / 2 - x * k, y: height / 2 - y * k }, board, room())
  }
  const revealAny = (spots: readonly Spot[]): void => {
    const [first] = spots
    if (first && !spots.some((spot) => isSeen(camera(), room(), spot))) glide(over(first.x, first.y, camera().k))
  }
  /** Somebody wants it so: from now on the board does not fit itself. */
  const byHand = (move: (wanted: Camera) => void, wanted: Camera): void => {
    moved = true
    move(wanted)
  }
  return {
    camera,
    isFar,
    revealAny,
    forget: stop,
    steer: (wanted) => byHand(show, wanted),
    resized: () => jump(moved ? camera() : whole()),
    fit() {
      moved = false
      glide(whole())
    },
    zoom: (by) => byHand(jump, towards(camera(), by, room().width / 2, room().height / 2)),
    pan: (dx, dy) => byHand(jump, { ...camera(), x: camera().x + dx, y: camera().y + dy }),
    reveal(spot) {
      const { dx, dy } = intoSight(camera(), room(), spot)
      if (dx !== 0 || dy !== 0) glide({ ...camera(), x: camera().x + dx, y: camera().y + dy })
    },
    attend(spots) {
      if (spots.length === 0) return
      const box = around(spots)
      const fits = Math.min(room().width / box.width, room().height / box.height)
      const k = Math.min(fits, near * 1.25)
      // Whoever has come closer stays so: one looks about, never away.
      if (!isFar() || k < camera().k * CLOSER) return revealAny(spots)
      byHand(glide, over(box.x + box.width / 2, box.y + box.height / 2, k))
    },
    closer: ({ x, y }) => byHand(glide, over(x, y, near)),
  }
}

function isSeen({ x, y, k }: Camera, { width, height }: Size, spot: Spot): boolean {
  const [side, foot] = [Math.min(16, width / 6), Math.min(64, height / 6)]
  const [sx, sy] = [spot.x * k + x, spot.y * k + y]
  return sx > side && sx < width - side && sy > side && sy < height - foot
}

/** How far the camera must move until a spot is well in sight. */
function intoSight({ x, y, k }: Camera, { width, height }: Size, spot: Spot): { dx: number; dy: number } {
  const margin = Math.min(60, width / 6, height / 6)
  const missing = (at: number, size: number): number =>
    at < margin ? margin - at : at > size - margin ? size - margin - at : 0
  return { dx: missing(spot.x * k + x, width), dy: missing(spot.y * k + y, height) }
}
