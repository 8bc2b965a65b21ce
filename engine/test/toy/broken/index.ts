import { ANSWERS } from './answers.ts'
import type { Broken } from './broken.ts'
import { COPIES } from './copies.ts'
import { FLOW } from './flow.ts'
import { ODDS } from './odds.ts'
import { OFFERS } from './offers.ts'
import { SECRETS } from './secrets.ts'
import { TELLING } from './telling.ts'

export type { Broken } from './broken.ts'

/** A game for each sentence that the kit can say against one. */
export const BROKEN: readonly Broken[] = [...FLOW, ...OFFERS, ...COPIES, ...ANSWERS, ...SECRETS, ...TELLING, ...ODDS]
