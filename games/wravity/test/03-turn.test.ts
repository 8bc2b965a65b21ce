import { whyIdle } from '@muster/engine'
import { at } from '@muster/engine/testkit/loaded'
import { KIND } from '../src/state.ts'
import { does, eventsOf, game, hex, P1, P2, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })

rule('3.1', 'turns go in seat order, and a round is one turn for each', () => {
  const t = table('A1 . b1')
  t.asks(P1)
  t.does(P1, does.endTurn).gives({ type: 'turnEnded', turn: 2 }, { type: 'turnBegan', turn: 3 })
  t.asks(P2)
})

rule('3.2', 'only soldiers of the player whose turn it is act', () => {
  const t = table('A1 . b1')
  t.refuses(P1, does.shoot(t, 'b1', 'A1'), '3.2')
  t.shows(t.offers(P2), [])
})

rule('3.3', 'two actions and no third', () => {
  const t = table('A1 b1 . . @', { A1: { used: KIND.shoot | KIND.grab } })
  t.refuses(P1, does.push(t, 'A1', 'b1', 4, 1), '3.3')
})

rule('3.4', 'the two actions differ in kind', () => {
  const t = table('A1 . b1', { A1: { used: KIND.shoot } })
  t.refuses(P1, does.shoot(t, 'A1', 'b1'), '3.4')
})

rule('3.4', 'push, brake and push-off are one kind', () => {
  const t = table('A1 b1', { A1: { used: KIND.push }, b1: flies(2) })
  t.refuses(P1, does.brake(t, 'A1', 'b1', 4, 1), '3.4')
})

rule('3.5', 'one in flight has one other action', () => {
  const t = table('A1 . b1', { A1: { ...flies(1, 4), used: KIND.push } })
  t.refuses(P1, does.shoot(t, 'A1', 'b1'), '3.5')
})

rule('3.6', 'a displacement caused by another is the soldier’s flight', () => {
  const t = table('@ A1 A2')
  t.does(P1, does.push(t, 'A1', 'A2', 4, 2)).gives({ type: 'flightBegan', soldier: t.id('A2'), left: 2, counts: true })
  t.shows(t.soldier('A2').used, KIND.flight)
})

rule('3.7', 'one without actions is displaced all the same', () => {
  const t = table('@ A1 A2', { A2: { used: KIND.shoot | KIND.walk } })
  t.does(P1, does.push(t, 'A1', 'A2', 4, 2)).gives({ type: 'soldierFlew', path: [hex(0, 0), hex(1, 0)] })
})

rule('3.8', 'soldiers act in any order and interleaved', () => {
  const t = table('A1 . b1 . A2 . @ A4', {}, {})
  t.does(P1, does.shoot(t, 'A1', 'b1'), 1).gives({ type: 'shotFired', soldier: t.id('A1') })
  t.does(P1, does.shoot(t, 'A2', 'b1'), 1)
  t.does(P1, does.impulse(t, 'A4', 1, 1)).gives({ type: 'soldierThrust' })
})

rule('3.9', 'a displacement once begun is finished first', () => {
  const t = table('A1 . . . . A2 . b1', { A1: flies(3) })
  t.does(P1, does.fly(t, 'A1', 1))
  t.refuses(P1, does.shoot(t, 'A2', 'b1'), '3.9')
  t.does(P1, does.fly(t, 'A1', 2)).gives({ type: 'flightEnded', soldier: t.id('A1') })
  t.offered(P1, does.shoot(t, 'A2', 'b1'))
})

rule('3.10', 'an own soldier displaced meanwhile may act in its own displacement', () => {
  const t = table('A1 A2 . . . . b1', { A1: flies(1, 4) })
  t.does(P1, does.push(t, 'A1', 'A2', 4, 2))
  t.offered(P1, does.fly(t, 'A2', 1), does.shoot(t, 'A2', 'b1'))
  t.does(P1, does.fly(t, 'A2', 2)).gives({ type: 'soldierFlew', soldier: t.id('A1') })
})

rule('3.11', 'one outside is put on its door hex, and then has its two actions', () => {
  const t = table('. . b1')
  t.does(P1, does.enter(t, 'A4')).exactly({
    type: 'soldierEntered',
    soldier: t.id('A4'),
    rank: 'recruit',
    at: hex(8, -4),
    round: 2,
  })
  t.offered(P1, does.walk(t, 'A4', hex(8, -1)), does.impulse(t, 'A4', 4, 3))
  t.refuses(P1, does.enter(t, 'A4'), '3.11')
})

rule('3.12', 'an occupied door admits nobody', () => {
  const t = table('b1', {}, { at: [8, -4] })
  t.refuses(P1, does.enter(t, 'A4'), '3.12')
  t.notOffered(P1, { type: 'enter' })
})

rule('3.13', 'nobody has to enter', () => {
  const t = table('A1 . b1')
  t.offered(P1, does.enter(t, 'A2'))
  t.does(P1, does.endTurn).without({ type: 'soldierEntered' }).gives({ type: 'turnEnded' })
})

rule('3.14', 'the turn is ended between displacements only', () => {
  const t = table('A1', { A1: flies(3) })
  t.does(P1, does.fly(t, 'A1', 1))
  t.refuses(P1, does.endTurn, '3.14')
})

rule('3.15', 'at the end every own soldier in flight flies, by number', () => {
  const t = table('A4 . . . . A2', { A4: flies(1, 4), A2: flies(2) })
  const { events } = t
    .does(P1, does.endTurn)
    .gives({ type: 'turnEnding' }, { type: 'soldierFlew' }, { type: 'turnEnded' })
  t.shows(
    eventsOf(events, 'soldierFlew').map((e) => [e.soldier, e.path.length]),
    [
      [t.id('A2'), 2],
      [t.id('A4'), 1],
    ],
  )
})

rule('3.16', 'before that it may fly when its player likes, an immobilised one too', () => {
  const t = table('A1 . . b1', { A1: { ...flies(2, 4), lives: 0 } })
  t.does(P1, does.fly(t, 'A1', 2)).gives({ type: 'soldierFlew', path: [hex(-4, 0), hex(-5, 0)] })
  t.notOffered(P1, { type: 'fly' })
})

rule('6.4', 'an immobilised soldier flies without stops', () => {
  const t = table('A1 . . b1', { A1: { ...flies(2, 4), lives: 0 } })
  t.refuses(P1, does.fly(t, 'A1', 1), '6.4')
})

rule('9.1', 'at the end of a turn it bounces without control', () => {
  const t = table('A1', { A1: flies(3, 4) }, { at: [-8, 0] })
  t.does(P1, does.endTurn, at(0)).gives({ type: 'soldierBounced', soldier: t.id('A1'), speed: 2 })
})

rule('3.12', 'a soldier outside while the door is occupied is told of the door, not of shooting', () => {
  const t = table('A1 . b1', { A1: { at: hex(8, -4) } })
  const outside = t.state.soldiers.findIndex((u) => u.seat === 0 && u.at < 0)
  t.shows(whyIdle(game, t.state, P1, outside), {
    ok: false,
    rule: '3.12',
    why: { key: 'refusal.doorOccupied' },
  })
})

rule('3.3', 'a soldier at rest that has used both actions is told of that, and not of a flight', () => {
  const t = table('A1 @', { A1: { used: KIND.walk | KIND.grab } })
  t.shows(whyIdle(game, t.state, P1, t.id('A1')), {
    ok: false,
    rule: '3.3',
    why: { key: 'refusal.noActionLeft' },
  })
})
