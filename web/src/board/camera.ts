/** Where the board lies under the window: moved by x and y, scaled by k. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly k: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

const CLOSEST = 4

/** The whole board in sight, in the middle; but no smaller than `least`. */
export function fitted(board: Size, window: Size, least: number): Camera {
  const whole = Math.min(window.width / board.width, window.height / board.height)
  const k = Math.max(whole, Math.min(least, whole * CLOSEST))
  return { k, x: (window.width - board.width * k) / 2, y: (window.height - board.height * k) / 2 }
}

/** Zoomed by a factor about a point of the window, which stays where it is. */
export function towards({ x, y, k }: Camera, by: number, px: number, py: number): Camera {
  return { k: k * by, x: px - (px - x) * by, y: py - (py - y) * by }
}

/** The nearest camera that neither loses the board nor goes too far or too close. */
export function kept(wanted: Camera, board: Size, window: Size): Camera {
  const whole = fitted(board, window, 0).k
  const k = Math.max(whole * 0.8, Math.min(wanted.k, whole * CLOSEST))
  const by = k / wanted.k
  const { x, y } = by === 1 ? wanted : towards(wanted, by, window.width / 2, window.height / 2)
  return { k, x: within(x, board.width * k, window.width), y: within(y, board.height * k, window.height) }
}

/** At least a third of the window's room stays covered by the board. */
function within(at: number, board: number, window: number): number {
  const slack = Math.min(board, window) * 0.66
  const least = Math.min(window - board, 0) - (window - slack > 0 ? window - slack : 0)
  const most = Math.max(window - board, 0) + (window - slack > 0 ? window - slack : 0)
  return Math.max(least, Math.min(at, most))
}
