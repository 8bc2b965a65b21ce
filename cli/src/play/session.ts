import { answerByStanding, isOver, offers, play } from '@muster/engine'
import { saveAs } from './commands.ts'
import { decide } from './decide.ts'
import { showEnd, showNews } from './screen.ts'
import { keep, people, type Table, write } from './table.ts'

/** Plays the match to its end, or until everybody at the keyboard has left. */
export async function sit(table: Table): Promise<void> {
  const { match } = table
  for (answerByStanding(match); !isOver(match); answerByStanding(match)) {
    const seats = match.game.toAct(match.state)
    const machine = seats.find((seat) => table.bots[seat])
    if (machine !== undefined) letBotPlay(table, machine)
    else if (!(await decide(table, seats[0] as string))) return leave(table)
    keep(table)
  }
  keep(table)
  showEnd(table)
  await keepRecord(table)
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

function leave(table: Table): void {
  keep(table)
  const { file, tongue } = table
  write(table, file === null ? tongue.own('quit.unsaved') : tongue.own('save.done', { file }))
}

async function keepRecord(table: Table): Promise<void> {
  const { tongue, lines } = table
  if (table.file === null && people(table).length > 0) {
    const name = await lines.ask(tongue.own('end.save'))
    if (name && !/^\d+$/.test(name)) saveAs(table, name)
  }
  if (table.file !== null) write(table, tongue.own('end.check', { file: table.file }))
}
