import type { Chance } from './chance.ts'
import type { Message, Verdict } from './message.ts'
import type { Mind } from './mind.ts'
import type { OptionSpec, OptionValues } from './options.ts'
import type { Preview } from './preview.ts'
import type { Shape } from './shape.ts'

/** The types a game is made of, carried as one parameter instead of nine. */
export interface GameTypes {
  State: unknown
  Action: { readonly type: string }
  Event: { readonly type: string }
  View: unknown
  Seat: string
  Side: string
  Rule: string
  Options: OptionValues
  /** Units, maps, cards: what the box or a pack holds. */
  Content: unknown
}

/** Someone who looks: a seat, or anybody. */
export type Viewer<T extends GameTypes> = T['Seat'] | 'spectator'

export interface SeatInfo<T extends GameTypes> {
  readonly seat: T['Seat']
  /** Seats of one side win and lose together. */
  readonly side: T['Side']
}

/** The whole contract between one game and everything that is not that game. */
export interface Game<T extends GameTypes> {
  readonly id: string
  /** Changes with every change of the rules' behaviour; kept in records. */
  readonly rulesVersion: string
  /** What it was made with. */
  readonly content: T['Content']
  /** A line per rule, in our words; its keys are the only rule ids. */
  readonly rulebook: Readonly<Record<T['Rule'], string>>
  /** Modes, missions and options as data: a page that knows no game can draw the choice. */
  readonly options: readonly OptionSpec[]
  /** What its actions, events, states and views look like: whatever comes from outside is held against it first. */
  readonly shapes: GameShapes<T>
  /** The options of its short game, of about a quarter of an hour: the first choice of a newcomer. */
  readonly short?: OptionValues
  /** What wins under these options. */
  goal(options: T['Options']): Goal
  /** Who sits at the table under these options, in table order. */
  seats(options: T['Options']): readonly SeatInfo<T>[]
  /** What seats and sides are called in such a match, by the texts they stand in for (`seat.p1`, `side.east`). */
  called?(options: T['Options']): Called
  /** What the content brings that no text of ours names or explains, by the texts that would stand there (`unit.scout`, `card.flood.text`). */
  readonly names?: Called
  /** The opening state, up to the first choice someone must make, map included. */
  setup(options: T['Options'], chance: Chance): T['State']
  /** Who may decide now; several where people choose at the same time; empty exactly when `outcome` is set. */
  toAct(state: T['State']): readonly T['Seat'][]
  readonly orders: Orders<T>
  /** What the rules do of themselves, up to the next choice someone must make. */
  settle(run: Run<T>): void
  /** Applies a fact to the state, in place. Total, no dice, no legality, no content. */
  evolve(state: T['State'], event: T['Event']): void
  /** A state that shares nothing changeable with the old one. Fast. */
  clone(state: T['State']): T['State']
  /** What `viewer` may know. Built up from nothing, never by deleting from the state. */
  view(state: T['State'], viewer: Viewer<T>): T['View']
  /** What `viewer` may know of a deed. */
  redact(deed: Deed<T>, viewer: Viewer<T>): Deed<T>
  /** Everything `viewer` cannot see, one by one. */
  hidden(state: T['State'], viewer: Viewer<T>): readonly Hidden[]
  /** Some full state that would look like this to `seat`: what a bot thinks with. */
  imagine(view: T['View'], seat: Viewer<T>, chance: Chance): T['State']
  /** What a legal action would do, before it is done. */
  preview(state: T['State'], seat: T['Seat'], action: T['Action']): Preview<T>
  /** The default answer to a question put to `seat`; null where it is free to choose, as in its own turn. */
  fallback(state: T['State'], seat: T['Seat']): T['Action'] | null
  /** The answer that standing orders give to the question; null to ask the person. */
  answer(state: T['State'], seat: T['Seat'], standing: OptionValues): T['Action'] | null
  /** What `seat` may order beforehand now, as data; the first value of each is `ask`. Texts: `standing.<key>` and `standing.<key>.<value>`. */
  orderable(state: T['State'], seat: T['Seat']): readonly OptionSpec[]
  /** How good the state is for `seat`, as a number about even at 0; for bots. */
  evaluate(state: T['State'], seat: T['Seat']): number
  /** Other ideas of what is good, by name: for bots that play to a plan. */
  readonly plans?: Readonly<Record<string, Judge<T>['judge']>>
  /** The actions worth trying first, first; for bots. The same actions in another order. */
  rank(state: T['State'], seat: T['Seat'], actions: readonly T['Action'][]): readonly T['Action'][]
  /** How the stronger bots think about it; a game without is judged by `evaluate` and `rank` alone. */
  readonly mind?: Mind<T>
  outcome(state: T['State']): Outcome<T> | null
  /** Why a position that somebody gives cannot be one, beyond its form: stacking, totals, ids; null where it can. */
  sound(state: T['State']): Message | null
  /** The count if it ended now, secrets included: for a table whose time is up. Without it the score decides. */
  reckon?(state: T['State']): Outcome<T> | null
  /** Where the game stands, for reports and graphs. */
  situation(state: T['State']): Situation<T>
  /** What an event means for the usage and survival of units and cards. */
  tally(event: T['Event']): readonly Tally[]
  /** What the dice of an event decided, told before it is applied: for the luck of a match. A game without tells of none. */
  throws?(state: T['State'], event: T['Event']): readonly Throw<T>[]
  /** The units that are still there, by the keys of their names: for reports of how many survive. */
  survivors?(state: T['State']): readonly string[]
  /** What kind of thing the action brings into play, if any: for reports of bots that never do. */
  brings?(action: T['Action']): Tally['what'] | null
  /** Whether the action closes a phase or a turn. */
  closes(action: T['Action']): boolean
  /** Whether a legal action would strike or stop nobody, however it turns out: whoever can do no more holds nobody up. */
  vain?(state: T['State'], action: T['Action']): boolean
  /** What could strike the viewer's pieces in the next turn of whoever it belongs to, as far as the viewer knows. */
  threats(view: T['View'], viewer: Viewer<T>): readonly Threat[]
  /** How many minutes the whole match may last, where it was agreed; 0 for as long as it takes. */
  limit?(options: T['Options']): number
  /** How many minutes a turn has up to the end of this phase, where the match is played with a clock; 0: none runs. */
  minutes?(state: T['State']): number
  /** What the rules do when those minutes are up for the seat at turn. */
  timeUp?(run: Run<T>, seat: T['Seat']): void
  /** The pieces of `seat` that can be pressed, as its offers name them. */
  pieces(state: T['State'], seat: T['Seat']): readonly Piece[]
  /** What may have been meant by pressing a piece, the most telling first: to be judged by `check`, never here. */
  attempts(state: T['State'], seat: T['Seat'], piece: Piece): readonly T['Action'][]
  /** What one would click to do it: a piece first, then a place or another piece. */
  aim(state: T['State'], action: T['Action']): Aim
  readonly words: Words<T>
  /** What every piece has done, from what a viewer may know: for the end of a match, and for a spreadsheet. */
  combatSheet(deeds: readonly Deed<T>[], end: T['View']): CombatSheet
  /** What can be read of units, soldiers and cards, as the viewer knows them: for terminals. What is printed on them alone tells nothing of how they fare. */
  cards?(view: T['View'], printed?: boolean): readonly CardText[]
  /** The position as text, for terminals and playthroughs. */
  picture(view: T['View']): Picture
}

/** A card to be read: its name, and what it says. */
export interface CardText {
  readonly name: Message
  readonly lines: readonly Message[]
}

/** The forms of all that a game puts into a record or a view; made with its content. */
export interface GameShapes<T extends GameTypes> {
  readonly action: Shape<T['Action']>
  /** As it is recorded, and as it is redacted. */
  readonly event: Shape<T['Event']>
  readonly state: Shape<T['State']>
  readonly view: Shape<T['View']>
  /** How many places the board of a state or view has; judges anything at all without throwing, 0 where it has none. */
  places(of: unknown): number
}

/** An idea of how good a state is for a seat. */
export interface Judge<T extends GameTypes> {
  judge(state: T['State'], seat: T['Seat']): number
}

/** One kind of action: how to list it, how to judge it, what it does. */
export interface Order<T extends GameTypes, A extends T['Action'] = T['Action']> {
  /** Every legal one for the seat, or those of one piece. */
  choices(state: T['State'], seat: T['Seat'], piece?: Piece): readonly A[]
  /** Legal, or the refusal with its rule. Must judge anything at all of the right `type` without throwing. */
  check(state: T['State'], seat: T['Seat'], action: A): Verdict<T['Rule']>
  /** Rolls what must be rolled and emits what happens. Only after `check`. */
  decide(run: Run<T>, seat: T['Seat'], action: A): void
}

/** The name of a piece on the table, as the game's own offers use it. */
export type Piece = number | string

/** An entry for each kind of action: one without does not compile. */
export type Orders<T extends GameTypes> = {
  readonly [K in T['Action']['type']]: Order<T, Extract<T['Action'], { readonly type: K }>>
}

/** Handed to `decide` and `settle`: `state` always stands after the last event emitted. */
export interface Run<T extends GameTypes> {
  readonly state: T['State']
  readonly chance: Chance
  emit(event: T['Event']): void
}

/** An action done, with the facts that followed. */
export interface Deed<T extends GameTypes> {
  readonly seat: T['Seat']
  /** null where the viewer may not know it, or where it was none: a clock ran out. */
  readonly action: T['Action'] | null
  readonly events: readonly T['Event'][]
}

/**
 * One thing a viewer cannot see. `pool` names what it was dealt from together with others (a deck),
 * `slot` where it lies (several things in one slot lie there in no order), `value` what it is.
 */
export interface Hidden {
  readonly pool: string
  readonly slot: string
  readonly value: string
  /** Dealt by chance, each arrangement as likely as any other; or chosen by a person. */
  readonly by: 'chance' | 'choice'
}

export interface Outcome<T extends GameTypes> {
  /** Empty for a draw. */
  readonly winners: readonly T['Side'][]
  /** The rule by which it ended. */
  readonly rule: T['Rule']
  /** Why, in a sentence. */
  readonly why: Message
  readonly scores: Readonly<Record<string, number>>
}

export interface Goal {
  /** How many of its points each side needs; null where no number wins. */
  readonly points: Readonly<Record<string, number>> | null
  /** The last round; null where there is none. */
  readonly rounds: number | null
  /** The side that has the first turn; null where it is rolled for. */
  readonly first?: string | null
  /** All of it in a few words. */
  readonly told: Message
}

/** Names of one match, by the keys of the texts they stand in for. */
export type Called = Readonly<Record<string, Message>>

/** Somebody's piece that could strike, and whom. */
export interface Threat {
  readonly piece: Piece
  readonly pieces: readonly Piece[]
  /** How likely it strikes each of them, in the same order, where that can be told. */
  readonly chances?: readonly number[]
  /** The damage to expect of it, in the same order, where a chance says too little. */
  readonly harms?: readonly number[]
  /** Who threatens whom, and how badly. */
  readonly told?: Message
}

/** A table of figures, a row for each piece. */
export interface CombatSheet {
  readonly columns: readonly Message[]
  readonly rows: readonly { readonly side: string; readonly cells: readonly (Message | number)[] }[]
}

export interface Situation<T extends GameTypes> {
  /** From 1. */
  readonly round: number
  /** The side that began. */
  readonly starter: T['Side'] | null
  /** What the score graph shows, for each side. */
  readonly scores: Readonly<Record<string, number>>
  /** The seat whose turn it is, questions to others set aside. */
  readonly turn: T['Seat'] | null
}

/** Something that one side hoped for: how likely it was when the dice were thrown, and whether it came. */
export interface Throw<T extends GameTypes> {
  readonly side: T['Side']
  readonly chance: number
  readonly came: boolean
}

export interface Tally {
  readonly what: 'unit' | 'card'
  /** The key of its name among the texts, e.g. `unit.rifleman`. */
  readonly key: string
  readonly did: 'used' | 'lost'
  readonly side?: string
}

export interface Aim {
  readonly piece?: Piece
  readonly place?: number
  readonly target?: Piece
}

/** What a game says, as messages: worded in a language elsewhere. */
export interface Words<T extends GameTypes> {
  /** The one line that says what `seat` is expected to do now (or waits for). */
  prompt(state: T['State'], seat: Viewer<T>): Message
  /** A piece by its name and place. */
  piece(state: T['State'], piece: Piece): Message
  /** An offer, as a person would choose it from a list. */
  action(state: T['State'], seat: T['Seat'], action: T['Action']): Message
  /** That nothing can be done in the phase that `seat` is in: "No unit can move". */
  empty(state: T['State'], seat: T['Seat']): Message
  /** A sentence of the diary; null for what is not worth a line. `state` stands after the event. */
  event(state: T['State'], event: T['Event']): Message | null
}

/** Lines of spans; a tone names a side or a kind of thing, and is a colour only in the terminal. */
export type Picture = readonly (readonly Span[])[]

export interface Span {
  readonly text: string
  /** What the text says, to be worded in the reader's language instead. */
  readonly say?: Message
  readonly tone?: string
}
