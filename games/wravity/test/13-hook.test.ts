import { KIND } from '../src/state.ts'
import { does, hex, P1, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })
const hands = [['hook']]
const pull = (force: number) => ({ type: 'pull', force }) as const

rule('13.1', 'the first soldier or planet on each line, or its last hex', () => {
  const t = table('A2 . . b4', {}, { hands })
  t.offered(P1, does.hook(t, 'A2', 1), does.hook(t, 'A2', 4))
  const w = table('A2', {}, { hands, at: [-8, 0] })
  w.refuses(P1, does.hook(w, 'A2', 4), '13.1')
})

rule('13.2', 'a grenade stops the hook', () => {
  const t = table('A2 . * . b4', {}, { hands })
  t.refuses(P1, does.hook(t, 'A2', 1), '13.1')
})

rule('13.3', 'the example: distance 5, speed 1, precision 6; only a 1 fails, a 7 will do', () => {
  const t = table('@ A2 . . . . . b4', { b4: flies(1, 5) }, { hands })
  t.does(P1, does.hook(t, 'A2', 1), 7).gives({ type: 'hookThrown', needed: 0, caught: true })
  const one = table('@ A2 . . . . . b4', { b4: flies(1, 5) }, { hands })
  one.does(P1, does.hook(one, 'A2', 1), 1).gives({ type: 'hookThrown', caught: false })
})

rule('13.4', 'a miss spends card and action', () => {
  const t = table('A2 . . b4', {}, { hands: [['hook', 'hook'], []] })
  t.state.hands = [['hook'], []]
  t.does(P1, does.hook(t, 'A2', 1), 1).gives({ type: 'cardUsed' }, { type: 'hookThrown', caught: false })
  t.shows([t.state.hands[0], t.soldier('A2').used], [[], KIND.object])
})

rule('13.5', 'the force is chosen after success', () => {
  const t = table('A2 . . b4', {}, { hands })
  t.does(P1, does.hook(t, 'A2', 1), 9)
  t.asks(P1)
  t.refuses(P1, pull(6), '13.5')
  t.does(P1, pull(5)).gives({ type: 'hookPulled' })
})

rule('13.6', 'to a planet or wall hex: heading for it at the force', () => {
  const t = table('A2 . . @', {}, { hands })
  t.does(P1, does.hook(t, 'A2', 1), 9)
  t.does(P1, pull(2)).gives({ type: 'hookPulled', heading: 1, speed: 2, targetSpeed: null })
})

rule('13.7', 'displaced as with the cable', () => {
  const before = table('A2 . . @', { A2: flies(5, 4) }, { hands })
  before.does(P1, does.hook(before, 'A2', 1), 9)
  before.does(P1, pull(2)).gives({ type: 'soldierFlew', path: [hex(-2, 0), hex(-1, 0)] })
  const mid = table('A2 . . . . @', { A2: flies(4, 4) }, { hands })
  mid.does(P1, does.fly(mid, 'A2', 1))
  mid.does(P1, does.hook(mid, 'A2', 1), 9)
  mid.does(P1, pull(1)).gives({ type: 'soldierFlew', path: [hex(-3, 0), hex(-2, 0), hex(-1, 0)] })
  const after = table('A2 . . @', { A2: { ...flies(2, 4), displaced: true, used: KIND.flight } }, { hands })
  after.does(P1, does.hook(after, 'A2', 1), 9)
  after.does(P1, pull(1)).gives({ type: 'hookPulled', speed: 1 }).without({ type: 'soldierFlew' })
})

rule('13.8', 'the example: from its planet soldier 2 draws soldier 4 with 2, which comes at 3', () => {
  const t = table('@ A2 . . . . . b4', { b4: flies(1, 5) }, { hands })
  t.does(P1, does.hook(t, 'A2', 1), 7)
  t.does(P1, pull(2)).gives(
    { type: 'hookPulled', speed: null, target: t.id('b4'), targetSpeed: 3 },
    { type: 'soldierFlew', soldier: t.id('b4'), path: [hex(3, 0), hex(2, 0), hex(1, 0)] },
  )
})

rule('13.8', 'a target that holds on is torn loose', () => {
  const t = table('@ A2 . . . b4 @', {}, { hands })
  t.does(P1, does.hook(t, 'A2', 1), 7)
  t.does(P1, pull(1)).gives({ type: 'soldierFlew', soldier: t.id('b4'), path: [hex(1, 0)] })
})

rule('13.9', 'the example: distance 9, speeds 1 and 3, precision 3: a 10; both fly towards each other', () => {
  const t = table(
    'A5 . . . . . . . . . b1',
    { A5: flies(1, 5), b1: flies(3, 2) },
    { hands, at: [-5, 0], options: { squad1: 'earth', squad2: 'fire' } },
  )
  t.does(P1, does.hook(t, 'A5', 1), 10).gives({ type: 'hookThrown', needed: 10, caught: true })
  t.does(P1, pull(2)).gives(
    { type: 'hookPulled', speed: 3, targetSpeed: 5 },
    { type: 'soldierFlew', soldier: t.id('b1'), path: [4, 3, 2, 1, 0].map((q) => hex(q, 0)) },
    { type: 'soldierFlew', soldier: t.id('A5'), path: [-4, -3, -2].map((q) => hex(q, 0)) },
  )
  t.shows([t.soldier('A5').heading, t.soldier('b1').heading], [1, 4])
})

rule('13.10', 'a target that holds on stays, and the thrower is drawn to it', () => {
  const t = table('A2 . . . b4 @', { A2: flies(3, 4) }, { hands })
  t.does(P1, does.hook(t, 'A2', 1), 9)
  t.does(P1, pull(2)).gives({ type: 'hookPulled', speed: 2, targetSpeed: null })
  t.shows(t.soldier('b4').at, hex(1, 0))
})

rule('13.11', 'the hooked soldier moves first', () => {
  const t = table('A2 . . . . . b4', {}, { hands })
  t.does(P1, does.hook(t, 'A2', 1), 9)
  t.does(P1, pull(1)).gives({ type: 'soldierFlew', soldier: t.id('b4') }, { type: 'soldierFlew', soldier: t.id('A2') })
})

rule('13.12', 'friends and immobilised can be hooked, and no card cancels it', () => {
  const t = table('A4 . A2 . b4', { b4: { lives: 0 } }, { hands: [['hook'], ['luck', 'shield']] })
  t.offered(P1, does.hook(t, 'A2', 4), does.hook(t, 'A2', 1))
  t.does(P1, does.hook(t, 'A2', 1), 9).without({ type: 'soldierHit' })
  t.asks(P1)
})
