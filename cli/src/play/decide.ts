import { type GameTypes, offers } from '@muster/engine'
import {
  commandIn,
  offerDraw,
  orderBeforehand,
  resign,
  saveAs,
  showDiary,
  showHelp,
  showHint,
  takeBack,
} from './commands.ts'
import { type Item, itemsOf, labelled, type Offer, withWords } from './menu.ts'
import { hasAll, isNamed, showCards, showIdle } from './reading.ts'
import { showBoard, showChoices, showNews } from './screen.ts'
import { ask, isInterrupted, type Table, write } from './table.ts'
import { showThreats } from './threats.ts'

/** What a person's line led to: go on asking, the position has changed, or they leave. */
type Step = 'ask' | 'done' | 'quit'

/** Lets the person in `seat` decide; false when they leave. */
export async function decide(table: Table, seat: string): Promise<boolean> {
  showNews(table, seat)
  showBoard(table, seat)
  const { game, state } = table.match
  const all = labelled(game, table.tongue, state, seat, offers(game, state, seat))
  const list = new ChoiceList(table, seat, all)
  list.show()
  for (;;) {
    const line = await ask(table, table.tongue.own('ask.number'))
    if (line === null) return isInterrupted(table)
    const step = await obey(table, seat, list, line)
    if (step !== 'ask') return step === 'done'
  }
}

/** The list a person chooses from, opened and filtered as they go. */
class ChoiceList {
  readonly table: Table
  readonly seat: string
  readonly all: readonly Offer[]
  items: readonly Item[]

  constructor(table: Table, seat: string, all: readonly Offer[]) {
    this.table = table
    this.seat = seat
    this.all = all
    this.items = this.whole()
  }

  whole(): readonly Item[] {
    return itemsOf(this.table.match.game, this.table.tongue, this.table.match.state, this.all)
  }

  show(items: readonly Item[] = this.items): void {
    this.items = items
    showChoices(this.table, this.seat, items)
  }

  filter(word: string): void {
    const { tongue } = this.table
    const some = withWords(this.all, word)
    if (showIdle(this.table, this.seat, word, some.length > 0 ? isNamed : hasAll)) return
    write(this.table, tongue.own(some.length > 0 ? 'list.filtered' : 'list.none', { word }))
    if (some.length > 0) this.show(some)
  }
}

async function obey(table: Table, seat: string, list: ChoiceList, line: string): Promise<Step> {
  if (/^\d[\d\s]*$/.test(line)) return chooseInTurn(table, list, line.split(/\s+/).map(Number))
  const typed = commandIn(table, line)
  if (!typed && line.length > 1) list.filter(line)
  else if (!typed) return refuse(table, list.items, 0)
  else return command(table, seat, list, typed)
  return 'ask'
}

/** `2 5` is the fifth choice of the second line; where a number leads nowhere, nothing is done. */
function chooseInTurn(table: Table, list: ChoiceList, numbers: readonly number[]): Step | Promise<Step> {
  let items = list.items
  for (const number of numbers.slice(0, -1)) {
    const item = items[number - 1]
    if (!item || !('offers' in item)) return refuse(table, items, number)
    items = item.offers
  }
  return choose(table, list, items, numbers.at(-1) ?? 0)
}

function choose(table: Table, list: ChoiceList, items: readonly Item[], number: number): Step | Promise<Step> {
  const item = items[number - 1]
  if (!item) return refuse(table, items, number)
  if (!('offers' in item)) return perform(table, item.action)
  list.show(item.offers)
  return 'ask'
}

function refuse(table: Table, items: readonly Item[], number: number): Step {
  const known = items[number - 1] !== undefined
  const { own } = table.tongue
  write(table, known ? own('input.last', { number }) : own('input.number', { count: items.length }))
  return 'ask'
}

async function perform(table: Table, action: GameTypes['Action']): Promise<Step> {
  const done = await table.session.act(action, table.asked.count)
  if (!done.ok && !isInterrupted(table)) throw new Error(`an offer was refused: ${table.tongue.word(done.why)}`)
  return 'done'
}

async function command(
  table: Table,
  seat: string,
  list: ChoiceList,
  { command, rest }: NonNullable<ReturnType<typeof commandIn>>,
): Promise<Step> {
  switch (command) {
    case 'undo':
      return (await takeBack(table, seat)) ? 'done' : 'ask'
    case 'draw':
      return (await offerDraw(table, seat)) ? 'done' : 'ask'
    case 'resign':
      return (await resign(table, seat)) ? 'done' : 'ask'
    case 'quit':
      return 'quit'
    case 'orders':
      await orderBeforehand(table, seat)
      return 'done'
    case 'back':
      list.show(list.whole())
      return 'ask'
    case 'board':
      showBoard(table, seat)
      list.show()
      return 'ask'
    case 'card':
      showCards(table, seat, rest)
      return 'ask'
    case 'why':
      if (!showIdle(table, seat, rest) && rest !== '') write(table, table.tongue.own('why.named', { word: rest }))
      return 'ask'
    case 'hint':
      showHint(table, seat, list.items)
      return 'ask'
    case 'threats':
      showThreats(table, seat)
      return 'ask'
    case 'log':
      showDiary(table, seat)
      return 'ask'
    case 'save':
      saveAs(table, rest)
      return 'ask'
    case 'help':
      showHelp(table)
      return 'ask'
  }
}
