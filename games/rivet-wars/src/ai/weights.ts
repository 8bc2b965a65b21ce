// Made by: muster tune rivet-wars --bots one-step:sergeant --games 400 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    1.9594, // points
    1.4769, // pointsSquared
    2.1972, // due
    0.3913, // wins
    0.034, // flags
    0.1223, // held
    0.0732, // infantry
    0.0732, // cavalry
    0.0081, // support
    0.0685, // tank
    -0.1227, // bounty
    0.0879, // oneAway
    0.0586, // twoAway
    0.0293, // nearby
    0.0366, // advance
    0.0439, // menace
    0.0024, // menaceLater
    -0.0586, // gassed
    0.0366, // rivets
    0.0049, // cards
    -0.1411, // secrets
    1.8387, // supply
    -0.0256, // unspent
    0.7048, // tempo
    0.3187, // lastWord
  ],
  midst: [
    1.4721, // points
    2.1882, // pointsSquared
    3.2146, // due
    0.6003, // wins
    0.0604, // flags
    0.1985, // held
    0.0707, // infantry
    0.1072, // cavalry
    0.0119, // support
    0.0603, // tank
    -0.3106, // bounty
    0.1286, // oneAway
    0.0857, // twoAway
    0.0221, // nearby
    0.0536, // advance
    0.0643, // menace
    0.0036, // menaceLater
    -0.0857, // gassed
    0.006, // rivets
    0.0071, // cards
    -0.1543, // secrets
    1.9042, // supply
    0.1058, // unspent
    0.1259, // tempo
    0.4175, // lastWord
  ],
}
