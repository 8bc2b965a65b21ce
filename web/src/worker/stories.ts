// Matches looked at again: saved ones, and those of files and links.
import { fairDice, newSeed, type Verified, verify } from '@muster/dice'
import type { Message } from '@muster/engine'
import { branch, type GameTypes, isOver, type Match, save, say, seenBy } from '@muster/engine'
import {
  type Chair,
  type Counsel,
  counselFrom,
  type Findings,
  type Line,
  pleaOf,
  type Report,
  reportOf,
  type Step,
  type Story,
  type View,
} from '@muster/table'
import type { Shelf } from '../saved/saved.ts'
import { keepNew, openSaved } from './keeping.ts'
import { positionIn } from './positions.ts'
import { type OpenStory, type StoryHead, storyOfMatch, storyOfText } from './reading.ts'
import { type Speaker, speaker } from './speaking.ts'

export type StoryOpened =
  | { readonly ok: true; readonly head: StoryHead }
  | { readonly ok: false; readonly why: Message }

type Played = { readonly match: Match<GameTypes>; readonly viewer: string }

/** `played` is the match of the table that is open here, if one is. */
export function stories(shelf: Shelf, played: () => Played | null) {
  let open: OpenStory | null = null
  const speaks = speaker()

  const storyOf = (): Story => {
    if (!open) throw new Error('no story is open')
    return open.story
  }
  const matchOf = (): Match<GameTypes> => {
    const match = open?.match ?? played()?.match
    if (!match) throw new Error('no match is open')
    return match
  }
  const tell = (opened: OpenStory): StoryOpened => {
    open = opened
    return { ok: true, head: opened.head }
  }

  return {
    async openStory(source: { readonly id: string } | { readonly text: string }): Promise<StoryOpened> {
      if ('text' in source) {
        const read = await storyOfText(source.text)
        return read.ok ? tell(read.opened) : read
      }
      const found = await openSaved(shelf, source.id)
      if (!('match' in found)) return { ok: false, why: say(`record.${found.type}`) }
      return tell(storyOfMatch(found.match, found.held, found.saved.chairs))
    },
    storyAt: (count: number, viewer: string): View => storyOf().at(count, viewer),
    storySteps: (count: number, viewer: string): readonly Step[] => storyOf().steps(count, viewer),
    storyDiary: (viewer: string): readonly Line[] => storyOf().diary(viewer),
    /** Keeps an imported match in the browser. */
    keepStory: (chairs: readonly Chair[]): Promise<string> => keepNew(shelf, matchOf(), chairs),
    /** A new match from a moment of this one. */
    branchAt: (count: number, chairs: readonly Chair[]): Promise<string> =>
      keepNew(shelf, branch(matchOf(), count, fairDice(newSeed())), chairs),
    /** The position after so many entries, or of now, as it goes by link or file. */
    position: (count: number | null): string => positionIn(matchOf(), count),
    /** Whole once it is over; until then only what the viewer may know, without seed. */
    record(): string {
      const match = matchOf()
      if (isOver(match)) return save(match.record)
      return JSON.stringify(seenBy(match, played()?.viewer ?? 'spectator'))
    },
    report: (): Report => reportOf(matchOf()),
    /** Who stood better, as far as it was found in so many milliseconds more; asked again until it is whole. */
    analyse: (seat: string, milliseconds: number): Promise<Findings> =>
      speaks.analyse(matchOf().record, seat, milliseconds),
    /** What the computer would do in the place of whoever looks at the table. */
    counsel: (): Promise<Counsel | null> => counselled(played(), speaks),
    verify: async (): Promise<Verified> => verify(matchOf().game, matchOf().record),
  }
}

async function counselled(table: Played | null, speaks: Speaker): Promise<Counsel | null> {
  if (!table) return null
  const { match, viewer } = table
  const plea = pleaOf(match, viewer)
  const then = { game: match.game, state: match.game.clone(match.state) }
  return plea && counselFrom(then, viewer, await speaks.advise(plea))
}
