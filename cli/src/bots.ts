import { BOTS, type Bot, botCalled } from '@muster/bots'
import type { AnyGame } from './games.ts'
import { misused } from './problem.ts'

/** The bot of this name, if it can play this game: `one-step@PLAN` needs the game's plan. */
export function botNamed(name: string, game: AnyGame): Bot {
  const bot = botCalled(name)
  if (!bot) throw misused(`there is no bot called "${name}". The bots are: ${Object.keys(BOTS).join(', ')}.`)
  const plan = name.split('@')[1]
  const plans = Object.keys(game.plans ?? {})
  if (plan === undefined || plans.includes(plan)) return bot
  throw misused(`${game.id} has no plan "${plan}". Its plans are: ${plans.join(', ') || 'none'}.`)
}

/** The bot of each side: `one-step:random` names them in table order, the last one playing all sides left. */
export function botsOfSides(
  game: AnyGame,
  sides: readonly string[],
  names: string,
  second?: string,
): Record<string, string> {
  const listed = second === undefined ? names.split(':') : [names, second]
  for (const name of listed) botNamed(name, game)
  if (listed.length > sides.length) throw misused(`--bot names ${listed.length} bots for ${sides.length} sides.`)
  return Object.fromEntries(sides.map((side, i) => [side, listed[i] ?? (listed.at(-1) as string)]))
}
