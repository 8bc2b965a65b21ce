// What a match comes to, counted from its record alone.
import { type Deed, deedsSeen, type GameTypes, isDeed, type Match, type Throw } from '@muster/engine'
import { interval } from './interval.ts'
import { endedOf } from './sight.ts'
import type { Ended } from './table.ts'
import { passageOf } from './tell.ts'

export interface Report {
  readonly ended: Ended | null
  /** Before anything was done, by side. */
  readonly opening: RoundScores['scores']
  readonly rounds: readonly RoundScores[]
  readonly luck: readonly Luck[]
  /** All that was done and stands, as anybody may know it: for the combat sheet. */
  readonly deeds: readonly Deed<GameTypes>[]
  readonly verifiable: boolean
}

/** The scores when a round ended, by side; `from` is how many entries stood before it. */
export interface RoundScores {
  readonly round: number
  readonly from: number
  readonly scores: Readonly<Record<string, number>>
}

/** How often what a side hoped for of the dice came true, beside how often they should have: nine matches in ten lie between. */
export interface Luck {
  readonly side: string
  readonly rolls: number
  readonly came: number
  readonly expected: number
  readonly low: number
  readonly high: number
}

export function reportOf(match: Match<GameTypes>): Report {
  const { game, record, walk } = match
  const { state, deeds } = passageOf(walk)
  const opening = game.situation(state).scores
  const rounds: RoundScores[] = []
  let from = 0
  const thrown = new Map<string, Pick<Throw<GameTypes>, 'chance' | 'came'>[]>()
  for (const { number, entry } of deeds) {
    if (!isDeed(entry)) continue
    for (const event of entry.events) {
      for (const { side, ...each } of game.throws?.(state, event) ?? []) {
        if (each.chance > 0) thrown.set(side, [...(thrown.get(side) ?? []), each])
      }
      const before = game.situation(state)
      game.evolve(state, event)
      if (game.situation(state).round === before.round) continue
      rounds.push({ round: before.round, from, scores: before.scores })
      from = number + 1
    }
  }
  const last = game.situation(state)
  rounds.push({ round: last.round, from, scores: endedOf(match)?.scores ?? last.scores })
  const luck = [...thrown].map(([side, rolls]) => luckOf(side, rolls))
  const verifiable = record.dice.commitment !== null && record.dice.seed !== null
  return {
    ended: endedOf(match),
    opening,
    rounds,
    luck,
    deeds: deedsSeen(game, record.entries, 'spectator'),
    verifiable,
  }
}

function luckOf(side: string, rolls: readonly Pick<Throw<GameTypes>, 'chance' | 'came'>[]): Luck {
  const chances = rolls.map((r) => r.chance)
  const expected = chances.reduce((a, b) => a + b, 0)
  return { side, rolls: rolls.length, came: rolls.filter((r) => r.came).length, expected, ...interval(chances, 0.9) }
}
