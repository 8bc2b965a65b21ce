import { does, hex, P1, rule, table } from './table.ts'

rule('4.1', 'up to as many hexes as the movement', () => {
  const t = table('A5', {}, { at: [-8, 2] })
  t.offered(P1, does.walk(t, 'A5', hex(-8, 5)))
  t.refuses(P1, does.walk(t, 'A5', hex(-8, 6)), '4.2')
})

rule('4.1', 'not adrift', () => {
  const t = table('A5 . @')
  t.refuses(P1, does.walk(t, 'A5', hex(-2, 0)), '4.1')
})

rule('4.1', 'the example: soldier 5 along the wall, soldier 2 round its planet', () => {
  const wall = table('A5', {}, { at: [-8, 2] })
  wall.does(P1, does.walk(wall, 'A5', hex(-8, 4))).gives({ type: 'soldierWalked', path: [hex(-8, 3), hex(-8, 4)] })
  const planet = table('A2 @')
  planet
    .does(P1, does.walk(planet, 'A2', hex(-1, 0)))
    .gives({ type: 'soldierWalked', path: [hex(-3, 1), hex(-2, 1), hex(-1, 0)] })
})

rule('4.2', 'the example: soldier 4 goes over from the wall to a planet nearby', () => {
  const t = table('A4 . @', {}, { at: [-8, 2] })
  t.does(P1, does.walk(t, 'A4', hex(-6, 1))).gives({ type: 'soldierWalked', soldier: t.id('A4') })
  t.shows(t.soldier('A4').at, hex(-6, 1))
})

rule('4.2', 'from planet to planet too, but not through the void', () => {
  const t = table('@ A3 @ . .')
  t.offered(P1, does.walk(t, 'A3', hex(0, 0)))
  t.notOffered(P1, { type: 'walk', to: hex(1, 0) })
})

rule('4.3', 'not through soldiers, planets or grenades', () => {
  const t = table('A5', {}, { at: [-8, 2] })
  t.soldier('A4').at = hex(-8, 3)
  t.notOffered(P1, { type: 'walk', soldier: t.id('A5'), to: hex(-8, 4) })
  t.refuses(P1, does.walk(t, 'A5', hex(-8, 4)), '4.2')
})

rule('4.4', 'one action that names where it ends', () => {
  const t = table('A5', {}, { at: [-8, 2] })
  t.does(P1, does.walk(t, 'A5', hex(-8, 4))).gives({ type: 'soldierWalked', path: [hex(-8, 3), hex(-8, 4)] })
  t.refuses(P1, does.walk(t, 'A5', hex(-8, 5)), '3.4')
})

rule('4.5', 'a field stops the walk', () => {
  const t = table(
    'A3',
    {},
    { at: [-8, 2], state: { grenades: [{ at: hex(-8, 6), heading: 1, speed: 1, reach: 2, moved: true, until: 9 }] } },
  )
  t.notOffered(P1, { type: 'walk', to: hex(-8, 5) })
  t.does(P1, does.walk(t, 'A3', hex(-8, 4))).gives(
    { type: 'soldierWalked', path: [hex(-8, 3), hex(-8, 4)] },
    { type: 'soldierDrawn', to: hex(-8, 5) },
  )
})

rule('4.6', 'walking gives no speed', () => {
  const t = table('A5', {}, { at: [-8, 2] })
  t.does(P1, does.walk(t, 'A5', hex(-8, 4))).without({ type: 'flightBegan' })
  t.shows(t.soldier('A5').speed, 0)
})
