import { must } from '@muster/engine'
import { type Action, BOX } from '../src/index.ts'
import { END, goes, rule, table } from './table.ts'

const phase = 'movement'

rule('9.1', 'each unit moves once, and nobody must', () => {
  const t = table('R R . .', { phase })
  t.offered('allies', goes(t, 'move', 'R2', 'C1'), END)
  t.does('allies', goes(t, 'move', 'R2', 'C1')).gives({ type: 'activated', unit: t.id('R2') })
  t.does('allies', goes(t, 'move', 'R', 'B1')).gives({ type: 'activated', unit: t.id('R') })
  t.refuses('allies', goes(t, 'move', 'R2', 'D1'), '9.1')
})

rule('9.2', 'one grid for each point of move', () => {
  const t = table('C . . .', { phase })
  t.does('allies', goes(t, 'move', 'C', 'C1')).gives({ type: 'moved', path: [1, 2], left: 0 })
  t.refuses('allies', goes(t, 'move', 'C', 'D1'), '9.2', 'noMoveLeft')
})

rule('9.2', 'the example of a Rocket Cycle with two points', () => {
  const t = table(
    `. . . . .
     . . . . .
     . . C . .
     . . . . .
     . . . . .`,
    { phase },
  )
  const reached = t.offers('allies', t.id('C')).map((a) => ('at' in a ? a.at : -1))
  const corners = ['A1', 'E1', 'A5', 'E5'].map(t.at)
  t.shows([reached.length, corners.some((at) => reached.includes(at))], [20, false])
})

rule('9.3', 'one diagonal step in an activation', () => {
  const t = table(
    `C . .
     . . .
     . . .`,
    { phase },
  )
  t.does('allies', goes(t, 'move', 'C', 'B2')).gives({ type: 'moved', diagonal: true, left: 1 })
  t.refuses('allies', goes(t, 'move', 'C', 'C3'), '9.3')
})

rule('9.4', 'no entering a grid with enemies', () => {
  const t = table('R p', { phase })
  t.refuses('allies', goes(t, 'move', 'R', 'B1'), '9.4')
})

rule('9.5', 'a diagonal passes between enemies and blocking terrain', () => {
  const t = table(
    `R p
     .:w .`,
    { phase },
  )
  t.does('allies', goes(t, 'move', 'R', 'B2')).gives({ type: 'moved', path: [t.at('B2')], diagonal: true })
})

rule('9.6', 'a move is made of legs', () => {
  const t = table('d . . .', { turn: 'blight', phase })
  t.does('blight', goes(t, 'move', 'd', 'B1')).gives({ type: 'moved', left: 2 })
  t.does('blight', goes(t, 'move', 'd', 'D1')).gives({ type: 'moved', path: [2, 3], left: 0 })
})

rule('9.6', 'a pack’s fastest unit goes as far as its move in several legs', () => {
  const rifleman = { ...must(BOX.units['rifleman']), move: 9, abilities: [{ name: 'moveBonus', by: 9 } as const] }
  const content = { ...BOX, units: { ...BOX.units, rifleman } }
  const t = table(`R\n${'.\n'.repeat(19)}`, { phase, content })
  t.does('allies', goes(t, 'move', 'R', 'A18')).gives({ type: 'moved', left: 1 })
  t.does('allies', goes(t, 'move', 'R', 'A19')).gives({ type: 'moved', left: 0 })
  t.shows(t.offers('allies'), [END])
})

rule('9.6', 'another unit ends the move', () => {
  const t = table('d d . . .', { turn: 'blight', phase })
  t.does('blight', goes(t, 'move', 'd2', 'C1')).gives({ type: 'moved', left: 2 })
  t.does('blight', goes(t, 'move', 'd', 'B1')).gives({ type: 'moved' })
  t.refuses('blight', goes(t, 'move', 'd2', 'D1'), '9.1')
})

rule('9.7', 'two wires rather than one mine', () => {
  const t = table(
    `. .:w .:w .
     d .:m . .`,
    { phase, turn: 'blight' },
  )
  t.does('blight', goes(t, 'move', 'd', 'D1')).gives(
    { type: 'moved', path: [t.at('B1')] },
    { type: 'moved', path: [t.at('C1')] },
    { type: 'moved', path: [t.at('D1')], left: 0 },
  )
})

rule('9.7', 'infantry fears no mines', () => {
  const content = { ...BOX, units: { ...BOX.units, rifleman: { ...must(BOX.units['rifleman']), move: 2 } } }
  const t = table('R .:m .\n. . .', { phase, content })
  t.does('allies', goes(t, 'move', 'R', 'C2')).gives(
    { type: 'moved', path: [t.at('B1')] },
    { type: 'moved', path: [t.at('C2')] },
  )
})

rule('9.7', 'a shortest way avoids mines, then wire, then goes clockwise from north', () => {
  const mines = table(
    `. .:m .
     C . .
     . . .`,
    { phase },
  )
  mines.does('allies', goes(mines, 'move', 'C', 'C1')).gives({ type: 'moved', path: [mines.at('B2'), mines.at('C1')] })
  const wires = table(
    `. . .
     C .:w .
     . . .`,
    { phase },
  )
  wires.does('allies', goes(wires, 'move', 'C', 'C1')).gives({ type: 'moved', path: [wires.at('B1'), wires.at('C1')] })
  const plain = table(
    `. . .
     C . .`,
    { phase },
  )
  plain.does('allies', goes(plain, 'move', 'C', 'C1')).gives({ type: 'moved', path: [plain.at('B1'), plain.at('C1')] })
})

rule('9.8', 'Tank Shock is a leg of one step', () => {
  const t = table('O . p', { phase })
  t.refuses('allies', goes(t, 'move', 'O', 'C1'), '9.4')
  t.does('allies', goes(t, 'move', 'O', 'B1')).gives({ type: 'moved', left: 1 })
  t.does('allies', goes(t, 'move', 'O', 'C1'), 6).gives({ type: 'shockMade' })
})

rule('9.9', 'wire falls, then the mine, then gas, then Tank Shock', () => {
  const t = table('O p:wm . .', { phase, gas: ['B1'] })
  t.does('allies', goes(t, 'move', 'O', 'B1'), 1, 1, 1, 1, 6).gives(
    { type: 'cleared', marker: 4 },
    { type: 'attacked', by: 'mine' },
    { type: 'attacked', by: 'gas' },
    { type: 'shockMade' },
    { type: 'attacked', by: 'shock' },
  )
})

rule('9.9', 'a tank that dies on a mine shocks nobody', () => {
  const t = table('O p:m .', { phase, hurt: { O: 3 } })
  t.does('allies', goes(t, 'move', 'O', 'B1'), 5, 1)
    .gives({ type: 'eliminated', unit: t.id('O') })
    .without({ type: 'shockMade' })
})

const rearranges = (at: number, ...order: number[]): Action => ({ type: 'rearrange', at, order })

rule('9.10', 'each grid may be rearranged once, into any order', () => {
  const t = table('RCR . p', { phase: 'rearrange' })
  t.does('allies', rearranges(0, 1, 0, 2)).exactly({ type: 'rearranged', at: 0, order: [1, 0, 2] })
  t.refuses('allies', rearranges(0, 0, 1, 2), '9.10', 'arrangedAlready')
})

rule('9.10', 'units that are alike make no difference', () => {
  const t = table('RCR . p', { phase: 'rearrange' })
  t.refuses('allies', rearranges(0, 2, 1, 0), '9.10', 'noNewOrder')
  t.shows(t.offers('allies').filter((a) => a.type === 'rearrange').length, 2)
})

rule('9.10', 'with nobody to rearrange the turn is over', () => {
  const t = table('RR . p', { phase, mission: '1', starter: 'allies' })
  t.does('allies', END).gives({ type: 'phaseStarted', phase: 'rearrange' }, { type: 'turnStarted', side: 'blight' })
})

rule('9.11', 'nobody moves once rearranging has begun', () => {
  const t = table('RC . p', { phase })
  t.does('allies', END).gives({ type: 'phaseStarted', phase: 'rearrange' })
  t.refuses('allies', goes(t, 'move', 'R', 'B1'), '9.11')
})

rule('9.12', 'choosing a unit of another grid closes the active one', () => {
  const t = table('RR R . .', { phase })
  t.does('allies', goes(t, 'move', 'R', 'B1')).gives({ type: 'activated', at: 0 })
  t.does('allies', goes(t, 'move', 'R3', 'C1')).gives({ type: 'activated', at: 1 })
  t.refuses('allies', goes(t, 'move', 'R2', 'B1'), '9.1')
})
