// The same offer is the same object: long lists cost no memory.
import type { Action, ActionOf } from '../action.ts'
import type { Heading, Hex, SoldierId } from '../state.ts'

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

export const walkTo: (soldier: SoldierId, to: Hex) => ActionOf<'walk'> = tableOf((soldier, to) => ({
  type: 'walk',
  soldier,
  to,
}))

export const flyBy: (soldier: SoldierId, steps: number) => ActionOf<'fly'> = tableOf((soldier, steps) => ({
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

const pushes = pairsOf<ActionOf<'push'>>(WAYS, (soldier, target, force, way) => ({
  type: 'push',
  soldier,
  target,
  force,
  heading: way + 1,
}))

/** Puts the pushes of one heading on the list, the weakest first. */
export function pushesBy(
  soldier: SoldierId,
  target: SoldierId,
  heading: Heading,
  strength: number,
  out: ActionOf<'push'>[],
): void {
  const all = pushes(soldier, target, strength)
  for (let force = 1; force <= strength; force++) out.push(all[(force - 1) * WAYS + heading - 1] as ActionOf<'push'>)
}

const brakes = pairsOf<ActionOf<'brake'>>(WAYS + 1, (soldier, target, force, heading) => ({
  type: 'brake',
  soldier,
  target,
  force,
  heading,
}))

export const brakeBy = (soldier: SoldierId, target: SoldierId, force: number, heading: Heading): ActionOf<'brake'> =>
  brakes(soldier, target, force)[(force - 1) * (WAYS + 1) + heading] as ActionOf<'brake'>

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
