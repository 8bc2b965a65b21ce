import { scene } from '@muster/engine/testkit'
import { resultOf } from '../src/rules/18-points.ts'
import type { State } from '../src/state.ts'
import { book, does, game, hex, opening, P1, P2, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })
const outside = -1

/** Puts soldiers on their hexes beside the rival's door, which is at (-8, 4). */
function atDoor(s: ReturnType<typeof table>, places: Record<string, readonly [number, number]>): void {
  for (const [name, [q, r]] of Object.entries(places)) Object.assign(s.soldier(name), { at: hex(q, r), entered: 1 })
}

/** Takes everyone of a seat who waits outside for immobilised in some corner. */
function downAll(s: State, seat: number, at: readonly number[]): void {
  const all = s.soldiers.filter((u) => u.seat === seat)
  for (const [i, u] of all.entries()) Object.assign(u, { lives: 0, at: at[i] ?? outside })
}

rule('17.1', 'the example: one opens beside the door, the other flies through it', () => {
  const t = table('b1')
  atDoor(t, { A1: [-8, 3], A3: [-6, 4] })
  Object.assign(t.soldier('A3'), flies(2, 4))
  t.does(P1, does.fly(t, 'A3', 2)).gives({ type: 'battleEnded' })
  t.shows(t.state.result?.rule, '17.1')
  t.shows(game.outcome(t.state)?.winners, ['east'])
})

rule('17.1', 'walking in will do, and so will opening for one who is there', () => {
  const walk = table('b1')
  atDoor(walk, { A1: [-8, 3], A3: [-8, 5] })
  walk.does(P1, does.walk(walk, 'A3', hex(-8, 4))).gives({ type: 'battleEnded' })
  const open = table('b1')
  atDoor(open, { A1: [-8, 4], A3: [-8, 2] })
  open.does(P1, does.walk(open, 'A3', hex(-8, 3))).gives({ type: 'battleEnded' })
})

rule('17.2', 'checked after every step: flying through is enough', () => {
  const t = table('b1')
  atDoor(t, { A1: [-8, 3], A3: [-8, 5] })
  Object.assign(t.soldier('A3'), flies(4, 5))
  t.soldier('A1').at = hex(-8, 3)
  t.does(P1, does.fly(t, 'A3', 4)).gives({ type: 'soldierFlew', path: [hex(-8, 4)] }, { type: 'battleEnded' })
})

rule('17.2', 'walking past the door is enough to open it for one who is there', () => {
  const t = table('@', {}, { at: [-6, 3] })
  atDoor(t, { A1: [-8, 4], A3: [-8, 2] })
  const past = does.walk(t, 'A3', hex(-7, 3))
  t.does(P1, past).gives({ type: 'soldierWalked', path: [hex(-8, 3)] }, { type: 'battleEnded' })
})

rule('17.2', 'in a rival’s turn too', () => {
  const t = table('b1', {}, { turn: 3 })
  atDoor(t, { A1: [-8, 3], A3: [-7, 4], b4: [-6, 4] })
  t.does(P2, does.push(t, 'b4', 'A3', 1, 1)).gives({ type: 'battleEnded' })
})

rule('17.3', 'an immobilised soldier neither opens nor crosses, nor one in flight beside the door', () => {
  const t = table('b1')
  atDoor(t, { A1: [-8, 3], A3: [-6, 4] })
  Object.assign(t.soldier('A3'), flies(2, 4))
  Object.assign(t.soldier('A1'), { lives: 0 })
  t.does(P1, does.fly(t, 'A3', 2)).without({ type: 'battleEnded' })
  const fast = table('b1')
  atDoor(fast, { A1: [-8, 3], A3: [-6, 4] })
  Object.assign(fast.soldier('A3'), flies(2, 4))
  Object.assign(fast.soldier('A1'), flies(1, 5))
  fast.does(P1, does.fly(fast, 'A3', 2)).without({ type: 'battleEnded' })
})

rule('17.3', 'nor one that a field holds, until the field fades', () => {
  const t = table('b1', {}, { turn: 3 })
  atDoor(t, { A1: [-8, 3], A3: [-8, 4] })
  t.state.grenades.push({ at: hex(-7, 3), heading: 1, speed: 1, reach: 2, moved: true, until: 3 })
  t.shows(game.toAct(t.state), [P2])
  t.does(P2, does.endTurn).gives({ type: 'fieldEnded' }, { type: 'battleEnded' })
  t.shows(t.state.result?.rule, '17.1')
})

rule('17.3', 'and none can open the door for itself', () => {
  const t = table('b1')
  atDoor(t, { A3: [-6, 4] })
  Object.assign(t.soldier('A3'), flies(2, 4))
  t.does(P1, does.fly(t, 'A3', 2)).without({ type: 'battleEnded' })
})

rule('17.4', 'ends at once when a whole side is immobilised and nobody waits outside', () => {
  const t = table('A4 b1')
  downAll(
    t.state,
    1,
    [0, 1, 2, 3, 4, 5, 6, 7].map((i) => hex(i, -8)),
  )
  Object.assign(t.soldier('b1'), { lives: 1, at: hex(-2, 0) })
  t.does(P1, does.shoot(t, 'A4', 'b1'), 5).gives({ type: 'soldierHit', lives: 0 }, { type: 'battleEnded' })
  t.shows(t.state.result?.rule, '17.4')
})

rule('17.5', 'with some outside it has its next turn to bring help', () => {
  const t = table('A4 b1', { b1: { lives: 1 } })
  t.does(P1, does.shoot(t, 'A4', 'b1'), 5)
    .gives({ type: 'lastStandBegan', side: 1 })
    .without({ type: 'battleEnded' })
  t.does(P1, does.endTurn)
  t.does(P2, does.endTurn).gives({ type: 'battleEnded' })
  t.shows(t.state.result?.rule, '17.5')
})

rule('17.5', 'help that comes in time ends the danger', () => {
  const t = table('A4 b1', { b1: { lives: 1 } })
  t.does(P1, does.shoot(t, 'A4', 'b1'), 5)
  t.does(P1, does.endTurn)
  t.does(P2, does.enter(t, 'b2')).gives({ type: 'lastStandEnded', side: 1 })
  t.does(P2, does.endTurn).without({ type: 'battleEnded' })
})

rule('17.5', 'partners each have their turn first', () => {
  const t = table('A4 b1', { b1: { lives: 1 } }, { options: { mode: '4' }, turn: 4 })
  t.does('p1', does.shoot(t, 'A4', 'b1'), 5).gives({ type: 'lastStandBegan', side: 1 })
  t.does('p1', does.endTurn)
  t.does('p2', does.endTurn).without({ type: 'battleEnded' })
  t.does('p3', does.endTurn).without({ type: 'battleEnded' })
  t.does('p4', does.endTurn).gives({ type: 'battleEnded' })
})

rule('17.6', 'with three sides it ends when only one has anyone left', () => {
  const t = table('A1 B1 C1', { B1: { lives: 1 } }, { options: { mode: '3' }, turn: 3 })
  downAll(t.state, 2, [])
  t.does(P1, does.shoot(t, 'A1', 'B1'), 5).without({ type: 'battleEnded' })
  const last = table('A1 B1', { B1: { lives: 1 } }, { options: { mode: '3' }, turn: 3 })
  downAll(last.state, 2, [])
  downAll(last.state, 1, [])
  Object.assign(last.soldier('B1'), { lives: 1, at: hex(-2, 0) })
  last.does(P1, does.shoot(last, 'A1', 'B1'), 5).gives({ type: 'battleEnded' })
  last.shows(last.state.result?.rule, '17.6')
})

rule('17.7', 'it ends after ten rounds', () => {
  const t = table('A1 . b1', {}, { turn: 19 })
  t.does(P2, does.endTurn).gives({ type: 'turnEnded', turn: 19 }, { type: 'battleEnded' })
  t.shows(t.state.result?.rule, '17.7')
})

rule('17.11', 'the short game ends after five rounds', () => {
  const t = scene(game, opening({ mode: 'short' }))
  t.state.turn = 9
  t.does(t.state.first === 0 ? P2 : P1, does.endTurn).gives({ type: 'battleEnded' })
  t.shows(t.state.result?.rule, '17.11')
  t.shows(game.situation(t.state).round, 5)
})

rule('17.8', 'the table may end it by the clock: what counts stands at any moment', () => {
  const t = table('A1 A2 . b1', { b1: { lives: 1 } })
  t.shows(game.options.find((o) => o.key === 'minutes')?.values, [0, 90])
  t.shows([game.limit?.({ minutes: 90 }), game.limit?.({ minutes: 0 }), game.limit?.({})], [90, 0, 0])
  t.shows(game.situation(t.state).scores, { east: 7, west: 0 })
  t.shows(game.reckon?.(t.state)?.winners, ['east'])
})

rule('17.9', 'the points decide, even after a door was crossed', () => {
  const t = table('A1 A2')
  t.shows(resultOf(book, t.state, '17.1', t.id('A1')).winners, [0])
  t.shows(
    resultOf(book, t.state, '17.1', t.id('A1')).scores.map((x) => x.total),
    [36, 0],
  )
})

rule('17.9', 'whoever crosses may still lose on points', () => {
  const t = table('A1 A2 A3 A4 A5 A6 A7 A8', { A3: { lives: 1 } }, { at: [-4, -2] })
  for (const name of ['A2', 'A4', 'A5', 'A6', 'A7', 'A8']) t.soldier(name).lives = 0
  for (const [i, u] of t.state.soldiers.filter((x) => x.seat === 1).entries())
    Object.assign(u, { at: hex(i - 4, 0), entered: 1 })
  atDoor(t, { A1: [-8, 3], A3: [-6, 4] })
  Object.assign(t.soldier('A3'), flies(2, 4))
  t.does(P1, does.fly(t, 'A3', 2)).gives({ type: 'battleEnded' })
  t.shows(game.outcome(t.state)?.scores, { east: 33, west: 37 })
  t.shows(game.outcome(t.state)?.winners, ['west'])
})

rule('17.10', 'ties: intact soldiers, then immobilised rivals, then a draw', () => {
  const totals = (t: ReturnType<typeof table>) => {
    t.does(P2, does.endTurn).gives({ type: 'battleEnded' })
    return [t.state.result?.scores.map((x) => x.total), t.state.result?.winners]
  }
  const even = table('A1 . b1', {}, { turn: 19 })
  even.shows(totals(even), [[3, 3], []])
  const intact = table('A1 A2 A3', { A2: { lives: 1 }, A3: { lives: 0 } }, { turn: 19 })
  intact.shows(totals(intact), [[3, 3], [0]])
  const rivals = table('A1 A2 . b1', { A1: { lives: 1 }, A2: { lives: 1 }, b1: { lives: 0 } }, { turn: 19 })
  rivals.shows(totals(rivals), [[2, 2], [0]])
})
