import type { Temper } from '@muster/engine'

/** What a player would say the features weigh; the fit stays near it. */
export const GUESS: Temper = {
  points: 4,
  pointsSquared: 3,
  due: 3,
  wins: 1,
  flags: 0.25,
  held: 0.35,
  infantry: 0.1,
  cavalry: 0.1,
  support: 0.1,
  tank: 0.1,
  oneAway: 0.12,
  twoAway: 0.08,
  nearby: 0.04,
  advance: 0.05,
  menace: 0.06,
  menaceLater: 0.03,
  gassed: -0.08,
  rivets: 0.05,
  cards: 0.06,
}
