import type { Temper } from '@muster/engine'

/** What a player would say the features weigh; the fit stays near it. */
export const GUESS: Temper = {
  intact: 0.2,
  wounded: 0.3,
  down: -0.4,
  waiting: 0.1,
  intactLate: 0.8,
  fire: 0.07,
  fireLater: 0.06,
  ready: 0.04,
  sharpest: 0.03,
  holding: 0.01,
  adrift: -0.13,
  speed: -0.003,
  first: 0.35,
  second: 0.35,
  opener: 0.2,
  atDoor: 0.6,
  blocked: -0.03,
  cards: 0.1,
  heal: 0.25,
  save: 0.25,
  missions: 0.25,
}
