import { at } from '@muster/engine/testkit/loaded'
import { KIND } from '../src/state.ts'
import { does, hex, P1, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })

rule('8.1', 'anyone next to it: friend, rival, immobilised', () => {
  const t = table('b4 A2 A4 b1', { b4: { lives: 0 } })
  t.offered(P1, does.push(t, 'A2', 'b4', 2, 1), does.push(t, 'A2', 'A4', 2, 1))
  t.refuses(P1, does.push(t, 'A2', 'b1', 2, 1), '8.1')
})

rule('8.2', 'a force up to the strength', () => {
  const t = table('A2 b4')
  t.refuses(P1, does.push(t, 'A2', 'b4', 4, 6), '8.2')
  t.offered(P1, does.push(t, 'A2', 'b4', 4, 5))
})

rule('8.3', 'the example: soldier 2 takes heading 2, soldier 5 the opposite way', () => {
  const t = table('A2 b5', { A2: { ...flies(3, 1) }, b5: flies(1, 4) })
  t.does(P1, does.push(t, 'A2', 'b5', 2, 1)).gives(
    { type: 'soldierPushed', speed: 2, recoil: 4 },
    { type: 'soldierFlew', soldier: t.id('b5'), path: [hex(-2, -1), hex(-2, -2)] },
    { type: 'soldierFlew', soldier: t.id('A2'), path: [hex(-3, 1), hex(-3, 2), hex(-3, 3), hex(-3, 4)] },
  )
})

rule('8.4', 'any direction but straight at the target', () => {
  const t = table('A2 b4')
  t.refuses(P1, does.push(t, 'A2', 'b4', 1, 1), '8.4')
  for (const heading of [2, 3, 4, 5, 6]) t.offered(P1, does.push(t, 'A2', 'b4', heading, 1))
})

rule('8.5', 'the example: with force 1, soldier 5 has speed 2 and soldier 2 speed 4', () => {
  const t = table('A2 b5', { A2: flies(3), b5: flies(1) })
  t.does(P1, does.push(t, 'A2', 'b5', 4, 1)).gives({ type: 'soldierPushed', speed: 2, recoil: 4 })
})

rule('8.6', 'the example: with force 4, soldier 5 has speed 5 and soldier 2 no more than 6', () => {
  const t = table('A5 b2', { A5: flies(1), b2: flies(3) })
  t.does(P1, does.push(t, 'A5', 'b2', 4, 4)).gives({ type: 'soldierPushed', speed: 6, recoil: 5 })
})

rule('8.6', 'a pusher adrift takes the force too', () => {
  const t = table('A2 b4')
  t.does(P1, does.push(t, 'A2', 'b4', 4, 2)).gives(
    { type: 'soldierPushed', speed: 2, recoil: 2 },
    { type: 'soldierFlew', soldier: t.id('A2'), path: [hex(-4, 0), hex(-5, 0)] },
  )
})

rule('8.7', 'a pusher that holds on stays put', () => {
  const t = table('@ A2 b4')
  t.does(P1, does.push(t, 'A2', 'b4', 4, 2)).gives({ type: 'soldierPushed', recoil: null })
  t.shows([t.soldier('A2').speed, t.soldier('A2').at], [0, hex(-2, 0)])
})

rule('8.8', 'a target that holds on is torn loose', () => {
  const t = table('A2 b4 @')
  t.does(P1, does.push(t, 'A2', 'b4', 3, 1)).gives({ type: 'soldierFlew', soldier: t.id('b4'), path: [hex(-1, -1)] })
})

rule('8.9', 'the target moves first and to the end', () => {
  const t = table('A2 b4', { A2: flies(1, 4), b4: flies(1, 1) })
  t.does(P1, does.push(t, 'A2', 'b4', 4, 1)).gives(
    { type: 'soldierFlew', soldier: t.id('b4') },
    { type: 'flightEnded', soldier: t.id('b4') },
    { type: 'soldierFlew', soldier: t.id('A2') },
  )
})

rule('8.10', 'the example: in mid-flight with 1 hex left, a push with force 1 leaves 2', () => {
  const t = table('A2 . . b4', { A2: flies(3, 1), b4: flies(1, 1) })
  t.does(P1, does.fly(t, 'A2', 2))
  t.does(P1, does.push(t, 'A2', 'b4', 4, 1)).gives(
    { type: 'soldierPushed', speed: 2, recoil: 4, left: 2 },
    { type: 'soldierFlew', soldier: t.id('b4'), path: [hex(1, 0), hex(2, 0)] },
    { type: 'soldierFlew', soldier: t.id('A2'), path: [hex(-2, 0), hex(-3, 0)] },
  )
})

rule('8.10', 'only by what the speed really grew', () => {
  const t = table('A5 . b4', { A5: flies(5, 1), b4: flies(1, 1) })
  t.does(P1, does.fly(t, 'A5', 1))
  t.does(P1, does.push(t, 'A5', 'b4', 4, 4)).gives({ type: 'soldierPushed', recoil: 6, left: 5 })
})

rule('8.11', 'with no movement left a push changes speed and heading only', () => {
  const t = table('A2 . b4', { A2: flies(1, 1), b4: { ...flies(1), lives: 0 } })
  t.does(P1, does.fly(t, 'A2', 1))
  t.does(P1, does.push(t, 'A2', 'b4', 4, 1))
    .gives({ type: 'soldierPushed', recoil: 2, left: -1 })
    .without({
      type: 'flightBegan',
      soldier: t.id('A2'),
    })
  t.shows([t.soldier('A2').at, t.soldier('A2').speed, t.soldier('A2').heading], [hex(-2, 0), 2, 4])
})

rule('8.12', 'the example: in a row of three the ends part with speed 4 and the middle stays', () => {
  const t = table('A1 b2 b5', { A1: flies(1), b2: {}, b5: flies(1) })
  t.does(P1, does.push(t, 'A1', 'b2', 4, 3)).gives(
    { type: 'soldierPushed', target: t.id('b2'), taker: t.id('b5'), speed: 4, recoil: 4 },
    { type: 'soldierFlew', soldier: t.id('b5'), path: [hex(0, 0), hex(1, 0), hex(2, 0), hex(3, 0)] },
    { type: 'soldierFlew', soldier: t.id('A1'), path: [hex(-4, 0), hex(-5, 0), hex(-6, 0), hex(-7, 0)] },
  )
  t.shows([t.soldier('b2').at, t.soldier('b2').speed], [hex(-2, 0), 0])
})

rule('8.13', 'the example: pushed another way, the row is not concerned', () => {
  const t = table('A1 b2 b5', { A1: flies(1), b2: flies(1), b5: flies(1) })
  t.does(P1, does.push(t, 'A1', 'b2', 2, 2)).gives({ type: 'soldierPushed', taker: t.id('b2'), speed: 3, recoil: 3 })
})

rule('8.13', 'an occupied hex in the target’s way makes a row at any angle', () => {
  const t = table(
    `
     b5
    A1 b2`,
    {},
    { at: [-2, 0] },
  )
  t.does(P1, does.push(t, 'A1', 'b2', 2, 2)).gives({ type: 'soldierPushed', target: t.id('b2'), taker: t.id('b5') })
})

rule('8.14', 'the last of a row crashes if a planet is next', () => {
  const t = table('A1 b2 b5 @', { b5: { lives: 0 } })
  t.does(P1, does.push(t, 'A1', 'b2', 4, 2), at(0)).gives({ type: 'soldierBounced', soldier: t.id('b5'), speed: 1 })
})

rule('8.15', 'a brake takes the force, not below 0, and leaves the heading', () => {
  const t = table('@ A2 b4', { b4: flies(2, 1) })
  t.refuses(P1, does.brake(t, 'A2', 'b4', 0, 3), '8.15')
  t.does(P1, does.brake(t, 'A2', 'b4', 0, 1)).gives({ type: 'soldierBraked', speed: 1 })
  t.shows([t.soldier('b4').speed, t.soldier('b4').heading], [1, 1])
})

rule('8.15', 'one at rest cannot be braked', () => {
  const t = table('@ A2 b4')
  t.refuses(P1, does.brake(t, 'A2', 'b4', 0, 1), '8.15')
})

rule('8.16', 'the example: held by its planet, soldier 2 stops soldier 5 and then walks off', () => {
  const t = table('@ A2 b5', { b5: flies(1, 4) })
  t.refuses(P1, does.brake(t, 'A2', 'b5', 4, 1), '8.16')
  t.does(P1, does.brake(t, 'A2', 'b5', 0, 1)).gives({ type: 'soldierBraked', speed: 0, recoil: null })
  t.does(P1, does.walk(t, 'A2', hex(-3, 1)))
})

rule('8.17', 'the example: soldier 5 takes the 3 that soldier 2 loses, picks a heading and moves', () => {
  const t = table('A5 b2', { A5: flies(1, 1), b2: flies(3, 4) })
  t.does(P1, does.brake(t, 'A5', 'b2', 3, 3)).gives(
    { type: 'soldierBraked', speed: 0, recoil: 4, heading: 3 },
    { type: 'soldierFlew', soldier: t.id('A5'), path: [hex(-4, 1), hex(-5, 2), hex(-6, 3), hex(-7, 4)] },
  )
})

rule('8.17', 'a braker that holds on to nothing goes somewhere', () => {
  const t = table('A5 b2', { b2: flies(3, 4) })
  t.refuses(P1, does.brake(t, 'A5', 'b2', 0, 3), '8.17')
})

rule('8.18', 'any heading but the target’s hex', () => {
  const t = table('A5 b2', { b2: flies(3, 4) })
  t.refuses(P1, does.brake(t, 'A5', 'b2', 1, 3), '8.18')
  t.offered(P1, does.brake(t, 'A5', 'b2', 2, 3))
})

rule('8.19', 'braking never displaces the target', () => {
  const t = table('@ A5 b2', { b2: flies(3, 1) })
  t.does(P1, does.brake(t, 'A5', 'b2', 0, 2))
    .gives({ type: 'soldierBraked', speed: 1 })
    .without({ type: 'flightBegan' })
  t.shows(t.soldier('b2').displaced, false)
})

rule('8.20', 'a braker adrift moves by what it gained', () => {
  const t = table('A5 b2', { b2: flies(2, 4) })
  t.does(P1, does.brake(t, 'A5', 'b2', 4, 2)).gives({ type: 'flightBegan', soldier: t.id('A5'), left: 2 })
})

rule('8.20', 'in mid-flight on top of what was left', () => {
  const t = table('A5 . b2', { A5: flies(2, 1), b2: flies(2, 4) })
  t.does(P1, does.fly(t, 'A5', 1))
  t.does(P1, does.brake(t, 'A5', 'b2', 4, 2)).gives({ type: 'soldierBraked', recoil: 4, left: 3 })
})

rule('8.21', 'in flight, a push-off adds to the speed', () => {
  const t = table('A5 . @', { A5: flies(2, 1) })
  t.refuses(P1, does.pushOff(t, 'A5', 4, 1), '8.21')
  t.does(P1, does.fly(t, 'A5', 1))
  t.does(P1, does.pushOff(t, 'A5', 4, 3)).gives(
    { type: 'soldierThrust', kind: 'push', speed: 5, left: 4 },
    { type: 'soldierFlew', path: [hex(-3, 0), hex(-4, 0), hex(-5, 0), hex(-6, 0)] },
  )
})

rule('8.22', 'in any direction whose first hex is free', () => {
  const t = table('A4 @', { A4: flies(2, 1) })
  t.refuses(P1, does.pushOff(t, 'A4', 1, 1), '8.22')
  t.refuses(P1, does.pushOff(t, 'A4', 5, 6), '8.21')
  t.does(P1, does.pushOff(t, 'A4', 5, 1)).gives({ type: 'soldierThrust', heading: 5, speed: 3 })
})

rule('8.23', 'no double thrust from the same hold', () => {
  const t = table(
    `
    A5 . . .
     @ . .`,
  )
  t.does(P1, does.impulse(t, 'A5', 1, 2))
  t.refuses(P1, does.pushOff(t, 'A5', 5, 1), '8.23')
  t.does(P1, does.fly(t, 'A5', 1))
  t.offered(P1, does.pushOff(t, 'A5', 5, 1))
})

rule('3.3', 'a push in flight is its last action: it flies on at once', () => {
  const t = table('A2 b4', { A2: { ...flies(2, 4) } })
  t.does(P1, does.push(t, 'A2', 'b4', 4, 1))
  t.shows(t.soldier('A2').used, KIND.push | KIND.flight)
  t.refuses(P1, does.shoot(t, 'A2', 'b4'), '3.3')
})
