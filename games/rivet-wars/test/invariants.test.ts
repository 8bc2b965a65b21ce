// What holds after every action of every match, worked out anew from the pieces.
import { must } from '@muster/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BOX,
  BUNKER,
  type Event,
  OBJECTIVE,
  OFF,
  SIDES,
  type Side,
  type State,
  TRAP,
  type Unit,
  WIRE,
} from '../src/index.ts'
import { scoresOf } from '../src/rules/12-victory.ts'
import { book, play } from './played.ts'

const unitsOf = (s: State) => s.units.flatMap((u) => u ?? [])
const specOf = (kind: string) => must(BOX.units[kind])

/** What is wrong with where units stand: grids and stacks, room, enemies, terrain. */
function astray(s: State): unknown[] {
  const placed = s.stacks.flatMap((stack, at) => stack.map((id) => `${id} in ${at}`))
  const lost = unitsOf(s).filter((u) => !placed.includes(`${u.id} in ${u.at}`))
  const isShocked = s.strike?.by === 'shock' || s.question?.ask === 'push' || s.question?.ask === 'rescue'
  const grids = s.stacks.flatMap((stack, at) => {
    const units = stack.map((id) => must(s.units[id]))
    const isMixed = new Set(units.map((u) => u.side)).size > 1
    const isFull = units.reduce((sum, u) => sum + specOf(u.kind).squares, 0) > 4
    return (isMixed || isFull) && !(isMixed && isShocked) ? [at] : []
  })
  return [...lost, ...grids, ...unitsOf(s).filter((u) => isShutOut(s, u)), placed.length - unitsOf(s).length]
}

function isShutOut(s: State, u: Unit): boolean {
  const shut = specOf(u.kind).type === 'infantry' ? WIRE : BUNKER | OBJECTIVE | TRAP | WIRE
  return (must(s.markers[u.at]) & shut) !== 0 || s.field.ground[u.at] === OFF
}

/** Who is hurt to death and still there, figures the box has not, heroes deployed twice, plugs without a socket. */
function ghosts(s: State): unknown[] {
  const dying = new Set(s.fallen.map(({ unit }) => unit))
  const figures = unitsOf(s).flatMap((u) => [u.kind, ...u.plugs])
  return [
    ...unitsOf(s).filter((u) => !dying.has(u.id) && u.damage >= specOf(u.kind).health),
    ...figures.filter((kind) => figures.filter((k) => k === kind).length > specOf(kind).count),
    ...SIDES.filter((side) => new Set(s.armies[side].heroes).size < s.armies[side].heroes.length),
    ...unitsOf(s).filter((u) => u.plugs.length > specOf(u.kind).sockets),
  ]
}

/** Every card, wherever it is. */
function cards(s: State): readonly (readonly number[])[] {
  const { allies, blight } = s.armies
  const sorted = (...piles: readonly (readonly number[])[]): number[] => piles.flat().sort((a, b) => a - b)
  return [
    sorted(s.deck, s.discard, allies.hand, blight.hand),
    sorted(s.secretDeck, s.secretDiscard, allies.secrets, blight.secrets),
  ]
}

const every = (xs: readonly unknown[]): number[] => xs.map((_, i) => i)

/** More than there can be, or less than nothing. */
function excess(s: State): unknown[] {
  const { points, infantry, free, trench } = s.supply
  const armies = SIDES.map((side) => s.armies[side])
  return [
    ...[points, infantry, free, trench].filter((n) => n < 0),
    ...armies.filter(({ hand, secrets, rivets }) => hand.length > 3 || secrets.length > 2 || rivets < 0),
    ...s.clouds.slice(5),
  ]
}

/** The points a side was given, event by event. */
function scored(events: readonly Event[], side: Side): number {
  return events.reduce((sum, e) => {
    if (e.type === 'eliminated') return sum + (e.credit.side === side ? (e.vp ?? 0) : 0)
    const gives = e.type === 'captured' || e.type === 'secretScored' || e.type === 'pointsScored'
    return gives && e.side === side ? sum + e.vp : sum
  }, 0)
}

test.each(Object.keys(BOX.missions))('mission %s: pieces, cards and points stay as they must', (mission) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const points = { allies: 0, blight: 0 }
      play(
        mission,
        seed,
        ({ state }) => {
          expect([...astray(state), ...ghosts(state), ...excess(state)]).toEqual([0])
          expect(cards(state)).toEqual([every(book.deck), every(book.secrets)])
        },
        (events, state) => {
          for (const side of SIDES) points[side] += scored(events, side)
          expect(scoresOf(state)).toEqual(points)
        },
      )
    }),
    { numRuns: 3 },
  )
})
