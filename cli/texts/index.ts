import type { Language, Texts } from '@muster/engine'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

export type { TextKey } from './en.ts'

/** What the command line itself says to players; a game's texts come on top. */
export const TEXTS: Readonly<Record<Language, Texts>> = { en, es, fr }
