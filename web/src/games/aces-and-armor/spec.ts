// What the content says of units and hexes, for drawing and cards.
import {
  type Arm,
  type Card,
  type Content,
  cardOf,
  type Faction,
  type Level,
  levelAt,
  type UnitSpec,
  type UnitView,
  type View,
} from '@muster/aces-and-armor'
import { type Message, say } from '@muster/engine'
import { known } from '../known.tsx'

/** All that the face knows of what its match is played with. */
export interface Spec {
  readonly charts: Content['charts']
  specOf(kind: string): UnitSpec | null
  armOf(kind: string): Arm
  /** The points that a forest hex costs in this weather; null for what flies. */
  forestPrice(kind: string, weather: View['weather']): number | null
  /** The six types of a faction. */
  setOf(faction: Faction): readonly string[]
  /** Rookie, veteran or war hero. */
  levelOf(xp: number): Level
  /** The card of a unit, or of a kind as it would be bought. */
  cardFor(view: View, unit: Parameters<typeof cardOf>[2]): Card | null
  /** The number of a unit's army, as long as armies are told apart; null otherwise. */
  armyOf(view: Pick<View, 'round' | 'players'>, unit: Pick<UnitView, 'army'>): number | null
  unitWord(kind: string): Message
}

const ARMIES = 3

export const { knowing, use: useSpec } = known<Spec>()

export function specsOf(content: Content): Spec {
  const specOf = (kind: string): UnitSpec | null => content.units[kind] ?? null
  return {
    charts: content.charts,
    specOf,
    armOf: (kind) => specOf(kind)?.arm ?? 'infantry',
    forestPrice(kind, weather) {
      const forest = content.terrain['f']
      if (!forest || specOf(kind)?.arm === 'aircraft') return null
      return (weather === 'mud' ? forest.mud : weather === 'drought' ? forest.drought : forest.price) / 2
    },
    setOf: (faction) => content.sets[faction],
    levelOf: (xp) => levelAt(content.charts, xp),
    cardFor: (view, unit) => cardOf(content, view, unit),
    armyOf({ round, players }, { army }) {
      const { four, two } = content.charts.armies
      return army >= 0 && army < ARMIES && round <= (players.length > 2 ? four : two).length ? army + 1 : null
    },
    unitWord(kind) {
      if (kind === '' || kind === '?') return say('piece.secret')
      return specOf(kind) ? say(`unit.${kind}`) : say('piece.named', { name: kind })
    },
  }
}

/** The nation whose flag a factory bears; null for none. */
export function flagOf(view: View, factory: number): Faction | null {
  const owner = view.flags[factory] ?? -1
  return owner < 0 ? null : (view.players[owner]?.factions[0] ?? null)
}

const STRIKES: ReadonlySet<string> = new Set(['attack', 'barrage', 'launch', 'intercept'])
export const strikes = (actions: readonly { readonly type: string }[]): boolean =>
  actions.some((a) => STRIKES.has(a.type))

/** The index of the player a seat belongs to. */
export const playerOf = (view: View, seat: string): number =>
  view.players.findIndex((p) => p.factions.some((f) => f === seat))
