import type { Name, Question, Result } from './state.ts'

/** What has happened. */
export type Event =
  | { readonly type: 'soldierEnlisted'; readonly seat: number; readonly name: Name | null }
  | {
      readonly type: 'rostersShown'
      readonly rosters: readonly (readonly Name[])[]
      readonly ranks: readonly (readonly string[])[]
      readonly lives: number
    }
  | { readonly type: 'cardDrawn'; readonly seat: number; readonly card: string | null }
  | { readonly type: 'planetPlaced'; readonly planet: number; readonly at: number; readonly seat: number }
  | {
      readonly type: 'planetSeen'
      readonly seat: number
      readonly soldier: number
      readonly planet: number
      readonly value: number | null
    }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'turnEnding'; readonly turn: number }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | {
      readonly type: 'soldierEntered'
      readonly soldier: number
      readonly rank: string
      readonly at: number
      readonly round: number
    }
  | { readonly type: 'soldierWalked'; readonly soldier: number; readonly path: readonly number[] }
  | {
      readonly type: 'soldierThrust'
      readonly soldier: number
      readonly heading: number
      readonly force: number
      readonly speed: number
      readonly kind: 'impulse' | 'push'
      readonly left: number
    }
  | { readonly type: 'flightBegan'; readonly soldier: number; readonly left: number; readonly counts: boolean }
  | { readonly type: 'soldierFlew'; readonly soldier: number; readonly path: readonly number[] }
  | { readonly type: 'flightEnded'; readonly soldier: number }
  | {
      readonly type: 'grabRolled'
      readonly soldier: number
      readonly die: number
      readonly needed: number
      readonly held: boolean
    }
  | {
      readonly type: 'soldierPushed'
      readonly soldier: number
      readonly target: number
      readonly taker: number
      readonly force: number
      readonly heading: number
      readonly speed: number
      readonly recoil: number | null
      readonly left: number
    }
  | {
      readonly type: 'soldierBraked'
      readonly soldier: number
      readonly target: number
      readonly speed: number
      readonly heading: number
      readonly recoil: number | null
      readonly left: number
    }
  | {
      readonly type: 'soldierBounced'
      readonly soldier: number
      readonly die: number
      readonly speed: number
      readonly heading: number
      readonly stuck: boolean
    }
  | {
      readonly type: 'soldiersCrashed'
      readonly striker: number
      readonly struck: number
      readonly speeds: readonly [number, number]
      readonly headings: readonly [number, number]
      readonly die: number
    }
  | {
      readonly type: 'shotFired'
      readonly soldier: number
      readonly at: number
      readonly die: number
      readonly needed: number
      readonly bonus: number
      readonly hit: boolean
      readonly again: boolean
    }
  | {
      readonly type: 'soldierHit'
      readonly soldier: number
      readonly target: number
      readonly rank: string
      readonly lives: number
      readonly saved: 'luck' | 'shield' | null
    }
  | { readonly type: 'grenadeHit'; readonly soldier: number; readonly grenade: number }
  | { readonly type: 'soldierShielded'; readonly soldier: number }
  | { readonly type: 'cardUsed'; readonly seat: number; readonly card: string; readonly soldier: number }
  | { readonly type: 'questionAsked'; readonly question: Question }
  | { readonly type: 'questionAnswered'; readonly seat: number }
  | { readonly type: 'cablePulled'; readonly soldier: number; readonly heading: number; readonly speed: number }
  | {
      readonly type: 'hookThrown'
      readonly soldier: number
      readonly heading: number
      readonly die: number
      readonly needed: number
      readonly caught: boolean
    }
  | {
      readonly type: 'hookPulled'
      readonly soldier: number
      readonly heading: number
      readonly speed: number | null
      readonly target: number
      readonly targetSpeed: number | null
    }
  | {
      readonly type: 'grenadeThrown'
      readonly soldier: number
      readonly at: number
      readonly heading: number
      readonly speed: number
      readonly reach: number
    }
  | { readonly type: 'grenadeMoved'; readonly grenade: number; readonly path: readonly number[] }
  | { readonly type: 'grenadeExploded'; readonly grenade: number; readonly until: number }
  | { readonly type: 'soldierDrawn'; readonly soldier: number; readonly to: number }
  | { readonly type: 'fieldEnded'; readonly grenade: number }
  | { readonly type: 'soldierRevived'; readonly soldier: number; readonly target: number; readonly lives: number }
  | { readonly type: 'soldierConcentrated'; readonly soldier: number }
  | { readonly type: 'lastStandBegan'; readonly side: number }
  | { readonly type: 'lastStandEnded'; readonly side: number }
  | { readonly type: 'battleEnded'; readonly result: Result }
