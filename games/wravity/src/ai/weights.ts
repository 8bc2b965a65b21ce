/** What a bot cares about. Points are the measure: 1 is one victory point. */
export interface Weights {
  readonly intact: number
  readonly wounded: number
  readonly immobilised: number
  /** Having a soldier that can act inside the room at all. */
  readonly inside: number
  /** Soldiers waiting outside while the door is occupied. */
  readonly blocked: number
  /** What a hit that a rival may get in its turn is expected to cost. */
  readonly exposure: number
  /** The same for hits one's own soldiers may get. */
  readonly threat: number
  /** Being near a rival's door: for the first and the second soldier there. */
  readonly door: number
  /** A soldier at rest beside a rival's door. */
  readonly opener: number
  /** Holding on rather than drifting. */
  readonly hold: number
  readonly card: number
}

/** The usual plan: win the shooting, and take the door when it is offered. */
export const USUAL: Weights = {
  intact: 3,
  wounded: 1.2,
  immobilised: 2.6,
  inside: 0.6,
  blocked: 2.5,
  exposure: 1.3,
  threat: 0.5,
  door: 3,
  opener: 3,
  hold: 0.15,
  card: 0.3,
}

/** The other plan: two soldiers to the rival's door, whatever it costs. */
export const DOOR_SEEKING: Weights = { ...USUAL, door: 8, opener: 12 }
