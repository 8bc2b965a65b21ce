import type { GameModule } from '@muster/engine'
import { BOX } from './content/index.ts'
import { wravity } from './game.ts'
import type { Wravity } from './types.ts'

export { DOOR_SEEKING, type Plan, USUAL } from './ai/plan.ts'
export { makeBook } from './book.ts'
export { BOX } from './content/index.ts'
export type * from './content/types.ts'
export { wravity } from './game.ts'
export { isFlying, landingOf } from './landing.ts'
export { pointsSeen } from './outcome.ts'
export { RULEBOOK, type Rule } from './rulebook.ts'
export { attributes } from './rules/02-soldiers.ts'
export { lastRound, roundOf } from './rules/03-actions.ts'
export { sideNames } from './setup.ts'
export type * from './state.ts'
export type { Wravity } from './types.ts'
export { markedBy, markWords, missionWords } from './words/cards.ts'
export { planetWords } from './words/planet.ts'

export const module: GameModule<Wravity> = {
  id: 'wravity',
  game: wravity(),
  content: BOX,
  packTexts: async (language) => (await import('../pack/texts/index.ts')).PACK_TEXTS[language],
  async withPack(pack) {
    const { readPack } = await import('../pack/index.ts')
    const read = readPack(pack)
    return read.ok ? { ok: true, game: wravity(read.content) } : read
  },
  lessons: async () => (await import('../lessons/index.ts')).LESSONS,
  turn: ['push-off', 'it-flies-on', 'hold-on', 'aim'],
  ruleScenes: async () => (await import('../lessons/rules/index.ts')).RULE_SCENES,
  firstBattle: async () => (await import('../lessons/first-battle.ts')).FIRST_BATTLE,
  async texts(language) {
    if (language === 'es') return (await import('../texts/es.ts')).es
    if (language === 'fr') return (await import('../texts/fr.ts')).fr
    return (await import('../texts/en.ts')).en
  },
}
