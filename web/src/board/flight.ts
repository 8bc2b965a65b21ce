// Moves the camera: at once, or gliding there.
import { pace, useSettings } from '../settings.ts'
import { type Camera, kept, type Size } from './camera.ts'

export interface FlightParts {
  readonly board: Size
  readonly room: () => Size
  readonly draw: (camera: Camera) => void
  /** Where the camera is going to rest. */
  readonly headed: (camera: Camera) => void
  /** The camera has come to rest. */
  readonly rested: () => void
}

export interface Flight {
  camera(): Camera
  /** Where it will come to rest. */
  bound(): Camera
  /** Moved by hand: at once, and without coming to rest. */
  show(wanted: Camera): void
  jump(wanted: Camera): void
  glide(wanted: Camera): void
  stop(): void
}

const GLIDE = 240

export function flight({ board, room, draw, headed, rested }: FlightParts): Flight {
  let camera: Camera = { x: 0, y: 0, k: 1 }
  let bound = camera
  let frame = 0
  const stop = (): void => cancelAnimationFrame(frame)
  const lay = (wanted: Camera): void => {
    camera = kept(wanted, board, room())
    draw(camera)
  }
  const show = (wanted: Camera): void => {
    stop()
    lay(wanted)
    bound = camera
  }
  const jump = (wanted: Camera): void => {
    show(wanted)
    headed(bound)
    rested()
  }
  const glide = (wanted: Camera): void => {
    const ms = GLIDE * Math.min(1, pace(useSettings.getState().speed))
    if (ms <= 0) {
      jump(wanted)
      return
    }
    stop()
    bound = kept(wanted, board, room())
    headed(bound)
    const [from, start] = [camera, performance.now()]
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / ms))
      lay(between(from, bound, 1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(step)
      else rested()
    }
    frame = requestAnimationFrame(step)
  }
  return { camera: () => camera, bound: () => bound, show, jump, glide, stop }
}

function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (a: number, b: number): number => a + (b - a) * part
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k) }
}
