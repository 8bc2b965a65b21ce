import type { Bot } from './bot.ts'

/** Any offer, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  choose: ({ offers, chance }) => chance.pick(offers),
}
