import { KIND } from '../src/state.ts'
import { does, hex, P1, rule, table } from './table.ts'

rule('5.1', 'from wall or planet, not from the void', () => {
  const t = table('A2 @ . . A4')
  t.offered(P1, does.impulse(t, 'A2', 4, 3))
  t.refuses(P1, does.impulse(t, 'A4', 1, 1), '5.1')
})

rule('5.2', 'a force up to the strength', () => {
  const t = table('A2 @')
  t.offered(P1, does.impulse(t, 'A2', 4, 1), does.impulse(t, 'A2', 4, 5))
  t.refuses(P1, does.impulse(t, 'A2', 4, 6), '5.2')
})

rule('5.2', 'the example: soldier 2 with force 3 has speed 3 and moves 3 hexes', () => {
  const t = table('A2', {}, { at: [-8, 2] })
  t.does(P1, does.impulse(t, 'A2', 1, 3)).gives({ type: 'soldierThrust', speed: 3 })
  t.does(P1, does.fly(t, 'A2', 3)).gives({ type: 'soldierFlew', path: [hex(-7, 2), hex(-6, 2), hex(-5, 2)] })
  t.shows([t.soldier('A2').speed, t.soldier('A2').heading], [3, 1])
})

rule('5.3', 'in any direction whose first hex is free', () => {
  const t = table('A2 @')
  t.refuses(P1, does.impulse(t, 'A2', 1, 1), '5.3')
  for (const heading of [2, 3, 4, 5, 6]) t.offered(P1, does.impulse(t, 'A2', heading, 1))
})

rule('5.4', 'it is displaced at once', () => {
  const t = table('A2 @')
  t.does(P1, does.impulse(t, 'A2', 4, 2)).gives({ type: 'flightBegan', soldier: t.id('A2'), left: 2, counts: false })
  t.offered(P1, does.fly(t, 'A2', 2))
  t.notOffered(P1, { type: 'endTurn' })
})

rule('5.5', 'another action may come during the displacement', () => {
  const t = table(`
     . . . b4
    A2 @`)
  t.does(P1, does.impulse(t, 'A2', 6, 3))
  t.does(P1, does.fly(t, 'A2', 1))
  t.shows(t.soldier('A2').used, KIND.impulse)
  t.does(P1, does.shoot(t, 'A2', 'b4'), 1).gives({ type: 'shotFired', hit: false }, { type: 'soldierFlew' })
})

rule('5.5', 'or before it', () => {
  const t = table('A2 @', { A2: { used: KIND.walk } })
  t.does(P1, does.impulse(t, 'A2', 4, 2)).gives({ type: 'soldierFlew', path: [hex(-4, 0), hex(-5, 0)] })
})

rule('5.6', 'one already displaced takes speed and heading only', () => {
  const t = table('A2 @', { A2: { displaced: true, used: KIND.flight } })
  t.does(P1, does.impulse(t, 'A2', 4, 2))
    .gives({ type: 'soldierThrust', speed: 2 })
    .without({ type: 'flightBegan' })
  t.shows(t.soldier('A2').at, hex(-3, 0))
})
