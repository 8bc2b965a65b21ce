import { at } from '@muster/engine/testkit/loaded'
import { does, hex, P1, P2, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })
const hands = [['grenade']]
const moves = { type: 'moveGrenade', grenade: 0 } as const
const field = { until: 9, moved: true }

rule('14.1', 'put into a free hex next to the thrower', () => {
  const t = table('A2 b4', {}, { hands })
  t.refuses(P1, does.grenade(t, 'A2', 1, 1, 1), '14.1')
  t.does(P1, does.grenade(t, 'A2', 4, 4, 1)).gives({ type: 'grenadeThrown', at: hex(-4, 0), heading: 4 })
})

rule('14.2', 'heading straight on or one direction to either side', () => {
  const t = table('A2', {}, { hands })
  t.offered(P1, does.grenade(t, 'A2', 1, 1, 1), does.grenade(t, 'A2', 1, 2, 1), does.grenade(t, 'A2', 1, 6, 1))
  t.refuses(P1, does.grenade(t, 'A2', 1, 3, 1), '14.2')
})

rule('14.3', 'a force up to the strength', () => {
  const t = table('A2', {}, { hands })
  t.refuses(P1, does.grenade(t, 'A2', 1, 1, 6), '14.3')
  t.offered(P1, does.grenade(t, 'A2', 1, 1, 5))
})

rule('14.4', 'it moves at once, and not again this turn', () => {
  const t = table('A2', {}, { hands })
  t.does(P1, does.grenade(t, 'A2', 1, 1, 2)).gives({ type: 'grenadeMoved', path: [hex(-1, 0), hex(0, 0)] })
  t.refuses(P1, moves, '14.5')
})

rule('14.5', 'in every later turn once, when that player likes', () => {
  const t = table('* . . . . b4')
  t.does(P1, moves).gives({ type: 'grenadeMoved', path: [hex(-2, 0), hex(-1, 0)] })
  t.refuses(P1, moves, '14.5')
  t.does(P1, does.endTurn)
  t.offered(P2, moves)
})

rule('14.5', 'not in the middle of a displacement', () => {
  const t = table('* . . . . A4', { A4: flies(2) })
  t.does(P1, does.fly(t, 'A4', 1))
  t.refuses(P1, moves, '3.9')
})

rule('14.6', 'at the latest at the end of the turn, after the soldiers', () => {
  const t = table('* . . . . A4', { A4: flies(1) })
  t.does(P1, does.endTurn).gives({ type: 'soldierFlew' }, { type: 'grenadeMoved' }, { type: 'turnEnded' })
})

rule('14.7', 'it fills its hex, stops beams and shuts a door', () => {
  const t = table('A2 . * b4')
  t.refuses(P1, does.shoot(t, 'A2', 'b4'), '10.3')
  const door = table('*', {}, { at: [8, -4] })
  door.refuses(P1, does.enter(door, 'A1'), '3.12')
})

rule('14.8', 'it goes off when its next step is not free', () => {
  const t = table('* . b4 @')
  t.does(P1, moves).gives({ type: 'grenadeMoved', path: [hex(-2, 0)] }, { type: 'grenadeExploded', grenade: 0 })
  const wall = table('*', {}, { at: [8, 0] })
  wall.does(P1, moves).gives({ type: 'grenadeMoved', path: [] }, { type: 'grenadeExploded' })
})

rule('14.9', 'it goes off when a soldier’s next step is its hex, and the soldier stops', () => {
  const t = table('A2 . *', { A2: flies(3) })
  t.does(P1, does.fly(t, 'A2', 3)).gives(
    { type: 'grenadeExploded' },
    { type: 'soldierDrawn', soldier: t.id('A2'), to: hex(-2, 0) },
  )
  t.shows(t.soldier('A2').speed, 0)
})

rule('14.10', 'it goes off when a shot hits it, its speed counting', () => {
  const t = table('A4 . . . . *')
  t.does(P1, { type: 'shoot', soldier: t.id('A4'), at: hex(2, 0), card: null }, 4).gives(
    { type: 'shotFired', needed: 4, hit: true },
    { type: 'grenadeHit' },
    { type: 'grenadeExploded' },
  )
})

rule('14.11', 'it draws everyone within two hexes until they touch it', () => {
  const t = table('A4 . * @ . b4', {})
  t.does(P1, moves).gives({ type: 'grenadeExploded' }, { type: 'soldierDrawn', soldier: t.id('A4'), to: hex(-2, 0) })
  t.shows(t.soldier('b4').at, hex(2, 0))
})

rule('14.11', 'one that can come no nearer stays', () => {
  const t = table('A4 b1 * @')
  t.does(P1, moves).without({ type: 'soldierDrawn', soldier: t.id('A4') })
  t.refuses(P1, does.push(t, 'A4', 'b1', 4, 1), '14.14')
})

rule('14.12', 'of two hexes the lower heading', () => {
  const t = table(
    `
    A4 . .
     . * @`,
  )
  t.does(P1, moves).gives({ type: 'soldierDrawn', soldier: t.id('A4'), to: hex(-2, 0) })
})

rule('14.12', 'the nearer first, then by seat and number', () => {
  const t = table('b4 A4 * @')
  t.does(P1, moves).without({ type: 'soldierDrawn' })
  const both = table(
    `
    b4 A4 b1
     b2 . b3
    . A5 * @`,
  )
  both.does(P1, moves).gives({ type: 'soldierDrawn', soldier: both.id('A4'), to: hex(-2, 1) })
  both.shows(both.soldier('b1').at, hex(-1, 0))
})

rule('14.13', 'it takes their speed', () => {
  const t = table('A4 * @', { A4: flies(4, 4) })
  t.does(P1, moves).gives({ type: 'soldierDrawn', soldier: t.id('A4'), to: hex(-3, 0) })
  t.shows(t.soldier('A4').speed, 0)
})

rule('14.14', 'soldiers in the field may do nothing', () => {
  const t = table('A4 * . b4', {}, { grenade: field })
  t.refuses(P1, does.concentrate(t, 'A4'), '14.14')
  t.shows(t.offers(P1, t.id('A4')), [])
})

rule('14.15', 'whoever flies in is drawn too', () => {
  const t = table('A5 . . . *', { A5: flies(4) }, { grenade: field })
  t.does(P1, does.fly(t, 'A5', 4)).gives(
    { type: 'soldierFlew', path: [hex(-2, 0), hex(-1, 0)] },
    { type: 'soldierDrawn', to: hex(0, 0) },
    { type: 'flightEnded' },
  )
})

rule(
  '14.15',
  'the example: the grenade goes off at the wall, soldier 5 flies in, is drawn to it and left adrift',
  () => {
    const t = table('b4 . . A5 . . . *', { A5: flies(4) }, { at: [1, 0] })
    t.does(P1, moves).gives({ type: 'grenadeMoved', path: [] }, { type: 'grenadeExploded', until: 4 })
    t.does(P1, does.fly(t, 'A5', 4)).gives(
      { type: 'soldierFlew', path: [hex(5, 0), hex(6, 0)] },
      { type: 'soldierDrawn', soldier: t.id('A5'), to: hex(7, 0) },
    )
    for (const seat of [P1, P2] as const) t.does(seat, does.endTurn)
    t.refuses(P1, does.shoot(t, 'A5', 'b4'), '14.14')
    t.does(P1, does.endTurn).gives({ type: 'fieldEnded' })
    t.does(P2, does.endTurn)
    t.offered(P1, does.shoot(t, 'A5', 'b4'))
    t.refuses(P1, does.impulse(t, 'A5', 4, 1), '5.1')
  },
)

rule('14.16', 'of two fields the nearer draws, then the older', () => {
  const t = table(
    '. . A5',
    { A5: flies(1, 4) },
    {
      state: {
        grenades: [
          { at: hex(-3, 0), heading: 1, speed: 1, reach: 1, moved: true, until: 9 },
          { at: hex(0, 0), heading: 1, speed: 1, reach: 2, moved: true, until: 8 },
        ],
      },
    },
  )
  t.does(P1, does.fly(t, 'A5', 1)).gives({ type: 'soldierDrawn', soldier: t.id('A5'), to: hex(-2, 0) })
})

rule('14.16', 'the older where both are as near', () => {
  const grenade = (q: number, until: number) => ({ at: hex(q, 0), heading: 1, speed: 1, reach: 2, moved: true, until })
  const t = table('A5', { A5: flies(1, 2) }, { at: [1, -3] })
  t.state.grenades.push(grenade(1, 9), grenade(-1, 8))
  t.does(P1, does.fly(t, 'A5', 1)).gives({ type: 'soldierDrawn', soldier: t.id('A5'), to: hex(0, -1) })
})

rule('14.17', 'they cannot be pushed, braked or hooked, and stay when struck', () => {
  const t = table('* . b4 A2', {}, { grenade: field, hands: [['hook']] })
  t.refuses(P1, does.push(t, 'A2', 'b4', 1, 1), '14.17')
  t.refuses(P1, does.hook(t, 'A2', 4), '13.1')
  const struck = table('* . b4 A2', { A2: { ...flies(2, 4), lives: 0 } }, { grenade: field })
  struck.does(P1, does.fly(struck, 'A2', 2), at(0)).gives({ type: 'soldiersCrashed', speeds: [1, 0] })
  struck.shows(struck.soldier('b4').at, hex(-1, 0))
})

rule('14.18', 'they can be shot', () => {
  const t = table('* . b4 . A2', {}, { grenade: field })
  t.does(P1, does.shoot(t, 'A2', 'b4'), 5).gives({ type: 'soldierHit', target: t.id('b4') })
})

rule('14.19', 'until the end of the next turn of the player in whose turn it went off', () => {
  const t = table('A4 * @ . . . b4')
  t.does(P1, moves).gives({ type: 'grenadeExploded', until: 4 })
  t.does(P1, does.endTurn).without({ type: 'fieldEnded' })
  t.does(P2, does.endTurn).without({ type: 'fieldEnded' })
  t.does(P1, does.endTurn).gives({ type: 'fieldEnded', grenade: 0 })
  t.shows([t.state.grenades, t.soldier('A4').speed], [[], 0])
})
