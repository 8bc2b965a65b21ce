// How far the figures of a match can go, worked out from its content.
import type { Attributes, Content } from '../content/types.ts'
import { SEATS } from '../state.ts'

/** Throws for the first seat: ties go on as long as they like, but never as long as this. */
const THROWS = 100

/** Points of one kind for one side: far above what missions of any pack can add up to. */
const POINTS = 100_000

export interface Bounds {
  readonly soldiers: number
  /** Of one seat. */
  readonly roster: number
  /** The highest number printed on a soldier. */
  readonly number: number
  readonly strength: number
  readonly movement: number
  readonly speed: number
  /** Movement left in one flight: what bounces take from the speed, one push can give back on top of it. */
  readonly left: number
  /** What a die must show: from far below to far above its faces. */
  readonly needed: readonly [least: number, most: number]
  readonly bonus: number
  readonly reach: number
  readonly planets: number
  readonly value: number
  readonly cards: number
  readonly hand: number
  readonly grenades: number
  readonly rounds: number
  readonly turns: number
  /** Shots fired or taken by one soldier, if everybody shot with every turn and again by luck. */
  readonly shots: number
  readonly throws: number
  readonly points: number
}

const most = (figures: readonly number[]): number => Math.max(0, ...figures)

export function boundsOf(content: Content): Bounds {
  const { limits } = content
  const modes = Object.values(content.modes)
  const rooms = Object.values(content.rooms)
  const squads = Object.values(content.squads)
  const printed = (figure: (x: Attributes) => number): number =>
    most(squads.flat().flatMap(({ white, red }) => [figure(white), figure(red)]))
  const whole = most(squads.map((squad) => squad.length))
  const roster = most(modes.map((mode) => mode.soldiers ?? whole * most(mode.squads.map((s) => s.length))))
  const strength = printed((x) => x.strength)
  const speed = Math.max(limits.speed, strength)
  const across = 2 * most(rooms.map((room) => room.radius))
  const soldiers = roster * most(modes.map((mode) => mode.sides.length))
  const turns = limits.rounds * SEATS.length
  return {
    soldiers,
    roster,
    number: most(squads.flat().map((x) => x.number)),
    strength,
    movement: printed((x) => x.movement),
    speed,
    left: 2 * speed,
    needed: [
      -Math.max(
        printed((x) => x.precision),
        printed((x) => x.agility),
      ),
      2 * speed + across,
    ],
    ...cardBounds(content),
    planets: most(rooms.map((room) => room.values.length)),
    value: most(rooms.flatMap((room) => room.values)),
    hand: Math.max(limits.hand, most(modes.map((mode) => mode.cards))),
    rounds: limits.rounds,
    turns,
    shots: 2 * soldiers * turns,
    throws: THROWS,
    points: POINTS,
  }
}

function cardBounds(content: Content): Pick<Bounds, 'cards' | 'bonus' | 'reach' | 'grenades'> {
  const bounds = { cards: 0, bonus: 0, reach: 0, grenades: 0 }
  for (const { copies, effect } of Object.values(content.cards)) {
    bounds.cards += copies
    if (effect.type === 'sureShot') bounds.bonus = Math.max(bounds.bonus, effect.bonus)
    if (effect.type !== 'grenade') continue
    bounds.reach = Math.max(bounds.reach, effect.reach)
    bounds.grenades += copies
  }
  return bounds
}
