import type { Temper } from '@muster/engine'

/** What a player would say the features weigh; the fit stays near it. */
export const GUESS: Temper = {
  intact: 0.9,
  waiting: 0.2,
  intactLate: 0.9,
  wounded: 0.4,
  down: -0.6,
  fire: 0.5,
  fireLater: 0.4,
  ready: 0.3,
  sharpest: 0.2,
  holding: 0.05,
  adrift: -0.1,
  speed: -0.02,
  first: 0.8,
  second: 0.8,
  opener: 0.8,
  atDoor: 0.5,
  blocked: -0.15,
  cards: 0.08,
  missions: 0.2,
}
