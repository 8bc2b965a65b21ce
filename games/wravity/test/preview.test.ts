import { must } from '@muster/engine'
import { at } from '@muster/engine/testkit/loaded'
import { expect, test } from 'vitest'
import { KIND, type State } from '../src/state.ts'
import { hexName } from '../src/words/names.ts'
import { board, does, game, hex, P1, P2, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })

test('an impulse shows its whole way, the hex after each turn, and the crash at its end', () => {
  const t = table('A2', {}, { at: [-8, 2] })
  const seen = game.preview(t.state, P1, does.impulse(t, 'A2', 1, 3))
  expect(seen.path).toEqual(Array.from({ length: 14 }, (_, i) => hex(-7 + i, 2)))
  expect(seen.notes.map((n) => [n.key, n.args?.['turn'], n.args?.['hex']])).toEqual([
    ['note.afterTurn', 0, 'K4'],
    ['note.afterTurn', 1, 'K7'],
    ['note.afterTurn', 2, 'K10'],
    ['note.afterTurn', 3, 'K13'],
    ['note.meets.wall', 4, 'K15'],
  ])
})

test('the future reaches to the end of the battle, not farther', () => {
  const t = table('A2', {}, { at: [-8, 2], turn: 4 })
  const seen = game.preview(t.state, P1, does.impulse(t, 'A2', 1, 1))
  expect(seen.notes.map((n) => n.key)).toEqual(Array.from({ length: 8 }, () => 'note.afterTurn'))
  expect(seen.path).toEqual(Array.from({ length: 8 }, (_, i) => hex(-7 + i, 2)))
})

test('one that will have flown out of the way is not met, one that will have flown into it is', () => {
  const away = table('A2 . . . b4', { b4: flies(1, 5) }, { at: [-8, 2], turn: 16 })
  const clear = game.preview(away.state, P1, does.impulse(away, 'A2', 1, 3))
  expect(clear.notes.map((n) => n.key)).toEqual(['note.afterTurn', 'note.afterTurn'])
  const towards = table('A2 . . . . . b4', { b4: flies(1, 4) }, { at: [-8, 2], turn: 16 })
  const met = game.preview(towards.state, P1, does.impulse(towards, 'A2', 1, 3))
  expect(met.notes.map((n) => [n.key, n.args?.['turn'], n.args?.['hex']])).toEqual([
    ['note.afterTurn', 0, 'K4'],
    ['note.meets.soldier', 1, 'K5'],
  ])
})

test('a push shows the ways of both, as long as they are certain', () => {
  const t = table('A2 b4 . . @', { A2: flies(1, 4) })
  const seen = game.preview(t.state, P1, does.push(t, 'A2', 'b4', 4, 1))
  expect(seen.notes.map((n) => [n.key, n.args?.['turn']]).slice(1, 4)).toEqual([
    ['note.afterTurn', 0],
    ['note.afterTurn', 1],
    ['note.meets.planet', 2],
  ])
  expect(seen.notes.filter((n) => n.key === 'note.meets.wall')).toHaveLength(1)
})

test('what a force adds to a speed, or takes from it, is told as a sum', () => {
  const sums = (t: ReturnType<typeof table>, action: Parameters<typeof game.preview>[2]): readonly unknown[] =>
    game
      .preview(t.state, P1, action)
      .notes.filter(({ key }) => key === 'note.faster' || key === 'note.slower')
      .map(({ key, args }) => [key, args?.['before'], args?.['by'], args?.['speed']])
  const t = table('A2 b4', { A2: flies(1, 4), b4: flies(3, 2) })
  expect(sums(t, does.push(t, 'A2', 'b4', 4, 2))).toEqual([
    ['note.faster', 3, 2, 5],
    ['note.faster', 1, 2, 3],
  ])
  expect(sums(t, does.brake(t, 'A2', 'b4', 4, 2))).toEqual([
    ['note.slower', 3, 2, 1],
    ['note.faster', 1, 2, 3],
  ])
  const rests = table('A2', {}, { at: [-8, 2] })
  expect(sums(rests, does.impulse(rests, 'A2', 1, 3))).toEqual([])
})

test('an axis and a pull show the ways of both', () => {
  const t = table('A1 b4', { A1: flies(3), b4: flies(3, 1) })
  t.does(P1, does.fly(t, 'A1', 3))
  const parted = game.preview(t.state, P1, does.axis(4))
  expect(parted.path.slice(0, 2)).toEqual([hex(-1, 0), hex(0, 0)])
  expect(parted.notes.filter((n) => n.key === 'note.afterTurn' && n.args?.['turn'] === 0)).toHaveLength(2)
  const h = table('A2 . . . . . . b4', {}, { hands: [['hook']] })
  h.does(P1, does.hook(h, 'A2', 1), 9)
  const drawn = game.preview(h.state, P1, { type: 'pull', force: 2 })
  expect(drawn.path).toEqual([3, 2, 1, 0, -2, -1].map((q) => hex(q, 0)))
})

test('a grenade shows where it goes', () => {
  const t = table('A2 . . . b4', {}, { hands: [['grenade']] })
  const thrown = game.preview(t.state, P1, does.grenade(t, 'A2', 1, 1, 3))
  expect(thrown.path).toEqual([hex(-2, 0), hex(-1, 0), hex(0, 0)])
  const m = table('* . . . . b4')
  expect(game.preview(m.state, P1, { type: 'moveGrenade', grenade: 0 }).path).toEqual([hex(-2, 0), hex(-1, 0)])
})

test('whoever moves a grenade is told first what that does', () => {
  const m = table('* . . . . b4')
  const { notes, warnings } = game.preview(m.state, P1, { type: 'moveGrenade', grenade: 0 })
  expect([...notes, ...warnings].map(({ key }) => key)).toEqual(['note.grenade', 'warn.moveGrenade'])
})

test('a shot at a grenade tells whom its field would draw in, and what the number needed comes from', () => {
  const t = table('A2 . . * b4')
  const at = t.state.grenades[0]?.at ?? -1
  const { notes, spread } = game.preview(t.state, P1, { type: 'shoot', soldier: t.id('A2'), at, card: null })
  expect(spread.map(({ label }) => label.key)).toEqual(['spread.miss', 'spread.explodes'])
  expect(notes.map(({ key }) => key)).toEqual(['note.needed', 'note.aim', 'note.oneFails', 'note.blast.shot'])
  expect(notes[3]?.args).toMatchObject({ count: 1, soldiers: [{ args: { number: 4 } }] })
  expect(notes[1]?.args).toMatchObject({ own: 0, between: 2 })
})

test('where the first crash comes in this turn, nothing after it is foretold', () => {
  const t = table('A2 b4 @', { A2: flies(1, 4) })
  const seen = game.preview(t.state, P1, does.push(t, 'A2', 'b4', 4, 1))
  expect(seen.notes.map((n) => n.key)).toEqual(['note.faster', 'note.meets.planet'])
})

test('a flight that bounces shows each way with its chance', () => {
  const t = table('A2 . @', { A2: flies(3) })
  const seen = game.preview(t.state, P1, does.fly(t, 'A2', 3))
  expect(seen.odds).toHaveLength(5)
  expect(seen.odds.every((o) => o.chance === 0.2)).toBe(true)
})

test('7.1: a flight that comes beside a planet foretells the hold and its odds before the crash', () => {
  const t = table('A2 . @', { A2: flies(3) })
  const stops = game.preview(t.state, P1, does.fly(t, 'A2', 1)).notes
  expect(stops.map((n) => n.key)).toEqual(['note.mayHold', 'note.meets.planet', 'note.open'])
  expect(stops[0]?.args?.['hex']).toBe(stops[1]?.args?.['hex'])
  const { odds } = must(t.does(P1, does.fly(t, 'A2', 1)) && game.preview(t.state, P1, does.grab(t, 'A2')))
  expect(stops[0]?.args?.['chance']).toBe(odds[0]?.chance)
  const goesOn = table('A2 . @', { A2: flies(3) })
  const whole = game.preview(goesOn.state, P1, does.fly(goesOn, 'A2', 3)).notes
  expect(whole.map((n) => n.key)).toEqual(['note.meets.planet', 'note.open'])
})

test('9.4: a flight that bounces says that its end is open, and names every hex where it may end in this turn', () => {
  const flying = () => table('A2 . @', { A2: { ...flies(3), used: KIND.shoot } })
  const told = (s: State) => game.preview(s, P1, does.fly(flying(), 'A2', 3)).notes.find((n) => n.key === 'note.open')
  const named = String(told(flying().state)?.args?.['hexes']).split(', ')
  const ended = [0, 1, 2, 3, 4].map((way) => {
    const t = flying()
    t.does(P1, does.fly(t, 'A2', 3), at(way))
    return hexName(board, t.soldier('A2').at)
  })
  expect(named).toEqual(ended)
  expect(told(flying().state)?.args).toMatchObject({ count: 5, again: 0 })
  // The way back may meet something again; with speed 1 it stops where it is.
  const near = table('@ A2 . @', { A2: { ...flies(3), used: KIND.shoot } })
  expect(told(near.state)?.args).toMatchObject({ again: 1 })
  expect(told(table('A2 . @', { A2: { ...flies(1), used: KIND.shoot } }).state)).toBeUndefined()
})

test('a grab shows the number needed and the chance', () => {
  const t = table('A5 @', { A5: flies(4, 4) })
  const seen = game.preview(t.state, P1, does.grab(t, 'A5'))
  expect(seen.notes).toEqual([{ key: 'note.needed', args: { needed: 3, faces: 6 } }])
  expect(seen.odds.map((o) => o.chance)).toEqual([4 / 6])
})

const oddsOf = (t: ReturnType<typeof table>, at: number): Record<string, number> =>
  Object.fromEntries(
    game.preview(t.state, P1, { ...does.shoot(t, 'A2', 'A2'), at }).odds.map((o) => [o.label.key, o.chance]),
  )

test('14.8: a grenade that the shooter flies into after a miss goes off in any case', () => {
  const t = table('A2 . . . *', { A2: flies(4) })
  t.does(P1, does.fly(t, 'A2', 1))
  const odds = oddsOf(t, t.state.grenades[0]?.at ?? -1)
  expect(odds['odds.hit']).toBeLessThan(1)
  expect(odds['odds.explodes']).toBe(1)
})

test('9.4, 14.8: or by one bounce in five, where it bounces first', () => {
  const t = table('* A2 . @', { A2: flies(3) })
  t.does(P1, does.fly(t, 'A2', 1))
  const { 'odds.hit': hit = 0, 'odds.explodes': explodes } = oddsOf(t, t.state.grenades[0]?.at ?? -1)
  expect(explodes).toBeCloseTo(hit + (1 - hit) / 5)
})

test('what cannot be counted is not foretold', () => {
  const t = table('* A2 . b4', { A2: flies(3) })
  t.does(P1, does.fly(t, 'A2', 1))
  expect(Object.keys(oddsOf(t, t.state.grenades[0]?.at ?? -1))).toEqual(['odds.hit'])
})

test('a shot, a hook and a grip tell all that may come of them', () => {
  const t = table('A2 . b4')
  const { spread, odds } = game.preview(t.state, P1, does.shoot(t, 'A2', 'b4'))
  expect(spread.map(({ label }) => label.key)).toEqual(['spread.miss', 'spread.wound', 'spread.immobilise'])
  expect(spread.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9)
  expect(1 - (spread[0]?.chance ?? 0)).toBeCloseTo(odds[0]?.chance ?? 0, 9)
  expect(spread[2]?.chance).toBeCloseTo(odds[1]?.chance ?? 0, 9)
})

test('7.3, 10.8: where a 1 always fails or the highest face always does, that is said', () => {
  const easy = table('A5 @', { A5: flies(1, 4) })
  expect(game.preview(easy.state, P1, does.grab(easy, 'A5')).notes.map((n) => n.key)).toEqual([
    'note.needed',
    'note.oneFails',
  ])
  const far = table('A2 . . . . . . . b4', { A2: flies(6, 4), b4: flies(6) })
  const keys = game.preview(far.state, P1, does.shoot(far, 'A2', 'b4')).notes.map((n) => n.key)
  expect(keys).toContain('note.mostDoes')
})

test('a push says whither each of both goes', () => {
  const t = table('A2 b4', { A2: flies(1, 4) })
  const told = game.words.action(t.state, P1, does.push(t, 'A2', 'b4', 4, 1))
  expect([told.key, told.args?.['way'], told.args?.['heading']]).toMatchObject([
    'action.push',
    { key: 'heading.1' },
    { key: 'heading.4' },
  ])
  const holds = table('@ A2 b4')
  expect(game.words.action(holds.state, P1, does.push(holds, 'A2', 'b4', 4, 1)).key).toBe('action.pushHolding')
})

test('Luck shows the odds of the roll that it repeats, and the card that it takes', () => {
  const t = table('A4 . . . . b4', { b4: flies(2, 2) }, { hands: [['luck']] })
  const shot = does.shoot(t, 'A4', 'b4')
  const first = game.preview(t.state, P1, shot)
  t.does(P1, shot, 2)
  const again = game.preview(t.state, P1, does.luck)
  expect(again.odds).toEqual(first.odds)
  expect(again.spread).toEqual(first.spread)
  expect(again.price).toEqual([{ key: 'price.card', args: { card: { key: 'card.luck' } } }])
  expect(again.notes.map(({ key }) => key)).toEqual(['note.needed', 'note.stands'])
})

test('Luck at a bounce says that the way is rolled again; at a hold, the odds', () => {
  const t = table('A2 . @', { A2: flies(5) }, { hands: [['luck']] })
  const grab = does.grab(t, 'A2')
  t.does(P1, does.fly(t, 'A2', 1))
  const first = game.preview(t.state, P1, grab)
  t.does(P1, grab, 2)
  expect(game.preview(t.state, P1, does.luck).odds).toEqual(first.odds)
  // It has no action left, and flies on into the planet.
  t.does(P1, { type: 'pass' }, 4)
  expect(game.preview(t.state, P1, does.luck).notes.map(({ key }) => key)).toEqual(['note.otherWay', 'note.stands'])
})

test('who is hit is told what each card would save, and from what', () => {
  const t = table('A4 b4', {}, { hands: [[], ['shield', 'luck']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5)
  const told = (action: typeof does.luck | typeof does.repel) => game.preview(t.state, P2, action).notes
  expect(told(does.luck)).toMatchObject([{ key: 'note.cancels', args: { soldier: { args: { number: 4 } } } }])
  expect(told(does.repel)).toMatchObject([{ key: 'note.shields', args: { soldier: { args: { number: 4 } } } }])
})
