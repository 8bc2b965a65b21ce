// How the cost of a match grows with its entries.

import { fairDice, verify } from '@muster/dice'
import {
  type Dice,
  end,
  type Game,
  type GameTypes,
  type MatchRecord,
  offers,
  play,
  resume,
  save,
  seeded,
} from '@muster/engine'
import { coreSeconds, median } from './clock.ts'
import { benchOptions } from './options.ts'
import { longMatch, takeBack, timeToOpen } from './saved.ts'

type AnyGame = Game<GameTypes>
type Saved = MatchRecord<GameTypes>

export interface Cost {
  /** From its text to a match that can be gone on with. */
  readonly openMilliseconds: number
  /** One more action, without listing what is offered. */
  readonly actMicroseconds: number
  /** The state after one entry near the end, as a replay asks for it. */
  readonly stepMilliseconds: number
  /** Every draw and every entry held to the seed and to the rules. */
  readonly verifyMilliseconds: number
}

export interface Growth {
  readonly entries: Readonly<Record<string, Cost>>
}

const COUNTS = [100, 1000, 5000, 20_000]
const SEED = '5'.repeat(64)
const ACTIONS = 300
const STEPS = 64

export function growth(game: AnyGame, counts: readonly number[] = COUNTS): Growth {
  const { record } = longMatch(game, benchOptions(game), Math.max(...counts), secretive(fairDice(SEED)))
  const entries = counts.map((n): [string, Cost] => [
    String(n),
    cost(game, { ...record, entries: record.entries.slice(0, n) }),
  ])
  return { entries: Object.fromEntries(entries) }
}

function cost(game: AnyGame, record: Saved): Cost {
  const text = save(record)
  const ended = finished(game, record)
  return {
    openMilliseconds: repeated(() => timeToOpen(game, text)),
    actMicroseconds: actMicroseconds(game, record),
    stepMilliseconds: stepMilliseconds(game, record),
    verifyMilliseconds: repeated(() => timeToVerify(game, ended)),
  }
}

/** Some clocks of cores go in steps of milliseconds: what is shorter is repeated until it can be seen. */
const SEEN = 40
const REPEATS = 3

/** The mean of as many times as it takes to be seen. */
function repeated(time: () => number): number {
  let sum = 0
  let n = 0
  for (; n < REPEATS || sum < SEEN; n++) sum += time()
  return sum / n
}

function actMicroseconds(game: AnyGame, record: Saved): number {
  const match = resume(game, record, secretive(fairDice(SEED, record.dice.entropy)))
  const chance = seeded('growth')
  const times: number[] = []
  while (times.length < ACTIONS) {
    const seat = game.toAct(match.state)[0]
    if (seat === undefined) {
      takeBack(match)
      continue
    }
    const action = chance.pick(offers(game, match.state, seat))
    const began = performance.now()
    play(match, seat, action)
    times.push((performance.now() - began) * 1000)
  }
  return median(times)
}

function stepMilliseconds(game: AnyGame, record: Saved): number {
  const { walk } = resume(game, record, secretive(fairDice(SEED)))
  const last = record.entries.length
  const times = Array.from({ length: Math.min(STEPS, last) }, (_, i) => {
    const began = performance.now()
    walk.at(last - i)
    return performance.now() - began
  })
  return median(times)
}

function timeToVerify(game: AnyGame, record: Saved): number {
  const began = coreSeconds()
  const said = verify(game, record)
  if (!said.ok) throw new Error(`a long match does not check out: ${said.problem.key}`)
  return (coreSeconds() - began) * 1000
}

/** The same match, ended by agreement and with its seed shown. */
function finished(game: AnyGame, record: Saved): Saved {
  const match = resume(game, { ...record, entries: [...record.entries] }, fairDice(SEED, record.dice.entropy))
  if (game.outcome(match.state)) takeBack(match)
  end(match, 'agreed', null)
  return match.record
}

/** Dice that show no seed when a match is over: so it can be taken back and go on. */
function secretive(dice: Dice): Dice {
  const { record, from, bindTo } = dice
  return { record, from, seed: null, ...(bindTo ? { bindTo: (beginning) => secretive(bindTo(beginning)) } : {}) }
}
