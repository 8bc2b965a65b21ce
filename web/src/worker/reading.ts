// Reads a match to look at, of whatever origin: whole, or as somebody saw it.
import {
  begunOf,
  examine,
  type GameTypes,
  type Held,
  isOver,
  loadSeen,
  type Match,
  type Message,
  type OptionValues,
  readHead,
  readJson,
  readSeenHead,
  resume,
  SEEN_FORMAT,
  type SeatInfo,
  say,
} from '@muster/engine'
import { gameEntry } from '@muster/games'
import { type Chair, gameWith, packRefused, type Story, seenStory, wholeStory } from '@muster/table'
import { diceOf, unsealedDice } from './store.ts'

export interface StoryHead {
  readonly game: string
  readonly options: OptionValues
  readonly pack: unknown
  readonly seats: readonly SeatInfo<GameTypes>[]
  readonly viewers: readonly string[]
  readonly length: number
  readonly whole: boolean
  readonly over: boolean
  /** What is to be said of it before it is believed. */
  readonly marks: readonly Message[]
}

export interface OpenStory {
  readonly story: Story
  readonly head: StoryHead
  /** The match itself; null where only what somebody saw of it is known. */
  readonly match: Match<GameTypes> | null
}

type Read = { readonly ok: true; readonly opened: OpenStory } | { readonly ok: false; readonly why: Message }

export function storyOfMatch(match: Match<GameTypes>, held: Held, chairs: readonly Chair[] = []): OpenStory {
  const story = wholeStory(match, chairs)
  const { game, options, pack = null, seats } = match.record
  const { viewers, length } = story
  const marks = marksOf(match, held)
  return {
    story,
    match,
    head: { game, options, pack, seats, viewers, length, whole: true, over: isOver(match), marks },
  }
}

export async function storyOfText(text: string): Promise<Read> {
  const read = readJson(text)
  if (!read.ok) return read
  return isSeen(read.data) ? readSeen(text) : readWhole(text)
}

async function readWhole(text: string): Promise<Read> {
  const head = readHead(text)
  if (!head.ok) return head
  if (!gameEntry(head.record.game)) return { ok: false, why: say('record.otherGame', { game: head.record.game }) }
  const made = await gameWith(head.record.game, head.record.pack)
  if (!made.ok) return { ok: false, why: packRefused(made) }
  const { game } = made
  const loaded = examine(game, head.record)
  if (!loaded.ok) return loaded
  const dice = diceOf({ seed: null, head: loaded.record }) ?? unsealedDice()
  return { ok: true, opened: storyOfMatch(resume(game, loaded.record, dice), loaded.held) }
}

async function readSeen(text: string): Promise<Read> {
  const found = readSeenHead(text)
  if (!found.ok) return found
  if (!gameEntry(found.record.game)) return { ok: false, why: say('record.otherGame', { game: found.record.game }) }
  const { pack = null } = found.record
  const made = await gameWith(found.record.game, pack)
  if (!made.ok) return { ok: false, why: packRefused(made) }
  const { game } = made
  const seen = loadSeen(game, text)
  if (!seen.ok) return seen
  const story = seenStory(game, seen.record)
  const { options, seats } = seen.record
  const { viewers, length } = story
  const head = { game: game.id, options, pack, seats, viewers, length, whole: false, over: false, marks: [] }
  return { ok: true, opened: { story, head, match: null } }
}

const isSeen = (data: unknown): boolean => (data as { format?: unknown } | null)?.format === SEEN_FORMAT

/** What whoever looks at a record should know of it first. */
function marksOf({ game, record }: Match<GameTypes>, held: Held): readonly Message[] {
  const begun = begunOf(record).type
  return [
    ...(held === 'fold' ? [say('record.folded', { rules: record.rules, ours: game.rulesVersion })] : []),
    ...(begun === 'setUp' ? [] : [say(`begun.${begun}`)]),
  ]
}
