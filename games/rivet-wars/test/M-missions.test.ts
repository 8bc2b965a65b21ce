import { must, seeded } from '@muster/engine'
import { at, scene } from '@muster/engine/testkit'
import { BOX, type Rule, rivetWars, type Side } from '../src/index.ts'
import { cardAt, deploys, END, rule, type Setting, table } from './table.ts'

const game = rivetWars()
const opening = (mission: string, gateTo = 8) =>
  scene(game, game.setup({ mission, seating: 'two', rounds: 0, gateTo }, seeded(`m${mission}`)))

/** Without cards of any kind. */
const isBare = (id: string): boolean => id === '1' || id === 'short'

/** What a turn of a mission brings a side, and the points it wins with. */
function mission(id: string, side: Side, points: number, rivets: number, goal: number): void {
  const t = table('R:A . p:X', {
    phase: 'cards',
    mission: id,
    turn: side,
    hands: { [side]: ['sappers'] },
    secrets: { [side]: ['theCharge', 'cleanSweep'] },
  })
  t.state.deck = [3]
  t.does(side, END, ...(isBare(id) ? [] : [at(0)])).gives({ type: 'supplied', points, rivets })
  for (const [have, over] of [
    [goal - 1, false],
    [goal, true],
  ] as const) {
    const end = table('R:A . p:X', {
      phase: 'rearrange',
      mission: id,
      turn: 'blight',
      starter: 'allies',
      points: { [side]: have },
    })
    if (id === '6' && side === 'allies') end.state.armies.allies.points--
    end.state.secretDeck = []
    end.state.secretDiscard = []
    const dice = over || isBare(id) ? [] : id === '9' ? [] : [at(0)]
    const happened = end.does('blight', END, ...dice)
    if (over) happened.gives({ type: 'gameEnded', result: { winners: [side], rule: '12.2' } })
    else happened.without({ type: 'gameEnded' })
  }
}

const FIGURES: readonly (readonly [Rule, string, number, number, number, number, number, number])[] = [
  ['M0', 'short', 4, 4, 0, 0, 4, 4],
  ['M1', '1', 4, 4, 0, 0, 6, 6],
  ['M2', '2', 4, 6, 1, 1, 8, 8],
  ['M3', '3', 4, 4, 1, 1, 10, 10],
  ['M4', '4', 6, 6, 1, 1, 10, 10],
  ['M5', '5', 6, 6, 1, 1, 8, 8],
  ['M6', '6', 4, 6, 1, 1, 8, 10],
  ['M7', '7', 4, 4, 2, 2, 10, 10],
  ['M8', '8', 4, 4, 1, 1, 8, 8],
  ['M9', '9', 4, 6, 1, 1, 10, 10],
  ['M10', '10', 4, 4, 1, 1, 10, 10],
]

for (const [id, name, allies, blight, rivetsA, rivetsB, goalA, goalB] of FIGURES) {
  rule(id, `mission ${name}: its points, rivets and goal`, () => {
    mission(name, 'allies', allies, rivetsA, goalA)
    mission(name, 'blight', blight, rivetsB, goalB)
  })
}

rule('M1.1', 'nobody draws cards', () => {
  const t = table('R:A . p:X', { phase: 'rearrange', mission: '1', starter: 'allies' })
  t.does('allies', END).without({ type: 'cardDrawn' }).without({ type: 'secretDrawn' })
})

rule('M0.1', 'nobody draws cards in the short game', () => {
  const t = table('R:A . p:X', { phase: 'rearrange', mission: 'short', starter: 'allies' })
  t.does('allies', END).without({ type: 'cardDrawn' }).without({ type: 'secretDrawn' })
})

const lastTurn = (round: number, points: Setting['points'], rounds = 0) =>
  table('R:A . p:X', {
    phase: 'rearrange',
    mission: 'short',
    starter: 'allies',
    turn: 'blight',
    round,
    rounds,
    ...(points ? { points } : {}),
  }).does('blight', END)

rule('M0.2', 'the short game ends after four rounds, and more points win', () => {
  lastTurn(3, { blight: 1 }).without({ type: 'gameEnded' })
  lastTurn(4, { blight: 1 }).gives({ type: 'gameEnded', result: { winners: ['blight'], rule: 'M0.2' } })
  lastTurn(4, {}).gives({ type: 'gameEnded', result: { winners: [], rule: 'M0.2' } })
  lastTurn(2, { allies: 1 }, 2).gives({ type: 'gameEnded', result: { winners: ['allies'], rule: '12.5' } })
})

rule('M2.1', 'no Secret Missions in mission 2', () => {
  const t = table('R:A . p:X', { phase: 'cards', mission: '2', hands: { allies: ['sappers'] } })
  t.does('allies', END, at(0)).gives({ type: 'cardDrawn' }).without({ type: 'secretDrawn' })
})

rule('M2.2', 'a Rifleman begins on each objective of mission 2', () => {
  const t = opening('2')
  t.shows(
    t.state.units.map((u) => [u?.kind, u?.at]),
    t.state.field.objectives.map((grid) => ['rifleman', grid]),
  )
})

rule('M2.3', 'the Allies go first in mission 2', () => opening('2').asks('allies'))

rule('M6.1', 'a Rifleman begins on each objective of mission 6', () => {
  const t = opening('6')
  t.shows(
    t.state.units.map((u) => [u?.kind, u?.at]),
    t.state.field.objectives.map((grid) => ['rifleman', grid]),
  )
  t.shows(
    t.state.flags,
    t.state.field.objectives.map(() => 'allies'),
  )
})

rule('M6.2', 'the Allies go first in mission 6', () => opening('6').asks('allies'))

rule('M6.3', 'the Allies gain a point at the end of every round', () => {
  const t = table('R . p', { phase: 'rearrange', mission: '6', turn: 'blight', starter: 'allies' })
  t.does('blight', END, at(0), at(0), at(0)).gives({ type: 'pointsScored', side: 'allies', vp: 1, rule: 'M6.3' })
})

rule('M6.4', 'only the Blight score captures', () => {
  const t = table('R:o . p:o', { phase: 'rearrange', mission: '6', starter: 'allies' })
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'captured', side: 'allies', vp: 0 })
  const blight = table('R:o . p:o', { phase: 'rearrange', mission: '6', turn: 'blight', starter: 'blight' })
  blight.does('blight', END, at(0), at(0), at(0)).gives({ type: 'captured', side: 'blight', vp: 1 })
})

const gate: Setting = { phase: 'deployment', mission: '8', supply: { points: 4, infantry: 2 }, rivets: 9 }

rule('M8.1', 'two more points each turn, for infantry that are no heroes', () => {
  const t = table('R:A . p:X', { phase: 'cards', mission: '8', hands: { allies: ['sappers'] } })
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'supplied', points: 4, infantry: 2 })
})

rule('M8.2', 'infantry spends the extra points first, heroes and others never', () => {
  const t = table('.:A p', gate)
  t.does('allies', deploys(t, 'rifleman', 'A1')).gives({ type: 'deployed', cost: { infantry: 1 } })
  t.does('allies', deploys(t, 'wolverine', 'A1')).gives({ type: 'deployed', cost: { points: 3, rivets: 1 } })
  t.refuses('allies', deploys(t, 'rocketCycle', 'A1'), '4.2')
})

rule('M8.2', 'the price tells the extra points apart', () => {
  const t = table('.:A p', { ...gate, supply: { points: 4, infantry: 1 } })
  t.shows(t.game.preview(t.state, 'allies', deploys(t, 'rifleman', 'A1')).price, [
    { key: 'price.infantry', args: { infantry: 1 } },
  ])
  t.shows(t.game.preview(t.state, 'allies', deploys(t, 'wolverine', 'A1')).price, [
    { key: 'price.points', args: { points: 3 } },
    { key: 'price.rivets', args: { rivets: 1 } },
  ])
})

rule('M8.3', 'mission 8 to ten points is an option', () => {
  const t = table('R . p', {
    phase: 'rearrange',
    mission: '8',
    turn: 'blight',
    starter: 'allies',
    points: { allies: 9 },
  })
  Object.assign(t.state, { options: { ...t.state.options, gateTo: 10 } })
  t.does('blight', END, at(0), at(0), at(0)).without({ type: 'gameEnded' })
})

const DROP = `. . .
              . . .
              p:X . R:A`

rule('M9.1', 'three Riflemen drop at the start of the Allied turn, one grid for all', () => {
  const t = table(DROP, { phase: 'rearrange', mission: '9', turn: 'blight', starter: 'blight' })
  t.does('blight', END).gives({ type: 'phaseStarted', phase: 'drop' })
  t.does('allies', { type: 'drop', at: t.at('B2') }, at(0), at(0), at(0), at(0), at(0), at(0)).gives(
    { type: 'landed', kind: 'rifleman', at: t.at('B1') },
    { type: 'landed', kind: 'rifleman', at: t.at('C1') },
    { type: 'landed', kind: 'rifleman', at: t.at('C2') },
    { type: 'phaseStarted', phase: 'cards' },
  )
})

rule('M9.1', 'as many as the pool has', () => {
  const t = table(
    `RRRR RRRR . .
     . . . .
     . . . p:X`,
    { phase: 'drop', mission: '9' },
  )
  t.does('allies', { type: 'drop', at: t.at('B2') }, cardAt(t.state, 2), at(0), at(0), at(0))
    .gives({ type: 'landed', at: t.at('C2') })
    .without({ type: 'landed', at: t.at('C3') })
})

rule('M9.2', 'each lands by a flip of its own', () => {
  const t = table(DROP, { phase: 'drop', mission: '9' })
  const flips = t.does('allies', { type: 'drop', at: t.at('B2') }, at(2), at(3), at(4), at(0), at(0), at(0))
  flips.gives(
    { type: 'flipped', from: t.at('B2') },
    { type: 'flipped', from: t.at('B2') },
    { type: 'flipped', from: t.at('B2') },
  )
})

rule('M9.3', 'from a grid it could not enter it flips again, centred there', () => {
  const t = table(
    `. . .
     . . .
     p:X . R:A`,
    { phase: 'drop', mission: '9' },
  )
  t.does(
    'allies',
    { type: 'drop', at: t.at('B2') },
    cardAt(t.state, 5),
    at(0),
    at(0),
    at(0),
    at(0),
    at(0),
    at(0),
  ).gives(
    { type: 'flipped', from: t.at('B2'), to: t.at('A3') },
    { type: 'flipped', from: t.at('A3'), to: t.at('A2') },
    { type: 'landed', at: t.at('A2') },
  )
})

rule('M9.4', 'off the board the figure is lost', () => {
  const t = table('R:A . p:X', { phase: 'drop', mission: '9' })
  t.does('allies', { type: 'drop', at: t.at('B1') }, at(0), at(0), at(2), at(0), at(0), at(0)).gives(
    { type: 'flipped', to: -1 },
    { type: 'dropLost', kind: 'rifleman', rule: 'M9.4' },
  )
})

rule('M9.4', 'after twenty-four flips the figure is lost', () => {
  const t = table(
    `.:w .:w .:w .:w R:A
     .:w .:w .:w .:w .
     .:w .:w .:w .:w .
     .:w .:w .:w .:w p:X`,
    { phase: 'drop', mission: '9' },
  )
  const round = Array.from({ length: 24 }, () => at(0))
  t.does('allies', { type: 'drop', at: t.at('A3') }, ...round, ...round, ...round, at(0), at(0), at(0))
    .gives(
      { type: 'flipped', card: 23, to: t.at('A3') },
      { type: 'dropLost', kind: 'rifleman', rule: 'M9.4' },
      { type: 'dropLost' },
      { type: 'dropLost' },
    )
    .without({ type: 'landed' })
})

rule('M9.5', 'landing in gas counts as entering it', () => {
  const t = table(DROP, { phase: 'drop', mission: '9', gas: ['B1'] })
  t.does('allies', { type: 'drop', at: t.at('B2') }, at(0), 1, 1, at(0), at(0), at(0), at(0), at(0)).gives(
    { type: 'landed', at: t.at('B1') },
    { type: 'attacked', by: 'gas', hit: false },
  )
})

/** What mission 10 brings with so many points at the end of the last round. */
function level(points: number, supplied: { points: number; rivets: number; free?: number }): void {
  const t = table('R:A . p:X', { phase: 'cards', mission: '10', hands: { allies: ['sappers'] } })
  t.state.armies.allies.level = points
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'supplied', ...supplied })
}

rule('M10.1', 'each side’s own points set its level, and only that level counts', () => {
  const t = table('R . p', {
    phase: 'rearrange',
    mission: '10',
    turn: 'blight',
    starter: 'allies',
    points: { allies: 3, blight: 1 },
  })
  t.does('blight', END, at(0), at(0), at(0)).gives(
    { type: 'levelsSet', allies: 3, blight: 1 },
    { type: 'supplied', points: 4, rivets: 2 },
  )
  level(0, { points: 4, rivets: 1 })
})

rule('M10.1', 'the highest level reached counts, in whatever order they are written', () => {
  const punch = must(BOX.missions['10'])
  const levels = [...(punch.special.levels ?? [])].reverse()
  const content = { ...BOX, missions: { ...BOX.missions, '10': { ...punch, special: { ...punch.special, levels } } } }
  const t = table('R:A . p:X', { phase: 'cards', mission: '10', hands: { allies: ['sappers'] }, content })
  t.state.armies.allies.level = 5
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'supplied', points: 7, rivets: 1 })
})

rule('M10.2', '1 or 2 points: one deployment point more', () => {
  level(1, { points: 5, rivets: 1 })
  level(2, { points: 5, rivets: 1 })
})

rule('M10.3', '3 or 4 points: one rivet more', () => {
  level(3, { points: 4, rivets: 2 })
  level(4, { points: 4, rivets: 2 })
})

rule('M10.4', '5 or 6 points: three deployment points more', () => {
  level(5, { points: 7, rivets: 1 })
  level(6, { points: 7, rivets: 1 })
})

rule('M10.5', '7 points and more: three infantry free in deployment grids', () => {
  level(7, { points: 4, rivets: 1, free: 3 })
  level(12, { points: 4, rivets: 1, free: 3 })
  const t = table('.:A .:a p', { phase: 'deployment', mission: '10', supply: { free: 1, points: 1 } })
  t.shows(
    t.game.preview(t.state, 'allies', deploys(t, 'rifleman', 'A1')).price.map(({ key }) => key),
    ['price.free'],
  )
  t.does('allies', deploys(t, 'rifleman', 'A1')).gives({ type: 'deployed', cost: { free: 1 } })
  t.does('allies', deploys(t, 'rifleman', 'A1')).gives({ type: 'deployed', cost: { points: 1 } })
})

rule('M10.5', 'outside deployment grids nothing is free', () => {
  const supply = { free: 1, points: 1, trench: 1 }
  const t = table('.:A .:a p', { phase: 'deployment', mission: '10', supply })
  t.does('allies', deploys(t, 'rifleman', 'B1')).gives({ type: 'deployed', cost: { points: 1, trench: 1 } })
  t.shows(t.state.supply.free, 1)
})

rule('M10.5', 'free infantry costs no rivets either, whatever a pack makes of it', () => {
  const rifleman = { ...must(BOX.units['rifleman']), rivets: 2 }
  const content = { ...BOX, units: { ...BOX.units, rifleman } }
  const t = table('.:A p', { phase: 'deployment', mission: '10', supply: { free: 1 }, content })
  t.does('allies', deploys(t, 'rifleman', 'A1')).gives({ type: 'deployed', cost: { free: 1 } })
  t.refuses('allies', deploys(t, 'rifleman', 'A1'), '4.2')
})
