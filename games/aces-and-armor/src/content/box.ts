import { SUMMER, WINTER } from './maps.ts'
import { CHARTS, LEVELS, MISSIONS, WEATHER } from './missions.ts'
import type { Content } from './types.ts'
import { ARMOUR, SETS, TERRAIN, UNITS } from './units.ts'

/** What is in the box. */
export const BOX: Content = {
  units: UNITS,
  armour: ARMOUR,
  sets: SETS,
  terrain: TERRAIN,
  maps: { summer: SUMMER, winter: WINTER },
  missions: MISSIONS,
  levels: LEVELS,
  weather: WEATHER,
  charts: CHARTS,
}
