import { BOTS } from '@muster/bots'
import {
  chooseOptions,
  isAsked,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  openValues,
} from '@muster/engine'
import { type AnyModule, entryOf } from '../games.ts'
import { type OwnTongue, type Tongue, tongueOf } from '../language.ts'
import { misused } from '../problem.ts'
import type { Shell } from '../shell.ts'
import type { Lines } from './lines.ts'

/** Which game, asked of the person; the first one for Enter. */
export async function pickGame(shell: Shell, lines: Lines, own: OwnTongue): Promise<AnyModule> {
  const modules = await Promise.all(shell.games.map((entry) => entry.load()))
  const tongues = await Promise.all(modules.map((m) => tongueOf(m, own.language)))
  const names = tongues.map((t) =>
    [t.game(), t.thing('game.tagline')].filter((text) => text !== 'game.tagline').join(': '),
  )
  const at = await pick(shell, lines, own, own.own('pick.game'), names, 0)
  return modules[at] ?? entryOf(shell.games, '').load()
}

/** The options everybody should see, one by one; the folded ones stay as they are. */
export async function pickOptions(
  shell: Shell,
  lines: Lines,
  module: AnyModule,
  tongue: Tongue,
): Promise<OptionValues> {
  const chosen: Record<string, OptionValue> = {}
  for (const spec of module.game.options) {
    const values = openValues(spec, chosen) ?? []
    if (spec.folded || !isAsked(spec, chosen) || values.length < 2) continue
    const names = values.map((value) => tongue.value(spec.key, value))
    const at = await pick(
      shell,
      lines,
      tongue,
      optionName(tongue, spec),
      names,
      Math.max(0, values.indexOf(spec.default)),
    )
    chosen[spec.key] = values[at] as OptionValue
  }
  const made = chooseOptions(module.game.options, chosen)
  if (!made.ok) throw misused(tongue.word(made.why))
  return made.options
}

function optionName(tongue: Tongue, spec: OptionSpec): string {
  return tongue.thing(`option.${spec.key}`)
}

/** Someone here (null), or the bot of this name. */
export async function pickOpponent(shell: Shell, lines: Lines, own: OwnTongue): Promise<string | null> {
  const bots = Object.keys(BOTS).reverse()
  const names = [...bots.map((bot) => own.own('opponent.bot', { bot })), own.own('opponent.here')]
  return bots[await pick(shell, lines, own, own.own('pick.opponent'), names, 0)] ?? null
}

export async function pickSeat(shell: Shell, lines: Lines, tongue: Tongue, seats: readonly string[]): Promise<string> {
  const at = await pick(shell, lines, tongue, tongue.own('pick.seat'), seats.map(tongue.seat), 0)
  return seats[at] as string
}

async function pick(
  shell: Shell,
  lines: Lines,
  own: OwnTongue,
  question: string,
  names: readonly string[],
  usual: number,
): Promise<number> {
  shell.out.write(`${question}\n`)
  for (const [i, name] of names.entries())
    shell.out.write(`${i === usual ? '*' : ' '}${String(i + 1).padStart(3)}  ${name}\n`)
  for (;;) {
    const line = await lines.ask('> ')
    if (line === null) throw misused(own.own('input.ended'))
    if (line === '') return usual
    if (names[Number(line) - 1] !== undefined) return Number(line) - 1
    shell.out.write(`${own.own('input.number', { count: names.length })}\n`)
  }
}
