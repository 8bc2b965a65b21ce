import { must } from '@muster/engine'
import type { Seat } from '../src/index.ts'
import { game, P1, P2, rule, type Table, table } from './table.ts'

/** Who threatens whom, by the names on the map. */
function threatsTo(t: Table, seat: Seat, ...names: readonly string[]): Record<string, readonly string[]> {
  const name = (piece: unknown): string => must(names.find((n) => t.id(n) === piece))
  const found = game.threats(game.view(t.state, seat), seat)
  return Object.fromEntries(found.map(({ piece, pieces }) => [name(piece), pieces.map(name).sort()]))
}

rule('10.1', 'a rival threatens along the six lines', () => {
  const t = table(
    `
    A2 . . . . . . b7
     . b1
      b2`,
  )
  t.shows(threatsTo(t, P1, 'A2', 'b7', 'b1', 'b2'), { b7: ['A2'], b2: ['A2'] })
  t.shows(game.threats(game.view(t.state, 'spectator'), 'spectator'), [])
})

rule('10.2', 'the immobilised neither threaten nor are threatened', () => {
  const t = table('A4 b4', { b4: { lives: 0 } })
  t.shows([threatsTo(t, P1, 'A4', 'b4'), threatsTo(t, P2, 'A4', 'b4')], [{}, {}])
})

rule('10.3', 'behind a soldier, a planet or a grenade one is safe', () => {
  const t = table('A1 A2 b1 @ A3')
  t.shows(threatsTo(t, P1, 'A1', 'A2', 'A3', 'b1'), { b1: ['A2'] })
  const g = table('A2 * b1')
  g.shows(threatsTo(g, P1, 'A2', 'b1'), {})
})

rule('10.4', 'with beams that pass, those behind a soldier are threatened too', () => {
  const t = table('A1 A2 b1 @ A3', {}, { options: { beamsPass: true } })
  t.shows(threatsTo(t, P1, 'A1', 'A2', 'A3', 'b1'), { b1: ['A1', 'A2'] })
})

rule('14.14', 'nobody shoots out of a gravity field', () => {
  const t = table('A2 . . . b1 *', {}, { grenade: { until: 9, reach: 1 } })
  t.shows(threatsTo(t, P1, 'A2', 'b1'), {})
})

rule('10.5', 'a threat comes with the chance of its shot', () => {
  const t = table('A2 . . . b4', { b4: { speed: 3, heading: 2 } })
  const [threat] = game.threats(game.view(t.state, P1), P1)
  const back = game.preview(t.state, P1, { type: 'shoot', soldier: t.id('b4'), at: t.soldier('A2').at, card: null })
  t.shows(threat?.chances, [back.odds[0]?.chance])
})
