// The same offer is the same object: long lists cost no memory.
import type { Action, ActionOf } from '../action.ts'
import type { Hex, SoldierId } from '../state.ts'

/** Offers of a soldier by one more number, each made when it first comes up. */
function tableOf<A extends Action>(make: (soldier: SoldierId, i: number) => A): (soldier: SoldierId, i: number) => A {
  const known: A[][] = []
  return (soldier, i) => {
    known[soldier] ??= []
    const own = known[soldier]
    own[i] ??= Object.freeze(make(soldier, i))
    return own[i]
  }
}

/** Offers of a soldier that need no more to be said. */
function singleOf<A extends Action>(make: (soldier: SoldierId) => A): (soldier: SoldierId) => A {
  const known: A[] = []
  return (soldier) => {
    known[soldier] ??= Object.freeze(make(soldier))
    return known[soldier]
  }
}

export const walkTo: (soldier: SoldierId, to: Hex) => ActionOf<'walk'> = tableOf((soldier, to) => ({
  type: 'walk',
  soldier,
  to,
}))

const flyBy: (soldier: SoldierId, steps: number) => ActionOf<'fly'> = tableOf((soldier, steps) => ({
  type: 'fly',
  soldier,
  steps,
}))

/** A shot without a card. */
export const shotAt: (soldier: SoldierId, at: Hex) => ActionOf<'shoot'> = tableOf((soldier, at) => ({
  type: 'shoot',
  soldier,
  at,
  card: null,
}))

export const grabBy: (soldier: SoldierId) => ActionOf<'grab'> = singleOf((soldier) => ({ type: 'grab', soldier }))

export const enterBy: (soldier: SoldierId) => ActionOf<'enter'> = singleOf((soldier) => ({ type: 'enter', soldier }))

const flights: (readonly ActionOf<'fly'>[])[][][] = []

/** The flights of a soldier to each of so many stops, and all that is left of its movement where that is more. */
export function flightsOf(soldier: SoldierId, stops: number, left: number): readonly ActionOf<'fly'>[] {
  flights[soldier] ??= []
  const own = flights[soldier]
  own[left] ??= []
  const lists = own[left]
  lists[stops] ??= everyFlight(soldier, stops, left)
  return lists[stops]
}

function everyFlight(soldier: SoldierId, stops: number, left: number): ActionOf<'fly'>[] {
  const out: ActionOf<'fly'>[] = []
  for (let steps = 1; steps <= stops; steps++) out.push(flyBy(soldier, steps))
  if (stops < left) out.push(flyBy(soldier, left))
  return out
}

const WAYS = 6

/** Offers of a soldier and a target by force and heading, up to a force: at `(force - 1) * ways + heading - first`. */
function pairsOf<A extends Action>(
  ways: number,
  make: (soldier: SoldierId, target: SoldierId, force: number, way: number) => A,
): (soldier: SoldierId, target: SoldierId, most: number) => readonly A[] {
  const known: A[][][] = []
  return (soldier, target, most) => {
    known[soldier] ??= []
    const own = known[soldier]
    own[target] ??= []
    const all = own[target]
    for (let i = all.length; i < most * ways; i++)
      all.push(Object.freeze(make(soldier, target, 1 + Math.floor(i / ways), i % ways)))
    return all
  }
}

/** Lists of a soldier and a target by the greatest force and the headings, a bit for each; made when they first come up. */
function listsOf<A extends Action>(
  make: (soldier: SoldierId, target: SoldierId, most: number, ways: number) => readonly A[],
): (soldier: SoldierId, target: SoldierId, most: number, ways: number) => readonly A[] {
  const known: Map<number, readonly A[]>[][] = []
  return (soldier, target, most, ways) => {
    known[soldier] ??= []
    const own = known[soldier]
    own[target] ??= new Map()
    const key = most * ALL_WAYS + ways
    let list = own[target].get(key)
    if (!list) {
      list = make(soldier, target, most, ways)
      own[target].set(key, list)
    }
    return list
  }
}

const ALL_WAYS = 1 << (WAYS + 1)

const pushes = pairsOf<ActionOf<'push'>>(WAYS, (soldier, target, force, way) => ({
  type: 'push',
  soldier,
  target,
  force,
  heading: way + 1,
}))

/** The pushes of a soldier by all these headings, of each the weakest first. */
export const pushesBy = listsOf((soldier, target, strength, ways) => {
  const all = pushes(soldier, target, strength)
  const out: ActionOf<'push'>[] = []
  for (let heading = 1; heading <= WAYS; heading++) {
    if ((ways & (1 << heading)) === 0) continue
    for (let force = 1; force <= strength; force++) out.push(all[(force - 1) * WAYS + heading - 1] as ActionOf<'push'>)
  }
  return out
})

const brakes = pairsOf<ActionOf<'brake'>>(WAYS + 1, (soldier, target, force, heading) => ({
  type: 'brake',
  soldier,
  target,
  force,
  heading,
}))

/** What a soldier may brake another by, the weakest first, with all these headings. */
export const brakesBy = listsOf((soldier, target, most, ways) => {
  const all = brakes(soldier, target, most)
  const out: ActionOf<'brake'>[] = []
  for (let force = 1; force <= most; force++)
    for (let heading = 0; heading <= WAYS; heading++)
      if ((ways & (1 << heading)) !== 0) out.push(all[(force - 1) * (WAYS + 1) + heading] as ActionOf<'brake'>)
  return out
})

type Thrust = 'impulse' | 'pushOff'

const thrusts: { readonly [K in Thrust]: (readonly ActionOf<K>[])[][][] } = { impulse: [], pushOff: [] }

/** The thrusts of a soldier in all ways that are free, a bit for each, with every force of its strength. */
export function thrustsOf<K extends Thrust>(
  type: K,
  soldier: SoldierId,
  strength: number,
  ways: number,
): readonly ActionOf<K>[] {
  const known = thrusts[type] as (readonly ActionOf<K>[])[][][]
  known[soldier] ??= []
  const own = known[soldier]
  own[strength] ??= []
  const lists = own[strength]
  lists[ways] ??= everyThrust(type, soldier, strength, ways)
  return lists[ways]
}

function everyThrust<K extends Thrust>(type: K, soldier: SoldierId, strength: number, ways: number): ActionOf<K>[] {
  const out: ActionOf<K>[] = []
  for (let heading = 1; heading <= WAYS; heading++) {
    if ((ways & (1 << heading)) === 0) continue
    for (let force = 1; force <= strength; force++)
      out.push(Object.freeze({ type, soldier, heading, force }) as ActionOf<K>)
  }
  return out
}
