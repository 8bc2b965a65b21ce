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
  const cut = table('A2', { A2: { ...tethered(2), tethered: false } }, { hands })
  cut.refuses(P1, does.cable(cut, 'A2', 1), '12.1')
})

rule('12.3', 'it turns round, at a speed up to its strength', () => {
  const t = table('A2', { A2: tethered(5) }, { hands })
  t.refuses(P1, does.cable(t, 'A2', 4), '12.3')
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
