// Chapter 14: Weather

import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Position, Run } from '../state.ts'

/** M2, M2.2, 8.22: a d12, two faces for each kind of weather. */
export function rollWeather(book: Book, run: Run): void {
  const roll = run.chance.d12()
  run.emit({ type: 'weatherRolled', roll, weather: must(book.weather[Math.floor((roll - 1) / 2)]) })
}

/** M2, M2.1: after every third player's turn, a cooperative side being one player. */
export function isWeatherDue(book: Book, s: Position): boolean {
  return s.table.weather && s.turns >= book.charts.weatherTurns
}
