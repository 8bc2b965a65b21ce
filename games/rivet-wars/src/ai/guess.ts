import type { Temper } from '@muster/engine'

/** What a player would say the features weigh; the fit stays near it. */
export const GUESS: Temper = {
  points: 1.5,
  pointsSquared: 2.2,
  due: 3.2,
  wins: 0.6,
  flags: 0.24,
  held: 0.8,
  infantry: 0.05,
  cavalry: 0.075,
  support: 0.03,
  tank: 0.045,
  oneAway: 0.38,
  twoAway: 0.26,
  nearby: 0.07,
  advance: 0.1,
  menace: 0.045,
  menaceLater: 0.01,
  gassed: -0.085,
  rivets: 0.02,
  cards: 0.02,
}
