import { type GameModule, say } from '@muster/engine'
import { skeleton } from './game.ts'
import type { Skeleton } from './state.ts'

export { skeleton } from './game.ts'
export { RULEBOOK, type Rule } from './rulebook.ts'
export type * from './state.ts'

export const module: GameModule<Skeleton> = {
  id: 'skeleton',
  game: skeleton,
  withPack: async () => ({ ok: false, problems: [{ path: 'game', problem: say('pack.none') }] }),
  async packTexts(language) {
    const { en, es, fr } = await import('../texts/packs.ts')
    return { en, es, fr }[language]
  },
  async texts(language) {
    if (language === 'es') return (await import('../texts/es.ts')).es
    if (language === 'fr') return (await import('../texts/fr.ts')).fr
    return (await import('../texts/en.ts')).en
  },
}
