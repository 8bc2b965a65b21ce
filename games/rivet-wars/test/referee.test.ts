// A slow referee, who goes by the book alone, against what the game offers.
import { act, must, seeded } from '@muster/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ABILITY } from '../src/content/types.ts'
import { type Action, BOX, MINE, type Seat, type State, sideOf, type Unit, WIRE } from '../src/index.ts'
import type { Weapon } from '../src/profile.ts'
import { isOpen } from '../src/rules/01-battlefield.ts'
import { best, bonus, shockOf } from '../src/rules/05-buffs.ts'
import { moveOf } from '../src/rules/09-allowance.ts'
import { book, game, type Moment, play } from './played.ts'

/** Steps clockwise from north. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
] as const

function stepFrom(s: State, at: number, direction: number): number {
  const { width, height, ground } = s.field
  const [dx, dy] = must(STEPS[direction])
  const x = (at % width) + dx
  const y = Math.floor(at / width) + dy
  const isOn = x >= 0 && y >= 0 && x < width && y < height && ground[y * width + x] !== -1
  return isOn ? y * width + x : -1
}

interface Walked {
  readonly at: number
  readonly path: readonly number[]
  readonly turns: readonly number[]
}

/** Every way of up to so many steps with one diagonal among them, through grids open to the unit. */
function ways(s: State, u: Unit, steps: number, isSpent: boolean, walked: Walked): Walked[] {
  const here = walked.path.length > 0 ? [walked] : []
  if (steps === 0) return here
  const on = STEPS.flatMap((_, direction) => {
    const at = stepFrom(s, walked.at, direction)
    const isDiagonal = direction % 2 === 1
    if (at < 0 || (isDiagonal && isSpent) || !isOpen(book, s, u, book.profile(u), at)) return []
    const next = { at, path: [...walked.path, at], turns: [...walked.turns, direction] }
    return ways(s, u, steps - 1, isSpent || isDiagonal, next)
  })
  return [...here, ...on]
}

/** Neighbours with enemy infantry only that terrain does not shut. */
function shocks(s: State, u: Unit, isSpent: boolean): number[] {
  if (shockOf(book, s, u) === 0) return []
  return STEPS.flatMap((_, direction) => {
    const at = stepFrom(s, u.at, direction)
    const stack = s.stacks[at] ?? []
    if (at < 0 || (direction % 2 === 1 && isSpent) || stack.length === 0) return []
    const bare = { ...s, stacks: s.stacks.map((ids, i) => (i === at ? [] : ids)) }
    const isPrey = stack.every((id) => s.units[id]?.side !== u.side && book.profile(must(s.units[id])).infantry)
    return isPrey && isOpen(book, bare, u, book.profile(u), at) ? [at] : []
  })
}

interface Going {
  readonly steps: number
  readonly isSpent: boolean
}

/** How far a unit may go now in its own turn. */
function going(s: State, u: Unit, how: 'move' | 'assault' | 'dash'): Going | null {
  if (u.done || (how === 'move') !== (s.phase === 'movement')) return null
  const active = s.active?.unit === u.id ? s.active : null
  if (active?.mode === how) return { steps: active.left, isSpent: active.diagonal }
  if (how === 'move') return u.assaulted ? null : { steps: moveOf(book, s, u), isSpent: false }
  if (active && (active.mode === 'attack' || active.mode === 'dash')) return null
  return { steps: best(book, s, u, how === 'dash' ? ABILITY.dash : ABILITY.rapidAssault), isSpent: false }
}

const LEGS = ['move', 'assault', 'dash'] as const
type Leg = Extract<Action, { readonly type: (typeof LEGS)[number] }>
const isLeg = (a: Action): a is Leg => (LEGS as readonly string[]).includes(a.type)

function legs(s: State, seat: Seat): string[] {
  if (s.question || (s.phase !== 'movement' && s.phase !== 'combat')) return []
  const units = s.units.flatMap((u) => (u?.side === sideOf(seat) ? [u] : []))
  const all = units.flatMap((u) =>
    LEGS.flatMap((how) => {
      const way = going(s, u, how)
      if (!way || way.steps === 0) return []
      const walked = ways(s, u, way.steps, way.isSpent, { at: u.at, path: [], turns: [] })
      const grids = [...walked.map(({ at }) => at), ...shocks(s, u, way.isSpent)].filter((at) => at !== u.at)
      return [...new Set(grids)].map((at) => `${how} ${u.id} ${at}`)
    }),
  )
  return all.sort()
}

/** 9.7, 10.9: the best of the shortest ways; infantry fears no mines. */
function bestWay(s: State, u: Unit, to: number, way: Going): readonly number[] | undefined {
  const there = ways(s, u, way.steps, way.isSpent, { at: u.at, path: [], turns: [] }).filter(({ at }) => at === to)
  const mined = (at: number): boolean => !book.profile(u).infantry && (must(s.markers[at]) & MINE) > 0
  const key = ({ path, turns }: Walked): number[] => [
    path.length,
    path.reduce((n, at) => n + (mined(at) ? 1 : 0) + s.clouds.filter((c) => c.at === at).length, 0),
    path.filter((at) => must(s.markers[at]) & WIRE).length,
    ...turns,
  ]
  const isBefore = (a: number[], b: number[]): number => a.map((x, i) => x - (b[i] ?? 0)).find((d) => d !== 0) ?? 0
  return there.toSorted((a, b) => isBefore(key(a), key(b)))[0]?.path
}

/** The grids a unit would go through, as events tell; not all of them where it falls on its way. */
function gone(s: State, seat: Seat, a: Leg): number[] {
  const acted = act(game, game.clone(s), seat, a, seeded(s.round))
  const events = acted.ok ? acted.events : []
  return events.flatMap((e) => (e.type === 'moved' && e.unit === a.unit ? e.path : []))
}

/** 9.7 */
function wanders({ state, seat, offers }: Moment): void {
  for (const a of offers.filter(isLeg).slice(-2)) {
    const u = must(state.units[a.unit])
    const way = bestWay(state, u, a.at, must(going(state, u, a.type)))
    const path = gone(state, seat, a)
    expect([a, path]).toEqual([a, (way ?? [a.at]).slice(0, path.length)])
  }
}

const said = (a: Leg): string => `${a.type} ${a.unit} ${a.at}`

test.each(Object.keys(BOX.missions))('mission %s: units go just where and how the book lets them', (mission) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      play(mission, seed, (moment: Moment) => {
        expect(moment.offers.filter(isLeg).map(said).sort()).toEqual(legs(moment.state, moment.seat))
        wanders(moment)
      })
    }),
    { numRuns: 2 },
  )
})

/** 5.5: steps with at most one diagonal among them. */
function distance(s: State, a: number, b: number): number {
  const { width } = s.field
  const dx = Math.abs((a % width) - (b % width))
  const dy = Math.abs(Math.floor(a / width) - Math.floor(b / width))
  return dx + dy - (Math.min(dx, dy) > 0 ? 1 : 0)
}

interface Shot {
  readonly u: Unit
  readonly line: number
  readonly weapon: Weapon
  readonly at: number
}

/** Every line of every unit that has attacks left, at every grid in its range that is neither its own nor a friend's. */
function shotsOf(s: State, seat: Seat): Shot[] {
  const places = s.stacks.map((_, at) => at).filter((at) => s.field.ground[at] !== -1)
  return s.units.flatMap((u) => {
    if (u?.side !== sideOf(seat) || u.done || (s.active?.unit === u.id && s.active.mode === 'dash')) return []
    return book.profile(u).weapons.flatMap((weapon, line) => {
      const made = s.active?.unit === u.id ? (s.active.made[line] ?? 0) : 0
      const bound = s.active?.unit === u.id && weapon.line.oneGrid ? (s.active.aimed[line] ?? -1) : -1
      const range = weapon.land > 0 ? weapon.land + bonus(book, s, u, ABILITY.landRangeBonus) : 0
      if (made >= weapon.line.attacks) return []
      const isFor = (at: number): boolean =>
        at !== u.at && distance(s, u.at, at) <= range && (bound < 0 || bound === at) && !isFriendly(s, u, at)
      return places.filter(isFor).map((at) => ({ u, line, weapon, at }))
    })
  })
}

const isFriendly = (s: State, u: Unit, at: number): boolean =>
  must(s.stacks[at]).some((id) => s.units[id]?.side === u.side)

/** What may be done with a line at a grid: attack it, or pick one of those in it. */
function shots(s: State, { u, line, weapon, at }: Shot): string[] {
  const victims = must(s.stacks[at]).map((id) => must(s.units[id]))
  const isHurt = (v: Unit | undefined): boolean => v !== undefined && must(weapon.line.dice[specOf(v).armour - 1]) > 0
  const { grid, gas, deviates } = weapon.line
  const isPlain = !grid && !gas && deviates === undefined
  if (isPlain && best(book, s, u, ABILITY.sniper) > 0)
    return victims.filter(isHurt).map((v) => `snipe ${u.id} ${line} ${at} ${v.id}`)
  const strays = deviates !== undefined && distance(s, u.at, at) >= deviates
  const isTarget = grid ? victims.some(isHurt) : isHurt(victims[0])
  return strays || isTarget || (gas && victims.length === 0) ? [`attack ${u.id} ${line} ${at}`] : []
}

const specOf = (u: Unit) => must(BOX.units[u.kind])

function told(a: Action): string[] {
  if (a.type === 'attack') return [`attack ${a.unit} ${a.line} ${a.at}`]
  return a.type === 'snipe' ? [`snipe ${a.unit} ${a.line} ${a.at} ${a.target}`] : []
}

test.each(Object.keys(BOX.missions))('mission %s: units attack just what the book lets them', (mission) => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      play(mission, seed, ({ state, seat, offers }) => {
        const isTime = state.phase === 'combat' && !state.question
        const right = isTime ? shotsOf(state, seat).flatMap((shot) => shots(state, shot)) : []
        expect(offers.flatMap(told).sort()).toEqual(right.sort())
      })
    }),
    { numRuns: 2 },
  )
})
