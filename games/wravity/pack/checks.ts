// What a schema cannot say: names that must exist, and that every mode can be played to its end.
import { type Figures, hexagon, must, type PackProblem, say } from '@muster/engine'
import { BOX } from '../src/content/index.ts'
import type { Axial, Content, RoomSpec, SquadSpec } from '../src/content/types.ts'
import type { Pack } from './schema.ts'
import type { OwnKey } from './texts/index.ts'

const at = (path: string, key: OwnKey, args?: Figures): PackProblem => ({ path, problem: say(key, args) })

export function problemsOf(content: Content, pack: Pack): PackProblem[] {
  return [
    ...danglingRanks(content),
    ...doubleNumbers(pack),
    ...leaderless(content, pack),
    ...shortDeck(content),
    ...Object.entries(pack.rooms ?? {}).flatMap(([id, room]) => roomProblems(`rooms.${id}`, room)),
  ]
}

function danglingRanks(content: Content): PackProblem[] {
  const problem = (path: string, rank: string): PackProblem[] =>
    Object.hasOwn(content.ranks, rank) ? [] : [at(path, 'pack.noRank', { rank })]
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
        ? [at(`squads.${id}.soldiers[${i}].number`, 'pack.number', { number: x.number })]
        : [],
    ),
  )
}

/** 1.12: where a mode asks for the commander, every squad has one. */
function leaderless(content: Content, pack: Pack): PackProblem[] {
  if (!Object.values(content.modes).some((mode) => mode.commander)) return []
  const led = (squad: SquadSpec): boolean => squad.some((x) => content.ranks[x.rank]?.commands === true)
  return Object.entries(content.squads).flatMap(([id, squad]) => {
    if (led(squad)) return []
    if (pack.squads && Object.hasOwn(pack.squads, id)) return [at(`squads.${id}.soldiers`, 'pack.leaderless')]
    const gone = squad.find((x) => BOX.ranks[x.rank]?.commands)
    return [at(`ranks.${gone?.rank}.commands`, 'pack.leaderGone', { squad: id })]
  })
}

/** 1.13: there is a card for everyone who is dealt one. */
function shortDeck(content: Content): PackProblem[] {
  const deck = Object.values(content.cards).reduce((sum, { copies }) => sum + copies, 0)
  const dealt = Math.max(...Object.values(content.modes).map((mode) => mode.sides.length * mode.cards))
  return deck < dealt ? [at('cards', 'pack.shortDeck', { deck, dealt })] : []
}

const DOORS = ['two', 'three'] as const
/** Between two doors there is a hex that is next to neither. */
const DOORS_APART = 3

function roomProblems(path: string, room: RoomSpec): PackProblem[] {
  const doors = DOORS.flatMap((key) => room[key].flatMap((_, i) => doorProblems(`${path}.${key}[${i}]`, room, key, i)))
  if (doors.length > 0) return doors
  return DOORS.every((key) => hasPlaces(room, room[key])) ? [] : [at(`${path}.values`, 'pack.crowded')]
}

function doorProblems(path: string, room: RoomSpec, key: 'two' | 'three', i: number): PackProblem[] {
  const door = must(room[key][i])
  if (distance(door, CENTRE) !== room.radius) return [at(path, 'pack.doorInside')]
  const near = room[key].slice(0, i).some((other) => distance(door, other) < DOORS_APART)
  return near ? [at(path, 'pack.doorNear', { apart: DOORS_APART })] : []
}

const CENTRE: Axial = [0, 0]

function distance([q, r]: Axial, [p, s]: Axial): number {
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s))
}

const within = (radius: number): number => 1 + 3 * radius * (radius + 1)

/** 1.16, 1.17, 1.18: even if every planet spoils as many hexes as it can, one is left for the last. */
function hasPlaces({ radius, reach, fromDoors, apart, values }: RoomSpec, doors: readonly Axial[]): boolean {
  const places = hexagon(radius).filter(
    (hex) => distance(hex, CENTRE) <= reach && doors.every((door) => distance(hex, door) >= fromDoors),
  )
  return places.length > (values.length - 1) * within(apart - 1)
}
