import type { Bot } from './bot.ts'
import type { BotName } from './names.ts'
import { oneStep, REACH } from './one-step.ts'
import { random } from './random.ts'

export type { Ask, Bot } from './bot.ts'
export { oneStep, REACH, type Reach } from './one-step.ts'
export { random } from './random.ts'

const ALL: Readonly<Record<BotName, Bot>> = { random, 'one-step': oneStep() }

/** Every bot by its name, the weakest first. */
export const BOTS: Readonly<Record<string, Bot>> = ALL

/** A bot by its name; `one-step@door-seeking` plays to one of the game's other plans. */
export function botCalled(name: string): Bot | undefined {
  const [kind, plan] = name.split('@')
  if (kind === 'one-step' && plan) return oneStep(REACH, plan)
  return Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
}
