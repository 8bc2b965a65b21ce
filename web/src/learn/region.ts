// Which part of a large board a small picture shows: what happens in it, with some room about it.
import type { Geometry, Spot } from '../face.ts'
import type { LessonFigure } from '../worker/figures.ts'

export interface Region {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Room about what is shown, in half widths of a place. */
const ROOM = 3.5
/** A board of which more than this is shown is shown whole. */
const MOST = 0.6

/** The part of the board that the picture needs: all of it where nothing is done. */
export function regionOf(figure: LessonFigure, geometry: Geometry, pieces: readonly (string | number)[]): Region {
  const { width, height } = geometry
  const whole = { x: 0, y: 0, width, height }
  const spots = spotsOf(figure, geometry, pieces)
  if ((!figure.deed && !figure.refused) || spots.length === 0) return whole
  const room = ROOM * Math.max(...spots.map(({ r }) => r))
  const x = Math.max(0, Math.min(...spots.map((s) => s.x)) - room)
  const y = Math.max(0, Math.min(...spots.map((s) => s.y)) - room)
  const right = Math.min(width, Math.max(...spots.map((s) => s.x)) + room)
  const below = Math.min(height, Math.max(...spots.map((s) => s.y)) + room)
  const part = { x, y, width: right - x, height: below - y }
  return part.width * part.height > MOST * width * height ? whole : part
}

/** Where somebody stands, is sent or is refused. */
function spotsOf({ deed, refused }: LessonFigure, geometry: Geometry, pieces: readonly (string | number)[]): Spot[] {
  const places = [...(deed?.path ?? []), deed?.aim.place, refused?.place].filter((place) => place !== undefined)
  return [...pieces.flatMap((piece) => geometry.piece(piece) ?? []), ...places.map((place) => geometry.place(place))]
}
