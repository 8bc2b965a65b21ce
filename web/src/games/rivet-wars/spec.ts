// What the box says of units, for drawing and cards; a pack's own units fall back on their looks.
import { BOX, type UnitSpec } from '@muster/rivet-wars'

export const specOf = (kind: string): UnitSpec | null => BOX.units[kind] ?? null
export const sizeOf = (kind: string): number => specOf(kind)?.squares || 1
export const healthOf = (kind: string): number => specOf(kind)?.health ?? 1
export const isHero = (kind: string): boolean => specOf(kind)?.hero !== undefined

/** Offers that strike rather than go. */
const STRIKES: ReadonlySet<string> = new Set(['attack', 'snipe'])
export const strikes = (actions: readonly { readonly type: string }[]): boolean =>
  actions.some((a) => STRIKES.has(a.type))
