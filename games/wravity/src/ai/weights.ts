// Made by: muster tune wravity --bots one-step:recruit --games 240 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    0.1891, // intact
    0.3141, // wounded
    -0.4156, // down
    0.1023, // waiting
    0.7942, // intactLate
    -0.4283, // woundedLate
    -0.0918, // downLate
    0.0708, // fire
    0.0567, // fireLater
    0.0425, // ready
    0.0283, // sharpest
    0.0071, // holding
    -0.1275, // adrift
    -0.0028, // speed
    0.3547, // first
    0.3497, // second
    0.1773, // opener
    0.6376, // atDoor
    -0.0297, // blocked
    0.102, // cards
    0.255, // missions
    0.1764, // tempo
  ],
  midst: [
    0.1733, // intact
    0.2423, // wounded
    -0.4164, // down
    0.1056, // waiting
    0.7641, // intactLate
    -0.2779, // woundedLate
    -0.0268, // downLate
    0.0661, // fire
    0.0528, // fireLater
    0.0579, // ready
    0.0264, // sharpest
    0.0066, // holding
    -0.1189, // adrift
    -0.0026, // speed
    0.3473, // first
    0.2674, // second
    0.133, // opener
    0.5946, // atDoor
    -0.0198, // blocked
    0.0951, // cards
    0.2378, // missions
    0.0276, // tempo
  ],
  heat: { begun: [1, 0], midst: [1, 0] },
}
