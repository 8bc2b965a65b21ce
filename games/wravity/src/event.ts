import type { GrenadeId, Heading, Hex, Name, PlanetId, Question, Result, SeatId, SideId, SoldierId } from './pieces.ts'

/** What has happened. */
export type Event =
  | { readonly type: 'soldierEnlisted'; readonly seat: SeatId; readonly name: Name | null }
  | {
      readonly type: 'rostersShown'
      readonly rosters: readonly (readonly Name[])[]
      readonly ranks: readonly (readonly string[])[]
      readonly lives: number
    }
  | { readonly type: 'cardDrawn'; readonly seat: SeatId; readonly card: string | null }
  | { readonly type: 'planetPlaced'; readonly planet: PlanetId; readonly at: Hex; readonly seat: SeatId }
  | {
      readonly type: 'planetSeen'
      readonly seat: SeatId
      readonly soldier: SoldierId
      readonly planet: PlanetId
      readonly value: number | null
    }
  | { readonly type: 'turnBegan'; readonly turn: number }
  | { readonly type: 'turnEnding'; readonly turn: number }
  | { readonly type: 'turnEnded'; readonly turn: number }
  | {
      readonly type: 'soldierEntered'
      readonly soldier: SoldierId
      readonly rank: string
      readonly at: Hex
      readonly round: number
    }
  | { readonly type: 'soldierWalked'; readonly soldier: SoldierId; readonly path: readonly Hex[] }
  | {
      readonly type: 'soldierThrust'
      readonly soldier: SoldierId
      readonly heading: Heading
      readonly force: number
      readonly speed: number
      readonly kind: 'impulse' | 'push'
      readonly left: number
    }
  | { readonly type: 'flightBegan'; readonly soldier: SoldierId; readonly left: number; readonly counts: boolean }
  | { readonly type: 'soldierFlew'; readonly soldier: SoldierId; readonly path: readonly Hex[] }
  | { readonly type: 'flightEnded'; readonly soldier: SoldierId }
  | {
      readonly type: 'grabRolled'
      readonly soldier: SoldierId
      readonly die: number
      readonly needed: number
      readonly held: boolean
    }
  | {
      readonly type: 'soldierPushed'
      readonly soldier: SoldierId
      readonly target: SoldierId
      readonly taker: SoldierId
      readonly force: number
      readonly heading: Heading
      readonly speed: number
      readonly recoil: number | null
      readonly left: number
    }
  | {
      readonly type: 'soldierBraked'
      readonly soldier: SoldierId
      readonly target: SoldierId
      readonly speed: number
      readonly heading: Heading
      readonly recoil: number | null
      readonly left: number
    }
  | {
      readonly type: 'soldierBounced'
      readonly soldier: SoldierId
      readonly die: number
      readonly speed: number
      readonly heading: Heading
      readonly stuck: boolean
    }
  | {
      readonly type: 'soldiersCrashed'
      readonly striker: SoldierId
      readonly struck: SoldierId
      readonly speeds: readonly [number, number]
      readonly headings: readonly [Heading, Heading]
      readonly die: number
    }
  | {
      readonly type: 'shotFired'
      readonly soldier: SoldierId
      readonly at: Hex
      readonly die: number
      readonly needed: number
      readonly bonus: number
      readonly hit: boolean
      readonly again: boolean
    }
  | {
      readonly type: 'soldierHit'
      readonly soldier: SoldierId
      readonly target: SoldierId
      readonly rank: string
      readonly lives: number
      readonly saved: 'luck' | 'shield' | null
    }
  | { readonly type: 'grenadeHit'; readonly soldier: SoldierId; readonly grenade: GrenadeId }
  | { readonly type: 'soldierShielded'; readonly soldier: SoldierId }
  | { readonly type: 'cardUsed'; readonly seat: SeatId; readonly card: string; readonly soldier: SoldierId }
  | { readonly type: 'questionAsked'; readonly question: Question }
  | { readonly type: 'questionAnswered'; readonly seat: SeatId }
  | { readonly type: 'cablePulled'; readonly soldier: SoldierId; readonly heading: Heading; readonly speed: number }
  | {
      readonly type: 'hookThrown'
      readonly soldier: SoldierId
      readonly heading: Heading
      readonly die: number
      readonly needed: number
      readonly caught: boolean
    }
  | {
      readonly type: 'hookPulled'
      readonly soldier: SoldierId
      readonly heading: Heading
      readonly speed: number | null
      readonly target: SoldierId
      readonly targetSpeed: number | null
    }
  | {
      readonly type: 'grenadeThrown'
      readonly soldier: SoldierId
      readonly at: Hex
      readonly heading: Heading
      readonly speed: number
      readonly reach: number
    }
  | { readonly type: 'grenadeMoved'; readonly grenade: GrenadeId; readonly path: readonly Hex[] }
  | { readonly type: 'grenadeExploded'; readonly grenade: GrenadeId; readonly until: number }
  | { readonly type: 'soldierDrawn'; readonly soldier: SoldierId; readonly to: Hex }
  | { readonly type: 'fieldEnded'; readonly grenade: GrenadeId }
  | { readonly type: 'soldierRevived'; readonly soldier: SoldierId; readonly target: SoldierId; readonly lives: number }
  | { readonly type: 'soldierConcentrated'; readonly soldier: SoldierId }
  | { readonly type: 'lastStandBegan'; readonly side: SideId }
  | { readonly type: 'lastStandEnded'; readonly side: SideId }
  | { readonly type: 'battleEnded'; readonly result: Result }
