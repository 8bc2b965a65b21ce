import type { GameModule } from '@muster/engine'
import { BOX } from './content/box.ts'
import { acesAndArmor } from './game.ts'
import type { AcesAndArmor } from './state.ts'

export { hexesApart, hexName } from './board.ts'
export { type Card, cardOf } from './card.ts'
export { BOX } from './content/box.ts'
export type * from './content/types.ts'
export { acesAndArmor } from './game.ts'
export { RULEBOOK } from './rulebook.ts'
export { armiesNext } from './rules/03-armies.ts'
export { type Level, levelAt } from './rules/08-dice.ts'
export { factoriesOf } from './rules/10-victory.ts'
export * from './state.ts'
export { reachIn } from './threats.ts'

export const module: GameModule<AcesAndArmor> = {
  id: 'aces-and-armor',
  game: acesAndArmor(),
  content: BOX,
  packTexts: async (language) => (await import('../pack/texts/index.ts')).PACK_TEXTS[language],
  async withPack(pack) {
    const { readPack } = await import('../pack/index.ts')
    const read = readPack(pack)
    return read.ok ? { ok: true, game: acesAndArmor(read.content) } : read
  },
  lessons: async () => (await import('../lessons/index.ts')).LESSONS,
  turn: ['drive', 'attack', 'coins', 'take-a-factory'],
  ruleScenes: async () => (await import('../lessons/rules/index.ts')).RULE_SCENES,
  firstBattle: async () => (await import('../lessons/first-battle.ts')).FIRST_BATTLE,
  async texts(language) {
    if (language === 'es') return (await import('../texts/es.ts')).es
    return language === 'fr' ? (await import('../texts/fr.ts')).fr : (await import('../texts/en.ts')).en
  },
}
