import type { Attack, Plan, Result, Why } from './pieces.ts'
import type { Army, Faction, Hex, Phase, PlayerIndex, Seat, UnitId, Weather } from './state.ts'

export type Event =
  | { readonly type: 'flagGiven'; readonly hex: Hex; readonly to: Seat }
  | { readonly type: 'extraChosen'; readonly unit: UnitId; readonly kind: string }
  | { readonly type: 'unitAssigned'; readonly unit: UnitId; readonly token: Army }
  | { readonly type: 'phaseBegan'; readonly phase: Phase; readonly seat: Seat }
  | {
      readonly type: 'orderRolled'
      readonly for: 'place' | 'move'
      readonly rolls: readonly RollOff[]
      readonly first: PlayerIndex
    }
  | { readonly type: 'tokenFlipped'; readonly token: Army; readonly number: number; readonly hex: Hex }
  | { readonly type: 'unitDrawn'; readonly unit: UnitId; readonly token: Army }
  | { readonly type: 'unitPlaced'; readonly unit: UnitId; readonly hex: Hex }
  | { readonly type: 'armyPlaced'; readonly turn: PlayerIndex }
  | { readonly type: 'tokenLaid'; readonly hex: Hex }
  | { readonly type: 'launcherHidden'; readonly hex: Hex }
  | { readonly type: 'siteFlipped'; readonly hex: Hex; readonly launcher: boolean }
  | { readonly type: 'weatherRolled'; readonly roll: number; readonly weather: Weather }
  | { readonly type: 'turnBegan'; readonly turn: PlayerIndex; readonly round: number }
  | { readonly type: 'unitRepaired'; readonly unit: UnitId; readonly damage: number }
  | { readonly type: 'armiesUsed'; readonly armies: readonly Army[] }
  | { readonly type: 'planMade'; readonly plan: Plan | null }
  | {
      readonly type: 'unitMoved'
      readonly unit: UnitId
      readonly path: readonly Hex[]
      readonly left: number
      readonly way: readonly Hex[]
      readonly why?: Why
    }
  | {
      readonly type: 'factoryOccupied'
      readonly unit: UnitId
      readonly hex: Hex
      readonly turn: PlayerIndex
      readonly why?: Why
    }
  | { readonly type: 'interceptionOffered'; readonly unit: UnitId; readonly seats: readonly Seat[] }
  | { readonly type: 'interceptionDeclined'; readonly seat: Seat }
  | { readonly type: 'unitIntercepted'; readonly unit: UnitId; readonly by: UnitId }
  | { readonly type: 'timeRanOut'; readonly seat: Seat }
  | { readonly type: 'attackDeclared'; readonly attack: Attack }
  | {
      readonly type: 'unitsFought'
      readonly unit: UnitId
      readonly target: UnitId
      readonly dice: readonly number[]
      readonly red: readonly number[]
      readonly back: readonly number[]
      readonly hits: number
      /** -1 if the defender did not counter-attack. */
      readonly backHits: number
      readonly dealt: number
      readonly taken: number
      readonly xp: number
      readonly backXp: number
      readonly why?: Why
    }
  | {
      readonly type: 'hexBombarded'
      readonly unit: UnitId
      readonly hex: Hex
      readonly dice: readonly number[]
      readonly hits: number
      readonly damage: readonly (readonly [UnitId, number])[]
      readonly xp: number
      readonly why?: Why
    }
  | { readonly type: 'attackVoid'; readonly attack: Attack }
  | { readonly type: 'rocketLaunched'; readonly hex: Hex; readonly roll: number; readonly destroyed: boolean }
  | {
      readonly type: 'unitDestroyed'
      readonly unit: UnitId
      readonly kind: string
      readonly faction: Faction
      /** The unit that did it; -1 if none fought it. */
      readonly by: UnitId
    }
  | { readonly type: 'incomeCollected'; readonly turn: PlayerIndex; readonly coins: number }
  | { readonly type: 'coinsGiven'; readonly to: PlayerIndex; readonly coins: number; readonly arrived: number }
  | { readonly type: 'repairStarted'; readonly unit: UnitId; readonly coins: number }
  | {
      readonly type: 'unitBought'
      readonly unit: UnitId
      readonly faction: Faction
      readonly kind: string
      readonly hex: Hex
      readonly coins: number
      readonly why?: Why
    }
  | { readonly type: 'turnEnded'; readonly turn: PlayerIndex }
  | { readonly type: 'matchEnded'; readonly result: Result }

/** One throw of a roll-off: who rolled, and what. */
export interface RollOff {
  readonly players: readonly PlayerIndex[]
  readonly dice: readonly number[]
}
