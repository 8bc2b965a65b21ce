import { BOTS, type Bot, botCalled } from '@muster/bots'
import type { AnyGame } from './games.ts'
import { misused } from './problem.ts'

/** The bot of this name, if it can play this game: after an `@` comes a plan or a character of the game. */
export function botNamed(name: string, game: AnyGame): Bot {
  const bot = botCalled(name)
  if (!bot) throw misused(`there is no bot called "${name}". The bots are: ${Object.keys(BOTS).join(', ')}.`)
  const [kind, after] = name.split('@')
  const [what, known] = kind === 'one-step' ? ['plan', game.plans ?? {}] : ['character', game.mind?.characters ?? {}]
  if (after === undefined || Object.hasOwn(known, after)) return bot
  throw misused(`${game.id} has no ${what} "${after}". Its ${what}s are: ${Object.keys(known).join(', ') || 'none'}.`)
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
