import { makeBook } from '../src/book.ts'
import { BOX, linesOf, linesOfKind } from '../src/index.ts'
import { attacks, rule, type Table, table } from './table.ts'

const book = makeBook(BOX)
const tenths = (odds: readonly number[] | undefined): number[] => (odds ?? []).map((p) => Math.round(p * 1000))
const shown = (t: Table, unit: string, line = 0): number[] =>
  tenths(linesOf(book, t.game.view(t.state, 'spectator'), t.id(unit))[line]?.odds)

rule('5.11', 'a card tells the chance of a hit against each class of armour', () => {
  const t = table('R . p')
  t.shows(shown(t, 'R'), [704, 0, 0, 0, 0])
  t.shows(tenths(linesOfKind(book, 'rifleman')[0]?.odds), [704, 0, 0, 0, 0])
})

rule('7.14', 'Precision of a plug counts on the card, as in the preview', () => {
  const t = table('R . t', { turn: 'blight', plugs: { t: ['romler'] } })
  t.shows(shown(t, 't'), [500, 875, 875, 750, 0])
  const [odds] = t.game.preview(t.state, 'blight', attacks(t, 't', 'A1')).odds
  t.shows([odds?.chance], [linesOf(book, t.game.view(t.state, 'blight'), t.id('t'))[0]?.odds[0]])
  t.shows(tenths(linesOfKind(book, 'sturmpanzer')[0]?.odds), [333, 704, 704, 556, 0])
})

rule('C6', 'and so does that of a card, for this turn', () => {
  const t = table('R . p', { hands: { allies: ['steadyAim'] } })
  t.unit('R').aim = 1
  t.shows(shown(t, 'R'), [875, 0, 0, 0, 0])
})

rule('4.10', 'the weapons of plugs stand on their host’s card', () => {
  const t = table('R . t', { plugs: { t: ['cyclops'] } })
  t.shows(
    linesOf(book, t.game.view(t.state, 'allies'), t.id('t')).map(({ kind }) => kind),
    ['sturmpanzer', 'cyclops'],
  )
})
