// Made by: muster tune aces-and-armor --mission skirmish --bots one-step --games 1000 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    2.4228, // factories
    -2.2602, // factoriesSquared
    0.4934, // nearly
    0.511, // taking
    0.1377, // takingLater
    2.1903, // winning
    -0.2192, // oneTurn
    -0.1945, // twoTurns
    -0.143, // threeTurns
    0.3684, // nearness
    0.5465, // safe
    0.4504, // infantry
    0.1666, // tank
    0.1704, // artillery
    0.3909, // aircraft
    -0.3766, // units
    0.4104, // arms
    0.0124, // experience
    0.215, // coins
    0.0607, // menace
    -0.0521, // menaceLater
    0.1656, // power
    0.0856, // strike
    -0.0468, // drift
    1.3691, // ruins
    0.4107, // launcher
    0.2054, // shore
    0.2712, // tempo
  ],
  midst: [
    2.8467, // factories
    -1.6348, // factoriesSquared
    0.5681, // nearly
    0.5639, // taking
    0.1672, // takingLater
    1.8359, // winning
    -0.2103, // oneTurn
    -0.178, // twoTurns
    -0.1285, // threeTurns
    0.49, // nearness
    0.4704, // safe
    0.3295, // infantry
    0.13, // tank
    0.1468, // artillery
    0.2292, // aircraft
    -0.4198, // units
    0.286, // arms
    0.0898, // experience
    0.1102, // coins
    0.065, // menace
    -0.0058, // menaceLater
    0.1232, // power
    0.0731, // strike
    -0.0562, // drift
    1.3733, // ruins
    0.412, // launcher
    0.206, // shore
    0.1791, // tempo
  ],
}
