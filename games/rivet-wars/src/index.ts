import type { GameModule } from '@muster/engine'
import { BOX } from './content/box.ts'
import { rivetWars } from './game.ts'
import type { RivetWars } from './state.ts'

export { strikesAhead } from './ahead.ts'
export { type Tables, tablesOf } from './board.ts'
export { type Book, makeBook } from './book.ts'
export { BOX } from './content/box.ts'
export type * from './content/types.ts'
export { rivetWars } from './game.ts'
export { type LineSeen, linesOf, linesOfKind } from './lines.ts'
export type { Profile } from './profile.ts'
export { RULEBOOK, type Rule } from './rulebook.ts'
export { type Square, squaresOf } from './rules/01-battlefield.ts'
export { isHit } from './rules/05-dice.ts'
export { pointsDue } from './rules/11-objectives.ts'
export { isLastTurn } from './rules/12-victory.ts'
export { TARGET_OF } from './rules/C-targets.ts'
export { isCaptor, rivetsGiven, victoryPoints } from './rules/M-missions.ts'
export { type Progress, secretProgress } from './rules/S-secrets.ts'
export * from './state.ts'

const TEXTS = {
  en: async () => (await import('../texts/en.ts')).en,
  es: async () => (await import('../texts/es.ts')).es,
  fr: async () => (await import('../texts/fr.ts')).fr,
}

/** The game as its folder gives it to those who list games. */
export const module: GameModule<RivetWars> = {
  id: 'rivet-wars',
  game: rivetWars(),
  content: BOX,
  packTexts: async (language) => (await import('../pack/texts/index.ts')).PACK_TEXTS[language],
  async withPack(pack) {
    const { readPack } = await import('../pack/index.ts')
    const read = readPack(pack)
    return read.ok ? { ok: true, game: rivetWars(read.content) } : read
  },
  texts: (language) => TEXTS[language](),
  lessons: async () => (await import('../lessons/index.ts')).LESSONS,
  turn: ['send-troops', 'fire', 'march', 'take-and-hold'],
  ruleScenes: async () => (await import('../lessons/rules/index.ts')).RULE_SCENES,
  firstBattle: async () => (await import('../lessons/first-battle.ts')).FIRST_BATTLE,
}
