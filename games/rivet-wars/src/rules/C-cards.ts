// Chapter C: the Action! cards, by their effects
import { illegal, legal, must } from '@muster/engine'
import { isPlace, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import type { CardEffect } from '../content/types.ts'
import { type ActionOf, MINE, type Seat, type Side, type State, sideOf, TRAP, type Unit, WIRE } from '../state.ts'
import { hasFriend, isOpen } from './01-battlefield.ts'
import { sufferEntry } from './09-entering.ts'
import { playsOf } from './interned.ts'
import { isShaped, NONE, type Order, ownUnit, type Run, type Verdict } from './rules.ts'

type Effect = CardEffect['do']
type Play = ActionOf<'play'>

/** What a card is played on: nothing (-1), a grid, a unit, a line of the active unit. */
export const TARGET_OF: Readonly<Record<Effect, 'none' | 'grid' | 'unit' | 'line'>> = {
  points: 'none',
  rivets: 'none',
  trench: 'none',
  repair: 'unit',
  barrage: 'grid',
  aim: 'unit',
  again: 'line',
  haste: 'grid',
  sappers: 'grid',
  rescue: 'grid',
  cover: 'none',
  intercept: 'none',
}

export const playOrder = (b: Book): Order<'play'> => ({
  choices: (s, seat, piece) => playChoices(b, s, sideOf(seat), piece),
  check: (s, seat, a) => checkPlay(b, s, seat, a),
  decide: (run, seat, a) => decidePlay(b, run, sideOf(seat), a),
})

/** 3.7, 3.8: when an effect can be had. */
function isTime(s: State, side: Side, effect: Effect): boolean {
  if (s.question) return s.question.side === side && ANSWERS[s.question.ask] === effect
  return TIME[effect]?.(s) ?? false
}

const ANSWERS: Readonly<Record<string, Effect>> = { cover: 'cover', rescue: 'rescue', orders: 'intercept' }

const TIME: Readonly<Partial<Record<Effect, (s: State) => boolean>>> = {
  points: (s) => s.phase === 'deployment',
  rivets: (s) => s.phase === 'deployment',
  trench: (s) => s.phase === 'deployment',
  repair: (s) => s.phase === 'deployment',
  barrage: (s) => s.phase === 'combat' && !s.begun,
  aim: (s) => s.phase === 'combat',
  again: (s) => s.phase === 'combat',
  haste: (s) => s.phase === 'movement',
  sappers: (s) => s.phase === 'movement',
}

/** 3.7: any number of cards, each at its time. */
function playChoices(b: Book, s: State, side: Side, piece?: number | string): readonly Play[] {
  const { hand } = s.armies[side]
  if (hand.length === 0) return NONE
  const out: Play[] = []
  for (const card of hand) {
    const effect = b.effect(card).do
    if (!isTime(s, side, effect)) continue
    if (piece !== undefined && piece !== `card:${card}`) continue
    const byTarget = playsOf(card)
    for (const target of TARGETS[effect](b, s, side)) out.push(must(byTarget[target + 1]))
  }
  return out
}

function checkPlay(b: Book, s: State, seat: Seat, a: Play): Verdict {
  const side = sideOf(seat)
  if (!isShaped(a, 'card', 'target') || !s.armies[side].hand.includes(a.card)) return illegal('3.12', 'notInHand')
  const effect = b.effect(a.card).do
  if (!isTime(s, side, effect)) return illegal('3.7', 'notThisTime')
  return TARGETS[effect](b, s, side).includes(a.target) ? legal : whyNotOn(s, effect, a.target)
}

/** The nearest reason a card cannot be played on something. */
function whyNotOn(s: State, effect: Effect, target: number): Verdict {
  if (effect === 'again') return illegal('C7.1', 'noLineToRepeat')
  if (effect === 'haste' && isPlace(s.field, target) && hasFriend(s, s.turn, target)) return illegal('C8.1', 'allMoved')
  return illegal('3.7', 'notOnThis')
}

const ON_NOTHING: readonly number[] = [-1]

type Targets = (b: Book, s: State, side: Side) => readonly number[]

const TARGETS: Readonly<Record<Effect, Targets>> = {
  points: () => ON_NOTHING,
  rivets: () => ON_NOTHING,
  trench: () => ON_NOTHING,
  repair: (_b, s, side) => repairable(s, side),
  barrage: (_b, s) => barrageGrids(s),
  aim: (b, s, side) => aimable(b, s, side),
  again: (b, s, side) => repeatable(b, s, side),
  haste: (_b, s, side) => hasteGrids(s, side),
  sappers: (b, s, side) => sapperGrids(b, s, side),
  rescue: (b, s, side) => rescueGrids(b, s, rescuee(s, side)),
  cover: () => ON_NOTHING,
  intercept: () => ON_NOTHING,
}

/** C4 */
const repairable = (s: State, side: Side): number[] =>
  s.units.flatMap((u) => (u && u.side === side && u.damage > 0 ? [u.id] : []))

/** C5, C5.1 */
const barrageGrids = (s: State): readonly number[] => tablesOf(s.field).places

/** C6 */
const aimable = (b: Book, s: State, side: Side): number[] =>
  s.units.flatMap((u) => (u && u.side === side && !u.done && b.profile(u).weapons.length > 0 ? [u.id] : []))

/** C7, C7.1: lines the active unit has used, unless it used its [Action]. */
function repeatable(b: Book, s: State, side: Side): number[] {
  const { active } = s
  const u = active ? ownUnit(s, side, active.unit) : null
  if (!active || !u || active.mode !== 'attack') return []
  return b.profile(u).weapons.flatMap((_, line) => ((active.aimed[line] ?? -1) >= 0 ? [line] : []))
}

/** C8, C8.1 */
function hasteGrids(s: State, side: Side): number[] {
  const grids = new Set<number>()
  for (const u of s.units) if (u && u.side === side && isFresh(s, u)) grids.add(u.at)
  return [...grids].sort((a, c) => a - c)
}

/** C8.1 */
function isFresh(s: State, u: Readonly<Unit>): boolean {
  return !u.done && !u.assaulted && !(s.active?.unit === u.id && s.active.mode !== 'fresh')
}

const SAPPED = WIRE | TRAP | MINE

/** 3.11, C9 */
function sapperGrids(b: Book, s: State, side: Side): number[] {
  const { beside } = tablesOf(s.field)
  const isOurs = (at: number): boolean => must(s.stacks[at]).some((id) => isFoot(b, must(s.units[id]), side))
  return s.markers.flatMap((marker, at) =>
    (marker & SAPPED) !== 0 && (isOurs(at) || must(beside[at]).some(isOurs)) ? [at] : [],
  )
}

const isFoot = (b: Book, u: Readonly<Unit>, side: Side): boolean => u.side === side && b.profile(u).infantry

function rescuee(s: State, side: Side): Unit | null {
  return s.question?.ask === 'rescue' && s.question.side === side ? must(s.units[s.question.unit]) : null
}

/** C10: its side's deployment grids that are open to it. */
export function rescueGrids(b: Book, s: State, u: Readonly<Unit> | null): number[] {
  if (!u) return []
  return s.field.deployment[u.side].filter((at) => isOpen(b, s, u, b.profile(u), at))
}

/** 3.5: the card is discarded as it is played. */
function decidePlay(b: Book, run: Run, side: Side, a: Play): void {
  const target = a.target >= 0 ? { target: a.target } : {}
  run.emit({ type: 'cardPlayed', side, card: a.card, ...target })
  const effect = b.effect(a.card)
  const resolve = RESOLVE[effect.do] as (played: Played<Effect>) => void
  resolve({ b, run, side, effect, target: a.target })
}

interface Played<K extends Effect> {
  readonly b: Book
  readonly run: Run
  readonly side: Side
  readonly effect: Extract<CardEffect, { readonly do: K }>
  readonly target: number
}

const RESOLVE: { readonly [K in Effect]: (played: Played<K>) => void } = {
  points: ({ run, effect }) => secondWave(run, effect.by),
  rivets: ({ run, effect }) => scrapDrive(run, effect.by),
  trench: ({ run, effect }) => forwardTrench(run, effect.by),
  repair: ({ run, effect, target }) => repair(run, target, effect.by),
  barrage: ({ run, effect, target }) => barrage(run, target, effect.dice),
  aim: ({ run, effect, target }) => aim(run, target, effect.by),
  again: ({ b, run, target }) => fireAgain(b, run, target),
  haste: ({ run, side, effect, target }) => hurry(run, side, target, effect.by),
  sappers: ({ run, target }) => sap(run, target),
  rescue: ({ b, run, effect, target }) => rescue(b, run, target, effect.health),
  cover: ({ run, effect }) => takeCover(run, effect.by),
  intercept: ({ run, effect }) => intercept(run, effect.by),
}

/** C1 */
function secondWave(run: Run, by: number): void {
  run.emit({ type: 'pointsChanged', by })
}

/** C2 */
function scrapDrive(run: Run, by: number): void {
  run.emit({ type: 'rivetsGained', by })
}

/** C3 */
function forwardTrench(run: Run, by: number): void {
  run.emit({ type: 'trenchOpened', by })
}

/** C4 */
function repair(run: Run, unit: number, by: number): void {
  run.emit({ type: 'repaired', unit, by: Math.min(by, must(run.state.units[unit]).damage) })
}

/** C5: it deviates before it strikes. */
function barrage(run: Run, at: number, dice: number): void {
  run.emit({ type: 'barrageMade', at, dice })
}

/** C6 */
function aim(run: Run, unit: number, by: number): void {
  run.emit({ type: 'aimed', unit, by })
}

/** C7, C7.2: all attacks of the line on top of those left; a line at one grid begins anew. */
function fireAgain(b: Book, run: Run, line: number): void {
  const { unit, made } = must(run.state.active)
  const weapon = must(b.profile(must(run.state.units[unit])).weapons[line])
  const attacks = weapon.line.oneGrid ? must(made[line]) : weapon.line.attacks
  run.emit({ type: 'lineReadied', unit, line, attacks })
}

/** C8, C8.1 */
function hurry(run: Run, side: Side, at: number, by: number): void {
  const s = run.state
  const fresh = must(s.stacks[at]).filter((id) => {
    const u = ownUnit(s, side, id)
    return u !== null && isFresh(s, u)
  })
  run.emit({ type: 'hurried', units: fresh, by })
}

/** C9 */
function sap(run: Run, at: number): void {
  run.emit({ type: 'cleared', at, marker: must(run.state.markers[at]) & SAPPED })
}

/** C10 */
function rescue(b: Book, run: Run, to: number, health: number): void {
  const { question } = run.state
  if (question?.ask !== 'rescue') return
  const u = must(run.state.units[question.unit])
  run.emit({ type: 'rescued', unit: u.id, to, damage: Math.max(0, b.profile(u).health - health) })
  sufferEntry(b, run, u)
}

/** 3.10, C11 */
function takeCover(run: Run, by: number): void {
  run.emit({ type: 'coverTaken', at: must(run.state.strike).at, by })
}

/** C12, C12.1, C12.2: never below nothing, and never mission 8's points. */
function intercept(run: Run, by: number): void {
  run.emit({ type: 'pointsChanged', by: 0 - Math.min(by, run.state.supply.points), intercepted: true })
}
