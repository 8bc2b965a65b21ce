import type { Temper } from '@muster/engine'

/** What a player would say the features weigh; the fit stays near it. */
export const GUESS: Temper = {
  factories: 4,
  nearly: 0.8,
  taking: 1,
  takingLater: 0.5,
  winning: 2,
  oneTurn: 0.2,
  twoTurns: 0.1,
  infantry: 0.2,
  tank: 0.2,
  artillery: 0.2,
  aircraft: 0.2,
  coins: 0.1,
  menace: 0.1,
  menaceLater: 0.05,
  drift: -0.08,
  ruins: 1,
  launcher: 0.3,
  shore: 0.15,
}
