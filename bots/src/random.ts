import type { Bot } from './bot.ts'

/** Any offer, each as likely as the others. */
export const random: Bot = {
  name: 'random',
  visits: 0,
  patience: 1,
  choose: ({ offers, chance }) => chance.pick(offers),
}
