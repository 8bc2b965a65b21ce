import { type Expected, type Odds, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Position, RivetWars, Side, Source, Unit } from '../state.ts'
import { unitAt } from '../words/names.ts'

/** A unit that may be rolled against: with which dice, and how likely it comes to that and to a hit. */
export interface Risk {
  readonly unit: Readonly<Unit>
  readonly dice: number
  readonly hit: number
}

/** The likeliest of each first. */
export function enemiesFirst(risks: readonly Risk[], side: Side): Risk[] {
  const own = ({ unit }: Risk): number => (unit.side === side ? 1 : 0)
  return risks.toSorted((x, y) => own(x) - own(y) || y.hit - x.hit)
}

/** Who asks, and what attacks. */
interface Attacker {
  readonly side: Side
  readonly by: Source
}

/** What these risks come to. */
export function figures(
  b: Book,
  s: Position,
  risks: readonly Risk[],
  from: Attacker,
): { odds: Odds<RivetWars>[]; expected: Expected<RivetWars>[] } {
  const odds = risks.flatMap((risk) => oddsOf(b, s, risk, from))
  const own = risks.filter(({ unit }) => unit.side === from.side)
  const enemies = risks.filter(({ unit }) => unit.side !== from.side)
  return {
    odds,
    expected: [...damageTo(enemies, from, 'expected.damage'), ...damageTo(own, from, 'expected.ownDamage')],
  }
}

/** Each unit by itself: what strikes friend and enemy alike is told apart. */
function damageTo(risks: readonly Risk[], { by }: Attacker, key: string): Expected<RivetWars>[] {
  const units = new Set(risks.map(({ unit }) => unit.id))
  const [when, ...or] = [...units].map((unit) => ({ type: 'attacked' as const, unit, by, hit: true }))
  return when ? [{ label: say(key), when, or, mean: risks.reduce((total, { hit }) => total + hit, 0) }] : []
}

/** Whoever survives a Tank Shock may still fall where it is pushed: of that the dice of the shock say nothing. */
function oddsOf(b: Book, s: Position, { unit, hit }: Risk, { side, by }: Attacker): Odds<RivetWars>[] {
  const label = unitAt(b, s, unit.id)
  const key = unit.side === side ? 'odds.ownHit' : 'odds.hit'
  const odds: Odds<RivetWars>[] = [
    { label: say(key, label), when: { type: 'attacked', unit: unit.id, by, hit: true }, chance: hit },
  ]
  if (by !== 'shock' && unit.damage + 1 >= b.profile(unit).health)
    odds.push({ label: say('odds.kill', label), when: { type: 'eliminated', unit: unit.id }, chance: hit })
  return odds
}
