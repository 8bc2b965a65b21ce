import type { Game, GameTypes } from './game.ts'
import type { FirstBattle, Lesson } from './lesson.ts'
import { type Message, say } from './message.ts'
import type { RuleScene } from './rule-scene.ts'

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
  /** What is said of packs alone: why one is refused, what its cards do. */
  packTexts(language: Language): Promise<Texts>
  /** Its lessons, in the order they are taken; fetched when somebody wants to learn. */
  lessons?(): Promise<readonly Lesson<T>[]>
  /** Those of its lessons whose pictures tell a turn, in order. */
  readonly turn?: readonly string[]
  /** Small positions beside the rules that refuse something, likewise. */
  ruleScenes?(): Promise<readonly RuleScene<T>[]>
  /** Its first battle, likewise. */
  firstBattle?(): Promise<FirstBattle<T>>
}

export interface PackRefusal {
  readonly ok: false
  readonly problems: readonly PackProblem[]
}

export interface PackProblem {
  /** The exact place in the file: `units.rifleman.attacks[0].dice[2]`; nothing for the whole of it. */
  readonly path: string
  readonly problem: Message
}

/** What is wrong and where, in one sentence of a pack's texts. */
export const placed = ({ path, problem }: PackProblem): Message =>
  say('pack.at', { place: path === '' ? say('pack.whole') : path, problem })
