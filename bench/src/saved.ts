import {
  type Game,
  type GameTypes,
  isAction,
  load,
  type Match,
  newMatch,
  offers,
  plainDice,
  play,
  resume,
  save,
  seeded,
} from '@muster/engine'
import { median } from './clock.ts'

type AnyGame = Game<GameTypes>

export interface Saved {
  /** Entries of the match that was opened. */
  readonly entries: number
  readonly openMilliseconds: number
  /** What the record grows by after its opening state. */
  readonly bytesPerAction: number
  readonly openingBytes: number
}

const ENTRIES = 1000
const TRIES = 40

/** Opens a saved match of 1,000 entries, and weighs it. */
export function measureSaved(game: AnyGame, options: GameTypes['Options']): Saved {
  const match = longMatch(game, options)
  const text = save(match.record)
  const times = Array.from({ length: 9 }, () => timeToOpen(game, text))
  const opening = save({ ...match.record, entries: [] }).length
  const actions = match.record.entries.filter(isAction).length
  return {
    entries: match.record.entries.length,
    openMilliseconds: median(times),
    bytesPerAction: (Buffer.byteLength(text) - opening) / Math.max(1, actions),
    openingBytes: opening,
  }
}

function timeToOpen(game: AnyGame, text: string): number {
  const began = performance.now()
  const loaded = load(game, text)
  if (!loaded.ok) throw new Error(`the saved match does not open: ${loaded.why.key}`)
  resume(game, loaded.record, plainDice(1))
  return performance.now() - began
}

/** A random match of so many entries, or the longest of many tries. */
function longMatch(game: AnyGame, options: GameTypes['Options']): Match<GameTypes> {
  const endless = 'rounds' in options ? { ...options, rounds: 0 } : options
  let longest = randomMatch(game, endless, 0)
  for (let i = 1; i < TRIES && longest.record.entries.length < ENTRIES; i++) {
    const match = randomMatch(game, endless, i)
    if (match.record.entries.length > longest.record.entries.length) longest = match
  }
  return longest
}

function randomMatch(game: AnyGame, options: GameTypes['Options'], seed: number): Match<GameTypes> {
  const match = newMatch(game, options, plainDice(`saved/${seed}`))
  const chance = seeded(`saved/${seed}`)
  while (match.record.entries.length < ENTRIES) {
    const seat = game.toAct(match.state)[0]
    if (seat === undefined) break
    play(match, seat, chance.pick(offers(game, match.state, seat)))
  }
  return match
}
