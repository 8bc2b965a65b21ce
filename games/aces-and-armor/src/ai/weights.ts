// Made by: muster tune aces-and-armor --bots one-step:sergeant --games 500 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    9.5607, // factories
    -8.0131, // factoriesSquared
    0.7771, // nearly
    1.1498, // taking
    0.699, // takingLater
    7.4519, // winning
    0.134, // oneTurn
    0.0414, // twoTurns
    0.0208, // threeTurns
    0.3954, // infantry
    0.317, // tank
    0.2259, // artillery
    0.3084, // aircraft
    0.3618, // units
    -0.2128, // arms
    -0.0292, // experience
    0.1064, // coins
    0.173, // menace
    0.0207, // menaceLater
    -0.1736, // drift
    1.242, // ruins
    0.3726, // launcher
    0.1863, // shore
    0.461, // tempo
  ],
  midst: [
    9.2738, // factories
    -7.4542, // factoriesSquared
    0.948, // nearly
    1.2177, // taking
    0.8124, // takingLater
    6.488, // winning
    0.0721, // oneTurn
    0.036, // twoTurns
    -0.0264, // threeTurns
    0.2527, // infantry
    0.234, // tank
    0.1599, // artillery
    0.1626, // aircraft
    0.2863, // units
    -0.4464, // arms
    0.0861, // experience
    0.036, // coins
    0.102, // menace
    0.0512, // menaceLater
    -0.1592, // drift
    1.0813, // ruins
    0.3244, // launcher
    0.1622, // shore
    0.3859, // tempo
  ],
}
