import { at } from '@muster/engine/testkit/loaded'
import { KIND } from '../src/state.ts'
import { does, hex, P1, P2, rule, table } from './table.ts'

const tethered = (speed: number, heading = 1) => ({ speed, heading, tethered: true })
const hands = [['cable']]

rule('12.1', 'in flight, on the tether of an impulse or push-off', () => {
  const t = table('A2 @', {}, { hands })
  t.refuses(P1, does.cable(t, 'A2', 1), '12.1')
  t.does(P1, does.impulse(t, 'A2', 4, 3))
  t.does(P1, does.fly(t, 'A2', 1))
  t.offered(P1, does.cable(t, 'A2', 1), does.cable(t, 'A2', 3))
})

rule('12.2', 'a push cuts the tether', () => {
  const t = table('b4 A2', { A2: tethered(2) }, { turn: 3, hands })
  t.does(P2, does.push(t, 'b4', 'A2', 4, 1))
  t.does(P2, does.endTurn)
  t.refuses(P1, does.cable(t, 'A2', 1), '12.1')
})

rule('12.2', 'a bounce cuts it too, a plain flight does not', () => {
  const t = table('A2', { A2: tethered(2) }, { hands })
  t.does(P1, does.endTurn)
  t.does(P2, does.endTurn)
  t.offered(P1, does.cable(t, 'A2', 2))
  t.shows(t.soldier('A2').tethered, true)
  const cut = table('A2 @', { A2: tethered(3) }, { hands: [[], []] })
  cut.does(P1, does.fly(cut, 'A2', 3), at(2)).gives({ type: 'soldierBounced', speed: 2 })
  cut.state.hands = [['cable'], []]
  cut.refuses(P1, does.cable(cut, 'A2', 1), '12.1')
})

rule('12.2', 'so do a crash, a push of its own, a hook and a hold', () => {
  const crash = table('A1 b4', { A1: tethered(3), b4: { lives: 0 } }, { hands: [[], []] })
  crash.does(P1, does.fly(crash, 'A1', 3))
  crash.does(P1, does.axis(4)).gives({ type: 'soldiersCrashed' })
  crash.shows(crash.soldier('A1').tethered, false)
  const push = table('A2 b4', { A2: tethered(2, 4) })
  push.does(P1, does.push(push, 'A2', 'b4', 4, 1))
  push.shows(push.soldier('A2').tethered, false)
  const hook = table('A2 . . . @', { A2: tethered(2, 4) }, { hands: [['hook']] })
  hook.does(P1, does.hook(hook, 'A2', 1), 9)
  hook.does(P1, { type: 'pull', force: 1 })
  hook.shows(hook.soldier('A2').tethered, false)
  const hold = table('A3 @', { A3: tethered(2, 4) })
  hold.does(P1, does.grab(hold, 'A3'), 5)
  hold.shows(hold.soldier('A3').tethered, false)
})

rule('12.3', 'it turns round, at a speed up to its strength', () => {
  const t = table('A2', { A2: tethered(5) }, { hands })
  t.refuses(P1, does.cable(t, 'A2', 6), '12.3')
  t.does(P1, does.cable(t, 'A2', 2)).gives(
    { type: 'cardUsed', card: 'cable' },
    { type: 'cablePulled', heading: 4, speed: 2 },
  )
})

rule('12.4', 'before the flight it moves by its new speed', () => {
  const t = table('A2', { A2: tethered(5) }, { hands })
  t.does(P1, does.cable(t, 'A2', 2)).gives({ type: 'soldierFlew', path: [hex(-4, 0), hex(-5, 0)] })
})

rule('12.5', 'in mid-flight it goes on with the movement left', () => {
  const t = table('A2', { A2: tethered(4) }, { hands })
  t.does(P1, does.fly(t, 'A2', 1))
  t.does(P1, does.cable(t, 'A2', 1)).gives(
    { type: 'cablePulled', speed: 1 },
    { type: 'soldierFlew', path: [hex(-3, 0), hex(-4, 0), hex(-5, 0)] },
  )
})

rule('12.6', 'after the flight nothing moves', () => {
  const t = table('A2', { A2: { ...tethered(2), displaced: true, used: KIND.flight } }, { hands })
  t.does(P1, does.cable(t, 'A2', 3))
    .gives({ type: 'cablePulled', speed: 3 })
    .without({ type: 'soldierFlew' })
  t.shows([t.soldier('A2').at, t.soldier('A2').heading], [hex(-3, 0), 4])
})
