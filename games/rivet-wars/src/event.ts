import type { Rule } from './rulebook.ts'
import type {
  BuffSource,
  CardId,
  CloudId,
  Credit,
  Grid,
  Line,
  Phase,
  Question,
  Result,
  SecretId,
  Side,
  UnitId,
  UnitType,
} from './state.ts'

/** What a roll against a unit was reduced by, and why. */
export interface Modifier {
  readonly rule: Rule
  readonly value: number
}

export type Source = 'unit' | 'shock' | 'barrage' | 'mine' | 'gas'

export interface Attacked {
  readonly type: 'attacked'
  readonly unit: UnitId
  readonly by: Source
  /** The attacking unit. */
  readonly from?: UnitId
  readonly dice: readonly number[]
  /** Precision. */
  readonly bonus?: number
  readonly mods?: readonly Modifier[]
  readonly hit: boolean
  /** It has no health left. */
  readonly down: boolean
  /** Who is credited with a hit. */
  readonly credit?: Credit
}

export type Event =
  | { readonly type: 'turnStarted'; readonly side: Side; readonly round: number }
  | { readonly type: 'flagRaised'; readonly at: Grid; readonly side: Side }
  | {
      readonly type: 'phaseStarted'
      readonly phase: Phase
    }
  | {
      readonly type: 'supplied'
      readonly points: number
      readonly rivets: number
      readonly infantry?: number
      readonly free?: number
    }
  | { readonly type: 'cardDiscarded'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'cardDrawn'; readonly side: Side; readonly card: CardId }
  | { readonly type: 'secretDrawn'; readonly side: Side; readonly card: SecretId }
  | { readonly type: 'deckRenewed'; readonly deck: 'action' | 'secret' }
  | {
      readonly type: 'deployed'
      readonly unit: UnitId
      readonly kind: string
      readonly at: Grid
      readonly hero?: true
      readonly cost?: Cost
    }
  | {
      readonly type: 'plugged'
      readonly unit: UnitId
      readonly kind: string
      readonly hero?: true
      readonly cost?: Cost
    }
  | { readonly type: 'landed'; readonly unit: UnitId; readonly kind: string; readonly at: Grid; readonly side: Side }
  | { readonly type: 'dropLost'; readonly kind: string; readonly rule: Rule }
  | {
      readonly type: 'activated'
      readonly unit: UnitId
      /** When its grid becomes active with it. */
      readonly at?: Grid
      readonly members?: readonly UnitId[]
      readonly kept?: readonly BuffSource[]
    }
  | {
      readonly type: 'attackMade'
      readonly unit: UnitId
      readonly line: Line
      readonly at: Grid
      readonly target?: UnitId
      readonly adrift?: true
    }
  | { readonly type: 'flipped'; readonly card: CardId; readonly from: Grid; readonly to: Grid }
  | { readonly type: 'deviated'; readonly to: Grid }
  | Attacked
  | { readonly type: 'strikeEnded' }
  | {
      readonly type: 'eliminated'
      readonly unit: UnitId
      readonly kind: string
      readonly side: Side
      readonly at: Grid
      readonly unitType: UnitType
      readonly hero?: true
      readonly credit: Credit
      readonly vp?: number
      /** The rule when it was no attack. */
      readonly rule?: Rule
    }
  | { readonly type: 'stranded'; readonly unit: UnitId; readonly credit: Credit }
  | { readonly type: 'rescued'; readonly unit: UnitId; readonly to: Grid; readonly damage: number }
  | {
      readonly type: 'moved'
      readonly unit: UnitId
      /** Where it stood before; older matches do not say it. */
      readonly from?: Grid
      readonly path: readonly Grid[]
      readonly how: 'move' | 'assault' | 'dash'
      readonly left: number
      readonly diagonal?: true
    }
  | { readonly type: 'cleared'; readonly at: Grid; readonly marker: number }
  | { readonly type: 'shockMade'; readonly unit: UnitId; readonly at: Grid; readonly dice: number }
  | { readonly type: 'pushed'; readonly unit: UnitId; readonly to: Grid }
  | {
      readonly type: 'cloudLaid'
      readonly at: Grid
      readonly kind: string
      readonly line: Line
    }
  | { readonly type: 'cloudThinned'; readonly cloud: CloudId }
  | { readonly type: 'cloudGone'; readonly cloud: CloudId; readonly rule: Rule }
  | { readonly type: 'cloudDrifted'; readonly cloud: CloudId; readonly to: Grid }
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'cardPlayed'; readonly side: Side; readonly card: CardId; readonly target?: number }
  | { readonly type: 'pointsChanged'; readonly by: number; readonly intercepted?: true }
  | { readonly type: 'rivetsGained'; readonly by: number }
  | { readonly type: 'trenchOpened'; readonly by: number }
  | { readonly type: 'repaired'; readonly unit: UnitId; readonly by: number }
  | { readonly type: 'barrageMade'; readonly at: Grid; readonly dice: number }
  | { readonly type: 'aimed'; readonly unit: UnitId; readonly by: number }
  | { readonly type: 'lineReadied'; readonly unit: UnitId; readonly line: Line; readonly attacks: number }
  | { readonly type: 'hurried'; readonly units: readonly UnitId[]; readonly by: number }
  | { readonly type: 'coverTaken'; readonly at: Grid; readonly by: number }
  | { readonly type: 'rearranged'; readonly at: Grid; readonly order: readonly UnitId[] }
  | { readonly type: 'captured'; readonly at: Grid; readonly side: Side; readonly vp: number; readonly struck?: true }
  | { readonly type: 'secretScored'; readonly side: Side; readonly card: SecretId; readonly vp: number }
  | { readonly type: 'pointsScored'; readonly side: Side; readonly vp: number; readonly rule: Rule }
  | { readonly type: 'levelsSet'; readonly allies: number; readonly blight: number }
  | { readonly type: 'gameEnded'; readonly result: Result }

export type EventOf<K extends Event['type']> = Extract<Event, { readonly type: K }>

/** What a deployment took, whatever was nothing left out. */
export interface Cost {
  readonly points?: number
  readonly infantry?: number
  readonly rivets?: number
  readonly free?: number
  readonly trench?: number
}
