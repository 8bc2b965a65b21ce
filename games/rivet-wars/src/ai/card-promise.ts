// What an Action! card promises
import { must } from '@muster/engine'
import type { ActionOf, Unit } from '../state.ts'
import { fireOf, type Outlook } from './outlook.ts'
import { blowAt, hitChance } from './shots.ts'
import { firstOf, fullWorth, lossOf, worthOf } from './worth.ts'

/** A card kept may do more later. */
const KEPT = 0.5

export function cardPromise(o: Outlook, a: ActionOf<'play'>): number {
  const { b, s } = o
  const effect = b.effect(a.card)
  const u = s.units[a.target]
  switch (effect.do) {
    case 'points':
      return 2 * effect.by
    case 'rivets':
      return 1.5
    case 'trench':
      return s.supply.points > 0 && s.supply.trench === 0 ? 0.9 : -KEPT
    case 'repair':
      return u ? (0.6 * effect.by * fullWorth(b, u)) / b.profile(u).health - KEPT : -KEPT
    case 'barrage':
      return barrage(o, a.target, effect.dice) - KEPT
    case 'aim':
      return u ? aimed(o, u, effect.by) - KEPT : -KEPT
    case 'again':
      return again(o, a.target) - KEPT
    case 'haste':
      return hasty(o, a.target) - KEPT
    case 'sappers':
      return -KEPT / 2
    case 'rescue':
      return s.question?.ask === 'rescue' ? worthOf(b, must(s.units[s.question.unit])) - KEPT : 0
    case 'cover':
      return covered(o) - KEPT / 2
    case 'intercept':
      return 1.2
  }
}

/** Every unit of a grid an arrow may point to is attacked, friends too. */
function barrage({ b, s, t }: Outlook, at: number, dice: number): number {
  let sum = 0
  for (const next of must(t.beside[at])) {
    for (const id of must(s.stacks[next])) {
      const u = must(s.units[id])
      sum += (u.side === s.turn ? -1 : 1) * hitChance(dice, 0) * lossOf(b, u)
    }
  }
  return sum / 8
}

/** What another pip on every die adds. */
function aimed(o: Outlook, u: Readonly<Unit>, by: number): number {
  const p = o.b.profile(u)
  return fireOf(o, p, u.aim + by, u.at) - fireOf(o, p, u.aim, u.at)
}

/** The line once more at the same grid. */
function again({ b, s }: Outlook, line: number): number {
  const u = s.units[s.active?.unit ?? -1]
  const w = u && b.profile(u).weapons[line]
  const at = s.active?.aimed[line] ?? -1
  if (!u || !w || at < 0 || firstOf(s, at)?.side === u.side) return 0
  return w.line.attacks * blowAt(b, s, w, u.aim + b.profile(u).own.precision, at)
}

/** One more step for infantry that comes just short of an objective with it. */
function hasty({ b, s, t }: Outlook, at: number): number {
  let best = 0
  for (const id of must(s.stacks[at])) {
    const p = b.profile(must(s.units[id]))
    const near = s.field.objectives.some(
      (goal) => must(s.stacks[goal]).length === 0 && must(t.strides[at * t.size + goal]) === p.move + 1,
    )
    if (p.infantry && near) best = 3
  }
  return best
}

/** A die fewer against those under fire. */
function covered({ b, s }: Outlook): number {
  const at = s.question?.ask === 'cover' ? s.question.at : -1
  let sum = 0
  for (const id of s.stacks[at] ?? []) sum += 0.2 * lossOf(b, must(s.units[id]))
  return sum
}
