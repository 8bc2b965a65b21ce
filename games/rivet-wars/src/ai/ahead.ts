// Made by: muster tune rivet-wars --ahead --bots sergeant --games 800 --seed tune

import type { Ahead } from '@muster/engine'

/** What tells who wins at the end of a continuation, fitted freely from games of bots against themselves. */
export const AHEAD: Ahead = {
  weights: [
    2.803, // points
    2.657, // pointsSquared
    2.6396, // due
    0.1116, // wins
    -0.0229, // flags
    -0.0038, // held
    0.0711, // infantry
    0.0389, // cavalry
    -0.0283, // support
    0.02, // tank
    -0.2733, // bounty
    0.1078, // oneAway
    0.0269, // twoAway
    -0.0254, // nearby
    0.1159, // advance
    0.1057, // menace
    0.011, // menaceLater
    -0.1081, // gassed
    -0.0387, // rivets
    0.031, // cards
    -0.1278, // secrets
    2.8202, // supply
    0.0104, // unspent
    0.3509, // tempo
    0.3121, // lastWord
    18.6478, // income
    2.6931, // drops
  ],
  heat: [0.823, 0.3274],
}
