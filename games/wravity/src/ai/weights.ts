// Made by: muster tune wravity --plain --bots one-step --games 1000 --seed tune
// How sure it is, by: muster tune wravity --heat --games 1000 --seed tune

import type { Weights } from '@muster/engine'

/** What the features weigh, fitted from games of bots against themselves. */
export const WEIGHTS: Weights = {
  begun: [
    0.1115, // intact
    0.1672, // wounded
    -0.2562, // down
    0.1254, // waiting
    0.446, // intactLate
    -0.8564, // woundedLate
    -0.7204, // downLate
    0.0499, // fire
    0.0334, // fireLater
    0.0502, // ready
    0.0167, // sharpest
    0.0125, // holding
    -0.0725, // adrift
    -0.0028, // speed
    0.1951, // first
    0.3398, // second
    0.2508, // opener
    0.7525, // atDoor
    -0.0376, // blocked
    0.0557, // cards
    0.2795, // heal
    0.3136, // save
    0.1783, // missions
    0.1182, // tempo
    0, // late
  ],
  midst: [
    0.1091, // intact
    0.1636, // wounded
    -0.2298, // down
    0.1227, // waiting
    0.4362, // intactLate
    -0.8021, // woundedLate
    -0.7433, // downLate
    0.0382, // fire
    0.0327, // fireLater
    0.0491, // ready
    0.0164, // sharpest
    0.0123, // holding
    -0.0709, // adrift
    -0.0037, // speed
    0.1908, // first
    0.3718, // second
    0.2454, // opener
    0.7361, // atDoor
    -0.0368, // blocked
    0.0545, // cards
    0.2916, // heal
    0.3067, // save
    0.1707, // missions
    -0.0005, // tempo
    0, // late
  ],
  heat: { begun: [0.9045, 0.2], midst: [0.9235, 0.1372] },
}
