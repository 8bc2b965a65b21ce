// Places and pieces as one would say them.
import { type Message, say } from '@muster/engine'
import type { Soldier, View } from '@muster/wravity'
import type { PieceOnBoard, PlaceOnBoard } from '../../face.ts'
import { isWall, type Room, roomOf } from './space.ts'
import { hexName, type Spec, sideName } from './spec.ts'

export function placesOf(view: View): readonly PlaceOnBoard[] {
  const room = roomOf(view)
  return Array.from({ length: room.grid.size }, (_, place) => {
    const [q, r] = [room.grid.q[place] ?? 0, room.grid.r[place] ?? 0]
    return {
      place,
      row: r + room.radius,
      column: q + r / 2 + room.radius,
      name: say('face.place', { hex: hexName(room.radius, place), things: thingsAt(view, room, place) }),
    }
  })
}

function thingsAt(view: View, room: Room, place: number): readonly Message[] {
  const things: Message[] = []
  if (view.doors.includes(place)) things.push(say('terrain.door'))
  else if (isWall(room, place)) things.push(say('terrain.wall'))
  if (isWall(room, place) && view.doors.some((d) => room.grid.neighbours[d]?.includes(place)))
    things.push(say('face.lateral'))
  const planet = view.planets.find((p) => p.at === place)
  if (planet) things.push(planet.value === null ? say('terrain.planet') : say('face.worth', { value: planet.value }))
  for (const g of view.grenades) {
    const far = g.at < 0 ? 99 : (room.grid.distances[g.at * room.grid.size + place] ?? 99)
    if (far === 0 && g.until < 0)
      things.push(say('face.grenade', { speed: g.speed, heading: say(`heading.${g.heading}`) }))
    else if (g.until >= 0 && far <= g.reach) things.push(say('face.field'))
  }
  return things.length ? things : [say('terrain.void')]
}

export const piecesOf = (spec: Spec, view: View): readonly PieceOnBoard[] =>
  view.soldiers.map((soldier, piece) => ({
    piece,
    place: soldier.at >= 0 ? soldier.at : null,
    side: sideName(view, soldier.side),
    name: nameOf(spec, view, soldier),
    ...(soldier.lives > 0 ? {} : { idle: true as const }),
  }))

export type Stance = 'outside' | 'flying' | 'holding' | 'adrift'

/** Position alone decides between holding on and adrift. */
export function stanceOf(view: View, soldier: Soldier): Stance {
  if (soldier.at < 0) return 'outside'
  if (soldier.speed > 0) return 'flying'
  const room = roomOf(view)
  const held = view.planets.some((p) => p.at >= 0 && room.grid.neighbours[soldier.at]?.includes(p.at))
  return held || isWall(room, soldier.at) ? 'holding' : 'adrift'
}

function nameOf({ soldierWord, rankWord }: Spec, view: View, soldier: Soldier): Message {
  return say(`face.soldier.${stanceOf(view, soldier)}`, {
    soldier: soldierWord(soldier),
    rank: rankWord(soldier.rank),
    lives: `${soldier.lives}`,
    speed: soldier.speed,
    heading: soldier.heading > 0 ? say(`heading.${soldier.heading}`) : '',
  })
}
