// Fitted outside the command; to be made again by: muster tune aces-and-armor --mission skirmish --plain --bots one-step --games 1000 --seed tune
// How sure it is, likewise by: muster tune aces-and-armor --mission skirmish --heat --games 1000 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    4.5924, // factories
    0.3728, // factoriesSquared
    -0.2218, // nearly
    0.7046, // taking
    0.1193, // takingLater
    32.9491, // winning
    -0.1997, // oneTurn
    -0.2249, // twoTurns
    -0.1856, // threeTurns
    0.6189, // nearness
    0.2717, // safe
    0.3889, // infantry
    0.1003, // tank
    0.1189, // artillery
    0.457, // aircraft
    -0.4171, // units
    0.5551, // arms
    0.0602, // experience
    -0.0394, // coins
    0.0957, // menace
    0.0052, // menaceLater
    0.1491, // power
    0.0743, // strike
    -0.0749, // drift
    8.2369, // ruins
    2.4711, // launcher
    1.2355, // shore
    0.2788, // tempo
  ],
  midst: [
    3.7139, // factories
    2.455, // factoriesSquared
    -0.4286, // nearly
    0.7579, // taking
    0.1456, // takingLater
    32.9625, // winning
    -0.1797, // oneTurn
    -0.1859, // twoTurns
    -0.1432, // threeTurns
    0.8454, // nearness
    0.2667, // safe
    0.296, // infantry
    0.1335, // tank
    0.1442, // artillery
    0.2822, // aircraft
    -0.5447, // units
    0.2512, // arms
    0.1293, // experience
    -0.0295, // coins
    0.0588, // menace
    0.0233, // menaceLater
    0.1582, // power
    0.0631, // strike
    -0.0476, // drift
    8.2404, // ruins
    2.4721, // launcher
    1.2361, // shore
    0.2129, // tempo
  ],
  heat: { begun: [0.9145, 0.2162], midst: [0.727, 0.7924] },
}
