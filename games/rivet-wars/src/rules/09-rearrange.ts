// Chapter 9: rearranging
import { illegal, legal, must } from '@muster/engine'
import { isOnBoard } from '../board.ts'
import { type ActionOf, type Grid, type Position, type Side, sideOf, type Unit, type UnitId } from '../state.ts'
import { hasFriend } from './01-battlefield.ts'
import { NONE, notThisPhase, type Order, type Refusal, type Verdict } from './rules.ts'

type Rearrange = ActionOf<'rearrange'>

export const rearrangeOrder = (): Order<'rearrange'> => ({
  choices: (s, seat, piece) => (isTime(s) && piece === undefined ? rearrangeChoices(s, sideOf(seat)) : NONE),
  check: (s, seat, a) => checkRearrange(s, sideOf(seat), a),
  decide: (run, _seat, a) => run.emit({ type: 'rearranged', at: a.at, order: [...a.order] }),
})

const isTime = (s: Position): boolean => s.phase === 'rearrange'

/** 9.10: every other order of every grid that was not rearranged yet. */
function rearrangeChoices(s: Position, side: Side): Rearrange[] {
  const out: Rearrange[] = []
  s.stacks.forEach((stack, at) => {
    if (stack.length < 2 || whyFixed(s, side, at)) return
    for (const order of ordersOf(s, stack)) out.push({ type: 'rearrange', at, order })
  })
  return out
}

/** Whether there is anything to rearrange. */
export const mayRearrange = (s: Position): boolean =>
  s.stacks.some((stack) => stack.length > 1 && isMixed(s, stack, s.turn))

function isMixed(s: Position, stack: readonly UnitId[], side: Side): boolean {
  const first = must(s.units[must(stack[0])])
  return first.side === side && stack.some((id) => !areAlike(first, must(s.units[id])))
}

/** 9.10 */
function areAlike(a: Readonly<Unit>, c: Readonly<Unit>): boolean {
  if (a.kind !== c.kind || a.damage !== c.damage || a.plugs.length !== c.plugs.length) return false
  return a.plugs.length === 0 || a.plugs.join() === c.plugs.join()
}

function ordersOf(s: Position, stack: readonly UnitId[]): UnitId[][] {
  const orders: UnitId[][] = []
  for (const places of must(PERMUTATIONS[stack.length])) {
    const order = places.map((i) => must(stack[i]))
    if (isNewOrder(s, stack, order)) orders.push(order)
  }
  return orders
}

/** 9.10: units that are alike keep their order, and something changes. */
function isNewOrder(s: Position, stack: readonly UnitId[], order: readonly UnitId[]): boolean {
  let changed = false
  for (let i = 0; i < order.length; i++) {
    const id = must(order[i])
    if (id !== stack[i]) changed = true
    for (let j = i + 1; j < order.length; j++) {
      const later = must(order[j])
      if (stack.indexOf(later) < stack.indexOf(id) && areAlike(must(s.units[id]), must(s.units[later]))) return false
    }
  }
  return changed
}

function permutations(xs: readonly number[]): number[][] {
  if (xs.length < 2) return [[...xs]]
  return xs.flatMap((x, i) => permutations([...xs.slice(0, i), ...xs.slice(i + 1)]).map((rest) => [x, ...rest]))
}

/** The orders of up to four, as places in the old one. */
const PERMUTATIONS = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3]].map(permutations)

function checkRearrange(s: Position, side: Side, a: Rearrange): Verdict {
  if (!isTime(s)) return notThisPhase(s, 'rearrange')
  const stack = must(s.stacks[a.at])
  const fixed = whyFixed(s, side, a.at)
  if (fixed) return fixed
  return isPermutation(stack, a.order) && isNewOrder(s, stack, a.order) ? legal : noNewOrder()
}

/** 9.10: whose grid it is, and whether it had its turn. */
function whyFixed(s: Position, side: Side, at: Grid): Refusal | null {
  if (!isOnBoard(s.field, at)) return illegal('9.10', 'noSuchGrid')
  if (!hasFriend(s, side, at)) return illegal('9.10', 'notYourGrid')
  return s.arranged.includes(at) ? illegal('9.10', 'arrangedAlready') : null
}

const noNewOrder = (): Refusal => illegal('9.10', 'noNewOrder')

const isPermutation = (stack: readonly UnitId[], order: readonly UnitId[]): boolean =>
  order.length === stack.length && stack.every((id) => order.includes(id))
