// Made by: muster tune wravity --option mode=2 --ahead --bots sergeant --games 800 --seed tune

import type { Ahead } from '@muster/engine'

/** What tells who wins at the end of a continuation, fitted freely from games of bots against themselves. */
export const AHEAD: Ahead = {
  weights: [
    0.2568, // intact
    0.1384, // wounded
    -0.1249, // down
    0.263, // waiting
    0.5112, // intactLate
    -0.2352, // woundedLate
    -0.7518, // downLate
    0.1649, // fire
    0.2131, // fireLater
    0.2614, // ready
    0.3405, // sharpest
    0.1095, // holding
    -0.0827, // adrift
    0.0014, // speed
    0.4052, // first
    0.5287, // second
    -0.4649, // opener
    1.0579, // atDoor
    -0.1639, // blocked
    -0.0674, // cards
    0.3353, // heal
    0.3641, // save
    0.1327, // missions
    0.3437, // tempo
    0, // late
  ],
  heat: [0.7999, 0.3745],
}
