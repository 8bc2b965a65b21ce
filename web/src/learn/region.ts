// Which part of a large board a small picture shows: what happens in it, with some room about it.
import type { Geometry, Spot } from '../face.ts'
import type { LessonFigure } from '../worker/figures.ts'

export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room about what is shown, and the least that is shown either way, in half widths of a place. */
const ROOM = 3.5
const LEAST = 13
/** A board of which more than this is shown is shown whole. */
const MOST = 0.6

/** The part of the board that the picture needs: all of it where nothing is done. */
export function regionOf(figure: LessonFigure, geometry: Geometry, pieces: readonly (string | number)[]): Region {
  const { width, height } = geometry
  const whole = { x: 0, y: 0, width, height }
  const spots = spotsOf(figure, geometry, pieces)
  if ((!figure.deed && !figure.refused) || spots.length === 0) return whole
  const unit = Math.max(...spots.map(({ r }) => r))
  const across = stretch(
    spots.map(({ x }) => x),
    unit,
    width,
  )
  const down = stretch(
    spots.map(({ y }) => y),
    unit,
    height,
  )
  const part = { x: across.from, y: down.from, width: across.length, height: down.length }
  return part.width * part.height > MOST * width * height ? whole : part
}

/** From the first to the last of them, with room about, within the board. */
function stretch(
  at: readonly number[],
  unit: number,
  whole: number,
): { readonly from: number; readonly length: number } {
  const [first, last] = [Math.min(...at), Math.max(...at)]
  const length = Math.min(whole, Math.max(last - first + 2 * ROOM * unit, LEAST * unit))
  const from = Math.min(Math.max(0, (first + last - length) / 2), whole - length)
  return { from, length }
}

/** Where somebody stands, is sent or is refused. */
function spotsOf({ deed, refused }: LessonFigure, geometry: Geometry, pieces: readonly (string | number)[]): Spot[] {
  const places = [...(deed?.path ?? []), deed?.aim.place, refused?.place].filter((place) => place !== undefined)
  return [...pieces.flatMap((piece) => geometry.piece(piece) ?? []), ...places.map((place) => geometry.place(place))]
}
