import type { Rule } from './rulebook.ts'
import type { BuffSource, Credit, Phase, Question, Result, Side, UnitType } from './state.ts'

/** What a roll against a unit was reduced by, and why. */
export interface Modifier {
  readonly rule: Rule
  readonly value: number
}

export type Source = 'unit' | 'shock' | 'barrage' | 'mine' | 'gas'

export interface Attacked {
  readonly type: 'attacked'
  readonly unit: number
  readonly by: Source
  /** The attacking unit. */
  readonly from?: number
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
  | { readonly type: 'flagRaised'; readonly at: number; readonly side: Side }
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
  | { readonly type: 'cardDiscarded'; readonly side: Side; readonly card: number }
  | { readonly type: 'cardDrawn'; readonly side: Side; readonly card: number }
  | { readonly type: 'secretDrawn'; readonly side: Side; readonly card: number }
  | { readonly type: 'deckRenewed'; readonly deck: 'action' | 'secret' }
  | {
      readonly type: 'deployed'
      readonly unit: number
      readonly kind: string
      readonly at: number
      readonly hero?: true
      readonly cost?: Cost
    }
  | {
      readonly type: 'plugged'
      readonly unit: number
      readonly kind: string
      readonly hero?: true
      readonly cost?: Cost
    }
  | { readonly type: 'landed'; readonly unit: number; readonly kind: string; readonly at: number; readonly side: Side }
  | { readonly type: 'dropLost'; readonly kind: string; readonly rule: Rule }
  | {
      readonly type: 'activated'
      readonly unit: number
      /** When its grid becomes active with it. */
      readonly at?: number
      readonly members?: readonly number[]
      readonly kept?: readonly BuffSource[]
    }
  | {
      readonly type: 'attackMade'
      readonly unit: number
      readonly line: number
      readonly at: number
      readonly target?: number
      readonly adrift?: true
    }
  | { readonly type: 'flipped'; readonly card: number; readonly from: number; readonly to: number }
  | { readonly type: 'deviated'; readonly to: number }
  | Attacked
  | { readonly type: 'strikeEnded' }
  | {
      readonly type: 'eliminated'
      readonly unit: number
      readonly kind: string
      readonly side: Side
      readonly at: number
      readonly unitType: UnitType
      readonly hero?: true
      readonly credit: Credit
      readonly vp?: number
      /** The rule when it was no attack. */
      readonly rule?: Rule
    }
  | { readonly type: 'stranded'; readonly unit: number; readonly credit: Credit }
  | { readonly type: 'rescued'; readonly unit: number; readonly to: number; readonly damage: number }
  | {
      readonly type: 'moved'
      readonly unit: number
      readonly path: readonly number[]
      readonly how: 'move' | 'assault' | 'dash'
      readonly left: number
      readonly diagonal?: true
    }
  | { readonly type: 'cleared'; readonly at: number; readonly marker: number }
  | { readonly type: 'shockMade'; readonly unit: number; readonly at: number; readonly dice: number }
  | { readonly type: 'pushed'; readonly unit: number; readonly to: number }
  | {
      readonly type: 'cloudLaid'
      readonly at: number
      readonly kind: string
      readonly line: number
    }
  | { readonly type: 'cloudThinned'; readonly cloud: number }
  | { readonly type: 'cloudGone'; readonly cloud: number; readonly rule: Rule }
  | { readonly type: 'cloudDrifted'; readonly cloud: number; readonly to: number }
  | { readonly type: 'asked'; readonly question: Question }
  | { readonly type: 'passed'; readonly side: Side }
  | { readonly type: 'cardPlayed'; readonly side: Side; readonly card: number; readonly target?: number }
  | { readonly type: 'pointsChanged'; readonly by: number; readonly intercepted?: true }
  | { readonly type: 'rivetsGained'; readonly by: number }
  | { readonly type: 'trenchOpened'; readonly by: number }
  | { readonly type: 'repaired'; readonly unit: number; readonly by: number }
  | { readonly type: 'barrageMade'; readonly at: number; readonly dice: number }
  | { readonly type: 'aimed'; readonly unit: number; readonly by: number }
  | { readonly type: 'lineReadied'; readonly unit: number; readonly line: number; readonly attacks: number }
  | { readonly type: 'hurried'; readonly units: readonly number[]; readonly by: number }
  | { readonly type: 'coverTaken'; readonly at: number; readonly by: number }
  | { readonly type: 'rearranged'; readonly at: number; readonly order: readonly number[] }
  | { readonly type: 'captured'; readonly at: number; readonly side: Side; readonly vp: number; readonly struck?: true }
  | { readonly type: 'secretScored'; readonly side: Side; readonly card: number; readonly vp: number }
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
