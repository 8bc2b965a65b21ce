import { must } from '@muster/engine'
import {
  ABILITIES,
  type Ability,
  type AbilityName,
  type AttackSpec,
  type CardEffect,
  type Content,
  type MissionSpec,
  type SecretSpec,
  type UnitSpec,
} from './content/types.ts'
import type { Side, State, Unit, UnitType } from './state.ts'

export type Traits = Readonly<Record<AbilityName, number>>

/** Abilities of which the best counts; of all others the sum. */
const BEST: ReadonlySet<AbilityName> = new Set(['bolster', 'dash', 'rapidAssault', 'tankShock'])

export interface Weapon {
  readonly line: AttackSpec
  readonly land: number
  readonly air: number
  /** The unit or plug it belongs to, and its line there. */
  readonly kind: string
  readonly index: number
}

/** A unit with its plugs, as the rules ask about it. */
export interface Profile {
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
  readonly buff: Traits | null
  readonly kinds: readonly string[]
}

/** Content, made ready for the rules. */
export interface Book {
  readonly content: Content
  readonly kindsOf: Readonly<Record<Side, readonly string[]>>
  /** Ids of the Action! cards by number: first copies, then second. */
  readonly deck: readonly string[]
  readonly secrets: readonly string[]
  unit(kind: string): UnitSpec
  profile(unit: Readonly<Unit>): Profile
  /** Abilities that some unit lends to its friends. */
  readonly lent: Readonly<Record<AbilityName, boolean>>
  /** Abilities that any unit of a side has: what nobody has need not be asked about. */
  readonly known: Readonly<Record<Side, Readonly<Record<AbilityName, boolean>>>>
  buffOf(kind: string): Traits | null
  effect(card: number): CardEffect
  secret(card: number): SecretSpec
  mission(state: State): MissionSpec
}

export function makeBook(content: Content): Book {
  const kinds = Object.keys(content.units)
  const unit = (kind: string): UnitSpec => must(content.units[kind])
  const buffs = new Map(kinds.map((kind) => [kind, traitsOf(unit(kind).abilities.filter((a) => a.buff))]))
  const deck = deckOf(content)
  const effects = deck.map((id) => must(content.cards[id]).effect)
  const secrets = Object.keys(content.secrets)
  return {
    content,
    kindsOf: {
      allies: kinds.filter((kind) => unit(kind).side === 'allies'),
      blight: kinds.filter((kind) => unit(kind).side === 'blight'),
    },
    deck,
    secrets,
    unit,
    profile: profiles(content),
    lent: among(Object.values(content.units), (ability) => ability.buff === true),
    known: { allies: knownTo(content, 'allies'), blight: knownTo(content, 'blight') },
    buffOf: (kind) => buffs.get(kind) ?? null,
    effect: (card) => must(effects[card]),
    secret: (card) => must(content.secrets[must(secrets[card])]),
    mission: (state) => must(content.missions[state.options.mission]),
  }
}

function deckOf(content: Content): string[] {
  const cards = Object.entries(content.cards)
  const most = Math.max(...cards.map(([, card]) => card.copies))
  const rounds = Array.from({ length: most }, (_, copy) => cards.filter(([, card]) => card.copies > copy))
  return rounds.flatMap((round) => round.map(([id]) => id))
}

/** Looks a profile up by the unit's number first: the same unit is asked about again and again. */
function profiles(content: Content): (u: Readonly<Unit>) => Profile {
  const known = new Map<string, Profile>()
  const latest: { readonly kind: string; readonly plugs: readonly string[]; readonly profile: Profile }[] = []
  return (u) => {
    const last = latest[u.id]
    if (last !== undefined && last.kind === u.kind && last.plugs === u.plugs) return last.profile
    const key = [u.kind, ...u.plugs].join('+')
    const profile = known.get(key) ?? makeProfile(content, u.kind, u.plugs)
    known.set(key, profile)
    if (u.id >= 0) latest[u.id] = { kind: u.kind, plugs: u.plugs, profile }
    return profile
  }
}

const knownTo = (content: Content, side: Side): Record<AbilityName, boolean> =>
  among(
    Object.values(content.units).filter((unit) => unit.side === side),
    () => true,
  )

function among(units: readonly UnitSpec[], is: (ability: Ability) => boolean): Record<AbilityName, boolean> {
  const has = (name: AbilityName): boolean =>
    units.some(({ abilities }) => abilities.some((ability) => ability.name === name && is(ability)))
  return Object.fromEntries(ABILITIES.map((name) => [name, has(name)])) as Record<AbilityName, boolean>
}

/** 4.9, 4.10, 4.12, 5.27: a host has the weapons, abilities and bounties of its plugs. */
function makeProfile(content: Content, kind: string, plugs: readonly string[]): Profile {
  const kinds = [kind, ...plugs]
  const specs = kinds.map((k) => must(content.units[k]))
  const host = must(specs[0])
  const abilities = specs.flatMap((spec) => spec.abilities)
  return {
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
    own: traitsOf(abilities) ?? NO_TRAITS,
    buff: traitsOf(abilities.filter((a) => a.buff)),
    kinds,
  }
}

function weaponsOf(content: Content, kind: string): Weapon[] {
  const spec = must(content.units[kind])
  return spec.attacks.map((line, index) => ({ line, land: spec.land, air: spec.air, kind, index }))
}

const NO_TRAITS = Object.fromEntries(ABILITIES.map((name) => [name, 0])) as Record<AbilityName, number>

/** 5.26, 7.2: the sum of each ability, or the best where it does not add up; null for none. */
function traitsOf(abilities: UnitSpec['abilities']): Traits | null {
  if (abilities.length === 0) return null
  const traits = { ...NO_TRAITS }
  for (const { name, by } of abilities) traits[name] = BEST.has(name) ? Math.max(traits[name], by) : traits[name] + by
  return traits
}
