// What the page shows of a table right now.
import type { Foresight, GameTypes, Message, Piece, Refusal } from '@muster/engine'
import type { Counsel, Line, Offer, Proposal, Sight, Step, View } from '@muster/table'
import type { StoreApi } from 'zustand/vanilla'
import type { Die, Face, Playing, Verb } from '../face.ts'
import { type Considered, isFree, type Press } from './choice.ts'
import type { FallenSofar } from './fallen.ts'
import { withoutCards } from './helps.ts'
import type { Stretch } from './summary.ts'
import type { Trail } from './trail.ts'

export interface Spoken {
  readonly id: number
  readonly message: Message
}

/** Dice, where they fell, and who acted then. */
export interface Thrown {
  readonly id: number
  readonly place: number
  readonly dice: readonly Die[]
  readonly by: string | null
}

/** Of the strongest single attacker: how likely it strikes, or the damage to expect; null where that cannot be told. */
export interface Danger {
  readonly chance: number | null
  readonly harm: number | null
}

/** What anyone may ask of the board. */
export type Sought = 'reach' | 'threats'

export interface Show {
  readonly sight: Sight | null
  /** What is drawn; behind `sight.view` while events are being played. */
  readonly view: View
  readonly playing: Playing | null
  readonly queue: readonly Step[]
  readonly diary: readonly Line[]
  /** The last dice, and where they fell. */
  readonly thrown: Thrown | null
  /** What one's own last entry with dice came to, line by line; or what to expect of what was just declared. */
  readonly rolled: {
    readonly entry: number
    readonly lines: readonly Message[]
    readonly isForetold?: boolean
    /** Which lines tell of somebody who was lost. */
    readonly fates?: readonly number[]
    /** Which line tells what was rolled against a number: whether it came off. */
    readonly decided?: number
    /** The entry that was made here, where all that followed by itself is told with it. */
    readonly deed?: number
    /** Who does what was foretold. */
    readonly piece?: Piece | null
  } | null
  readonly coveredFor: string | null
  readonly recapping: boolean
  /** How many entries the diary tells already: a recap adds no line to it. */
  readonly known: number
  /** The entry that was made here last: a phase that it ended did not end by itself. */
  readonly did: number | null
  /** One's own deed was the last thing that happened, and nothing was taken in hand since: one wants to see what came of it. */
  readonly stays: boolean
  readonly thinking: string | null
  /** What the computer advises, if it was asked. */
  readonly counsel: Counsel | 'thinking' | null
  /** The milliseconds it may think, at most. */
  readonly thinkingMost: number
  readonly stopped: boolean
  readonly failed: string | null
  /** The match was deleted in another tab. */
  readonly gone: boolean
  /** Who has declined what was proposed. */
  readonly declined: { readonly by: string; readonly what: Proposal['what'] } | null
  readonly selected: Piece | null
  readonly looked: Piece | null
  readonly considered: Considered | null
  /** What was picked in the tray: the main button does it. */
  readonly picked: Offer | null
  /** What a press would do now, where the pointer or the keyboard is. */
  readonly pointed: Considered | null
  /** Several things could be meant. */
  readonly asking: {
    readonly press: Press
    readonly offers: readonly Offer[]
    readonly pieces: readonly Piece[]
  } | null
  readonly refused: { readonly press: Press; readonly refusal: Refusal; readonly agreeable: boolean } | null
  /** Of all that the piece in hand can do, only this is shown. */
  readonly only: Verb | null
  /** Only what the piece in hand can do with this card. */
  readonly card: string | null
  readonly previews: ReadonlyMap<Offer, Foresight<GameTypes>>
  /** What was asked of the board and is lit on it, or was answered with nothing. */
  readonly sought: Sought | null
  readonly lit: ReadonlySet<number>
  /** One's own that the others could strike, and what to fear of the worst of them. */
  readonly threatened: ReadonlyMap<Piece, Danger>
  /** Who threatens whom, line by line. */
  readonly threats: readonly Message[]
  /** A moment of the diary looked at again. */
  readonly past: { readonly entry: number; readonly view: View } | null
  /** The last things said to those who listen. */
  readonly spoken: readonly Spoken[]
  /** The empty answer to what was asked of the board. */
  readonly answered: Message | null
  /** What the others have done since one's own last act. */
  readonly turned: Stretch | null
  /** The line of their summary that is being told on the board. */
  readonly telling: { readonly stretch: Stretch; readonly line: number } | null
  /** Where the others did what they did last. */
  readonly trail: Trail | null
  /** Where somebody fell since one's own last turn ended. */
  readonly fallen: FallenSofar
  /** The turn in which everything may pass. */
  readonly letting: string | null
  /** It is being watched again. */
  readonly again: boolean
  /** What is played stands still. */
  readonly paused: boolean
  /** Whatever the others do is shown at once, until one is asked oneself. */
  readonly hurried: boolean
  /** One's own entry whose fights follow one another by themselves: they are watched like those of the others. */
  readonly series: { readonly entry: number; readonly skipped: boolean } | null
}

export type ShowStore = StoreApi<Show>

export const FIRST: Show = {
  sight: null,
  view: null,
  playing: null,
  queue: [],
  diary: [],
  thrown: null,
  rolled: null,
  coveredFor: null,
  recapping: false,
  known: 0,
  did: null,
  stays: false,
  thinking: null,
  counsel: null,
  thinkingMost: 0,
  stopped: false,
  failed: null,
  gone: false,
  declined: null,
  selected: null,
  looked: null,
  considered: null,
  picked: null,
  pointed: null,
  asking: null,
  refused: null,
  only: null,
  card: null,
  previews: new Map(),
  sought: null,
  lit: new Set(),
  threatened: new Map(),
  threats: [],
  past: null,
  spoken: [],
  answered: null,
  turned: null,
  telling: null,
  trail: null,
  fallen: { all: [], own: false },
  letting: null,
  again: false,
  paused: false,
  hurried: false,
  series: null,
}

/** Nothing that was asked of the board is lit on it, and no empty answer stands. */
export const UNSOUGHT = {
  sought: null,
  lit: new Set<number>(),
  threatened: new Map<Piece, Danger>(),
  threats: [],
  answered: null,
}

/** Nothing is in hand and nothing is asked. */
export const IDLE = {
  ...UNSOUGHT,
  counsel: null,
  selected: null,
  considered: null,
  picked: null,
  pointed: null,
  asking: null,
  refused: null,
  only: null,
  card: null,
  past: null,
}

interface Shown extends Pick<Show, 'playing' | 'past'> {
  readonly queue: readonly unknown[]
}

/** Something else than the present is shown: events being played, or a moment of the past. */
export const isBusy = ({ queue, playing, past }: Shown): boolean =>
  queue.length > 0 || playing !== null || past !== null

/** Something is weighed, asked or refused. */
export const isDeciding = ({ considered, asking, refused }: Show): boolean =>
  considered !== null || asking !== null || refused !== null

/** Something that was asked of the board is lit, or has an empty answer. */
export const isSought = ({ sought, answered }: Show): boolean => sought !== null || answered !== null

/** What may be chosen now: nothing while something else than the present is shown. */
export const openNow = (show: Show): readonly Offer[] => (isBusy(show) ? NONE : (show.sight?.offers ?? NONE))

/** The same, less what of the piece in hand is not wanted to be seen. */
export const offersShown = (show: Show, face: Told): readonly Offer[] => narrowed(openNow(show), show, face)

type Told = Pick<Face, 'verb' | 'card' | 'uses' | 'spare'>

/** Dozens of ways lead from a hand to a grenade, and a hook flies everywhere: they are shown when they are asked for, or where there is nothing else. */
const ASKED_FOR: ReadonlySet<Verb | null> = new Set<Verb>(['grenade', 'hook', 'cable'])

export function narrowed(
  all: readonly Offer[],
  { only, card, selected, view }: Pick<Show, 'only' | 'card' | 'selected' | 'view'>,
  face: Told,
): readonly Offer[] {
  if (card !== null) return all.filter((o) => o.aim.piece === selected && face.uses?.(o.action)?.id === card)
  const offers = withoutCards(
    all.filter((o) => !face.spare?.(o.action, view)),
    face,
  )
  if (selected === null) return offers
  const verbOf = ({ aim, action }: Offer): Verb | null => (aim.piece === selected ? face.verb(action, view) : null)
  if (only !== null) return offers.filter((o) => o.aim.piece !== selected || verbOf(o) === only)
  const loud = offers.some((o) => o.aim.piece === selected && !ASKED_FOR.has(verbOf(o)) && !isFree(o))
  return loud ? offers.filter((o) => !ASKED_FOR.has(verbOf(o))) : offers
}

const NONE: readonly Offer[] = []
