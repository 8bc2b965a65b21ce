import type { Language, Texts } from '@muster/engine'
import { PACKS_TEXTS } from '@muster/packs/texts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type OwnKey = keyof typeof en

/** What is said of this game's packs, with what is said of all packs. */
export const PACK_TEXTS: Readonly<Record<Language, Texts>> = {
  en: { ...PACKS_TEXTS.en, ...en },
  es: { ...PACKS_TEXTS.es, ...es },
  fr: { ...PACKS_TEXTS.fr, ...fr },
}
