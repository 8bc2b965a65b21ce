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

const places: ActionOf<'placePlanet'>[] = []

export function placeAt(at: Hex): ActionOf<'placePlanet'> {
  places[at] ??= Object.freeze<ActionOf<'placePlanet'>>({ type: 'placePlanet', at })
  return places[at]
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

export const grabBy: (soldier: SoldierId) => ActionOf<'grab'> = singleOf((soldier) => ({ type: 'grab', soldier }))

export const enterBy: (soldier: SoldierId) => ActionOf<'enter'> = singleOf((soldier) => ({ type: 'enter', soldier }))

const WAYS = 6

/** Offers in every heading, of each the weakest first: those of one heading begin at `(heading - 1) * strength`. */
function everyWay<A extends Action>(strength: number, make: (heading: number, force: number) => A): readonly A[] {
  const out: A[] = []
  for (let heading = 1; heading <= WAYS; heading++)
    for (let force = 1; force <= strength; force++) out.push(Object.freeze(make(heading, force)))
  return out
}

type Lists<A> = (soldier: SoldierId, strength: number) => readonly A[]

/** Lists of a soldier by its strength, each made when it first comes up. */
function listsOf<A extends Action>(make: Lists<A>): Lists<A> {
  const known: (readonly A[])[][] = []
  return (soldier, strength) => {
    known[soldier] ??= []
    const own = known[soldier]
    own[strength] ??= make(soldier, strength)
    return own[strength]
  }
}

export const impulsesBy = listsOf((soldier, strength) =>
  everyWay(strength, (heading, force): ActionOf<'impulse'> => ({ type: 'impulse', soldier, heading, force })),
)

export const pushOffsBy = listsOf((soldier, strength) =>
  everyWay(strength, (heading, force): ActionOf<'pushOff'> => ({ type: 'pushOff', soldier, heading, force })),
)

type PairLists<A> = (soldier: SoldierId, target: SoldierId, most: number) => readonly A[]

/** Lists of a soldier and a target by the greatest force, each made when it first comes up. */
function pairListsOf<A extends Action>(make: PairLists<A>): PairLists<A> {
  const known: (readonly A[])[][][] = []
  return (soldier, target, most) => {
    known[soldier] ??= []
    const own = known[soldier]
    own[target] ??= []
    const lists = own[target]
    lists[most] ??= make(soldier, target, most)
    return lists[most]
  }
}

export const pushesBy = pairListsOf((soldier, target, strength) =>
  everyWay(strength, (heading, force): ActionOf<'push'> => ({ type: 'push', soldier, target, force, heading })),
)

/** How many headings there are to give with braking: none, too. */
export const BRAKE_WAYS = WAYS + 1

/** The weakest first, with all headings: those of one force begin at `(force - 1) * BRAKE_WAYS`. */
export const brakesBy = pairListsOf((soldier, target, most) => {
  const out: ActionOf<'brake'>[] = []
  for (let force = 1; force <= most; force++)
    for (let heading = 0; heading <= WAYS; heading++)
      out.push(Object.freeze({ type: 'brake', soldier, target, force, heading }))
  return out
})
