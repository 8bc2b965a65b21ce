// What whoever sits at a table knows of it, whether its match is hosted here or elsewhere.

import type {
  Aim,
  Begun,
  Diff,
  Foresight,
  GameTypes,
  Message,
  OptionSpec,
  OptionValues,
  Piece,
  Refusal,
} from '@muster/engine'
import type { Counsel } from './advice.ts'

export type Action = GameTypes['Action']
export type Event = GameTypes['Event']
export type View = unknown
export type Done = Refusal | { readonly ok: true }
export type Moment = Refusal | { readonly ok: true; readonly view: View }

/** Who sits on a chair. */
export type Who =
  | { readonly type: 'person'; readonly name: string }
  | { readonly type: 'computer'; readonly level: string }

export interface Chair {
  readonly seat: string
  readonly side: string
  readonly who: Who
}

/** An action that may be done now, with what one would click to do it. */
export interface Offer {
  readonly action: Action
  readonly aim: Aim
  readonly label: Message
  /** It would come to nothing: whoever can do no more need not be waited for. */
  readonly vain?: true
}

/** All that one viewer is shown of the table between two events. */
export interface Sight {
  /** How many entries the record has. */
  readonly count: number
  readonly viewer: string
  readonly view: View
  readonly prompt: Message
  readonly toAct: readonly string[]
  readonly turn: string | null
  readonly round: number
  readonly offers: readonly Offer[]
  /** The viewer is asked, has nothing to answer with but the plain answer, and the table gives it after the usual pause. */
  readonly answered: boolean
  readonly undo: Done
  /** The viewer's last decision could be taken back if everybody agrees. */
  readonly agreeable: boolean
  /** What may be ordered beforehand, and what is. */
  readonly orderable: readonly OptionSpec[]
  readonly standing: OptionValues
  readonly proposal: Proposal | null
  readonly clocks: Clocks
  readonly ended: Ended | null
}

export interface Ended {
  readonly winners: readonly string[]
  readonly rule: string | null
  readonly why: Message
  readonly scores: Readonly<Record<string, number>>
}

/** Something that everybody must agree to. */
export interface Proposal {
  readonly what: 'undo' | 'draw'
  readonly by: string
  /** Who has not answered yet. */
  readonly waiting: readonly string[]
  /** For an undo, the entry it goes back to. */
  readonly to: number | null
}

/** Milliseconds left when this was said; null where no such clock runs. */
export interface Clocks {
  readonly turn: number | null
  readonly match: number | null
}

/** One event as a viewer may know it, and how it changed what is seen. */
export interface Step {
  readonly entry: number
  readonly by: string | null
  readonly event: Event
  readonly told: Message | null
  readonly round: number
  readonly turn: string | null
  readonly change?: Diff
  /** When it happened, in milliseconds, where that is known. */
  readonly at?: number
}

/** A line of the diary. */
export interface Line {
  readonly entry: number
  readonly by: string | null
  readonly event: Event
  readonly told: Message
  readonly round: number
  readonly turn: string | null
}

export interface TableHead {
  readonly id: string
  readonly game: string
  readonly options: OptionValues
  /** The content pack of the match; null for the box. */
  readonly pack: unknown
  readonly chairs: readonly Chair[]
  readonly created: number
  /** Whether it was set up, or began from a position or in the midst of another match. */
  readonly begun: Begun['type']
}

/** What the table tells of itself, unasked. */
export type News =
  /** Everything anew: opened, taken back, another viewer. `recap` plays what the viewer has missed. */
  | { readonly type: 'sight'; readonly sight: Sight; readonly diary: readonly Line[]; readonly recap: Recap | null }
  /** Things happened; `sight.view` is what the steps lead to. `atOnce`: a while ago, they are not played. */
  | { readonly type: 'steps'; readonly steps: readonly Step[]; readonly sight: Sight; readonly atOnce?: true }
  /** The screen goes to someone else: nothing may be seen until they take it. */
  | { readonly type: 'handOver'; readonly to: string }
  /** Somebody proposes, has answered, or declines: then `declined` names who. */
  | { readonly type: 'proposal'; readonly proposal: Proposal | null; readonly declined: string | null }
  | { readonly type: 'clocks'; readonly clocks: Clocks }
  /** `most`: the milliseconds it may think, at most. */
  | { readonly type: 'thinking'; readonly seat: string | null; readonly stopped: boolean; readonly most: number }
  /** The match was gone on with elsewhere. */
  | { readonly type: 'elsewhere' }
  /** The match was deleted: nothing more will be told. */
  | { readonly type: 'gone' }
  | { readonly type: 'failed'; readonly message: string }

export interface Recap {
  readonly view: View
  readonly steps: readonly Step[]
  /** So little that it is simply played. */
  readonly short?: true
}

/** What can be asked of a table by whoever sits at it. */
export interface Table {
  readonly head: TableHead
  subscribe(listener: (news: News) => void): () => void
  /** Takes a chair, after a hand-over. */
  sit(viewer: string): Promise<Done>
  /** `count` is what the choice was made from. */
  act(action: Action, count: number): Promise<Done>
  /** null for what can no longer be done. */
  previews(actions: readonly Action[]): Promise<readonly (Foresight<GameTypes> | null)[]>
  /** What the chance of an action would be if each of these was done before it; null where that cannot be told. */
  helped(action: Action, by: readonly Action[]): Promise<readonly (number | null)[]>
  /** The first refusal among what was attempted; null where one of them would be legal or there is none. */
  judge(actions: readonly Action[]): Promise<Refusal | null>
  /** Why one's own piece cannot do anything now; null where it can, or is none. */
  idle(piece: Piece): Promise<Refusal | null>
  undo(): Promise<Done>
  /** Asks the others; where they all sit at this screen, whoever presses speaks for them. */
  propose(what: Proposal['what']): Promise<Done>
  /** What this seat says to a proposal. */
  answer(agrees: boolean): Promise<Done>
  resign(): Promise<Done>
  giveOrders(orders: OptionValues): Promise<Done>
  /** The page has shown everything up to here: the computer may go on. */
  shown(count: number): void
  /** Whether somebody looks: the time of a match runs only then. */
  looking(is: boolean): void
  /** Whether a phase in which nothing can be done passes by itself, and a choice with one answer is made. */
  passing(is: boolean): void
  /** Whether the computer may think while people do. */
  pondering(is: boolean): void
  /** Stops the computer's thinking; `go` lets it think again. */
  stop(): void
  go(): void
  /** The view after the first `count` entries, or why it cannot be had now. */
  moment(count: number): Promise<Moment>
  /** What the computer would do in the place of whoever looks; null where they have nothing to decide. */
  counsel(): Promise<Counsel | null>
  /** The record as text: whole, or as the viewer may know it while the match runs. */
  record(): Promise<string>
  close(): void
}
