import { at } from '@muster/engine/testkit/loaded'
import { KIND } from '../src/state.ts'
import { does, hex, P1, P2, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })

rule('6.1', 'by its speed along its heading, and it keeps both', () => {
  const t = table('A2', { A2: flies(3) })
  t.does(P1, does.fly(t, 'A2', 3)).gives({ type: 'soldierFlew', path: [hex(-2, 0), hex(-1, 0), hex(0, 0)] })
  t.shows([t.soldier('A2').speed, t.soldier('A2').heading], [3, 1])
})

rule('6.2', 'nothing changes heading or speed by itself, turn after turn', () => {
  const t = table('A2', { A2: flies(2) })
  t.does(P1, does.endTurn)
  t.does(P2, does.endTurn)
  t.does(P1, does.endTurn).gives({ type: 'soldierFlew', path: [hex(0, 0), hex(1, 0)] })
})

rule('6.3', 'it may stop at any hex of the way and go on with what is left', () => {
  const t = table('A2', { A2: flies(4) })
  t.offered(P1, does.fly(t, 'A2', 1), does.fly(t, 'A2', 2), does.fly(t, 'A2', 3), does.fly(t, 'A2', 4))
  t.does(P1, does.fly(t, 'A2', 1)).gives({ type: 'soldierFlew', path: [hex(-2, 0)] })
  t.offered(P1, does.fly(t, 'A2', 1), does.fly(t, 'A2', 3))
  t.refuses(P1, does.fly(t, 'A2', 4), '6.3')
})

rule('6.3', 'a question or a crash on the way interrupts, and then it may stop again', () => {
  const t = table('. . A2 @', { A2: flies(4) })
  t.does(P1, does.fly(t, 'A2', 4), at(2)).gives({ type: 'soldierBounced', heading: 4, speed: 3 })
  t.offered(P1, does.fly(t, 'A2', 1), does.fly(t, 'A2', 4), does.grab(t, 'A2'))
})

rule('6.3', 'no stops are offered beyond a field', () => {
  const t = table('A2 . . . . *', { A2: flies(4) }, { grenade: { until: 9, moved: true } })
  t.offered(P1, does.fly(t, 'A2', 1), does.fly(t, 'A2', 3), does.fly(t, 'A2', 4))
  const near = table('A2 . . . *', { A2: flies(4) }, { grenade: { until: 9, moved: true } })
  near.offered(P1, does.fly(near, 'A2', 2))
  near.refuses(P1, does.fly(near, 'A2', 3), '6.3')
})

rule('6.4', 'in a rival’s turn it flies without stops', () => {
  const t = table('@ A2 b4', {})
  t.does(P1, does.push(t, 'A2', 'b4', 4, 3)).gives({
    type: 'soldierFlew',
    soldier: t.id('b4'),
    path: [hex(0, 0), hex(1, 0), hex(2, 0)],
  })
  t.asks(P1)
})

rule('6.4', 'without an action left too', () => {
  const t = table('A2', { A2: { ...flies(3), used: KIND.shoot } })
  t.refuses(P1, does.fly(t, 'A2', 1), '6.4')
  t.offered(P1, does.fly(t, 'A2', 3))
})

rule('6.5', 'one displacement in each player’s turn', () => {
  const t = table('A2', { A2: flies(2) })
  t.does(P1, does.fly(t, 'A2', 2)).gives({ type: 'flightEnded' })
  t.refuses(P1, does.fly(t, 'A2', 2), '6.5')
})

rule('6.5', 'pushed in a rival’s turn, it flies again in its own', () => {
  const t = table('@ A2 b4')
  t.does(P1, does.push(t, 'A2', 'b4', 4, 2))
  t.does(P1, does.endTurn)
  t.does(P2, does.fly(t, 'b4', 2)).gives({ type: 'soldierFlew', path: [hex(2, 0), hex(3, 0)] })
})

rule('6.6', 'one that was displaced and is pushed changes speed and heading only', () => {
  const t = table('@ A2 A4', { A4: { displaced: true, used: KIND.flight } })
  t.does(P1, does.push(t, 'A2', 'A4', 4, 2))
    .gives({ type: 'soldierPushed', speed: 2 })
    .without({ type: 'flightBegan' })
  t.shows([t.soldier('A4').speed, t.soldier('A4').heading, t.soldier('A4').at], [2, 1, hex(-1, 0)])
})

rule('6.7', 'it flies into the wall hex and crashes only when it would leave the room', () => {
  const t = table('A2', { A2: { ...flies(2, 4), used: KIND.shoot } }, { at: [-7, 0] })
  t.does(P1, does.fly(t, 'A2', 2), at(0)).gives(
    { type: 'soldierFlew', path: [hex(-8, 0)] },
    { type: 'soldierBounced', speed: 1 },
  )
})

rule('6.8', 'it crashes before a planet, and before an occupied hex', () => {
  const p = table('A2 @', { A2: { ...flies(2), used: KIND.shoot } })
  p.does(P1, does.fly(p, 'A2', 2), at(0)).gives({ type: 'soldierBounced' })
  const t = table('A2 b4', { A2: { ...flies(2), used: KIND.shoot }, b4: { lives: 0 } })
  t.does(P1, does.fly(t, 'A2', 2), at(0)).gives({ type: 'soldiersCrashed', striker: t.id('A2'), struck: t.id('b4') })
})

rule('6.9', 'with no movement left there is no crash; it comes next turn', () => {
  const t = table('A2 . . @', { A2: { ...flies(2), used: KIND.shoot } })
  t.does(P1, does.endTurn).without({ type: 'soldierBounced' })
  t.shows(t.soldier('A2').at, hex(-1, 0))
  t.does(P2, does.endTurn)
  t.does(P1, does.endTurn, at(0)).gives({ type: 'soldierBounced', speed: 1 })
})

rule('6.10', 'one that waits and is hit takes its new speed and keeps its movement left', () => {
  const t = table('. A2 b4 @', { A2: flies(3, 4), b4: { ...flies(1, 4), lives: 0 } })
  t.does(P1, does.push(t, 'A2', 'b4', 4, 1), at(3)).gives(
    { type: 'flightBegan', soldier: t.id('A2'), left: 4 },
    { type: 'flightBegan', soldier: t.id('b4'), left: 2 },
    { type: 'soldierBounced', soldier: t.id('b4'), speed: 1 },
  )
})

rule('6.10', 'what it pushed comes back and strikes it while it waits', () => {
  const t = table('A2 b4 . @', { A2: flies(2, 4), b4: { ...flies(1, 4), lives: 0 } })
  t.does(P1, does.push(t, 'A2', 'b4', 4, 2), at(2), at(0)).gives(
    { type: 'flightBegan', soldier: t.id('A2'), left: 4 },
    { type: 'soldierBounced', soldier: t.id('b4'), heading: 4, speed: 2 },
    { type: 'soldierFlew', soldier: t.id('b4'), path: [hex(-2, 0)] },
    { type: 'soldiersCrashed', striker: t.id('b4'), struck: t.id('A2'), speeds: [1, 3], headings: [1, 4] },
    { type: 'soldierFlew', soldier: t.id('b4'), path: [hex(-1, 0)] },
    { type: 'soldierFlew', soldier: t.id('A2'), path: [hex(-4, 0), hex(-5, 0), hex(-6, 0), hex(-7, 0)] },
  )
  t.shows(t.soldier('A2').speed, 3)
})
