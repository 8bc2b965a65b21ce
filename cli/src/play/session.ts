import { setImmediate } from 'node:timers/promises'
import { isOver, offers } from '@muster/engine'
import { isTerminal } from '../shell.ts'
import { saveAs } from './commands.ts'
import { decide } from './decide.ts'
import { keepOrTell } from './hosting.ts'
import { rescue } from './rescue.ts'
import { handOver, showEnd } from './screen.ts'
import { askedFrom, isInterrupted, keep, people, type Table, write } from './table.ts'

/** Plays the match to its end, or until everybody at the keyboard has left. */
export async function sit(table: Table): Promise<void> {
  const { host, session, match } = table
  keep(table)
  session.start()
  host.start()
  try {
    while (await goesOn(table)) if (!(await letPersonPlay(table))) break
  } finally {
    host.close()
  }
  if (!isOver(match)) return leave(table)
  showEnd(table)
  await keepRecord(table)
}

/** Whether a person is to decide, as soon as nothing more happens of itself; signals are heard in between. */
async function goesOn(table: Table): Promise<boolean> {
  await table.host.rest()
  await setImmediate()
  if (table.failure) throw table.failure
  return table.stopped === null && !isOver(table.match)
}

/** False when they leave. Alone at the keyboard, nobody is asked what has one answer only. */
async function letPersonPlay(table: Table): Promise<boolean> {
  const { match, session } = table
  const seat = session.viewer
  table.asked = askedFrom(match.walk.entries.length)
  if (!(await handOver(table, seat))) return true
  const { game, state } = match
  const usual = game.fallback(state, seat)
  if (usual && people(table).length === 1 && offers(game, state, seat).length === 1)
    return (await session.act(usual, table.asked.count)).ok || isInterrupted(table)
  return decide(table, seat)
}

async function leave(table: Table): Promise<void> {
  const { tongue } = table
  if (table.times) keepOrTell(table)
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
