// Made by: muster tune wravity --option mode=2 --bots one-step:sergeant --games 200 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    0.162, // intact
    0.0133, // wounded
    -0.3578, // down
    0.254, // waiting
    0.7151, // intactLate
    -0.1153, // woundedLate
    -0.2077, // downLate
    0.1563, // fire
    0.0265, // fireLater
    0.1789, // ready
    0.5989, // sharpest
    0.0298, // holding
    -0.0596, // adrift
    -0.0119, // speed
    0.053, // first
    0.053, // second
    0.4771, // opener
    0.2982, // atDoor
    -0.0398, // blocked
    0.0477, // cards
    0.1193, // missions
    0.106, // tempo
  ],
  midst: [
    0.2177, // intact
    0.0136, // wounded
    -0.3669, // down
    0.3337, // waiting
    0.7505, // intactLate
    -0.0092, // woundedLate
    -0.1371, // downLate
    0.034, // fire
    0.0272, // fireLater
    0.1834, // ready
    0.67, // sharpest
    0.0306, // holding
    -0.0611, // adrift
    -0.0122, // speed
    0.0544, // first
    0.0544, // second
    0.4892, // opener
    0.3057, // atDoor
    -0.0408, // blocked
    0.0489, // cards
    0.1223, // missions
    0.0885, // tempo
  ],
}
