// Made by: muster tune wravity --plain --bots one-step --games 1000 --seed tune
// How sure it is, by: muster tune wravity --heat --games 1000 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    0.0899, // intact
    0.1348, // wounded
    -0.2504, // down
    0.1011, // waiting
    0.4216, // intactLate
    -0.4676, // woundedLate
    -0.4551, // downLate
    0.0519, // fire
    0.027, // fireLater
    0.0405, // ready
    0.0135, // sharpest
    0.0101, // holding
    -0.0918, // adrift
    -0.003, // speed
    0.2943, // first
    0.3539, // second
    0.1754, // opener
    0.6068, // atDoor
    -0.0257, // blocked
    0.0449, // cards
    0.235, // heal
    0.2459, // save
    0.1124, // missions
    0.0954, // tempo
    0, // late
  ],
  midst: [
    0.0882, // intact
    0.1323, // wounded
    -0.2976, // down
    0.0992, // waiting
    0.3527, // intactLate
    -0.5184, // woundedLate
    -0.4368, // downLate
    0.0309, // fire
    0.0265, // fireLater
    0.0397, // ready
    0.0177, // sharpest
    0.0099, // holding
    -0.0635, // adrift
    -0.003, // speed
    0.2132, // first
    0.3472, // second
    0.1984, // opener
    0.5952, // atDoor
    -0.0298, // blocked
    0.0441, // cards
    0.2214, // heal
    0.2378, // save
    0.1102, // missions
    0.0001, // tempo
    0, // late
  ],
  heat: { begun: [0.8188, 0.2936], midst: [0.9091, 0.1205] },
}
