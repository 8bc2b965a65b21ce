import { endOf, foresee, type GameTypes, say, type Viewer, winnersOf } from '@muster/engine'
import { code } from '../door.ts'
import { isTerminal, widthOf } from '../shell.ts'
import { commonStart, foresight, type Item, MANY } from './menu.ts'
import { askedFrom, isInterrupted, newsFor, people, sideOf, type Table, write } from './table.ts'

/** What has happened since this viewer looked last. */
export function showNews(table: Table, viewer: Viewer<GameTypes>): void {
  for (const line of newsFor(table, viewer)) write(table, `  ${table.paint.colours.italic(line)}`)
}

export function showBoard(table: Table, viewer: Viewer<GameTypes>): void {
  const { match, paint } = table
  write(table, '')
  write(table, heading(table))
  write(table, paint.picture(match.game.picture(match.game.view(match.state, viewer)), table.tongue.word))
}

function heading(table: Table): string {
  const { match, tongue, paint } = table
  const now = match.game.situation(match.state)
  const scores = Object.entries(now.scores).map(([side, score]) =>
    paint.side(side, tongue.own('turn.score', { side: tongue.side(side), score })),
  )
  const round = tongue.word(say('round', { round: now.round }))
  const parts = [paint.colours.bold(tongue.game()), round, ...scores, ...timesLeft(table)]
  return parts.join(paint.colours.dim(' · '))
}

/** What the clocks show, where any run. */
function timesLeft({ host, tongue }: Table): string[] {
  host.measure()
  const { turn, match } = host.beside().clocks
  return [
    ...(turn === null ? [] : [tongue.own('time.turn', { time: minutes(turn) })]),
    ...(match === null ? [] : [tongue.own('time.match', { time: minutes(match) })]),
  ]
}

function minutes(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** What is asked of the seat, and what it can do. */
export function showChoices(table: Table, seat: string, items: readonly Item[]): void {
  const { match, tongue, paint } = table
  const who = tongue.own('turn.seat', { seat: tongue.seat(seat) })
  const prompt = tongue.word(match.game.words.prompt(match.state, seat))
  write(table, `${paint.side(sideOf(table, seat), `▶ ${who}.`)} ${paint.colours.bold(prompt)}`)
  const more = items.map((item) => aboutItem(table, seat, item))
  const start = commonStart(items.map((item) => item.label))
  if (items.length > MANY && more.every((text) => text === more[0]) && items.every((item) => item.label !== start)) {
    write(table, `     ${start} …${more[0]}`)
    write(
      table,
      inColumns(
        table,
        items.map((item) => item.label.slice(start.length).trim()),
      ),
    )
  } else {
    const numbered = (i: number): string => paint.colours.bold(String(i + 1).padStart(3))
    for (const [i, item] of items.entries()) write(table, `${numbered(i)}  ${item.label}${more[i]}`)
  }
}

/** What is known beforehand of an offer; nothing where the line is only opened. */
function aboutItem({ match, tongue, paint }: Table, seat: string, item: Item): string {
  if ('offers' in item) return ''
  const { facts, warning } = foresight(tongue, foresee(match, seat, item.action))
  return `${facts ? `  ${paint.colours.cyan(`[${facts}]`)}` : ''}${warning ? `  ${paint.colours.yellow(`⚠ ${warning}`)}` : ''}`
}

/** Numbered words side by side, as many as fit on a line. */
function inColumns({ shell, paint }: Table, words: readonly string[]): string {
  const width = Math.max(...words.map((word) => word.length)) + 7
  const across = Math.max(1, Math.floor(widthOf(shell.out.stream) / width))
  const cell = (word: string, i: number): string =>
    `${paint.colours.bold(String(i + 1).padStart(3))}  ${word.padEnd(width - 5)}`
  const lines: string[] = []
  for (let i = 0; i < words.length; i += across) {
    lines.push(
      words
        .slice(i, i + across)
        .map((word, n) => cell(word, i + n))
        .join('')
        .trimEnd(),
    )
  }
  return lines.join('\n')
}

/** Whoever is to decide takes the keyboard; false when time was up first. */
export async function handOver(table: Table, seat: string): Promise<boolean> {
  const { last, session } = table
  if (session.covered && last !== null && last !== seat && !table.openHands) await hide(table, last, seat)
  if (isInterrupted(table)) return false
  table.last = seat
  table.asked = askedFrom(table.match.walk.entries.length)
  if (session.covered) session.sit(seat)
  return true
}

/** Hides what the last person saw, until the next one sits at the keyboard. */
async function hide(table: Table, last: string, seat: string): Promise<void> {
  const { tongue, lines, asked } = table
  const name = tongue.seat(seat)
  showNews(table, last)
  await lines.pause(tongue.own('hand.over', { seat: name }), asked.over.signal)
  clear(table)
  await lines.pause(tongue.own('hand.taken', { seat: name }), asked.over.signal)
}

function clear(table: Table): void {
  if (isTerminal(table.shell.out.stream)) table.shell.out.write(['[2J', '[3J', '[H'].map(code).join(''))
}

/** Who won, and why. */
export function showEnd(table: Table): void {
  const { match, tongue, paint } = table
  for (const viewer of people(table).length === 1 ? people(table) : ['spectator']) showNews(table, viewer)
  showBoard(table, 'spectator')
  const winners = winnersOf(match) ?? []
  for (const side of winners) {
    write(table, paint.colours.bold(paint.side(side, tongue.own('end.winner', { side: tongue.side(side) }))))
  }
  if (winners.length === 0) write(table, paint.colours.bold(tongue.own('end.draw')))
  const outcome = match.game.outcome(match.state)
  if (outcome && !endOf(match.record)) {
    write(table, `${tongue.word(outcome.why)} (${tongue.own('end.rule', { rule: outcome.rule })})`)
  }
  const seed = match.record.dice.seed
  if (seed) write(table, paint.colours.dim(tongue.own('end.seed', { seed })))
}
