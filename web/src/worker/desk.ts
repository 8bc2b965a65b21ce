// Everything the page can ask of its worker. One worker serves one table or one story.
import { fairDice, newSeed, type Verified, verify } from '@muster/dice'
import {
  begunOf,
  branch,
  type Called,
  chooseOptions,
  examine,
  type GameTypes,
  type Held,
  isOver,
  type Language,
  loadSeen,
  type Match,
  type Message,
  newMatch,
  type OptionValues,
  readHead,
  readJson,
  readSeenHead,
  resume,
  SEEN_FORMAT,
  type SeatInfo,
  save,
  say,
  seenBy,
  type Texts,
} from '@muster/engine'
import { TABLE_TEXTS } from '@muster/engine/texts'
import { gameEntry } from '@muster/games'
import {
  type Action,
  type Chair,
  gameWith,
  Host,
  inline,
  type Line,
  loadGame,
  type News,
  type Proposal,
  packRefused,
  peopleOf,
  type Report,
  reportOf,
  type Session,
  type Step,
  type Story,
  seenStory,
  type TableHead,
  type View,
  wholeStory,
} from '@muster/table'
import { newId } from '../kept/id.ts'
import type { Shelf } from '../kept/kept.ts'
import { type BroughtIn, bringIn } from './bring.ts'
import { keepNew, openKept } from './keeping.ts'
import { type Mended, mend } from './mend.ts'
import { gameInfo, openPack } from './packs.ts'
import { diceOf, keptStore, unkept, unsealedDice } from './store.ts'
import { apart } from './thinker.ts'
import { TIME } from './time.ts'

export interface Invitation {
  readonly game: string
  readonly options: OptionValues
  /** Its content pack; null for the box. */
  readonly pack?: unknown
  readonly chairs: readonly Chair[]
}

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

export type StoryOpened =
  | { readonly ok: true; readonly head: StoryHead }
  | { readonly ok: false; readonly why: Message }

type AnyMatch = Match<GameTypes>

/** What came of opening a table. */
export type TableOpened =
  | { readonly type: 'open'; readonly head: TableHead }
  | { readonly type: 'gone' | 'damaged' | 'diceLost' }

export function desk(tell: (news: News) => void, shelf: Shelf) {
  let host: Host | null = null
  let session: Session | null = null
  let story: Story | null = null
  let told: AnyMatch | null = null

  const hostOf = (): Host => {
    if (!host) throw new Error('no table is open')
    return host
  }
  const sessionOf = (): Session => {
    if (!session) throw new Error('no table is open')
    return session
  }
  /** All people at this table share this screen. */
  const seat = (opened: Host): TableHead => {
    host = opened
    session = opened.join({ seats: peopleOf(opened.head.chairs).map((c) => c.seat), tell, paced: true })
    return opened.head
  }
  const storyOf = (): Story => {
    if (!story) throw new Error('no story is open')
    return story
  }
  const matchOf = (): AnyMatch => {
    const match = told ?? host?.match
    if (!match) throw new Error('no match is open')
    return match
  }
  const tellWhole = (match: AnyMatch, held: Held, chairs: readonly Chair[] = []): StoryHead => {
    told = match
    story = wholeStory(match, chairs)
    const { game, options, pack = null, seats } = match.record
    return {
      game,
      options,
      pack,
      seats,
      viewers: story.viewers,
      length: story.length,
      whole: true,
      over: isOver(match),
      marks: marksOf(match, held),
    }
  }

  return {
    gameInfo,
    openPack,
    async texts(id: string, language: Language, pack: unknown): Promise<Texts> {
      const { module } = await loadGame(id, pack)
      const packs = pack === null ? {} : await module.packTexts(language)
      return { ...packs, ...TABLE_TEXTS[language], ...(await module.texts(language)) }
    },
    /** What is said of this game's packs. */
    async packTexts(id: string, language: Language): Promise<Texts> {
      return (await loadGame(id, null)).module.packTexts(language)
    },
    /** What content is called, and with options also the seats and sides of a match. */
    async called(id: string, options: OptionValues | null, pack: unknown): Promise<Called> {
      const { game } = await loadGame(id, pack)
      return { ...game.names, ...(options && game.called?.(options)) }
    },
    async seats(id: string, chosen: OptionValues, pack: unknown): Promise<readonly SeatInfo<GameTypes>[]> {
      const { game } = await loadGame(id, pack)
      const options = chooseOptions(game.options, chosen)
      return options.ok ? game.seats(options.options) : []
    },
    /** What the opening looks like under these options. */
    async opening(id: string, chosen: OptionValues, pack: unknown): Promise<View> {
      const { game } = await loadGame(id, pack)
      const options = chooseOptions(game.options, chosen)
      if (!options.ok) throw new Error(options.why.key)
      return game.view(newMatch(game, options.options, fairDice('0'.repeat(64))).state, 'spectator')
    },
    async create({ game: id, options: chosen, pack = null, chairs }: Invitation): Promise<string> {
      const { game } = await loadGame(id, pack)
      const options = chooseOptions(game.options, chosen)
      if (!options.ok) throw new Error(options.why.key)
      return keepNew(shelf, newMatch(game, options.options, fairDice(newSeed()), pack), chairs)
    },
    /** A table nobody keeps: the computer playing itself in a picture. */
    async picture({ game: id, options: chosen, chairs }: Invitation): Promise<TableHead> {
      const { game } = await loadGame(id, null)
      const options = chooseOptions(game.options, chosen)
      if (!options.ok) throw new Error(options.why.key)
      const match = newMatch(game, options.options, fairDice(newSeed()))
      const head = { id: newId(), game: id, options: options.options, pack: null, chairs, created: Date.now() }
      return seat(new Host({ head, match, store: unkept(match), thinker: inline(), time: TIME }))
    },
    async open(id: string): Promise<TableOpened> {
      const found = await openKept(shelf, id)
      if (found.type !== 'open') return { type: found.type }
      const { kept, match } = found
      const { chairs, created, head: record } = kept
      const head = { id, game: record.game, options: record.options, pack: record.pack ?? null, chairs, created }
      const store = keptStore(shelf, match.game, kept, await shelf.times(id), () => void host?.reload())
      return { type: 'open', head: seat(new Host({ head, match, store, thinker: apart(), time: TIME })) }
    },
    /** A new match from where one stands whose dice are lost. */
    async playOn(id: string): Promise<string | null> {
      const found = await openKept(shelf, id)
      if (!('match' in found)) return null
      const { match, kept } = found
      return keepNew(shelf, branch(match, match.record.entries.length, fairDice(newSeed())), kept.chairs)
    },
    mend: (id: string): Promise<Mended> => mend(shelf, id),
    /** Keeps a match of a file with many. */
    bringIn: (packed: unknown): Promise<BroughtIn> => bringIn(shelf, packed),
    start(): void {
      sessionOf().start()
      hostOf().start()
    },
    sit(viewer: string): void {
      sessionOf().sit(viewer)
      hostOf().start()
    },
    act: (action: Action, count: number) => sessionOf().act(action, count),
    previews: (actions: readonly Action[]) => sessionOf().previews(actions),
    judge: (actions: readonly Action[]) => sessionOf().judge(actions),
    undo: () => sessionOf().undo(),
    propose: (what: Proposal['what']) => sessionOf().propose(what),
    answer: (agrees: boolean) => sessionOf().answer(agrees),
    resign: () => sessionOf().resign(),
    giveOrders: (orders: OptionValues) => sessionOf().giveOrders(orders),
    shown: (count: number) => sessionOf().shown(count),
    looking: (is: boolean) => sessionOf().look(is),
    stop: () => hostOf().stop(),
    go: () => hostOf().go(),
    moment: (count: number): View => sessionOf().moment(count),
    /** Whole once it is over; until then only what the viewer may know, without seed. */
    record(): string {
      const match = matchOf()
      if (isOver(match)) return save(match.record)
      return JSON.stringify(seenBy(match, session?.viewer ?? 'spectator'))
    },
    async openStory(source: { readonly id: string } | { readonly text: string }): Promise<StoryOpened> {
      if ('id' in source) {
        const found = await openKept(shelf, source.id)
        if (!('match' in found)) return { ok: false, why: say(`record.${found.type}`) }
        return { ok: true, head: tellWhole(found.match, found.held, found.kept.chairs) }
      }
      return readStory(source.text)
    },
    storyAt: (count: number, viewer: string): View => storyOf().at(count, viewer),
    storySteps: (count: number, viewer: string): readonly Step[] => storyOf().steps(count, viewer),
    storyDiary: (viewer: string): readonly Line[] => storyOf().diary(viewer),
    /** Keeps an imported match in the browser. */
    keepStory: (chairs: readonly Chair[]): Promise<string> => keepNew(shelf, matchOf(), chairs),
    /** A new match from a moment of this one. */
    branchAt(count: number, chairs: readonly Chair[]): Promise<string> {
      return keepNew(shelf, branch(matchOf(), count, fairDice(newSeed())), chairs)
    },
    report: (): Report => reportOf(matchOf()),
    async verify(): Promise<Verified> {
      const { game, record } = matchOf()
      return verify(game, record)
    },
    close(): void {
      session?.leave()
      host?.close()
      host = null
      session = null
    },
  }

  async function readStory(text: string): Promise<StoryOpened> {
    const read = readJson(text)
    if (!read.ok) return read
    return isSeen(read.data) ? readSeen(text) : readWhole(text)
  }

  async function readWhole(text: string): Promise<StoryOpened> {
    const head = readHead(text)
    if (!head.ok) return head
    if (!gameEntry(head.record.game)) return { ok: false, why: say('record.otherGame', { game: head.record.game }) }
    const made = await gameWith(head.record.game, head.record.pack)
    if (!made.ok) return { ok: false, why: packRefused(made) }
    const { game } = made
    const loaded = examine(game, head.record)
    if (!loaded.ok) return loaded
    const dice = diceOf({ seed: null, head: loaded.record }) ?? unsealedDice()
    return { ok: true, head: tellWhole(resume(game, loaded.record, dice), loaded.held) }
  }

  async function readSeen(text: string): Promise<StoryOpened> {
    const head = readSeenHead(text)
    if (!head.ok) return head
    if (!gameEntry(head.record.game)) return { ok: false, why: say('record.otherGame', { game: head.record.game }) }
    const { pack = null } = head.record
    const made = await gameWith(head.record.game, pack)
    if (!made.ok) return { ok: false, why: packRefused(made) }
    const { game } = made
    const seen = loadSeen(game, text)
    if (!seen.ok) return seen
    story = seenStory(game, seen.record)
    const { options, seats } = seen.record
    const { viewers, length } = story
    return {
      ok: true,
      head: { game: game.id, options, pack, seats, viewers, length, whole: false, over: false, marks: [] },
    }
  }
}

const isSeen = (data: unknown): boolean => (data as { format?: unknown } | null)?.format === SEEN_FORMAT

/** What whoever looks at a record should know of it first. */
function marksOf({ game, record }: AnyMatch, held: Held): readonly Message[] {
  const begun = begunOf(record).type
  return [
    ...(held === 'fold' ? [say('record.folded', { rules: record.rules, ours: game.rulesVersion })] : []),
    ...(begun === 'setUp' ? [] : [say(`begun.${begun}`)]),
  ]
}

export type Desk = ReturnType<typeof desk>
