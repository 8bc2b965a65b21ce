import { must } from '@muster/engine'
import { BOX, type Seat } from '../src/index.ts'
import { attacks, rule, snipes, type Table, table } from './table.ts'

/** Who threatens whom, by the letters of the map. */
function threatsTo(t: Table, seat: Seat, ...letters: readonly string[]): Record<string, readonly string[]> {
  const name = (piece: unknown): string => must(letters.find((letter) => t.id(letter) === piece))
  const found = t.game.threats(t.game.view(t.state, seat), seat)
  return Object.fromEntries(found.map(({ piece, pieces }) => [name(piece), pieces.map(name)]))
}

rule('5.4', 'an enemy threatens whom it has in range, in its opponent’s turn as well', () => {
  const t = table('R . p . . s', { phase: 'deployment' })
  t.shows(threatsTo(t, 'allies', 'R', 'p', 's'), { p: ['R'] })
  t.shows(threatsTo(t, 'blight', 'R', 'p', 's'), { R: ['p'] })
})

rule('5.9', 'only the first in the order of targets is threatened', () => {
  const t = table('RR . p')
  t.shows(threatsTo(t, 'allies', 'R', 'R2', 'p'), { p: ['R'] })
})

rule('5.16', 'nobody is threatened by a weapon without dice against its armour', () => {
  const t = table('C . s')
  t.shows(threatsTo(t, 'allies', 'C', 's'), {})
})

rule('5.23', 'the range lent by a hero counts', () => {
  const lent = table('R . . pk')
  lent.shows(threatsTo(lent, 'allies', 'R', 'p', 'k'), { p: ['R'], k: ['R'] })
  const alone = table('R . . p')
  alone.shows(threatsTo(alone, 'allies', 'R', 'p'), {})
})

rule('5.28', 'an air range threatens nobody on the ground', () => {
  const panzerfaust = { ...must(BOX.units['panzerfaust']), land: 1, air: 3 }
  const content = { ...BOX, units: { ...BOX.units, panzerfaust } }
  const t = table('R . p', { content })
  t.shows(threatsTo(t, 'allies', 'R', 'p'), {})
  const near = table('R p', { content })
  near.shows(threatsTo(near, 'allies', 'R', 'p'), { p: ['R'] })
})

rule('6.7', 'one that deviates threatens all around where it may be aimed, and not where it is', () => {
  const t = table('H . . . . p . p p')
  t.shows(threatsTo(t, 'blight', 'H', 'p', 'p2', 'p3'), { H: ['p'] })
})

rule('7.23', 'a sniper threatens everyone in the grid', () => {
  const t = table('RR . . k')
  t.shows(threatsTo(t, 'allies', 'R', 'R2', 'k'), { k: ['R', 'R2'] })
  t.state.turn = 'blight'
  t.offered('blight', snipes(t, 'k', 'A1', 'R2'))
})

rule('5.1', 'one that has attacked in this phase will do so in its next', () => {
  const t = table('R . p', { turn: 'blight' })
  t.does('blight', attacks(t, 'p', 'A1'), 1).gives({ type: 'attackMade' })
  t.does('blight', { type: 'endPhase' })
  t.shows(threatsTo(t, 'allies', 'R', 'p'), { p: ['R'] })
  t.shows(t.game.threats(t.game.view(t.state, 'spectator'), 'spectator'), [])
})

rule('5.10', 'a threat tells how likely it strikes, by the best of its attacks', () => {
  const t = table('R . p', { phase: 'deployment' })
  const [threat] = t.game.threats(t.game.view(t.state, 'allies'), 'allies')
  const battle = table('R . p', { turn: 'blight' })
  const [odds] = battle.game.preview(battle.state, 'blight', attacks(battle, 'p', 'A1')).odds
  t.shows(threat?.chances, [odds?.chance])
})
