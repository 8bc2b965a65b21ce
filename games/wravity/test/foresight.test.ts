// What a preview foretells is what happens when everybody only lets things fly.
import { act, must, offers, seeded } from '@muster/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Action, Event, PushAction, Question, Seat, State } from '../src/index.ts'
import { holdsOn, opposite } from '../src/rules/02-soldiers.ts'
import { takerOf } from '../src/rules/08-pushing.ts'
import { board, book, game, P1, table } from './table.ts'

/** A few soldiers all over the room, half of them in flight, planets, and sometimes a grenade or a field. */
function room(seed: number): State {
  const chance = seeded(seed)
  const { state } = table('.', {}, { turn: 2 * chance.below(8) })
  const places = chance.shuffle([...Array(board.size).keys()])
  state.planets = state.planets.map((p, i) => (i < 3 ? { ...p, at: must(places.pop()) } : p))
  for (const u of state.soldiers) {
    if (chance.below(3) === 0) continue
    const flies = chance.below(2) === 0
    Object.assign(u, { at: must(places.pop()), entered: 1, lives: 2 })
    Object.assign(u, { speed: flies ? 1 + chance.below(3) : 0, heading: 1 + chance.below(6) })
  }
  const until = chance.below(3) === 0 ? state.turn + chance.below(2) : -1
  if (chance.below(3) === 0)
    state.grenades.push({
      at: must(places.pop()),
      heading: 1 + chance.below(6),
      speed: 1,
      reach: 2,
      moved: false,
      until,
    })
  for (const u of state.soldiers) {
    const held = state.grenades.some((g) => g.until >= 0 && u.at >= 0 && far(g.at, u.at) <= 2)
    if (held) Object.assign(u, { at: -1, speed: 0 })
  }
  return state
}

const far = (a: number, b: number): number => board.distances[a * board.size + b] as number

/** The actions that set one soldier on its way, with that soldier. */
function starts(state: State): { action: Action; soldier: number }[] {
  return offers(game, state, P1).flatMap((action): { action: Action; soldier: number }[] => {
    if (action.type === 'impulse' || action.type === 'pushOff') return [{ action, soldier: action.soldier }]
    if (action.type === 'push') return pushed(state, action)
    if (action.type === 'brake') return action.heading > 0 ? [{ action, soldier: action.soldier }] : []
    return []
  })
}

/** One that holds on sends only the last of the row on its way. */
function pushed(state: State, action: PushAction): { action: Action; soldier: number }[] {
  const pusher = must(state.soldiers[action.soldier])
  if (!holdsOn(board, state, pusher)) return []
  return [{ action, soldier: takerOf(book, state, action.target, opposite(action.heading)) }]
}

/** Nobody does anything but let fly and end turns. */
function idle(state: State, seat: Seat): Action {
  const fallback = game.fallback(state, seat)
  const all = offers(game, state, seat)
  const flights = state.flights.length > 0 ? all.filter((a) => a.type === 'fly') : []
  return fallback ?? flights.at(-1) ?? { type: 'endTurn' }
}

const DISTURBS: readonly Event['type'][] = ['soldierBounced', 'soldiersCrashed', 'soldierDrawn', 'questionAsked']

const concerns = (e: Event, soldier: number): boolean =>
  JSON.stringify(e).match(new RegExp(`"(soldier|striker|struck)":${soldier}\\b`)) !== null

/** The way a soldier really goes, until the first crash of anybody, and whether it is its own. */
function truth(state: State, first: Action, soldier: number, seed: number, asked: Seat = P1) {
  const chance = seeded(`truth/${seed}`)
  const path: number[] = []
  let action = first
  for (let seat = asked; ; ) {
    const acted = act(game, state, seat, action, chance)
    if (!acted.ok) throw new Error(acted.why.key)
    for (const e of acted.events.slice(first.type === 'chooseAxis' && action === first ? 2 : 0)) {
      if (e.type === 'battleEnded') return { path, end: 'over' } as const
      if (DISTURBS.includes(e.type)) return { path, end: concerns(e, soldier) ? 'own' : 'other' } as const
      if (e.type === 'soldierFlew' && e.soldier === soldier) path.push(...e.path)
    }
    seat = must(game.toAct(state)[0])
    action = idle(state, seat)
  }
}

test('the whole future of an impulse or a push is foretold, as long as it is certain', () => {
  const seen = { own: 0, other: 0, over: 0 }
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const state = room(seed)
      const all = starts(state)
      if (all.length === 0) return
      const { action, soldier } = seeded(`pick/${seed}`).pick(all)
      const { path, notes } = game.preview(state, P1, action)
      const { path: flown, end } = truth(game.clone(state), action, soldier, seed)
      seen[end]++
      const meets = notes.some((n) => n.key.startsWith('note.meets'))
      if (end === 'own') expect({ path, meets }).toEqual({ path: flown, meets: true })
      else expect(path.slice(0, flown.length)).toEqual(flown)
    }),
    { numRuns: 500, seed: 1 },
  )
  expect(seen.own).toBeGreaterThan(50)
})

/** Somebody flies into another that is at rest or about to be, and is asked which way to go. */
function crashIn(state: State, seed: number): Extract<Question, { type: 'axis' }> | null {
  const chance = seeded(`crash/${seed}`)
  for (let n = 0; n < 60 && state.phase === 'battle'; n++) {
    const q = state.question
    if (q?.type === 'axis' && must(state.soldiers[q.struck]).speed <= 1) return q
    const seat = must(game.toAct(state)[0])
    const acted = act(game, state, seat, idle(state, seat), chance)
    if (!acted.ok) throw new Error(acted.why.key)
  }
  return null
}

test('so is the way a striker goes from a crash', () => {
  let crashes = 0
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const state = room(seed)
      const q = crashIn(state, seed)
      if (!q) return
      crashes++
      const seat = must(game.toAct(state)[0])
      const action = seeded(`axis/${seed}`).pick(offers(game, state, seat))
      const { path } = game.preview(state, seat, action)
      const real = truth(game.clone(state), action, q.striker, seed, seat)
      if (real.end === 'own') expect(path).toEqual(real.path)
      else expect(path.slice(0, real.path.length)).toEqual(real.path)
    }),
    { numRuns: 300, seed: 1 },
  )
  expect(crashes).toBeGreaterThan(50)
})
