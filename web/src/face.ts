// What a game shows of itself. The shell knows no game; a face knows no rule.
import type { Game, GameTypes, Language, Message, OptionValues, Piece, Preview, Texts, Viewer } from '@muster/engine'
import type { ReactElement } from 'react'
import type { CardPlayed, CardUsed, Dots, Noted, RuleTable, Score, Verb, Weighed } from './face-told.ts'
import type { Spot } from './spot.ts'

export type * from './face-told.ts'

export interface Face<T extends GameTypes = GameTypes> {
  readonly id: string
  /** The game itself, made with the same content: what it knows, it says. */
  readonly game: Game<T>
  readonly theme: Theme
  /** Texts of the face itself (places, tray labels), beside those of the game. */
  texts(language: Language): Promise<Texts>
  /** Where things lie, in board units: the size of the drawing and the points of places and pieces. */
  geometry(view: T['View']): Geometry
  /** The drawing, an `<svg>` that fills its box. Marks what can be pressed by `data-place` and `data-piece`;
   * where all places are one drawing, by an empty `data-place`: the nearest is meant. */
  Board(props: BoardProps<T>): ReactElement
  /** Below the board: the selected unit's card, the hand, what can be deployed. Pieces by `data-piece`,
   *  and what is pressed for a piece that is nowhere to be seen by `data-for`. */
  Tray(props: TrayProps<T>): ReactElement
  /** In the top bar: score, resources; short. */
  Status(props: StatusProps<T>): ReactElement
  /** How a side stands in the race to what wins. */
  score(view: T['View'], side: T['Side']): Score
  /** A side's emblem, told by its shape. */
  Emblem(props: EmblemProps<T>): ReactElement
  /** The colours of a match with these options, where they hang on them. */
  colours?(options: OptionValues): Colours
  /** What the viewer is after in this match, in two sentences. */
  goal(view: T['View'], viewer: Viewer<T>): Message
  /** The phases, in order. */
  rail(view: T['View']): readonly RailMark[]
  /** Every place, row by row, as the keyboard walks them. */
  places(view: T['View']): readonly PlaceOnBoard[]
  /** Every piece the viewer can see or hold, on the board or in hand. */
  pieces(view: T['View']): readonly PieceOnBoard[]
  /** On a phone, the page of the tray where pieces wait that are not on the board yet: the hand, unless it is said. */
  readonly waiting?: 'unit'
  held?(view: T['View']): number // Cards that are no pieces: how many, for the tab of the hand.
  /** How an event is shown: how long, with which dice, where to look. */
  hint(event: T['Event'], before: T['View']): Hint
  /** What an event adds to the summary of a turn; `before` stands before it. */
  noted(event: T['Event'], before: T['View']): readonly Noted[]
  /** What kind of thing an action does, for an icon at the place it is done. */
  verb(action: T['Action'], view: T['View']): Verb | null
  /** A figure to stand at its place instead of its icon: how far it flies, or the sum of speeds. */
  sign?(action: T['Action'], view: T['View']): string | null
  /** What these signs are figures of. */
  signs?(actions: readonly T['Action'][]): Message | null
  /** What a person may have meant who pointed at something that is not offered: it is checked, and refused in words. */
  attempts(view: T['View'], viewer: Viewer<T>, aim: Attempt): readonly T['Action'][]
  /** Whether it comes to the very same as a lesser one that is offered, too. */
  spare?(action: T['Action'], view: T['View']): boolean
  /** What there is to know of a place where nothing was meant. */
  tells?(view: T['View'], place: number): Message | null
  /** What one does in a turn, what is worth points and what harm does: for the page that tells how to play. */
  told(): HowTold
  /** Those tables of the rulebook that hang on the content. */
  tables?(): readonly RuleTable[]
  /** The chance that an action leads to, where the dice fall only later and the preview can claim no odds. */
  foretold?(preview: Preview<T>): number | null
  /** What the button says that does it ("Throw the hook"); null where its kind says it. */
  act?(action: T['Action'], view: T['View'], preview: Preview<T> | null): Message | null
  /** The figures that decide about a choice, to be written large, and the notes that they leave. */
  weighed?(preview: Preview<T>, action: T['Action'], view: T['View']): Weighed | null
  /** What a choice would lead to, beside it in a list: what a force alone does not tell. */
  leads?(preview: Preview<T>, action: T['Action']): readonly Message[]
  /** Several things to do at one place as dots of a small drawing; null where a list tells them better. */
  dots?(actions: readonly T['Action'][], view: T['View']): Dots | null
  /** The card that an action lays down, whatever it does. */
  uses?(action: T['Action']): CardUsed | null
  /** What was meant by a thing just done is only done by this one after it: a push-off, and the flight. */
  follows?(done: T['Action'], next: T['Action']): boolean
  /** The card that an action plays to help another one, or beside what it does. */
  card?(action: T['Action']): CardPlayed<T> | null
  /** The seat that has the first turn, where the view knows it before it begins. */
  starter?(view: T['View']): string | null
  /** The piece to take up by itself, where one of several comes first. */
  begins?(view: T['View'], viewer: Viewer<T>): Piece | null
  /** The places that a question in another's turn is about: the camera goes there. */
  about?(view: T['View']): readonly number[]
  /** Whom on the board a choice is about that aims at no place: the units of an army. */
  meant?(action: T['Action'], view: T['View'], viewer: Viewer<T>): readonly Piece[]
  /** What to write beside a target instead of a bare chance; none where the chance says it all. */
  tag?(preview: Preview<T>): readonly Message[]
  /** How far a piece could go, where one chooses beforehand who acts: no order of its own is meant there. Null otherwise. */
  reaches?(view: T['View'], piece: Piece): readonly number[] | null
  /** What it is that `reaches` lights, where it is not how far one gets. */
  readonly reached?: Message
  /** What the tray lays out itself: it has no button among the others. */
  laid?(action: T['Action']): boolean
  /** Beside the board: the card of whoever is looked at, where the tray is full of what is chosen from. */
  Aside?(props: AsideProps<T>): ReactElement | null
  /** What one must know before any figure: then the chance of one thing is not written large. */
  lead?(preview: Preview<T>): Message | null
}

export interface HowTold {
  readonly turn: readonly Message[]
  readonly worth: readonly Message[]
}

export interface EmblemProps<T extends GameTypes = GameTypes> {
  readonly side: T['Side']
  /** Where the emblem stands for one of several partners. */
  readonly seat?: string | undefined
  readonly size: number
}

export interface Theme extends Colours {
  /** Offers and buttons: one colour that means "you may". */
  readonly accent: string
  /** A dark text colour that is readable on the accent (WCAG AA). */
  readonly onAccent: string
  /** The CSS font family of the game's display face, loaded by the face. */
  readonly display: string
  /** The colour behind the board. */
  readonly ground: string
}

/** Readable on the dark table (AA); on the page `--side-…` and `--seat-…`. */
export interface Colours {
  readonly sides: Readonly<Record<string, string>>
  /** Where partners have colours of their own. */
  readonly seats?: Readonly<Record<string, string>>
}

export type { Spot }

export interface Geometry {
  readonly width: number
  readonly height: number
  /** Middle and half width of a place. */
  place(place: number): Spot
  /** Where a piece stands; null when it is not on the board. */
  piece(piece: Piece): Spot | null
  /** What is written on the board, a letter or two at each point: nothing should lie on it. */
  readonly written?: readonly Pick<Spot, 'x' | 'y'>[]
  /** The place at a point, where it is not simply the one with the nearest middle. */
  under?(x: number, y: number): number | null
}

export interface BoardProps<T extends GameTypes = GameTypes> {
  readonly view: T['View']
  readonly viewer: Viewer<T>
  readonly marks: Marks<T>
  /** What would be done. It follows the pointer: only what draws it may be drawn again for it. */
  readonly wish?: Wish<T> | null
  /** The event being shown; `view` still stands before it. Null between events. */
  readonly playing: Playing<T> | null
  /** `picture`: small and still, as on the home page or for a mission; nothing can be pressed. */
  readonly detail: 'table' | 'picture'
  readonly say: Say
}

/** What to mark on the board. All of it follows from offers; a board judges nothing. */
export interface Marks<T extends GameTypes = GameTypes> {
  /** Pieces that can do something now. */
  readonly ready: ReadonlySet<Piece>
  readonly selected: Piece | null
  /** Places the selected piece (or the moment) may choose. */
  readonly places: ReadonlyMap<number, Mark<T>>
  /** Pieces the selected piece (or the moment) may choose. */
  readonly targets: ReadonlyMap<Piece, Mark<T>>
  /** Places lit for another reason: a diary entry looked at again, threats asked for. */
  readonly lit: ReadonlySet<number>
}

/** The choice being considered, or else the one pointed at, and its `Preview.path`. */
export interface Wish<T extends GameTypes = GameTypes> {
  readonly action: T['Action']
  readonly path: readonly number[]
}

export interface Mark<T extends GameTypes = GameTypes> {
  readonly actions: readonly T['Action'][]
  /** The chance of the first odds, or the one foretold, 0 to 1, once known. The shell draws the tag. */
  readonly chance: number | null
  /** What the chance is of, by the key of its odds: worded in short by `of.<key>` of the face's texts. */
  readonly of?: string | null
  /** What the best of its actions would do, once known. */
  readonly preview?: Preview<T> | null
}

export interface Playing<T extends GameTypes = GameTypes> {
  /** New for every event shown: a key for CSS animations. */
  readonly id: number
  readonly event: T['Event']
  readonly after: T['View']
  /** How long it lasts; already scaled by the speed chosen. */
  readonly ms: number
  /** When its dice lie: what they decide is not to be seen before. 0 without dice. */
  readonly lie: number
}

export interface TrayProps<T extends GameTypes = GameTypes> {
  readonly view: T['View']
  readonly viewer: Viewer<T>
  readonly marks: Marks<T>
  /** The piece under the pointer or the keyboard, to show its card where none is selected. */
  readonly looked: Piece | null
  readonly picking?: Picking<T>
  /** Cards that belong to no piece of their own: which of them can be played now, and which was taken up. */
  readonly cards?: CardsInHand
  /** What is being weighed would do this. */
  readonly weighed?: Preview<T> | null
  /** `hand`, `unit`: the tab shown on a small screen; `both` on a wide one. */
  readonly show: 'both' | 'unit' | 'hand'
  readonly onPiece: (piece: Piece) => void
  readonly say: Say
}

export type AsideProps<T extends GameTypes = GameTypes> = Pick<TrayProps<T>, 'view' | 'looked' | 'say'>

/** What can be done that needs no place: a tray may lay it out, and pick one of it for the main button. */
export interface Picking<T extends GameTypes = GameTypes> {
  readonly free: readonly T['Action'][]
  readonly picked: T['Action'] | null
  readonly onPick: (action: T['Action'] | null) => void
  /** Does it, as a button of its own would. */
  readonly onDo: (action: T['Action']) => void
}

export interface CardsInHand {
  readonly live: ReadonlySet<string>
  /** Who of one's own could play each now. */
  readonly by?: ReadonlyMap<string, readonly Piece[]>
  readonly taken: string | null
  readonly onCard: (card: string) => void
}

export interface StatusProps<T extends GameTypes = GameTypes> {
  readonly view: T['View']
  readonly viewer: Viewer<T>
  readonly say: Say
}

/** A message worded in the language chosen, with the texts of the game, the face and the page. */
export type Say = (message: Message) => string

export interface RailMark {
  readonly key: string
  readonly label: Message
  readonly state: 'done' | 'now' | 'next'
  readonly detail?: Message
}

export interface PlaceOnBoard {
  readonly place: number
  /** Where the arrow keys find it; hex columns may be half steps apart. */
  readonly row: number
  readonly column: number
  /** Its name and what it is, without the pieces: "E5, trench". */
  readonly name: Message
}

export interface PieceOnBoard {
  readonly piece: Piece
  readonly place: number | null
  readonly side: string | null
  /** "Rifleman, Allies, one damage". */
  readonly name: Message
  /** It decides nothing itself: at most it is moved, and where that is left to its turn nobody need wait for it. */
  readonly idle?: true
}

export interface Hint {
  /** At normal speed; 0 for what only changes the view. */
  readonly ms: number
  readonly dice?: readonly Die[]
  /** Who fights whom: told while the dice roll. */
  readonly fight?: Message
  /** Luck decides without dice, by a card: whose it is is told what it comes to, as after a roll. */
  readonly luck?: boolean
  /** Places to bring into sight. */
  readonly places?: readonly number[]
  readonly sound?: 'step' | 'shot' | 'hit' | 'fall' | 'card' | 'coin' | 'bounce'
}

export interface Die {
  readonly sides: 6 | 10 | 12
  readonly value: number
  readonly result?: 'hit' | 'miss'
  readonly side?: string
}

export interface Attempt {
  readonly piece: Piece | null
  readonly place: number | null
  readonly target: Piece | null
}
