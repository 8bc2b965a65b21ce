import type { Temper } from '@muster/engine'

/** What a player would say the features weigh that few games have; the fit stays near it. */
export const GUESS: Temper = {
  winning: 4,
  ruins: 1,
  launcher: 0.3,
  shore: 0.15,
}
