import { eachOf, integer, list, oneOf, orNull, perPlace, place, record, type Shape, where } from '@muster/engine'
import { MOST_GRIDS } from '../board.ts'
import type { Content } from '../content/types.ts'
import { type Battlefield, DUCKBOARDS, OFF, OPEN_GROUND, SIDES } from '../state.ts'
import { side } from './parts.ts'

const MOST_TILES = 5
const GRIDS_OF_TILE = 3

export function fieldShape(content: Content): Shape<Battlefield> {
  const length = integer(1, MOST_GRIDS)
  const field = record<Battlefield>({
    width: length,
    height: length,
    ground: perPlace(oneOf([OFF, OPEN_GROUND, DUCKBOARDS])),
    territory: perPlace(orNull(side)),
    deployment: eachOf(SIDES, ascending(list(place(), MOST_GRIDS))),
    objectives: ascending(list(place(), MOST_GRIDS)),
    tiles: list(list(oneOf(tileNames(content)), MOST_TILES), MOST_TILES),
  })
  return where(field, isTiled)
}

/** Tile faces as they may lie: as printed, or turned by quarters. */
function tileNames(content: Content): string[] {
  return ['--', ...Object.keys(content.tiles).flatMap((name) => [name, ...[0, 1, 2, 3].map((q) => `${name}${q}`)])]
}

/** Each once. */
const ascending = (shape: Shape<number[]>): Shape<number[]> =>
  where(shape, (xs) => xs.every((x, i) => i === 0 || x > (xs[i - 1] ?? x)))

/** The tiles make up the field, where they are told. */
const isTiled = ({ tiles, width, height }: Battlefield): boolean =>
  tiles.length === 0 ||
  (tiles.length * GRIDS_OF_TILE === height && tiles.every((row) => row.length * GRIDS_OF_TILE === width))

/** How many grids the field of a state or view has; 0 for anything else. */
export function placesOf(of: unknown): number {
  const field = member(of, 'field')
  const width = member(field, 'width')
  const height = member(field, 'height')
  if (!isLength(width) || !isLength(height)) return 0
  return width * height <= MOST_GRIDS ? width * height : 0
}

const isLength = (x: unknown): x is number => Number.isSafeInteger(x) && Number(x) > 0

function member(of: unknown, key: string): unknown {
  if (typeof of !== 'object' || of === null || !Object.hasOwn(of, key)) return undefined
  return (of as Readonly<Record<string, unknown>>)[key]
}
