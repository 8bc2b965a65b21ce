import { at } from '@muster/engine/testkit/loaded'
import { KIND } from '../src/state.ts'
import { does, eventsOf, game, hex, P1, P2, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })
const shot = { used: KIND.shoot }
const out = { lives: 0 }

rule('9.1', 'with an action left its player may act before the bounce, or let it go on', () => {
  const t = table('A2 . @', { A2: flies(3) })
  t.does(P1, does.fly(t, 'A2', 1)).without({ type: 'soldierBounced' })
  t.offered(P1, does.grab(t, 'A2'), does.pushOff(t, 'A2', 4, 1), does.fly(t, 'A2', 2))
  t.does(P1, does.fly(t, 'A2', 2), at(0)).gives({ type: 'soldierBounced' })
})

rule(
  '9.1',
  'the example: soldier 5 has shot, hits the planet and bounces towards 3 with the movement it had left',
  () => {
    const t = table(
      `
    A5 . . @ .
     b2 . . . .`,
      { A5: flies(4) },
    )
    t.does(P1, does.fly(t, 'A5', 1))
    t.does(P1, does.shoot(t, 'A5', 'b2'), 1, at(1)).gives(
      { type: 'shotFired', hit: false },
      { type: 'soldierFlew', path: [hex(-1, 0)] },
      { type: 'soldierBounced', speed: 3, heading: 3, die: 3 },
      { type: 'soldierFlew', path: [hex(-2, 1), hex(-3, 2)] },
    )
  },
)

rule('9.2', 'it costs 1 speed, and at 0 the movement ends', () => {
  const t = table('A2 @', { A2: { ...flies(1), ...shot } })
  t.does(P1, does.fly(t, 'A2', 1)).gives({ type: 'soldierBounced', speed: 0, die: 0 }, { type: 'flightEnded' })
})

rule('9.3', 'with no free neighbour it ends too', () => {
  const t = table(
    `
     b1 b2
    b3 A2 @
     b4 b5`,
    { A2: { ...flies(3), ...shot } },
  )
  t.does(P1, does.fly(t, 'A2', 3)).gives({ type: 'soldierBounced', stuck: true, speed: 2 }, { type: 'flightEnded' })
})

rule('9.4', 'rolled until the direction is free, each free one as likely', () => {
  const t = table(
    `
     b1 b2
    . A2 @
     b4 .`,
    { A2: { ...flies(2), ...shot } },
  )
  t.does(P1, does.fly(t, 'A2', 2), at(1)).gives({ type: 'soldierBounced', heading: 4, die: 4 })
})

rule('9.5', 'it goes on with the movement left', () => {
  const t = table('. . A2 @', { A2: { ...flies(3), ...shot } })
  t.does(P1, does.fly(t, 'A2', 3), at(2)).gives(
    { type: 'soldierBounced', speed: 2, heading: 4 },
    { type: 'soldierFlew', path: [hex(-2, 0), hex(-3, 0), hex(-4, 0)] },
  )
})

rule('9.6', 'two soldiers both lose 1, not below 0', () => {
  const t = table('A2 b4', { A2: { ...flies(3), ...shot }, b4: { ...flies(2, 2), ...out } })
  t.does(P1, does.fly(t, 'A2', 3), at(2)).gives({ type: 'soldiersCrashed', speeds: [2, 1] })
})

rule('9.7', 'one that has shot is not able: the other chooses', () => {
  const t = table('A2 b4', { A2: { ...flies(3), ...shot } })
  t.does(P1, does.fly(t, 'A2', 3)).gives({ type: 'questionAsked' })
  t.asks(P2)
})

rule('9.7', 'one with an action left and nothing done is able', () => {
  const t = table('A3 b4', { A3: flies(3), b4: out })
  t.does(P1, does.fly(t, 'A3', 3)).gives({ type: 'questionAsked' })
  t.asks(P1)
})

rule('9.7', 'neither one that has pushed, braked, used an object or concentrated', () => {
  for (const used of [KIND.push, KIND.object, KIND.concentrate]) {
    const t = table('A2 b4', { A2: { ...flies(3), used } })
    t.does(P1, does.fly(t, 'A2', 3)).gives({ type: 'questionAsked' })
    t.asks(P2)
  }
  const fresh = table('A3 b4', { A3: { ...flies(3), used: KIND.impulse, displaced: true }, b4: { lives: 0 } })
  fresh.state.flights.push({ soldier: fresh.id('A3'), left: 3 })
  fresh.does(P1, does.fly(fresh, 'A3', 3)).gives({ type: 'questionAsked' })
  fresh.asks(P1)
})

rule('9.8', 'in another’s turn any conscious soldier is able', () => {
  const t = table('A2 b4', { A2: { ...flies(3), ...shot }, b4: { used: KIND.shoot | KIND.push } })
  t.does(P1, does.fly(t, 'A2', 3)).gives({ type: 'questionAsked' })
  t.asks(P2)
})

rule('9.9', 'if both are able the more agile chooses, even out of turn', () => {
  const t = table('A2 b3', { A2: flies(3) })
  t.does(P1, does.fly(t, 'A2', 3)).gives({ type: 'questionAsked' })
  t.asks(P2)
})

rule('9.10', 'a tie goes to the player whose turn it is', () => {
  const t = table('A1 b4', { A1: flies(3) })
  t.does(P1, does.fly(t, 'A1', 3)).gives({ type: 'questionAsked' })
  t.asks(P1)
})

rule('9.11', 'if only one is able, its player chooses', () => {
  const t = table('A2 b4', { A2: { ...flies(3), ...out } })
  t.does(P1, does.fly(t, 'A2', 3)).gives({ type: 'questionAsked' })
  t.asks(P2)
})

rule('9.12', 'if neither is able the die decides, but never the other’s hex', () => {
  const t = table('A2 b4', { A2: { ...flies(2), ...shot }, b4: { ...flies(2, 2), ...out } })
  t.does(P1, does.fly(t, 'A2', 2), at(0)).gives({ type: 'soldiersCrashed', headings: [2, 5], die: 2 })
})

rule('9.13', 'any direction for the striker but the other’s hex; the struck goes opposite', () => {
  const t = table('A1 b4', { A1: flies(3), b4: flies(2, 1) })
  t.does(P1, does.fly(t, 'A1', 3))
  t.refuses(P1, does.axis(1), '9.13')
  t.does(P1, does.axis(3)).gives({ type: 'soldiersCrashed', headings: [3, 6] })
})

rule('9.14', 'the struck soldier moves first, by its speed', () => {
  const t = table('A1 b4', { A1: flies(2), b4: flies(3, 1) })
  t.does(P1, does.fly(t, 'A1', 2))
  t.does(P1, does.axis(4)).gives(
    { type: 'flightBegan', soldier: t.id('b4'), left: 2 },
    { type: 'soldierFlew', soldier: t.id('b4'), path: [hex(-1, 0), hex(0, 0)] },
  )
})

rule('9.15', 'then the striker goes on with the movement it had left', () => {
  const t = table('A1 . b4', { A1: { ...flies(4), ...out }, b4: flies(2, 1) })
  t.does(P1, does.fly(t, 'A1', 4))
  t.does(P2, does.axis(4)).gives(
    { type: 'soldierFlew', soldier: t.id('b4') },
    { type: 'soldierFlew', soldier: t.id('A1'), path: [hex(-3, 0), hex(-4, 0), hex(-5, 0)] },
  )
})

rule('9.16', 'one whose first hex is blocked crashes there at once', () => {
  const t = table('A1 b4 @', { A1: { ...flies(2), ...out }, b4: flies(3, 4) })
  t.does(P1, does.fly(t, 'A1', 2))
  t.does(P2, does.axis(4), at(0)).gives(
    { type: 'soldiersCrashed', headings: [4, 1] },
    { type: 'soldierBounced', soldier: t.id('b4'), speed: 1 },
  )
})

rule('9.16', 'an axis into a wall or a third soldier can be chosen, and the chain goes on', () => {
  const t = table('A1 b4 b5', { A1: flies(3), b4: { ...flies(3, 1), lives: 0 }, b5: { lives: 0 } })
  t.does(P1, does.fly(t, 'A1', 3))
  t.does(P1, does.axis(4), at(2)).gives(
    { type: 'soldiersCrashed', striker: t.id('A1'), struck: t.id('b4'), speeds: [2, 2] },
    { type: 'soldiersCrashed', striker: t.id('b4'), struck: t.id('b5'), speeds: [1, 0], die: 4 },
  )
})

rule('9.17', 'a struck soldier at rest stays', () => {
  const t = table('A1 b4', { A1: flies(3) })
  t.does(P1, does.fly(t, 'A1', 3))
  t.does(P1, does.axis(4))
    .gives({ type: 'soldiersCrashed', speeds: [2, 0] })
    .without({ type: 'flightBegan', soldier: t.id('b4') })
  t.shows(t.soldier('b4').at, hex(-2, 0))
})

rule('9.17', 'one that comes to speed 0 moves no farther', () => {
  const t = table('A1 b4', { A1: { ...flies(1), ...shot }, b4: { ...flies(2, 1) } })
  t.does(P1, does.fly(t, 'A1', 1))
  t.does(P2, does.axis(4))
    .gives({ type: 'soldiersCrashed', speeds: [0, 1] })
    .without({ type: 'soldierFlew', soldier: t.id('A1') })
})

rule('9.18', 'nobody is asked when both speeds are 0', () => {
  const t = table('A1 b4', { A1: flies(1), b4: flies(1, 4) })
  t.does(P1, does.fly(t, 'A1', 1))
    .gives({ type: 'soldiersCrashed', speeds: [0, 0] })
    .without({ type: 'questionAsked' })
})

rule('9.19', 'by default the striker goes straight back', () => {
  const t = table('A2 b3', { A2: flies(3) })
  t.does(P1, does.fly(t, 'A2', 3))
  t.shows(game.fallback(t.state, P2), does.axis(4))
  t.shows(game.answer(t.state, P2, { axis: 'default' }), does.axis(4))
  t.shows(game.answer(t.state, P2, { axis: 'ask' }), null)
  t.does(P2, does.axis(4)).gives({ type: 'soldiersCrashed' })
})

rule('9.20', 'every crash costs speed', () => {
  const t = table('. A1 b4 b5 .', {
    A1: { ...flies(6), ...out },
    b4: { ...flies(3, 4), ...out },
    b5: { ...flies(2, 4), ...out },
  })
  const { events } = t.does(P1, does.fly(t, 'A1', 6), at(2), at(2), at(0)).gives({ type: 'soldiersCrashed' })
  for (const e of eventsOf(events, 'soldiersCrashed')) t.shows(e.speeds[0] < 6, true)
})
