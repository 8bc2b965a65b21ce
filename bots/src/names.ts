/** Every bot there is, the weakest first: for those who only name them. */
export const BOT_NAMES = ['random', 'one-step'] as const
export type BotName = (typeof BOT_NAMES)[number]
