// Honest matches of a game, to be changed afterwards.

import { createHash } from 'node:crypto'
import { fairDice } from '@muster/dice'
import {
  answerByStandingOrders,
  type Chance,
  end,
  type GameTypes,
  isAction,
  isOver,
  type Match,
  type MatchRecord,
  newMatch,
  offers,
  play,
  seeded,
  seenBy,
  setStandingOrders,
  undo,
} from '@muster/engine'
import { startsOf } from '@muster/engine/testkit/fuzz'
import type { AnyGame } from '../games.ts'

/** Few enough entries that one look is quick, many enough that everything comes up over many matches. */
const MOST_STEPS = 70
export const VARIANTS = 12

/** Matches of one game, by number; each is made when it is first asked for. */
export interface Bases {
  /** Over, with its seed shown. */
  finished(n: number): MatchRecord<GameTypes>
  /** Still going on. */
  running(n: number): MatchRecord<GameTypes>
  /** As a link shows one. */
  seen(n: number): unknown
}

export function basesOf(game: AnyGame, seed: string): Bases {
  const starts = startsOf(game, 6)
  const made = new Map<string, unknown>()
  const once = <X>(what: string, n: number, make: (name: string) => X): X => {
    const name = `${what} ${n % VARIANTS}`
    if (!made.has(name)) made.set(name, make(name))
    return made.get(name) as X
  }
  const played = (name: string, n: number): Match<GameTypes> => {
    const start = seeded(`${seed}/${name}/start`).below(2) ? starts[n % starts.length] : starts[0]
    return playSome(game, start?.options ?? {}, `${seed}/${name}`)
  }
  return {
    finished: (n) => once('finished', n, (name) => ended(played(name, n)).record),
    running: (n) => once('running', n, (name) => played(name, n).record),
    seen: (n) => once('seen', n, (name) => seenOf(played(name, n), seeded(`${name}/viewer`))),
  }
}

/** A match by chance, with undos and standing orders, given up after some steps. */
function playSome(game: AnyGame, options: GameTypes['Options'], seed: string): Match<GameTypes> {
  const dice = fairDice(createHash('sha256').update(seed).digest('hex'))
  const match = newMatch(game, options, dice)
  const chance = seeded(`${seed}/choices`)
  const steps = 5 + chance.below(MOST_STEPS)
  for (let i = 0; i < steps && !isOver(match); i++) step(match, chance)
  return match
}

function step(match: Match<GameTypes>, chance: Chance): void {
  const { game } = match
  const seat = chance.pick(game.toAct(match.state))
  const what = chance.below(20)
  if (what === 0) undo(match, lastSeat(match) ?? seat)
  else if (what === 1) setStandingOrders(match, seat, someOrders(match, seat, chance))
  else play(match, seat, chance.pick(offers(game, match.state, seat)))
  answerByStandingOrders(match)
}

/** Whose action was the last: nobody else may take it back freely. */
function lastSeat({ record }: Match<GameTypes>): string | null {
  return record.entries.findLast(isAction)?.by ?? null
}

function someOrders({ game, state }: Match<GameTypes>, seat: string, chance: Chance) {
  const sheet = game.orderable(state, seat)
  return Object.fromEntries(sheet.map((s) => [s.key, s.values?.length ? chance.pick(s.values) : s.default]))
}

function ended(match: Match<GameTypes>): Match<GameTypes> {
  if (!isOver(match)) end(match, 'agreed', null)
  return match
}

function seenOf(match: Match<GameTypes>, chance: Chance): unknown {
  return seenBy(match, chance.pick([...match.record.seats.map((s) => s.seat), 'spectator']))
}
