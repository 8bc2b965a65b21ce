// Chapter 9: rearranging
import { illegal, legal, must } from '@muster/engine'
import { isOnBoard } from '../board.ts'
import { type ActionOf, type Position, type Side, sideOf, type Unit, type UnitId } from '../state.ts'
import { NONE, type Order, type Refusal, type Verdict } from './rules.ts'

type Rearrange = ActionOf<'rearrange'>

export const rearrangeOrder = (): Order<'rearrange'> => ({
  choices: (s, seat, piece) =>
    s.phase === 'rearrange' && piece === undefined ? rearrangeChoices(s, sideOf(seat)) : NONE,
  check: (s, seat, a) => checkRearrange(s, sideOf(seat), a),
  decide: (run, _seat, a) => run.emit({ type: 'rearranged', at: a.at, order: [...a.order] }),
})

/** 9.10: every other order of every grid that was not rearranged yet. */
function rearrangeChoices(s: Position, side: Side): Rearrange[] {
  const out: Rearrange[] = []
  s.stacks.forEach((stack, at) => {
    if (stack.length < 2 || s.arranged.includes(at) || must(s.units[must(stack[0])]).side !== side) return
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
  if (s.phase !== 'rearrange') return illegal('2.3', 'notThisPhase')
  if (!isOnBoard(s.field, a.at)) return illegal('9.10', 'noSuchGrid')
  const stack = must(s.stacks[a.at])
  const first = stack[0]
  if (first === undefined || must(s.units[first]).side !== side) return illegal('9.10', 'notYourGrid')
  if (s.arranged.includes(a.at)) return illegal('9.10', 'arrangedAlready')
  return isPermutation(stack, a.order) && isNewOrder(s, stack, a.order) ? legal : noNewOrder()
}

const noNewOrder = (): Refusal => illegal('9.10', 'noNewOrder')

const isPermutation = (stack: readonly UnitId[], order: readonly UnitId[]): boolean =>
  order.length === stack.length && stack.every((id) => order.includes(id))
