import type { Language, Texts } from '@muster/engine'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type PackKey = keyof typeof en

/** What is said of a pack, whichever game it is for. */
export const PACKS_TEXTS: Readonly<Record<Language, Texts>> = { en, es, fr }
