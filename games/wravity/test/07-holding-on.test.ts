import { KIND } from '../src/state.ts'
import { does, hex, P1, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })

rule('7.1', 'in a wall hex or next to a planet, where the flight begins too', () => {
  const t = table('A5 @ . . A4', { A5: flies(2, 4), A4: flies(2, 1) })
  t.offered(P1, does.grab(t, 'A5'))
  t.refuses(P1, does.grab(t, 'A4'), '7.1')
})

rule('7.2', 'the example: soldier 5 at speed 4 with agility 1 needs 3, and holds on with a 5', () => {
  const t = table('A5 . @', { A5: flies(4, 1) }, { at: [-2, 1] })
  t.does(P1, does.fly(t, 'A5', 1))
  t.shows(t.state.flights, [{ soldier: t.id('A5'), left: 3 }])
  t.does(P1, does.grab(t, 'A5'), 5).gives(
    { type: 'grabRolled', die: 5, needed: 3, held: true },
    { type: 'flightEnded', soldier: t.id('A5') },
  )
  t.shows([t.soldier('A5').speed, t.soldier('A5').at], [0, hex(-1, 1)])
})

rule('7.3', 'a 1 fails and a 6 succeeds whatever is needed', () => {
  const easy = table('A3 @', { A3: flies(1, 4) })
  easy.does(P1, does.grab(easy, 'A3'), 1).gives({ type: 'grabRolled', needed: -3, held: false })
  const hard = table('A5 @', { A5: { ...flies(6, 4), lives: 1 } })
  hard.does(P1, does.grab(hard, 'A5'), 6).gives({ type: 'grabRolled', needed: 5, held: true })
})

rule('7.4', 'success stops it and ends its displacement', () => {
  const t = table('A3 . @', { A3: flies(3, 1) })
  t.does(P1, does.fly(t, 'A3', 1))
  t.does(P1, does.grab(t, 'A3'), 4).gives({ type: 'grabRolled', held: true }, { type: 'flightEnded' })
  t.shows(t.soldier('A3').at, hex(-2, 0))
})

rule('7.5', 'success before the flight leaves one more action', () => {
  const t = table('A3 @ . b4', { A3: flies(3, 4) })
  t.does(P1, does.grab(t, 'A3'), 4).gives({ type: 'grabRolled', held: true })
  t.does(P1, does.impulse(t, 'A3', 4, 2)).gives({ type: 'soldierThrust', speed: 2 })
})

rule('7.6', 'success during the displacement leaves none', () => {
  const t = table('A3 . @', { A3: flies(3, 1) })
  t.does(P1, does.fly(t, 'A3', 1))
  t.does(P1, does.grab(t, 'A3'), 4).gives({ type: 'grabRolled', held: true })
  t.refuses(P1, does.impulse(t, 'A3', 4, 2), '3.3')
})

rule('7.7', 'the example: with a 2 soldier 5 flies on, the 3 hexes it has left', () => {
  const t = table(
    `
    A5 . . . . . .
     . @ .`,
    { A5: flies(4, 1) },
  )
  t.does(P1, does.fly(t, 'A5', 1))
  t.does(P1, does.grab(t, 'A5'), 2).gives(
    { type: 'grabRolled', die: 2, needed: 3, held: false },
    { type: 'soldierFlew', path: [hex(-1, 0), hex(0, 0), hex(1, 0)] },
  )
})

rule('7.8', 'a wall or planet cannot be braked against', () => {
  const t = table('A3 @', { A3: flies(3, 4) })
  t.notOffered(P1, { type: 'brake' })
  t.does(P1, does.grab(t, 'A3'), 6).gives({ type: 'grabRolled' })
})

rule('3.5', 'after a failed grab only the flight is left', () => {
  const t = table('A3 @ . b4', { A3: { ...flies(3, 4), used: KIND.grab } })
  t.notOffered(P1, { type: 'pushOff' })
  t.refuses(P1, does.pushOff(t, 'A3', 4, 1), '3.5')
})
