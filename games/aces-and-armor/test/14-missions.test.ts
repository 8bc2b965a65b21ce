import { at } from '@muster/engine/testkit'
import { hexName, hexNamed } from '../src/board.ts'
import type { Action, State } from '../src/index.ts'
import { hit, miss, opening, pointsOf, rule, table } from './table.ts'

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

const weather = (kind: State['weather']) =>
  ({ options: { mode: 'four', mission: 'weather' }, state: { weather: kind } }) as const

rule('M2', 'rolled before the first turn and after every third player’s turn', () => {
  const first = table('I . i', {
    options: { mode: 'two', weather: true },
    phase: 'place',
    turn: 'us',
    units: { i: { at: -1, army: 0 } },
  })
  first.state.placing = { token: 0, hex: first.hex('C1') }
  const placed = first.does('us', { type: 'place', unit: first.id('i'), hex: first.hex('C1') }, 3, 2, 12)
  placed.gives({ type: 'weatherRolled', weather: 'fog' }, { type: 'turnBegan' })
  const t = table('I . i', { ...weather('normal'), phase: 'money', state: { turns: 1 } })
  t.does('g1', END_TURN).without({ type: 'weatherRolled' })
  const third = table('I . i', { ...weather('normal'), phase: 'money', state: { turns: 2 } })
  third.does('g1', END_TURN, 1).gives({ type: 'weatherRolled', weather: 'normal' })
})

rule('M2.1', 'a cooperative side’s turn counts once', () => {
  const options = { mode: 'cooperative', team: 'allies', coopEnemy: 'g1', weather: true } as const
  const t = table('i r . . X', { options, turn: 'us', phase: 'money', flags: { E1: 'us' }, coins: { us: 4 } })
  t.does('us', END_TURN).without({ type: 'turnEnded' })
  t.does('su', END_TURN).gives({ type: 'turnEnded', turn: 1 }).without({ type: 'weatherRolled' })
})

rule('M2.1', 'so its turn may be the third', () => {
  const options = { mode: 'cooperative', team: 'allies', coopEnemy: 'g1', weather: true } as const
  const t = table('i r . . X', { options, turn: 'us', phase: 'money', state: { turns: 2 } })
  t.does('us', END_TURN).without({ type: 'weatherRolled' })
  t.does('su', END_TURN, 11).gives({ type: 'turnEnded' }, { type: 'weatherRolled', weather: 'fog' })
})

rule('M2.2', 'two faces of the d12 for each kind of weather', () => {
  const kinds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((roll) => {
    const t = table('I . i', { ...weather('normal'), phase: 'money', state: { turns: 2 } })
    return t.does('g1', END_TURN, roll).events.flatMap((e) => (e.type === 'weatherRolled' ? [e.weather] : []))[0]
  })
  const t = table('I')
  t.shows(kinds, [
    'normal',
    'normal',
    'frost',
    'frost',
    'mud',
    'mud',
    'drought',
    'drought',
    'storm',
    'storm',
    'fog',
    'fog',
  ])
})

rule('M2.3', 'frost: water is open ground, for tanks too', () => {
  const t = table('T ~ ~ .', weather('frost'))
  t.does('g1', t.moves('T', 'C1')).gives({ type: 'unitMoved', left: 2 })
})

rule('M2.4', 'mud: road 2, open 3, forest 4', () => {
  const t = table('M = . f .', weather('mud'))
  t.does('g1', t.moves('M', 'B1')).gives({ type: 'unitMoved', left: 8 })
  t.does('g1', t.moves('M', 'D1')).gives({ type: 'unitMoved', left: 1 })
})

rule('M2.5', 'drought: open ground costs 1', () => {
  const t = table('I . . . . .', weather('drought'))
  t.does('g1', t.moves('I', 'E1')).gives({ type: 'unitMoved', left: 2 })
})

rule('M2.6', 'storm: artillery reaches 1 less', () => {
  const t = table('I . . . . h', { ...weather('storm'), turn: 'us', phase: 'declare' })
  t.refuses('us', t.attacks('h', 'I'), '7.3', 'outOfRange')
  const near = table('I . . . h', { ...weather('storm'), turn: 'us', phase: 'declare' })
  near.offered('us', near.attacks('h', 'I'))
})

rule('M2.7', 'fog: nobody is intercepted', () => {
  const t = table('. i .\n. . .\nI . .', weather('fog'))
  t.does('g1', t.moves('I', 'A2')).without({ type: 'interceptionOffered' })
})

rule('M2.8', 'an own factory costs as open ground, a mountain in mud 2 points', () => {
  const t = table('M X . .', { ...weather('mud'), flags: { B1: 'g1' } })
  t.does('g1', t.moves('M', 'B1')).gives({ type: 'unitMoved', left: 7 })
  const high = table('M ^ . .', { options: { mountains: true, weather: true }, state: { weather: 'mud' } })
  high.does('g1', high.moves('M', 'B1')).gives({ type: 'unitMoved', left: 6 })
})

rule('M2.9', 'weather does not slow aircraft', () => {
  const t = table('U . . .', weather('mud'))
  t.does('g1', t.moves('U', 'D1')).gives({ type: 'unitMoved', left: pointsOf('ju-87') - 6 })
})

rule('M2.10', 'after a thaw a tank in water only moves out, and does not fight', () => {
  const beside = table('T~ i\n.  .', { ...weather('normal'), phase: 'declare' })
  beside.refuses('g1', beside.attacks('T', 'i'), '4.17', 'inWater')
  Object.assign(beside.state, { phase: 'move' })
  beside.offered('g1', beside.moves('T', 'A2'))
  const deep = table('T~ ~\n~  ~', weather('normal'))
  deep.notOffered('g1', { type: 'move' })
})

rule('M2.10', 'nor does it counter-attack, intercept or support', () => {
  const back = table('T t~ . i', { ...weather('normal'), phase: 'declare' })
  back.does('g1', back.attacks('T', 't'))
  back.does('g1', CONFIRM, ...miss(12)).gives({ type: 'unitsFought', backHits: -1 })
  const way = table('. t~ .\n. .  .\nI .  .', weather('normal'))
  way.does('g1', way.moves('I', 'A2')).without({ type: 'interceptionOffered' })
  const ice = table('. t~ .\n. .  .\nI .  .', weather('frost'))
  ice.does('g1', ice.moves('I', 'A2')).gives({ type: 'interceptionOffered' })
  const support = table('I i T~ . h', { ...weather('normal'), phase: 'declare' })
  support.does('g1', support.attacks('I', 'i'))
  support.does('g1', CONFIRM, ...miss(24)).gives({ type: 'unitsFought', red: [] })
})

const ARDENNES = { mode: 'four', mission: 'ardennes' } as const

rule('M3', 'the Ardennes are played on the full winter map', () => {
  const t = opening(ARDENNES)
  t.shows([t.state.table.board.map, t.state.table.board.columns], ['winter', 26])
  t.shows(t.state.table.goal, 0)
})

rule('M3.1', 'the Allies begin with the four coast factories', () => {
  const t = opening(ARDENNES)
  const { board } = t.state.table
  const held = (player: number): string[] =>
    board.factories.flatMap((hex, i) => (t.state.flags[i] === player ? [hexName(board, hex)] : []))
  t.shows([held(1), held(3), t.state.flags[0]], [['C6', 'K6'], ['S6', 'Y6'], -1])
})

rule('M3.2', 'Germany 1 divides the three at the bottom, two for itself by default', () => {
  const t = opening(ARDENNES)
  t.asks('g1')
  t.refuses('g1', { type: 'giveFlag', hex: 0, to: 'g1' }, 'M3.2')
  const given = [0, 1, 2].map(() => {
    const a = t.game.fallback(t.state, 'g1') as Extract<Action, { type: 'giveFlag' }>
    t.offered('g1', a)
    t.does('g1', a)
    return a.to
  })
  t.shows(given, ['g1', 'g1', 'g2'])
  t.asks('g1', 'us', 'g2', 'su')
})

rule('M3.3', 'the Allies are dealt the upper starts, the Germans the lower ones', () => {
  const t = opening(ARDENNES)
  t.shows(t.state.pools, [
    [4, 5, 6, 10, 11, 12],
    [1, 2, 3, 7, 8, 9],
  ])
  Object.assign(t.state, { phase: 'place', divide: [], turn: 1, seat: 'us' })
  t.does('us', { type: 'flip', token: 0 }, at(3)).gives({ type: 'tokenFlipped', number: 7 })
})

const shore = (map: string, extra: Parameters<typeof table>[1] = {}) => table(map, { options: ARDENNES, ...extra })

rule('M3.4', 'a German tank that ends a move on the shore wins', () => {
  const t = shore('~ . .\n. . .\nT . i')
  t.does('g1', t.moves('T', 'A2')).gives({
    type: 'matchEnded',
    result: { winners: ['germany'], rule: 'M3.4', why: 'shore' },
  })
  const infantry = shore('~ . .\n. . .\nI . i')
  infantry.does('g1', infantry.moves('I', 'A2')).without({ type: 'matchEnded' })
})

rule('M3.4', 'an interception on the shore ends its move there', () => {
  const t = shore('~ p~ ~ ~\n. = = .\nT . . i')
  t.does('g1', t.moves('T', 'C2')).gives({ type: 'interceptionOffered' }).without({ type: 'matchEnded' })
  t.does('us', { type: 'intercept', unit: t.id('p') }).gives(
    { type: 'unitIntercepted', unit: t.id('T') },
    { type: 'matchEnded', result: { winners: ['germany'], rule: 'M3.4', why: 'shore' } },
  )
})

rule('M3.4', 'the shore is mainland of the top rows, not the island', () => {
  const { board } = opening(ARDENNES).state.table
  const t = shore('~ . .\n. . .\nT . i')
  t.shows(
    board.shore.every((hex) => hex < 6 * 26),
    true,
  )
  t.shows(board.shore.includes(hexNamed(board, 'L3')), false)
  t.does('g1', t.moves('T', 'B2')).without({ type: 'matchEnded' })
})

rule('M3.5', 'not before the third round', () => {
  const t = shore('~ . .\n. . .\nT . i', { round: 2 })
  t.does('g1', t.moves('T', 'A2')).without({ type: 'matchEnded' })
})

rule('M3.6', 'Germany loses without a tank and a factory', () => {
  const t = shore('I TX t . i', { turn: 'us', phase: 'declare', units: { T: { damage: 5 } } })
  t.does('us', t.attacks('t', 'T'))
  t.does('us', CONFIRM, ...hit(12), ...miss(2)).gives({
    type: 'matchEnded',
    result: { winners: ['allies'], rule: 'M3.6', why: 'noTanks' },
  })
})

rule('M3.6', 'and after twelve rounds', () => {
  const t = shore('T . . r', { turn: 'su', phase: 'money', round: 12 })
  t.does('su', END_TURN).gives({ type: 'matchEnded', result: { winners: ['allies'], rule: 'M3.6', why: 'shoreHeld' } })
})

rule('M3.7', 'the number of factories does not win', () => {
  const t = shore('I X . X X X X X . i', { flags: { D1: 'g1', E1: 'g1', F1: 'g2', G1: 'g2', H1: 'g2' } })
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'factoryOccupied' }).without({ type: 'matchEnded' })
})

rule('M4', 'a mountain costs 3 half points, and is open ground without the option', () => {
  const t = table('I ^ .', { options: { mission: 'mountains' } })
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'unitMoved', left: 3 })
  const flat = table('I ^ .')
  flat.does('g1', flat.moves('I', 'B1')).gives({ type: 'unitMoved', left: 4 })
})

rule('M4.1', 'tanks do not enter mountains', () => {
  const t = table('T ^ .', { options: { mission: 'mountains' } })
  t.refuses('g1', t.moves('T', 'B1'), 'M4.1', 'noTanksInMountains')
})

rule('M4.2', 'artillery on a mountain reaches 2 farther', () => {
  const t = table('P^ . . . i', { options: { mission: 'mountains' }, phase: 'declare' })
  t.does('g1', t.attacks('P', 'i')).gives({ type: 'attackDeclared' })
  const flat = table('P^ . . . i', { phase: 'declare' })
  flat.refuses('g1', flat.attacks('P', 'i'), '7.3', 'outOfRange')
})
