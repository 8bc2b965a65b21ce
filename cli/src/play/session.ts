import { setImmediate } from 'node:timers/promises'
import { answerByStanding, isOver, must, offers, play } from '@muster/engine'
import { messageOf } from '../problem.ts'
import { isTerminal } from '../shell.ts'
import { saveAs } from './commands.ts'
import { decide } from './decide.ts'
import { rescue } from './rescue.ts'
import { showEnd, showNews } from './screen.ts'
import { keep, people, sideOf, type Table, write } from './table.ts'

/** Plays the match to its end, or until everybody at the keyboard has left. */
export async function sit(table: Table): Promise<void> {
  const { match } = table
  keep(table)
  for (answerByStanding(match); !isOver(match); answerByStanding(match)) {
    keepOrTell(table)
    if (!(await letSomeonePlay(table))) return await leave(table)
  }
  keepOrTell(table)
  showEnd(table)
  await keepRecord(table)
}

/** False when the people leave, or are stopped: signals are heard between two decisions. */
async function letSomeonePlay(table: Table): Promise<boolean> {
  await setImmediate()
  if (table.stopped !== null) return false
  const seat = deciderOf(table)
  if (!table.bots[seat]) return letPersonPlay(table, seat)
  letBotPlay(table, seat)
  return true
}

/** Who is to decide now. A computer never answers before a person of its own side. */
function deciderOf(table: Table): string {
  const asked = table.match.game.toAct(table.match.state)
  const people = asked.filter((seat) => !table.bots[seat])
  const sides = people.map((seat) => sideOf(table, seat))
  const computer = asked.find((seat) => table.bots[seat] && !sides.includes(sideOf(table, seat)))
  return must(computer ?? people[0])
}

/** False when they leave. Alone at the keyboard, nobody is asked what has one answer only. */
async function letPersonPlay(table: Table, seat: string): Promise<boolean> {
  const { match } = table
  const usual = match.game.fallback(match.state, seat)
  const all = offers(match.game, match.state, seat)
  if (usual && all.length === 1 && people(table).length === 1) return play(match, seat, usual).ok
  return decide(table, seat)
}

function letBotPlay(table: Table, seat: string): void {
  const { game, state } = table.match
  const bot = table.bots[seat]
  if (!bot) throw new Error(`no bot plays ${seat}`)
  const ask = { game, seat, chance: table.thoughts, view: game.view(state, seat), offers: offers(game, state, seat) }
  const done = play(table.match, seat, bot.choose(ask))
  if (!done.ok) throw new Error(`${bot.name} chose what is refused: ${done.why.key}`)
  if (people(table).length === 0) showNews(table, 'spectator')
}

/** A file that can be written no more loses nothing: the match goes on, and is asked after at its end. */
function keepOrTell(table: Table): void {
  try {
    keep(table)
  } catch (error) {
    table.file = null
    write(table, table.tongue.own('save.failed', { problem: messageOf(error) }))
  }
}

async function leave(table: Table): Promise<void> {
  const { tongue } = table
  if (table.file === null) rescueIfCutOff(table)
  const asked = table.file === null
  if (asked) await askToSave(table, tongue.own('quit.save'))
  if (table.file === null) write(table, tongue.own('quit.unsaved'))
  else if (!asked || table.lines.ended()) write(table, tongue.own('save.done', { file: table.file }))
}

/** Who is cut off at a terminal finds the match saved; where a pipe has ended, nobody is looking for it. */
function rescueIfCutOff(table: Table): void {
  if (isTerminal(table.shell.in) && table.lines.ended()) rescue(table)
}

/** A number alone is no file name: it was meant for a list that is gone. */
async function askToSave(table: Table, question: string): Promise<void> {
  const name = await table.lines.ask(question)
  if (name === null) rescueIfCutOff(table)
  if (name && !/^[\d\s]+$/.test(name)) saveAs(table, name)
}

async function keepRecord(table: Table): Promise<void> {
  const { tongue } = table
  if (table.file === null && people(table).length > 0) await askToSave(table, tongue.own('end.save'))
  if (table.file !== null) write(table, tongue.own('end.check', { file: table.file }))
}
