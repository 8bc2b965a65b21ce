// Places and pieces as one would say them.

import { hexName, RUIN, sideOf, type UnitView, type View } from '@muster/aces-and-armor'
import { type Message, say } from '@muster/engine'
import type { PieceOnBoard, PlaceOnBoard } from '../../face.ts'
import { poseOf } from './lens.ts'
import { flagOf, type Spec } from './spec.ts'

const TERRAIN: Readonly<Record<string, string>> = {
  '.': 'open',
  f: 'forest',
  '=': 'road',
  '#': 'bridge',
  '~': 'water',
  '^': 'mountain',
}

export function placesOf(view: View): readonly PlaceOnBoard[] {
  const { board } = view.table
  const turned = poseOf(board) === 'turned'
  const laid = (row: number, column: number): Pick<PlaceOnBoard, 'row' | 'column'> =>
    turned ? { row: board.columns - column, column: row } : { row, column }
  return [...board.terrain].map((letter, place) => {
    const column = place % board.columns
    const row = Math.floor(place / board.columns)
    const low = ((board.left + column) & 1) === 1
    return {
      place,
      ...laid(row + (low ? 0.5 : 0), column),
      name: say('face.place', { hex: hexName(board, place), things: thingsAt(view, letter, place) }),
    }
  })
}

function thingsAt(view: View, letter: string, place: number): readonly Message[] {
  const { board } = view.table
  const works = board.factories.indexOf(place)
  const start = board.starts.indexOf(place)
  return [
    works >= 0 ? factoryName(view, works) : say(`terrain.${TERRAIN[letter] ?? 'open'}`),
    ...(start >= 0 ? [say('face.start', { number: start + 1 })] : []),
    ...(view.sites.includes(place) ? [say(view.launcher?.at === place ? 'face.launcher' : 'face.site')] : []),
  ]
}

function factoryName(view: View, works: number): Message {
  if (view.flags[works] === RUIN) return say('terrain.ruin')
  const owner = flagOf(view, works)
  return owner ? say('face.factory.held', { seat: say(`seat.${owner}`) }) : say('face.factory.neutral')
}

export function piecesOf(spec: Spec, view: View): readonly PieceOnBoard[] {
  const units = view.units.flatMap((unit, piece) =>
    unit.at < -1
      ? []
      : [{ piece, place: unit.at >= 0 ? unit.at : null, side: sideOf(unit.faction), name: unitName(spec, view, unit) }],
  )
  return [...units, ...forSale(spec, view)]
}

export function unitName(spec: Spec, view: Pick<View, 'round' | 'players'>, unit: UnitView): Message {
  const name = plainName(spec, unit)
  const army = spec.armyOf(view, unit)
  return army === null ? name : say('face.inArmy', { unit: name, army })
}

function plainName({ unitWord, levelOf }: Spec, unit: UnitView): Message {
  const figures = { unit: unitWord(unit.kind), seat: say(`seat.${unit.faction}`) }
  if (unit.at < 0) return say('face.waiting', figures)
  return say('face.unit', { ...figures, damage: unit.damage, level: say(`level.${levelOf(unit.xp)}`) })
}

/** Types on sale in the money phase, to the seat that acts. */
export const kindsForSale = ({ setOf }: Spec, view: View): readonly string[] =>
  view.phase === 'money' ? [...new Set(setOf(view.seat))] : []

const forSale = (spec: Spec, view: View): readonly PieceOnBoard[] =>
  kindsForSale(spec, view).map((kind) => ({
    piece: kind,
    place: null,
    side: sideOf(view.seat),
    name: kindName(spec, kind),
  }))

/** "Tiger, 6 coins" */
export const kindName = (spec: Pick<Spec, 'unitWord' | 'specOf'>, kind: string): Message =>
  say('face.kind', { unit: spec.unitWord(kind), coins: spec.specOf(kind)?.cost ?? 0 })
