import type { Language, Texts } from '../src/module.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** What the table itself says: refusals, damaged files, matches that do not check out. */
export const TABLE_TEXTS: Readonly<Record<Language, Texts>> = { en, es, fr }
