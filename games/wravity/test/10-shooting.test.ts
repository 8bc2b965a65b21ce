import { sheetLines } from '../src/combat-sheet.ts'
import { KIND } from '../src/state.ts'
import { does, game, hex, P1, P2, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })
const SHOT = { type: 'shotFired', soldier: 0, at: 0, die: 5, hit: true, again: false } as const

rule('10.1', 'the example: along the six lines, at any distance', () => {
  const t = table(
    `
    A2 . . . . . . b7
     . b1
      b2`,
  )
  t.offered(P1, does.shoot(t, 'A2', 'b7'), does.shoot(t, 'A2', 'b2'))
  t.refuses(P1, does.shoot(t, 'A2', 'b1'), '10.1')
})

rule('10.2', 'targets are rivals that are not immobilised, and grenades', () => {
  const t = table('A4 . A2 . b4', { b4: { lives: 0 } })
  t.notOffered(P1, { type: 'shoot' })
  t.refuses(P1, does.shoot(t, 'A2', 'b4'), '10.2')
  t.refuses(P1, does.shoot(t, 'A2', 'A4'), '10.2')
  const g = table('A2 . *')
  g.offered(P1, { type: 'shoot', soldier: g.id('A2'), at: hex(-1, 0), card: null })
})

rule('10.3', 'the first soldier or planet on the line stops the beam, immobilised ones too', () => {
  const t = table('A2 b1 b4', { b1: { lives: 0 } })
  t.refuses(P1, does.shoot(t, 'A2', 'b4'), '10.3')
  const p = table('A2 @ b4')
  p.refuses(P1, does.shoot(p, 'A2', 'b4'), '10.3')
})

rule('10.4', 'as an option soldiers do not stop it', () => {
  const t = table('A2 b1 b4', {}, { options: { beamsPass: true } })
  t.offered(P1, does.shoot(t, 'A2', 'b1'))
  t.does(P1, does.shoot(t, 'A2', 'b4'), 9).gives({ type: 'shotFired' }, { type: 'soldierHit', target: t.id('b4') })
})

rule('10.5', 'the example: speeds 3 and 1, distance 3, precision 2: 5 is needed', () => {
  const t = table('b2 . . . A4', { b2: { ...flies(3, 4), lives: 1 }, A4: flies(1, 5) }, { turn: 3 })
  t.does(P2, does.shoot(t, 'b2', 'A4'), 5).gives({ type: 'shotFired', needed: 5, hit: true })
})

rule('10.5', 'one less misses', () => {
  const t = table('b2 . . . A4', { b2: { ...flies(3, 4), lives: 1 }, A4: flies(1, 5) }, { turn: 3 })
  t.does(P2, does.shoot(t, 'b2', 'A4'), 4).gives({ type: 'shotFired', needed: 5, hit: false })
})

rule('10.6', 'the distance counts the hexes between', () => {
  const t = table('A4 b4')
  t.does(P1, does.shoot(t, 'A4', 'b4'), 2).gives({ type: 'shotFired', needed: -2, hit: true })
})

rule('10.7', 'a 1 always misses', () => {
  const t = table('A4 b4')
  t.does(P1, does.shoot(t, 'A4', 'b4'), 1)
    .gives({ type: 'shotFired', hit: false })
    .without({ type: 'soldierHit' })
})

rule('10.8', 'a 10 always hits and takes both lives', () => {
  const t = table('A4 . . . . . . . b4', { A4: flies(6), b4: flies(6) }, { at: [-4, 0] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 10).gives(
    { type: 'shotFired', needed: 17, hit: true },
    { type: 'soldierHit', lives: 0 },
  )
})

rule('10.9', 'any other hit takes one life', () => {
  const t = table('A4 b4')
  t.does(P1, does.shoot(t, 'A4', 'b4'), 9).gives({ type: 'soldierHit', target: t.id('b4'), lives: 1, saved: null })
  const second = table('A4 b4', { b4: { lives: 1 } })
  second.does(P1, does.shoot(second, 'A4', 'b4'), 5).gives({ type: 'soldierHit', lives: 0 })
})

rule('10.10', 'the example: soldier 2 moves one hex, shoots soldier 4, and moves the rest', () => {
  const t = table(
    `
    A2 . . . .
     . . . .
    . . b4 .`,
    { A2: flies(3) },
  )
  t.notOffered(P1, { type: 'shoot' })
  t.does(P1, does.fly(t, 'A2', 1))
  t.does(P1, does.shoot(t, 'A2', 'b4'), 1).gives(
    { type: 'shotFired', soldier: t.id('A2') },
    { type: 'soldierFlew', path: [hex(-1, 0), hex(0, 0)] },
  )
})

rule('10.11', 'the number needed and the chance are known before', () => {
  const t = table('A4 . . b4')
  const seen = game.preview(t.state, P1, does.shoot(t, 'A4', 'b4'))
  t.shows(seen.notes, [
    { key: 'note.needed', args: { needed: 2, faces: 10 } },
    { key: 'note.aim', args: { own: 0, other: 0, between: 2, precision: 2 } },
    { key: 'note.oneFails', args: { needed: 0, faces: 10 } },
  ])
  t.shows(
    seen.odds.map((o) => [o.label.key, o.chance]),
    [
      ['odds.hit', 0.9],
      ['odds.immobilise', 0.1],
    ],
  )
})

rule('10.11', 'what the die must show: with a card less, a 1 never, and a 10 always', () => {
  const near = table('A4 b4')
  const far = table('A4 . . . . . . . b4', { b4: flies(6, 1) }, { at: [-4, 0], hands: [['sureShot']] })
  const needs = (t: typeof near, card: string | null): unknown =>
    game.preview(t.state, P1, does.shoot(t, 'A4', 'b4', card)).notes[0]?.args?.['needed']
  near.shows([needs(near, null), needs(far, null), needs(far, 'sureShot')], [2, 10, 8])
  const words = game.words.event(far.state, { ...SHOT, needed: 12, bonus: 2 })
  far.shows(words?.args?.['needed'], 8)
})

rule('10.12', 'the sheet keeps shots, hits, rate and times hit', () => {
  const t = table('A4 b4')
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5).gives({ type: 'soldierHit' })
  const sheet = sheetLines(t.state)
  t.shows(sheet[t.id('A4')], { soldier: t.soldier('A4'), shots: 1, hits: 1, rate: 1, wounds: 0 })
  t.shows(sheet[t.id('b4')]?.wounds, 1)
})

rule('10.12', 'the sheet is shown when the battle is over, and can be exported', () => {
  const t = table('A4 . b4', {}, { turn: 18 })
  const lines = () => game.picture(game.view(t.state, 'spectator')).map((line) => line.map((s) => s.text).join(''))
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5).gives({ type: 'soldierHit' })
  t.shows(
    lines().filter((line) => line.includes('Shots')),
    [],
  )
  t.does(P1, does.endTurn)
  t.does(P2, does.endTurn).gives({ type: 'battleEnded' })
  t.shows(lines().slice(-2), [
    '  F4  Shots 1  Hits 1  Hit rate 100 %  Times hit 0  Points 3 for east',
    '  W4  Shots 0  Hits 0  Hit rate -  Times hit 1  Points 1 for east',
  ])
  const { columns, rows } = game.combatSheet([], game.view(t.state, 'spectator'))
  t.shows([columns.length, rows.length, rows[3]?.side], [8, 28, 'east'])
  const worth = (points: number, side: string) => [
    points,
    { key: 'sheet.sides', args: { sides: [{ key: `side.${side}` }] } },
  ]
  t.shows(rows[3]?.cells.slice(2), [1, 1, { key: 'sheet.percent', args: { rate: 1 } }, 0, ...worth(3, 'east')])
  t.shows(rows[11]?.cells.slice(5), [1, ...worth(1, 'east')])
  t.shows(rows[21]?.cells.slice(-2), [4, { key: 'side.east' }])
})

rule('2.6', 'one that is shot down goes on flying and does nothing else', () => {
  const t = table('A4 b4', { b4: { ...flies(2, 1), lives: 1 } })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5).gives({ type: 'soldierHit', lives: 0 })
  t.shows([t.soldier('b4').speed, t.soldier('b4').used & KIND.shoot], [2, 0])
  t.does(P1, does.endTurn)
  t.refuses(P2, does.grab(t, 'b4'), '2.6')
})
