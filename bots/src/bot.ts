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
}

/** An opponent for any game. */
export interface Bot {
  readonly name: string
  choose<T extends GameTypes>(ask: Ask<T>): T['Action']
}
