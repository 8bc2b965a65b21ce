import type { Game, GameTypes } from './game.ts'

export const LANGUAGES = ['en', 'es', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** ICU messages by key. */
export type Texts = Readonly<Record<string, string>>

/** What a game's folder gives to those who list games. */
export interface GameModule<T extends GameTypes> {
  readonly id: string
  /** The game made with the content of the box. */
  readonly game: Game<T>
  /** The content of the box, as data; a game that is all rules has none. */
  readonly content?: unknown
  /** The game made with a content pack (parsed JSON), or what is wrong with the pack and where. */
  withPack(pack: unknown): Promise<{ readonly ok: true; readonly game: Game<T> } | PackRefusal>
  texts(language: Language): Promise<Texts>
}

export interface PackRefusal {
  readonly ok: false
  readonly problems: readonly PackProblem[]
}

export interface PackProblem {
  /** The exact place in the file: `units.rifleman.attacks[0].dice[2]`. */
  readonly path: string
  readonly problem: string
}
