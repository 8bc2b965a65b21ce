// Made by: muster tune rivet-wars --bots one-step:sergeant --games 1000 --seed tune
// How sure it is, by: muster tune rivet-wars --heat --games 1000 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    1.1195, // points
    1.642, // pointsSquared
    2.1444, // due
    0.4478, // wins
    0.1791, // flags
    0.2654, // held
    0.0373, // infantry
    0.0249, // cavalry
    0.01, // support
    0.0336, // tank
    0.1096, // bounty
    0.126, // oneAway
    0.0862, // twoAway
    0.0428, // nearby
    0.0746, // advance
    0.0336, // menace
    0.0033, // menaceLater
    -0.0282, // gassed
    0.0077, // rivets
    0.0066, // cards
    -0.1668, // secrets
    4.1054, // supply
    0.0169, // unspent
    0.4506, // tempo
    0.2633, // lastWord
    25.8419, // income
    2.2848, // drops
  ],
  midst: [
    1.4546, // points
    2.1333, // pointsSquared
    2.3738, // due
    0.5818, // wins
    0.1669, // flags
    0.3823, // held
    0.0423, // infantry
    0.0323, // cavalry
    0.0129, // support
    0.0436, // tank
    -0.0028, // bounty
    0.1638, // oneAway
    0.1121, // twoAway
    0.042, // nearby
    0.0564, // advance
    0.0436, // menace
    0.0043, // menaceLater
    -0.0366, // gassed
    0.0086, // rivets
    0.0086, // cards
    -0.1699, // secrets
    3.7809, // supply
    0.0971, // unspent
    0.0715, // tempo
    0.3721, // lastWord
    23.3583, // income
    2.2262, // drops
  ],
  heat: { begun: [1.1965, 0.4767], midst: [1.1471, 0.4454] },
}
