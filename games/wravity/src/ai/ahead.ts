// Made by: muster tune wravity --option mode=2 --ahead --bots sergeant --games 800 --seed tune

import type { Ahead } from '@muster/engine'

/** What tells who wins at the end of a continuation, fitted freely from games of bots against themselves. */
export const AHEAD: Ahead = {
  weights: [
    0.2165, // intact
    0.2863, // wounded
    -0.0501, // down
    0.3099, // waiting
    0.9357, // intactLate
    -0.4253, // woundedLate
    -0.653, // downLate
    0.1571, // fire
    0.0794, // fireLater
    0.3335, // ready
    -0.154, // sharpest
    0.0626, // holding
    -0.0283, // adrift
    -0.0112, // speed
    -0.2893, // first
    -0.0967, // second
    0.2508, // opener
    0.7525, // atDoor
    0.1612, // blocked
    0.0166, // cards
    0.1908, // heal
    0.4761, // save
    0.2304, // missions
    0.128, // tempo
    0, // late
  ],
  heat: [0.7088, 0.4799],
}
