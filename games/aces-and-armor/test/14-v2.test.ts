import { hexName } from '../src/board.ts'
import type { Action, State } from '../src/index.ts'
import { hit, miss, opening, rule, table } from './table.ts'

const CONFIRM: Action = { type: 'confirm' }
const END_TURN: Action = { type: 'endTurn' }

const V2 = { options: { mode: 'four', mission: 'v2' } } as const

/** A launcher of Germany 1, the unit V, hidden in a hex with other tokens about. */
const hiddenAt = (at: number, sites: readonly number[], unit: number): Partial<State> => ({
  sites: [...sites],
  launcher: { unit, at, fired: false, destroyed: 0 },
})

/** Rows of a map with a launcher that is not on the board yet: its letter stands apart at the end. */
const lurking = (map: string, at: number, sites: number[], extra: Parameters<typeof table>[1] = {}) => {
  const t = table(`${map} V`, { ...V2, ...extra })
  Object.assign(t.unit('V'), { at: -1, army: 3 })
  Object.assign(t.state, hiddenAt(at, sites, t.id('V')))
  return t
}

rule('M1', 'two sets, Germany without bombers, the Allies with one tank and one artillery each', () => {
  const t = opening({ mode: 'four', mission: 'v2' })
  const kinds = (f: string): string[] => t.state.units.filter((u) => u.faction === f && u.army < 3).map((u) => u.kind)
  t.shows([kinds('g1').length, kinds('g1').includes('ju-87')], [10, false])
  t.shows([kinds('us').length, kinds('us').filter((k) => k === 'sherman').length], [10, 1])
})

rule('M1.1', 'one German player owns the launcher', () => {
  const t = opening({ mode: 'four', mission: 'v2', launcher: 'g2' })
  t.shows([t.state.table.launcher, t.state.units.at(-1)?.faction], ['g2', 'g2'])
  const hide = table('I . i', { ...V2, phase: 'hide', state: { sites: [1] } })
  hide.refuses('g1', { type: 'hideLauncher', hex: 2 }, 'M1.3', 'noTokenThere')
})

rule('M1.2', 'thirteen tokens by the ring rule round the own numbers, on dry hexes', () => {
  const t = table('. . ~ .\n. I . .\n. . . .\n. . . .', { ...V2, phase: 'tokens' })
  Object.assign(t.state.table.board, { starts: [5, 5, 5, ...Array(9).fill(-1)] })
  Object.assign(t.state, { launcher: { unit: 0, at: -1, fired: false, destroyed: 0 } })
  const offered = t.offers('g1').map((a) => (a.type === 'layToken' ? hexName(t.state.table.board, a.hex) : a.type))
  t.shows(offered.sort(), ['A2', 'A3', 'B1', 'B3', 'C2', 'C3', 'deploy'])
  t.refuses('g1', { type: 'layToken', hex: t.hex('D4') }, 'M1.2', 'notInRing')
})

rule('M1.2', 'or all that are left at once', () => {
  const t = table('. . ~ .\n. I . .\n. . . .\n. . . .', { ...V2, phase: 'tokens' })
  Object.assign(t.state.table.board, { starts: [5, 5, 5, ...Array(9).fill(-1)] })
  Object.assign(t.state, { launcher: { unit: 0, at: -1, fired: false, destroyed: 0 } })
  t.does('g1', { type: 'layToken', hex: t.hex('B3') })
  t.does('g1', { type: 'deploy' }).gives({ type: 'phaseBegan', phase: 'hide' })
  t.shows([t.state.sites.length, new Set(t.state.sites).size], [13, 13])
})

rule('M1.3', 'the owner secretly names one; only Germany knows it', () => {
  const t = table('I R i r', { ...V2, phase: 'hide', state: { sites: [2, 3] } })
  Object.assign(t.state, { launcher: { unit: 0, at: -1, fired: false, destroyed: 0 } })
  t.offered('g1', { type: 'hideLauncher', hex: 2 }, { type: 'hideLauncher', hex: 3 })
  t.does('g1', { type: 'hideLauncher', hex: 3 }, 12, 1, 1, 1).gives({ type: 'launcherHidden', hex: 3 })
  const seen = (['g1', 'g2', 'us', 'spectator'] as const).map((who) => t.game.view(t.state, who).launcher?.at)
  t.shows(seen, [3, 3, -1, -1])
})

rule('M1.4', 'Germans pass through tokens but do not stop; Allies do not enter', () => {
  const t = lurking('I . . . i', 1, [1, 3])
  t.refuses('g1', t.moves('I', 'B1'), 'M1.4', 'tokenThere')
  t.does('g1', t.moves('I', 'C1')).gives({ type: 'unitMoved', path: [1, 2] })
  const allied = lurking('I . . . i', 1, [1, 3], { turn: 'us' })
  allied.refuses('us', allied.moves('i', 'D1'), 'M1.4', 'tokenThere')
})

rule('M1.5', 'nobody is intercepted on a token', () => {
  const t = lurking('I . . . .\n~ p ~ ~', 1, [1])
  t.does('g1', t.moves('I', 'C1'))
    .gives({ type: 'unitMoved', path: [1, 2] })
    .without({ type: 'interceptionOffered' })
  const bare = table('I . . . .\n~ p ~ ~ ~')
  bare.does('g1', bare.moves('I', 'C1')).gives({ type: 'interceptionOffered' })
})

rule('M1.6', 'an Allied unit that moves next to a token flips it; a blank is removed', () => {
  const t = lurking('. . . . i', 0, [0, 2], { turn: 'us' })
  t.does('us', t.moves('i', 'D1')).gives({ type: 'siteFlipped', hex: 2, launcher: false })
  t.shows(t.state.sites, [0])
})

rule('M1.6', 'infantry that occupies a factory next to a token flips it too', () => {
  const t = lurking('. X i . I', 0, [0], { turn: 'us' })
  t.does('us', t.moves('i', 'B1')).gives(
    { type: 'factoryOccupied' },
    { type: 'siteFlipped', hex: t.hex('A1'), launcher: true },
  )
})

rule('M1.7', 'when the launcher is found all other tokens go', () => {
  const t = lurking('. . . . i', 2, [0, 2], { turn: 'us' })
  t.does('us', t.moves('i', 'D1')).gives({ type: 'siteFlipped', hex: 2, launcher: true })
  t.shows([t.state.sites, t.unit('V').at], [[], 2])
})

const found = (map: string, extra: Parameters<typeof table>[1] = {}) => {
  const t = table(map, { ...V2, ...extra })
  Object.assign(t.state, hiddenAt(t.unit('V').at, [], t.id('V')))
  return t
}

rule('M1.8', 'a found launcher blocks everyone', () => {
  const t = found('I V . i')
  t.refuses('g1', t.moves('I', 'B1'), 'M1.8', 'launcherThere')
  t.refuses('g1', t.moves('I', 'C1'), '4.5')
})

rule('M1.8', 'and is no unit for elimination', () => {
  const t = found('V I t', { turn: 'us', phase: 'declare', units: { I: { damage: 5 } } })
  t.does('us', t.attacks('t', 'I'))
  t.does('us', CONFIRM, ...hit(12), ...miss(2)).gives({
    type: 'matchEnded',
    result: { winners: ['allies'], rule: '10.3', why: 'elimination' },
  })
})

rule('M1.9', 'once a round a shot at any factory, from wherever it is', () => {
  const t = lurking('I X . X i', 2, [2], { phase: 'declare', flags: { B1: 'g1' }, round: 1 })
  const shot = (hex: string): Action => ({ type: 'launch', hex: t.hex(hex) })
  t.offered('g1', shot('B1'), shot('D1'))
  t.does('g1', shot('D1')).gives({ type: 'attackDeclared' })
  t.refuses('g1', shot('B1'), 'M1.9', 'noShot')
})

rule('M1.9', 'a shot does not tell where it came from, and there is another in the next round', () => {
  const t = lurking('I X . X i', 2, [2], { phase: 'declare' })
  t.does('g1', { type: 'launch', hex: t.hex('B1') })
  t.does('g1', CONFIRM, 3).gives({ type: 'rocketLaunched', roll: 3 })
  t.shows(t.game.view(t.state, 'us').launcher?.at, -1)
  Object.assign(t.state, { turn: 3, seat: 'su', phase: 'money', asked: [] })
  t.does('su', END_TURN)
  Object.assign(t.state, { phase: 'declare', turn: 0, seat: 'g1' })
  t.offered('g1', { type: 'launch', hex: t.hex('B1') })
})

rule('M1.10', 'it destroys on 4 or more, with whoever is inside; the ruin is open ground', () => {
  const t = lurking('I X . tX i', 2, [2], { phase: 'declare' })
  t.does('g1', { type: 'launch', hex: t.hex('D1') })
  t.does('g1', CONFIRM, 4).gives(
    { type: 'rocketLaunched', roll: 4, destroyed: true },
    { type: 'unitDestroyed', unit: t.id('t') },
  )
  t.shows(t.state.flags, [-1, -2])
  Object.assign(t.state, { phase: 'move', turn: 1, seat: 'us' })
  t.offered('us', t.moves('i', 'D1'))
})

rule('M1.10', 'on 3 nothing happens', () => {
  const t = lurking('I X . i', 2, [2], { phase: 'declare' })
  t.does('g1', { type: 'launch', hex: t.hex('B1') })
  t.does('g1', CONFIRM, 3).gives({ type: 'rocketLaunched', roll: 3, destroyed: false })
  t.shows(t.state.flags, [-1])
})

rule('M1.11', 'a found launcher is attacked like a ground unit that cannot answer', () => {
  const t = found('V t . I', { turn: 'us', phase: 'declare' })
  t.does('us', t.attacks('t', 'V'))
  t.does('us', CONFIRM, ...hit(4), ...miss(8)).gives({ type: 'unitsFought', dealt: 2, backHits: -1 })
  Object.assign(t.unit('V'), { damage: 5 })
  Object.assign(t.state, { phase: 'declare', turn: 1, seat: 'us' })
  t.does('us', t.attacks('t', 'V'))
  t.does('us', CONFIRM, ...hit(12)).gives({ type: 'unitDestroyed', unit: t.id('V') })
})

rule('M1.12', 'Germany wins with five factories destroyed', () => {
  const t = lurking('I X . i', 2, [2], { phase: 'declare' })
  Object.assign(t.state.launcher ?? {}, { destroyed: 4 })
  t.does('g1', { type: 'launch', hex: t.hex('B1') })
  t.does('g1', CONFIRM, 12).gives({
    type: 'matchEnded',
    result: { winners: ['germany'], rule: 'M1.12', why: 'rockets' },
  })
})

rule('M1.12', 'or with five occupied', () => {
  const t = lurking('I X . X X X X . i', 2, [2], { flags: { D1: 'g1', E1: 'g2', F1: 'g2', G1: 'g2' } })
  t.does('g1', t.moves('I', 'B1')).gives({
    type: 'matchEnded',
    result: { winners: ['germany'], rule: 'M1.12', why: 'factories' },
  })
})

rule('M1.13', 'the Allies win when the launcher is destroyed', () => {
  const t = found('V t . I', { turn: 'us', phase: 'declare', units: { V: { damage: 5 } } })
  t.does('us', t.attacks('t', 'V'))
  t.does('us', CONFIRM, ...hit(12)).gives({
    type: 'matchEnded',
    result: { winners: ['allies'], rule: 'M1.13', why: 'launcherDestroyed' },
  })
})

rule('M1.14', 'the Katyusha does not hit a hidden launcher', () => {
  const t = lurking('k . . . I', 2, [2], { turn: 'su', phase: 'declare' })
  t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('C1') })
  t.does('su', CONFIRM, ...hit(12)).gives({ type: 'hexBombarded', damage: [] })
})
