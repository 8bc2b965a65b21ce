import { median, starterWins, wins, within } from './figure.ts'
import { type Counted, fieldOf, type Scales } from './told.ts'

const MISSIONS = Array.from({ length: 10 }, (_, i) => String(i + 1))
/** Missions whose sides are not alike. */
const UNLIKE = ['2', '6', '9']
/** The mission says who begins. */
const GIVEN = ['2', '6']
const TANKS = ['ostrich', 'sturmpanzer']

const counted: Counted = (event, state) => {
  if (event.type !== 'attackMade') return []
  const units = fieldOf(state, 'units')
  const unit = Array.isArray(units) ? units[Number(fieldOf(event, 'unit'))] : undefined
  return TANKS.includes(String(fieldOf(unit, 'kind'))) ? ['tank attacks'] : []
}

export const RIVET_WARS: Scales = {
  setUps: MISSIONS.map((mission) => ({ id: mission, options: { mission } })),
  counted,
  figures: (of) =>
    MISSIONS.flatMap((mission) => {
      const games = of(mission)
      const named = (what: string): string => `mission ${mission}: ${what}`
      const sides = within(0.5, UNLIKE.includes(mission) ? 0.2 : 0.1)
      return [
        wins(named('the Allies win'), games, 'allies', sides),
        ...(GIVEN.includes(mission) ? [] : [starterWins(named('whoever begins wins'), games, within(0.5, 0.08))]),
        median(named('rounds, median'), rounds(games), mission === '1' ? [null, null] : [7, 10]),
        ...(Number(mission) < 3 ? [] : [median(named('attacks by tanks, median'), tankAttacks(games), [4, null])]),
      ]
    }),
}

const rounds = (games: readonly { readonly rounds: number }[]): number[] => games.map((g) => g.rounds)

const tankAttacks = (games: readonly { readonly counts: Readonly<Record<string, number>> }[]): number[] =>
  games.map((g) => g.counts['tank attacks'] ?? 0)
