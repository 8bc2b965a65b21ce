// Chapter 14: Weather

import type { Content } from '../content/content.ts'
import type { Run, State, Weather } from '../state.ts'

/** M2, M2.2, 8.22: a d12, two faces for each kind of weather. */
export function rollWeather(c: Content, run: Run): void {
  const roll = run.chance.d12()
  run.emit({ type: 'weatherRolled', roll, weather: c.weather[Math.floor((roll - 1) / 2)] as Weather })
}

/** M2, M2.1: after every third player's turn, a cooperative side being one player. */
export function isWeatherDue(c: Content, s: Readonly<State>): boolean {
  return s.table.weather && s.turns >= c.charts.weatherTurns
}
