import type { Bot } from './bot.ts'
import { isLevel, levelBot } from './levels.ts'
import { LEVELS } from './names.ts'
import { oneStep, REACH } from './one-step.ts'
import { random } from './random.ts'

export { ADVICE_VISITS, type Advice, advise, EVEN, type Option } from './advice.ts'
export { analyse, type Lens, type Moment, moments, reckoning, regrets, type Step } from './analysis.ts'
export type { Ask, Bot, Budget, Memory } from './bot.ts'
export { LEVELS, type Level } from './names.ts'
export { oneStep, REACH, type Reach } from './one-step.ts'
export { random } from './random.ts'
export type { Reason } from './reasons.ts'
export { type Sense, senseOf } from './sense.ts'
export { greedyStep } from './step.ts'

/** Every bot by its name, the weakest first but for one-step, which the others are measured against. */
export const BOTS: Readonly<Record<string, Bot>> = {
  random,
  'one-step': oneStep(),
  ...Object.fromEntries(LEVELS.map((level) => [level, levelBot(level)])),
}

/** A bot by its name; `general@bold` has a character of the game, `one-step@door-seeking` plays to one of its plans. */
export function botCalled(name: string): Bot | undefined {
  const [kind = '', character] = name.split('@')
  if (character !== undefined && kind === 'one-step') return oneStep(REACH, character)
  if (character !== undefined) return isLevel(kind) ? levelBot(kind, character) : undefined
  return Object.hasOwn(BOTS, name) ? BOTS[name] : undefined
}
