// Places and pieces as one would say them.
import { type Message, say } from '@muster/engine'
import { BUNKER, MINE, OBJECTIVE, TRAP, type Unit, type View, WIRE } from '@muster/rivet-wars'
import type { PieceOnBoard, PlaceOnBoard } from '../../face.ts'
import { columnOf, gridName, rowOf } from './space.ts'
import type { Spec } from './spec.ts'

const MARKERS: readonly (readonly [number, string])[] = [
  [BUNKER, 'terrain.bunker'],
  [OBJECTIVE, 'terrain.objective'],
  [WIRE, 'terrain.wire'],
  [TRAP, 'terrain.trap'],
  [MINE, 'terrain.mine'],
]

export function placesOf(view: View): readonly PlaceOnBoard[] {
  return view.field.ground.flatMap((kind, place) =>
    kind < 0
      ? []
      : [{ place, row: rowOf(view.field, place), column: columnOf(view.field, place), name: placeName(view, place) }],
  )
}

/** "C4, duckboards, bunker and Allied deployment grid" */
function placeName(view: View, place: number): Message {
  const { field } = view
  const bits = view.markers[place] ?? 0
  const flag = view.flags[field.objectives.indexOf(place)]
  const cloud = view.clouds.find((c) => c.at === place)
  const things = [
    say(field.ground[place] === 1 ? 'terrain.duckboards' : 'terrain.open'),
    ...MARKERS.filter(([bit]) => bits & bit).map(([, key]) => say(key)),
    ...(flag ? [say(`face.flag.${flag}`)] : []),
    ...(cloud ? [say(cloud.thin ? 'face.gas.thin' : 'face.gas.fresh')] : []),
    ...(field.deployment.allies.includes(place) ? [say('terrain.alliedDeployment')] : []),
    ...(field.deployment.blight.includes(place) ? [say('terrain.blightDeployment')] : []),
  ]
  return say('face.place', { grid: gridName(field, place), things })
}

export function piecesOf(spec: Spec, view: View): readonly PieceOnBoard[] {
  const units = view.units.flatMap((unit) =>
    unit && unit.at >= 0 ? [{ piece: unit.id, place: unit.at, side: unit.side, name: unitName(spec, unit) }] : [],
  )
  const cards = (view.hand ?? []).map((card) => ({
    piece: `card:${card}`,
    place: null,
    side: view.viewer,
    name: say('face.card', { card: say(`card.${spec.cardId(card)}`) }),
  }))
  return [...units, ...cards, ...reserves(spec, view)]
}

export function unitName({ healthOf, unitWord }: Spec, unit: Readonly<Unit>): Message {
  const health = healthOf(unit.kind)
  const figures = { unit: unitWord(unit.kind), side: say(`side.${unit.side}`), left: health - unit.damage, health }
  if (unit.plugs.length) return say('face.unit.carrying', { ...figures, plugs: unit.plugs.map(unitWord) })
  return unit.damage > 0 ? say('face.unit.hurt', figures) : say('face.unit', figures)
}

/** What may come onto the board, in one's own deployment phase. */
function reserves(spec: Spec, view: View): readonly PieceOnBoard[] {
  const { viewer } = view
  if (!viewer || view.phase !== 'deployment' || view.turn !== viewer) return []
  return spec.kindsIn(view, viewer).map((kind) => ({
    piece: kind,
    place: null,
    side: viewer,
    name: reserveName(spec, kind),
  }))
}

/** "Panzer, in reserve, cost 4, 3 rivets" */
export function reserveName({ specOf, unitWord }: Spec, kind: string): Message {
  const { points = 0, rivets = 0 } = specOf(kind) ?? {}
  return say('face.reserve', { unit: unitWord(kind), points, rivets })
}
