import type { OptionSpec, SeatInfo } from '@muster/engine'
import type { Content } from './content/types.ts'
import { seatsOf } from './rules/12-victory.ts'
import { type Options, type RivetWars, SIDES } from './state.ts'

export const MOST_ROUNDS = 200
export const SEATINGS = ['two', 'alliesPair', 'blightPair', 'pairs'] as const satisfies readonly Options['seating'][]
export const GATES = [8, 10]

/** 12.5, 12.6, M8.3: what is agreed before a match. */
export function optionSpecs(content: Content): readonly OptionSpec[] {
  const missions = Object.keys(content.missions)
  const gates = missions.filter((id) => content.missions[id]?.special.victoryOption === 'gateTo')
  return [
    { key: 'mission', kind: 'choice', values: missions, default: missions[0] ?? '' },
    {
      key: 'seating',
      kind: 'choice',
      values: SEATINGS,
      default: 'two',
      folded: true,
    },
    { key: 'rounds', kind: 'number', min: 0, max: MOST_ROUNDS, default: 0, folded: true },
    { key: 'gateTo', kind: 'choice', values: GATES, default: 8, when: { mission: gates }, folded: true },
  ]
}

/** 12.6 */
export function seats(options: Options): readonly SeatInfo<RivetWars>[] {
  return SIDES.flatMap((side) => seatsOf(options, side).map((seat) => ({ seat, side })))
}
