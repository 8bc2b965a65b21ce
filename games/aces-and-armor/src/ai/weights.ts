// Made by: muster tune aces-and-armor --mission skirmish --plain --bots one-step --games 1000 --seed tune
// How sure it is, by: muster tune aces-and-armor --mission skirmish --heat --games 1000 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    2.2664, // factories
    -0.2933, // factoriesSquared
    1.885, // nearly
    0.8593, // taking
    0.288, // takingLater
    32.7982, // winning
    -0.1093, // oneTurn
    -0.1943, // twoTurns
    -0.1654, // threeTurns
    -0.0061, // nearness
    0.5121, // safe
    0.4167, // infantry
    0.1076, // tank
    0.172, // artillery
    0.5128, // aircraft
    -0.4368, // units
    0.7088, // arms
    0.0284, // experience
    0.264, // coins
    0.0532, // menace
    -0.0722, // menaceLater
    0.4564, // power
    0.1106, // strike
    0.0061, // drift
    8.1974, // ruins
    2.4592, // launcher
    1.2296, // shore
    0.2874, // tempo
  ],
  midst: [
    2.2021, // factories
    2.2331, // factoriesSquared
    1.2987, // nearly
    0.8235, // taking
    0.2635, // takingLater
    32.8164, // winning
    -0.1145, // oneTurn
    -0.1642, // twoTurns
    -0.1227, // threeTurns
    0.4736, // nearness
    0.4712, // safe
    0.295, // infantry
    0.092, // tank
    0.191, // artillery
    0.2944, // aircraft
    -0.4808, // units
    0.4309, // arms
    0.1238, // experience
    0.1369, // coins
    0.054, // menace
    -0.023, // menaceLater
    0.3033, // power
    0.1494, // strike
    -0.0389, // drift
    8.2035, // ruins
    2.461, // launcher
    1.2305, // shore
    0.2406, // tempo
  ],
  heat: { begun: [0.945, 0.097], midst: [0.7235, 0.8395] },
}
