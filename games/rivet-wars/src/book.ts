import { must } from '@muster/engine'
import {
  ABILITIES,
  type Ability,
  type AbilityName,
  type CardEffect,
  type Content,
  type MissionSpec,
  type SecretSpec,
  type UnitSpec,
} from './content/types.ts'
import { lentBy, type Profile, profiles } from './profile.ts'
import type { Position, Side, Unit } from './state.ts'

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
  /** The same by number. */
  readonly lentAt: readonly boolean[]
  /** Abilities that any unit of a side has: what nobody has need not be asked about. */
  readonly known: Readonly<Record<Side, Readonly<Record<AbilityName, boolean>>>>
  /** What a kind lends, by the number of the ability; null for nothing. */
  buffOf(kind: string): Int32Array | null
  effect(card: number): CardEffect
  secret(card: number): SecretSpec
  mission(state: Pick<Position, 'options'>): MissionSpec
}

export function makeBook(content: Content): Book {
  const kinds = Object.keys(content.units)
  const unit = (kind: string): UnitSpec => must(content.units[kind])
  const buffs = new Map(kinds.map((kind) => [kind, lentBy(unit(kind).abilities)]))
  const lent = among(Object.values(content.units), (ability) => ability.buff === true)
  const deck = deckOf(content)
  const effects = deck.map((id) => must(content.cards[id]).effect)
  const secrets = Object.keys(content.secrets)
  const specs = Object.values(content.secrets)
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
    lent,
    lentAt: ABILITIES.map((name) => lent[name]),
    known: { allies: knownTo(content, 'allies'), blight: knownTo(content, 'blight') },
    buffOf: (kind) => buffs.get(kind) ?? null,
    effect: (card) => must(effects[card]),
    secret: (card) => must(specs[card]),
    mission: missions(content),
  }
}

/** Looks at the latest first: the same mission is asked about again and again. */
function missions(content: Content): Book['mission'] {
  let id = ''
  let latest: MissionSpec | null = null
  return ({ options }) => {
    if (latest && options.mission === id) return latest
    id = options.mission
    latest = must(content.missions[id])
    return latest
  }
}

function deckOf(content: Content): string[] {
  const cards = Object.entries(content.cards)
  const most = Math.max(...cards.map(([, card]) => card.copies))
  const rounds = Array.from({ length: most }, (_, copy) => cards.filter(([, card]) => card.copies > copy))
  return rounds.flatMap((round) => round.map(([id]) => id))
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
