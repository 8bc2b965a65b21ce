import { must } from '@muster/engine'
import { ABILITIES, type AbilityName, type AttackSpec, type Content, type UnitSpec } from './content/types.ts'
import type { Line, Unit, UnitType } from './state.ts'

export type Traits = Readonly<Record<AbilityName, number>>

/** Abilities of which the best counts; of all others the sum. */
const BEST: ReadonlySet<AbilityName> = new Set(['bolster', 'dash', 'rapidAssault', 'tankShock'])

export interface Weapon {
  readonly line: AttackSpec
  readonly land: number
  readonly air: number
  /** The unit or plug it belongs to, and its line there. */
  readonly kind: string
  readonly index: Line
}

/** A unit with its plugs, as the rules ask about it. */
export interface Profile {
  /** One for each profile ever made: tables go by it. */
  readonly number: number
  readonly type: UnitType
  readonly infantry: boolean
  readonly hero: boolean
  readonly armour: number
  readonly health: number
  readonly squares: number
  readonly move: number
  readonly sockets: number
  readonly bounty: number
  readonly weapons: readonly Weapon[]
  readonly own: Traits
  /** By the number of the ability: what it has, and what it lends; null for nothing. */
  readonly has: Int32Array
  readonly lends: Int32Array | null
  readonly kinds: readonly string[]
}

/** Looks a profile up by the unit's number first: the same unit is asked about again and again. */
export function profiles(content: Content): (u: Readonly<Unit>) => Profile {
  const known = new Map<string, Profile>()
  const latest: { readonly kind: string; readonly plugs: readonly string[]; readonly profile: Profile }[] = []
  return (u) => {
    const last = latest[u.id]
    if (last !== undefined && last.kind === u.kind && last.plugs === u.plugs) return last.profile
    const key = u.plugs.length === 0 ? u.kind : [u.kind, ...u.plugs].join('+')
    let profile = known.get(key)
    if (!profile) {
      profile = makeProfile(content, u.kind, u.plugs)
      known.set(key, profile)
    }
    if (u.id >= 0) latest[u.id] = { kind: u.kind, plugs: u.plugs, profile }
    return profile
  }
}

let numbers = 0

/** 4.9, 4.10, 4.12, 5.27: a host has the weapons, abilities and bounties of its plugs. */
function makeProfile(content: Content, kind: string, plugs: readonly string[]): Profile {
  const kinds = [kind, ...plugs]
  const specs = kinds.map((k) => must(content.units[k]))
  const host = must(specs[0])
  const abilities = specs.flatMap((spec) => spec.abilities)
  const own = traitsOf(abilities) ?? NO_TRAITS
  return {
    number: numbers++,
    type: host.type === 'plug' ? 'support' : host.type,
    infantry: host.type === 'infantry',
    hero: specs.some((spec) => spec.hero !== undefined),
    armour: host.armour,
    health: host.health,
    squares: host.squares,
    move: host.move,
    sockets: host.sockets,
    bounty: specs.reduce((sum, spec) => sum + spec.bounty, 0),
    weapons: kinds.flatMap((k) => weaponsOf(content, k)),
    own,
    has: byNumber(own),
    lends: lentBy(abilities),
    kinds,
  }
}

function weaponsOf(content: Content, kind: string): Weapon[] {
  const spec = must(content.units[kind])
  return spec.attacks.map((line, index) => ({ line, land: spec.land, air: spec.air, kind, index }))
}

const NO_TRAITS = Object.fromEntries(ABILITIES.map((name) => [name, 0])) as Record<AbilityName, number>

/** What such abilities lend to friends, by number; null for nothing. */
export function lentBy(abilities: UnitSpec['abilities']): Int32Array | null {
  const traits = traitsOf(abilities.filter((ability) => ability.buff))
  return traits && byNumber(traits)
}

const byNumber = (traits: Traits): Int32Array => Int32Array.from(ABILITIES, (name) => traits[name])

/** 5.26, 7.2: the sum of each ability, or the best where it does not add up; null for none. */
function traitsOf(abilities: UnitSpec['abilities']): Traits | null {
  if (abilities.length === 0) return null
  const traits = { ...NO_TRAITS }
  for (const { name, by } of abilities) traits[name] = BEST.has(name) ? Math.max(traits[name], by) : traits[name] + by
  return traits
}
