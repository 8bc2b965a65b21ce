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
  /** A certain hit that a soldier may still get in the turn now running. */
  readonly ready: number
  /** A mission's point as it stands, in the last round; less before. */
  readonly mission: number
  /** How much of the rivals' worth is the leader's, the rest being their mean. */
  readonly leader: number
}

/** What a bot cares about against one side, and against several. */
export interface Plan {
  readonly one: Weights
  readonly several: Weights
}

const ONE: Weights = {
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
  ready: 0,
  mission: 0,
  leader: 1,
}

/**
 * Against several, a hit is worth as much to the third side, and everyone's guns are to be feared: so all rivals count
 * and not the leader alone, the door and the missions count for more, and no shot is left unused.
 */
const SEVERAL: Weights = { ...ONE, exposure: 1.8, door: 5, opener: 6, hold: 0.5, ready: 4, mission: 1, leader: 0.4 }

/** The usual plan: win the shooting, and take the door when it is offered. */
export const USUAL: Plan = { one: ONE, several: SEVERAL }

const SEEKING = { door: 8, opener: 12 }

/** The other plan: two soldiers to the rival's door, whatever it costs. */
export const DOOR_SEEKING: Plan = { one: { ...ONE, ...SEEKING }, several: { ...SEVERAL, ...SEEKING } }
