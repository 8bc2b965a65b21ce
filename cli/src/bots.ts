import { BOTS, type Bot, botCalled } from '@muster/bots'
import { misused } from './problem.ts'

export function botNamed(name: string): Bot {
  const bot = botCalled(name)
  if (!bot) throw misused(`there is no bot called "${name}". The bots are: ${Object.keys(BOTS).join(', ')}.`)
  return bot
}

/** The bot of each side: `one-step:random` names them in table order, the last one playing all sides left. */
export function botsOfSides(sides: readonly string[], names: string, second?: string): Record<string, string> {
  const listed = second === undefined ? names.split(':') : [names, second]
  for (const name of listed) botNamed(name)
  if (listed.length > sides.length) throw misused(`--bot names ${listed.length} bots for ${sides.length} sides.`)
  return Object.fromEntries(sides.map((side, i) => [side, listed[i] ?? (listed.at(-1) as string)]))
}
