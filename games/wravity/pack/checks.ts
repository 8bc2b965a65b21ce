// What a schema cannot say: names that must exist, rooms that hold their planets.
import type { PackProblem } from '@muster/engine'
import type { Content, RoomSpec } from '../src/content/types.ts'
import type { Pack } from './schema.ts'

const at = (path: string, problem: string): PackProblem => ({ path, problem })

export function problemsOf(content: Content, pack: Pack): PackProblem[] {
  return [
    ...danglingRanks(content),
    ...doubleNumbers(pack),
    ...Object.entries(pack.rooms ?? {}).flatMap(([id, room]) => roomProblems(`rooms.${id}`, room)),
  ]
}

function danglingRanks(content: Content): PackProblem[] {
  const problem = (path: string, rank: string): PackProblem[] =>
    Object.hasOwn(content.ranks, rank) ? [] : [at(path, `there is no rank ${rank}`)]
  const squads = Object.entries(content.squads).flatMap(([id, squad]) =>
    squad.flatMap((x, i) => problem(`squads.${id}.soldiers[${i}].rank`, x.rank)),
  )
  const cards = Object.entries(content.cards).flatMap(([id, { effect }]) =>
    effect.type === 'mark' ? problem(`cards.${id}.effect.rank`, effect.rank) : [],
  )
  return [...squads, ...cards]
}

function doubleNumbers(pack: Pack): PackProblem[] {
  return Object.entries(pack.squads ?? {}).flatMap(([id, { soldiers }]) =>
    soldiers.flatMap((x, i) =>
      soldiers.findIndex((y) => y.number === x.number) < i
        ? [at(`squads.${id}.soldiers[${i}].number`, `number ${x.number} is taken`)]
        : [],
    ),
  )
}

function roomProblems(path: string, room: RoomSpec): PackProblem[] {
  const astray = (['two', 'three'] as const).flatMap((key) =>
    room[key].flatMap(([q, r], i) =>
      Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === room.radius
        ? []
        : [at(`${path}.${key}[${i}]`, 'a door is a hex of the wall')],
    ),
  )
  if (astray.length > 0) return astray
  return hasRoom(room) ? [] : [at(`${path}.values`, 'there may be no place left for so many planets')]
}

const within = (radius: number): number => 1 + 3 * radius * (radius + 1)

/** Even if every planet and every door spoils as many hexes as it can, one is left for the last planet. */
function hasRoom({ radius, reach, fromDoors, apart, values }: RoomSpec): boolean {
  const doors = fromDoors + reach > radius ? 3 * Math.ceil(within(fromDoors - 1) / 2) : 0
  return within(Math.min(radius, reach)) - doors > (values.length - 1) * within(apart - 1)
}
