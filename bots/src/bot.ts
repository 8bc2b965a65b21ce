import type { Chance, Game, GameTypes } from '@muster/engine'

/** All that a bot is told. It never sees a state that it did not imagine from its view. */
export interface Ask<T extends GameTypes> {
  readonly game: Game<T>
  readonly seat: T['Seat']
  /** What the seat sees; may be computed only when it is read. */
  readonly view: T['View']
  /** What the seat may do: never empty. */
  readonly offers: readonly T['Action'][]
  /** The bot's own luck, never the match's. */
  readonly chance: Chance
  /** How much it may think; without, as much as its level has. */
  readonly budget?: Budget
  /** What the bot keeps from one choice of this seat to the next, if whoever asks keeps it for the bot. */
  readonly memory?: Memory
}

/** How much a bot may think about one choice. */
export interface Budget {
  /** Positions it may look at; the same number and the same luck give the same choice. */
  readonly visits?: number
  /** Asked again and again while it thinks: time is up, or somebody said so. Then it answers with the best so far. */
  readonly stop?: () => boolean
}

/** A place for a bot to keep a plan that goes over several actions. */
export interface Memory {
  plan?: unknown
  /** What it thought of while others decided. */
  thought?: unknown
}

/** An opponent for any game. */
export interface Bot {
  readonly name: string
  /** Positions it looks at for one choice when nobody says otherwise; 0 for one that has no use for more. */
  readonly visits: number
  /** The share of the time people grant it that it takes: levels differ on slow machines, too. */
  readonly patience: number
  choose<T extends GameTypes>(ask: Ask<T>): T['Action']
  /** Thinks a little about what may come while others decide; false when there is no more to think about. */
  ponder?<T extends GameTypes>(ask: Ask<T>): boolean
}
