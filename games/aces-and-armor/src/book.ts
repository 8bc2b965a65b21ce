import { must } from '@muster/engine'
import type { ArmourSpec, Charts, Content, MissionSpec, Role, TerrainSpec, UnitSpec } from './content/types.ts'
import type { Faction, Weather } from './state.ts'

/** Content, made ready for the rules. */
export interface Book {
  readonly content: Content
  readonly charts: Charts
  /** The six types of each faction, in table order. */
  readonly sets: Readonly<Record<Faction, readonly string[]>>
  /** By pairs of the d12. */
  readonly weather: readonly Weather[]
  mission(id: string): MissionSpec
  /** What is printed on the sheet of a kind that there is. */
  unit(kind: string): UnitSpec
  /** The type of a faction that has this role. */
  kindOf(faction: Faction, role: Role): string
  /** The damage table of a unit's armour. */
  armour(unit: UnitSpec): ArmourSpec
  /** What entering a hex costs, by its letter on the map. */
  terrain(letter: string): TerrainSpec
  /** No hex is entered for less, in half points. */
  readonly cheapest: number
}

/** Names that no text of ours has: of kinds from a pack. */
export const namesOf = (content: Content): Record<string, string> =>
  Object.fromEntries(
    Object.entries(content.units).flatMap(([kind, u]) => (u.name === undefined ? [] : [[kind, u.name]])),
  )

const pricesOf = ({ price, mud, drought }: TerrainSpec): number[] => [price, mud, drought]

export function makeBook(content: Content): Book {
  const { units, armour, terrain, missions, sets } = content
  return {
    content,
    charts: content.charts,
    sets,
    weather: content.weather,
    mission: (id) => must(missions[id]),
    unit: (kind) => must(units[kind]),
    kindOf: (faction, role) => must(sets[faction].find((kind) => units[kind]?.role === role)),
    armour: (unit) => must(armour[unit.armour]),
    terrain: (letter) => must(terrain[letter]),
    cheapest: Math.min(...Object.entries(terrain).flatMap(([letter, t]) => (letter === '~' ? [] : pricesOf(t)))),
  }
}
