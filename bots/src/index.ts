import type { Bot } from './bot.ts'
import { oneStep } from './one-step.ts'
import { random } from './random.ts'

export type { Ask, Bot } from './bot.ts'
export { oneStep, REACH, type Reach } from './one-step.ts'
export { random } from './random.ts'

/** Every bot by its name, the weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = { random, 'one-step': oneStep() }
