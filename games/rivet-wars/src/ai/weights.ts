// Made by: muster tune rivet-wars --bots one-step:sergeant --games 300 --seed tune
// How sure it is, by: muster tune rivet-wars --heat --games 1000 --seed tune
// Of these income,drops, by: muster tune rivet-wars --plain --bots one-step --only income,drops --games 2000 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    0.6252, // points
    0.9169, // pointsSquared
    1.3337, // due
    0.2501, // wins
    0.0921, // flags
    0.167, // held
    0.0208, // infantry
    0.0313, // cavalry
    0.0056, // support
    0.0188, // tank
    -0.0243, // bounty
    0.0861, // oneAway
    0.1084, // twoAway
    0.0292, // nearby
    0.0417, // advance
    0.0188, // menace
    0.0019, // menaceLater
    -0.0354, // gassed
    0.0083, // rivets
    0.0037, // cards
    -0.25, // secrets
    1.5843, // supply
    0.0225, // unspent
    0.3481, // tempo
    0.07, // lastWord
    13.1729, // income
    1.4395, // drops
  ],
  midst: [
    0.9298, // points
    1.3638, // pointsSquared
    1.9837, // due
    0.3719, // wins
    0.0712, // flags
    0.2204, // held
    0.031, // infantry
    0.0465, // cavalry
    0.0083, // support
    0.0279, // tank
    -0.1525, // bounty
    0.1101, // oneAway
    0.138, // twoAway
    0.0434, // nearby
    0.062, // advance
    0.0279, // menace
    0.0028, // menaceLater
    -0.0527, // gassed
    0.0055, // rivets
    0.0055, // cards
    -0.1917, // secrets
    1.3784, // supply
    0.0831, // unspent
    0.1395, // tempo
    0.2178, // lastWord
    15.047, // income
    1.0706, // drops
  ],
  heat: { begun: [0.8187, 2.1962], midst: [0.9921, 1.4316] },
}
