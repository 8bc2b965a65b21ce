import { consentLimit, type Figures, isOver, type OptionSpec, offers, standingOrdersOf } from '@muster/engine'
import { choice } from '@muster/table'
import type { TextKey } from '../../texts/index.ts'
import { messageOf } from '../problem.ts'
import { fileName } from './file.ts'
import { type Item, plain } from './menu.ts'
import { freeName } from './rescue.ts'
import { ask, keep, type Table, write } from './table.ts'
import { toldOf } from './told.ts'

export const COMMANDS = [
  'undo',
  'back',
  'hint',
  'log',
  'board',
  'card',
  'why',
  'orders',
  'save',
  'draw',
  'resign',
  'quit',
  'help',
] as const
export type Command = (typeof COMMANDS)[number]

/** The command a line begins with, by its key or its word in this language, and what follows it. */
export function commandIn(table: Table, line: string): { readonly command: Command; readonly rest: string } | null {
  const [first = '', ...rest] = line.split(/\s+/)
  const typed = plain(first)
  const is = (command: Command): boolean =>
    typed === table.tongue.own(`key.${command}`) || typed === plain(table.tongue.own(`word.${command}`))
  const command = COMMANDS.find(is)
  return command ? { command, rest: rest.join(' ') } : null
}

export function showHelp({ tongue, shell }: Table): void {
  const rows = COMMANDS.map((c) => [`${tongue.own(`key.${c}`)}, ${tongue.own(`word.${c}`)}`, tongue.own(`about.${c}`)])
  const width = Math.max(...rows.map(([name = '']) => name.length))
  shell.out.write(`  ${tongue.own('help.number')}\n  ${tongue.own('help.odds')}\n`)
  for (const [name = '', about] of rows) shell.out.write(`  ${name.padEnd(width)}  ${about}\n`)
}

/** Takes the last step back; says why where that is not free, and asks whether everyone agrees. */
export async function takeBack(table: Table, seat: string): Promise<boolean> {
  const { session, tongue } = table
  const done = await session.undo()
  if (!done.ok) write(table, tongue.word(done.why))
  const back = done.ok || (await takeBackAgreed(table, seat))
  if (back) write(table, tongue.own('undo.done'))
  return back
}

/** To the seat's last own decision, if everyone at the table agrees; the record says so. */
async function takeBackAgreed(table: Table, seat: string): Promise<boolean> {
  if (consentLimit(table.match, seat) === null || !(await saysYes(table, 'ask.agreed', {}))) return false
  return (await table.session.propose('undo')).ok
}

async function saysYes(table: Table, question: TextKey, args: Figures): Promise<boolean> {
  const { tongue } = table
  const line = await ask(table, tongue.own(question, args))
  const yes = plain(tongue.own('answer.yes'))
  return line !== null && (plain(line) === yes || plain(line) === yes.slice(0, 1))
}

export function showDiary(table: Table, seat: string): void {
  const lines = toldOf(table.match, table.tongue, seat).flat()
  write(table, (lines.length > 0 ? lines : [table.tongue.own('diary.none')]).map((line) => `  ${line}`).join('\n'))
}

export function showHint(table: Table, seat: string, items: readonly Item[]): void {
  const { match, host, tongue } = table
  const { game, state } = match
  const seen = { seat, view: game.view(state, seat), offers: offers(game, state, seat) }
  const action = choice(game, {
    ...seen,
    level: 'captain',
    seed: `${host.head.id}/${match.walk.entries.length}`,
    patience: 1000,
  })
  const text = tongue.word(game.words.action(state, seat, action))
  const number = 1 + items.findIndex((item) => 'action' in item && item.label === text)
  write(
    table,
    number > 0 ? tongue.own('hint.number', { number, action: text }) : tongue.own('hint.is', { action: text }),
  )
}

export function saveAs(table: Table, name: string): void {
  const { match, tongue } = table
  const before = table.file
  table.file = name || before || freeName(fileName(match.game.id, match.record.options, new Date()))
  try {
    keep(table)
    write(table, tongue.own('save.done', { file: table.file }))
  } catch (error) {
    table.file = before
    write(table, tongue.own('save.failed', { problem: messageOf(error) }))
  }
}

export async function resign(table: Table, seat: string): Promise<boolean> {
  const sure = await saysYes(table, 'ask.resign', { seat: table.tongue.seat(seat) })
  if (sure) await table.session.resign()
  return sure
}

/** Whoever types it speaks for everybody at the keyboard; computers answer for themselves. */
export async function offerDraw(table: Table, seat: string): Promise<boolean> {
  if (await saysYes(table, 'ask.draw', { seat: table.tongue.seat(seat) })) await table.session.propose('draw')
  return isOver(table.match)
}

/** Shows and changes the answers a seat gives beforehand. */
export async function orderBeforehand(table: Table, seat: string): Promise<void> {
  const { match, tongue } = table
  for (;;) {
    const sheet = match.game.orderable(match.state, seat)
    if (sheet.length === 0) return write(table, tongue.own('orders.none'))
    const now = standingOrdersOf(match, seat)
    for (const [i, spec] of sheet.entries()) {
      const value = valueText(table, spec, now[spec.key] ?? spec.default)
      write(table, `${String(i + 1).padStart(3)}  ${tongue.own('orders.now', { label: labelOf(table, spec), value })}`)
    }
    const spec = sheet[Number(await ask(table, tongue.own('orders.ask'))) - 1]
    if (!spec) return
    await setOrder(table, seat, spec)
  }
}

async function setOrder(table: Table, seat: string, spec: OptionSpec): Promise<void> {
  const { match, session, tongue } = table
  const values = spec.values ?? []
  const label = labelOf(table, spec)
  write(table, `${label}. ${tongue.own('orders.value')}`)
  for (const [i, value] of values.entries())
    write(table, `${String(i + 1).padStart(3)}  ${valueText(table, spec, value)}`)
  const value = values[Number(await ask(table, tongue.own('ask.number'))) - 1]
  if (value === undefined) return
  await session.giveOrders({ ...standingOrdersOf(match, seat), [spec.key]: value })
  write(table, tongue.own('orders.set' satisfies TextKey, { label, value: valueText(table, spec, value) }))
}

function labelOf({ tongue }: Table, spec: OptionSpec): string {
  return tongue.word(spec.label ?? { key: `standing.${spec.key}` })
}

/** An order about one unit shares its values' texts with the others of its kind. */
function valueText({ tongue }: Table, spec: OptionSpec, value: unknown): string {
  const own = `standing.${spec.key}.${value}`
  return tongue.thing(Object.hasOwn(tongue.texts, own) ? own : `standing.${value}`)
}
