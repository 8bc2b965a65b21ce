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

/** The nearest camera of the same scale that shows no more of the table round the board than it must. */
export function framed({ x, y, k }: Camera, board: Size, window: Size): Camera {
  const edge = (at: number, size: number, room: number): number =>
    size <= room ? (room - size) / 2 : Math.max(room - size, Math.min(at, 0))
  return { k, x: edge(x, board.width * k, window.width), y: edge(y, board.height * k, window.height) }
}

/** The box round some spots, with a place's breadth about it. */
export function around(
  spots: readonly { readonly x: number; readonly y: number; readonly r: number }[],
): Size & { readonly x: number; readonly y: number } {
  const edge = (of: 'x' | 'y', sign: 1 | -1): number => Math.max(...spots.map((s) => sign * s[of] + 2 * s.r))
  const [left, top] = [-edge('x', -1), -edge('y', -1)]
  return { x: left, y: top, width: edge('x', 1) - left, height: edge('y', 1) - top }
}
