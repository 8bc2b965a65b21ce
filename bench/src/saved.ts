import {
  type Dice,
  entriesInForce,
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
  undoByConsent,
} from '@muster/engine'
import { coreSeconds, median } from './clock.ts'

type AnyGame = Game<GameTypes>

export interface Saved {
  /** Entries of the match that was opened. */
  readonly entries: number
  readonly openMilliseconds: number
  /** The first time, before the code is warm. */
  readonly openFirstMilliseconds: number
  /** What the record grows by after its opening state. */
  readonly bytesPerAction: number
  readonly openingBytes: number
}

const ENTRIES = 1000

/** Opens a saved match of 1,000 entries, and weighs it. */
export function measureSaved(game: AnyGame, options: GameTypes['Options']): Saved {
  const match = longMatch(game, options, ENTRIES, plainDice('saved'))
  const text = save(match.record)
  const times = Array.from({ length: 9 }, () => timeToOpen(game, text))
  const opening = Buffer.byteLength(save({ ...match.record, entries: [] }))
  const actions = match.record.entries.filter(isAction).length
  return {
    entries: match.record.entries.length,
    openMilliseconds: median(times),
    openFirstMilliseconds: times[0] ?? 0,
    bytesPerAction: (Buffer.byteLength(text) - opening) / Math.max(1, actions),
    openingBytes: opening,
  }
}

export function timeToOpen(game: AnyGame, text: string): number {
  const began = coreSeconds()
  const loaded = load(game, text)
  if (!loaded.ok) throw new Error(`the saved match does not open: ${loaded.why.key}`)
  resume(game, loaded.record, plainDice(1))
  return (coreSeconds() - began) * 1000
}

/** A random match of so many entries; one that ends before is taken back a good way, by consent, and goes on. */
export function longMatch(game: AnyGame, options: GameTypes['Options'], entries: number, dice: Dice): Match<GameTypes> {
  const match = newMatch(game, 'rounds' in options ? { ...options, rounds: 0 } : options, dice)
  const chance = seeded('saved')
  while (match.record.entries.length < entries) {
    const seat = game.toAct(match.state)[0]
    if (seat !== undefined) play(match, seat, chance.pick(offers(game, match.state, seat)))
    else takeBack(match)
  }
  return match
}

export function takeBack(match: Match<GameTypes>): void {
  const standing = entriesInForce(match.record.entries)
  const to = standing[Math.floor(standing.length / 2)] ?? 0
  const done = undoByConsent(match, match.record.seats[0]?.seat ?? '', to)
  if (!done.ok) throw new Error(`a finished match cannot be taken back: ${done.why.key}`)
}
