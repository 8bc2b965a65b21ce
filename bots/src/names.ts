/** The levels one can climb, the weakest first. */
export const LEVELS = ['recruit', 'sergeant', 'captain', 'general'] as const
export type Level = (typeof LEVELS)[number]

/** Every bot there is, the weakest first but for one-step, which the others are measured against: for those who only name them. */
export const BOT_NAMES = ['random', 'one-step', ...LEVELS] as const
export type BotName = (typeof BOT_NAMES)[number]
