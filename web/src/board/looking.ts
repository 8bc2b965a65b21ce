// What is worth looking at, and how closely: the camera goes to what is asked, and else it stays.
import type { Spot } from '../face.ts'
import { around, type Camera, type Size } from './camera.ts'

export interface Looking {
  /** Whether places are too small for a finger. */
  isFar(): boolean
  /** Brings the spots into sight, if none of them is. */
  revealAny(spots: readonly Spot[]): void
  /** What is asked: as close as lets one see it all, if it is too small for a finger or most of it is out of sight. */
  attend(spots: readonly Spot[]): void
  /** What is in hand, and what it can do: nothing moves if all of it is in sight and a finger can hit it; what is too much for one look shows what is nearest. */
  pickUp(own: Spot | null, open: readonly Spot[]): void
}

export interface Point {
  readonly x: number
  readonly y: number
}

interface LookingParts {
  /** Where a place is as large as a finger; 0 where there is a mouse. */
  readonly near: number
  readonly room: () => Size
  /** Where the camera comes to rest. */
  readonly bound: () => Camera
  /** The scale of the whole board. */
  readonly least: () => number
  readonly go: (at: Point, k: number) => void
}

/** A place of 36 pixels will still do for a finger of 44. */
const ENOUGH = 36 / 44

/** Coming closer is worth it from here on. */
const CLOSER = 1.1

/** Closer than a finger needs nothing is looked at. */
const AMPLE = 1.25

export function looking({ near, room, bound, least, go }: LookingParts): Looking {
  const enough = near * ENOUGH
  const isFar = (): boolean => near > 0 && bound().k < enough
  const seen = (spots: readonly Spot[]): number => spots.filter((spot) => isSeen(bound(), room(), spot)).length
  const fitting = ({ width, height }: Size): number => Math.min(room().width / width, room().height / height)
  /** All of the spots, no closer than k. */
  const frame = (spots: readonly Spot[], k: number): void => {
    const box = around(spots)
    go({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, Math.max(least(), Math.min(k, fitting(box))))
  }
  /** As much of what lies about a spot, the nearest first, as a finger can be offered at once. */
  const about = (own: Spot, open: readonly Spot[]): readonly Spot[] => {
    const far = (spot: Spot): number => Math.hypot(spot.x - own.x, spot.y - own.y)
    const nearest = [own, ...[...open].sort((a, b) => far(a) - far(b))]
    const beyond = nearest.findIndex((_, i) => i > 0 && fitting(around(nearest.slice(0, i + 1))) < enough)
    return nearest.slice(0, Math.max(1, beyond))
  }
  const attend = (spots: readonly Spot[]): void => {
    if (spots.length === 0) return
    // Whoever has come closer stays so, unless most of it lies elsewhere.
    if (isFar() && fitting(around(spots)) > bound().k * CLOSER) frame(spots, near * AMPLE)
    else if (seen(spots) * 2 < spots.length) frame(spots, bound().k)
  }
  return {
    isFar,
    attend,
    revealAny(spots) {
      if (spots.length > 0 && seen(spots) === 0) frame(spots, bound().k)
    },
    pickUp(own, open) {
      if (!own) return attend(open)
      const all = [own, ...open]
      const isLost = seen([own]) === 0 || (open.length > 0 && seen(open) === 0)
      if (near === 0) return isLost ? frame(all, bound().k) : undefined
      if (!isFar() && seen(all) === all.length) return
      if (fitting(around(all)) >= enough) frame(all, isFar() ? near * AMPLE : bound().k)
      else if (isFar() || isLost || seen(open) * 2 < open.length) frame(about(own, open), enough)
    },
  }
}

function isSeen({ x, y, k }: Camera, { width, height }: Size, spot: Spot): boolean {
  const edge = Math.min(16, width / 6, height / 6)
  const [sx, sy] = [spot.x * k + x, spot.y * k + y]
  return sx > edge && sx < width - edge && sy > edge && sy < height - edge
}
