import { at } from '@muster/engine/testkit'
import { expect, test } from 'vitest'
import type { Action } from '../src/index.ts'
import { duel } from './13-automa-table.ts'
import { game, opening, rule } from './table.ts'

const SOLO = { mode: 'solo', faction: 'us', soloEnemy: 'g2' } as const

const forceOf = (level: string, more = {}): string[] =>
  opening({ ...SOLO, level, ...more }).state.units.flatMap((u) => (u.faction === 'g2' ? [u.kind] : []))

const SET = ['regular-infantry', 'mechanized-infantry', 'panther', 'flak-88', 'bf-109', 'ju-88']

rule('13.1', 'the level adds units: none, artillery, artillery and regular infantry, tank and special infantry', () => {
  const t = opening({ ...SOLO, level: 'easy' })
  t.shows(forceOf('easy'), SET)
  t.shows(forceOf('standard'), [...SET, 'flak-88'])
  t.shows(forceOf('hard'), [...SET, 'flak-88', 'regular-infantry'])
  t.shows(forceOf('excess'), [...SET, 'panther', 'mechanized-infantry'])
  t.shows(forceOf('hard', { sets: 2 }), [...SET, ...SET, 'flak-88', 'regular-infantry'])
})

/** Distributes the person's units in twos, up to the last. */
function distributed(options: object): ReturnType<typeof opening> {
  const t = opening({ ...SOLO, ...options })
  for (let left = assigns(t).length; left > 0; left = assigns(t).length) {
    if (t.state.units.filter((u) => u.faction === 'us' && u.army < 0).length === 1) break
    t.does('us', assigns(t)[0] as Action)
  }
  return t
}

const assigns = (t: ReturnType<typeof opening>): readonly Action[] => t.offers('us').filter((a) => a.type === 'assign')

rule('13.2', 'the extra units are in the bag with the others', () => {
  const t = distributed({ level: 'standard' })
  const extra = t.state.units.findLastIndex((u) => u.faction === 'g2')
  const last = assigns(t)[0] as Action
  const done = t.does('us', last, 1, 12, at(0), at(6), at(0))
  done.gives({ type: 'unitDrawn', unit: extra, token: 0 })
  t.shows(t.state.units[extra]?.kind, 'flak-88')
})

const drawn = (t: ReturnType<typeof opening>): number[] =>
  [0, 1, 2].map((token) => t.state.units.filter((u) => u.faction === 'g2' && u.army === token).length)

rule('13.3', 'two units for the first token and for the second, all that are left for the third', () => {
  const t = distributed({ level: 'hard' })
  t.does('us', assigns(t)[0] as Action, 1, 12, at(0), at(0), at(0))
  t.shows(drawn(t), [2, 0, 0])
  t.does('us', { type: 'flip', token: 2 }, at(0), at(0), at(0), at(0))
  t.shows(drawn(t), [2, 2, 0])
  t.does('us', { type: 'flip', token: 1 }, at(0), at(0), at(0), at(0), at(0), at(0))
  t.shows(drawn(t), [2, 2, 4])
})

rule('13.3', 'four with two sets', () => {
  const t = distributed({ level: 'easy', sets: 2 })
  t.does('us', assigns(t)[0] as Action, 1, 12, at(0), at(0), at(0), at(0), at(0))
  t.shows(drawn(t), [4, 0, 0])
})

/** The person has one unit left to place in its first army; then the Automa flips its last token but one. */
function placing(map: string, units: Parameters<typeof duel>[1] = {}): ReturnType<typeof duel> {
  const t = duel(map, { ...units, phase: 'place' })
  const [us, them] = t.state.players
  if (us && them) Object.assign(us, { tokens: [5, 0, 0] }) && Object.assign(them, { tokens: [6, 0, 0] })
  t.state.pools = t.state.pools.with(0, [1])
  t.state.placing = { token: 0, hex: t.unit('i').at }
  Object.assign(t.unit('i'), { at: -1, army: 0 })
  for (const u of t.state.units) if (u.faction === 'g2') Object.assign(u, { at: -1 })
  return t
}

const ROOM = `
  .  .  .  .  .  .  .
  .  .  .  .  .  .  .
  .  .  .  1  .  .  .
  .  .  .  .  .  .  .
  i  .  .  .  .  .  .
  R  N  .  .  .  .  .`

rule('13.4', 'the first drawn goes on the number, the next ones clockwise from the north', () => {
  const t = placing(ROOM)
  const put = t.does('us', { type: 'place', unit: t.id('i'), hex: t.hex('A5') }, at(0), at(1))
  put.gives(
    { type: 'unitDrawn', unit: t.id('N') },
    { type: 'unitPlaced', unit: t.id('N'), hex: t.hex('D3') },
    { type: 'unitDrawn', unit: t.id('R') },
    { type: 'unitPlaced', unit: t.id('R'), hex: t.hex('D2') },
  )
})

rule('13.4', 'ring by ring', () => {
  const t = placing(`
    .  .  .  .  .
    .  m  m  m  .
    .  m  1  m  .
    .  .  m  .  .
    i  .  R  N  .`)
  const put = t.does('us', { type: 'place', unit: t.id('i'), hex: t.hex('A5') }, at(0), at(0))
  put.gives(
    { type: 'unitPlaced', unit: t.id('R'), hex: t.hex('C3') },
    { type: 'unitPlaced', unit: t.id('N'), hex: t.hex('C1') },
  )
})

rule('13.5', 'water, factories, taken hexes and what is off the board are skipped', () => {
  const t = placing(`
    ~  1  m
    X  .  .
    i  ~  R
    N  K  ~`)
  Object.assign(t.state, { table: { ...t.state.table, draw: 3 } })
  const put = t.does('us', { type: 'place', unit: t.id('i'), hex: t.hex('A3') }, at(0), at(0), at(0))
  put.gives(
    { type: 'unitPlaced', unit: t.id('R'), hex: t.hex('B1') },
    { type: 'unitPlaced', unit: t.id('N'), hex: t.hex('C2') },
    { type: 'unitPlaced', unit: t.id('K'), hex: t.hex('B2') },
  )
})

rule('13.5', 'a hex forbidden to that unit is skipped by that unit', () => {
  const t = placing('. ^ .\n. 1 .\ni . .\nN R K', { options: { mountains: true } })
  Object.assign(t.state, { table: { ...t.state.table, draw: 3 } })
  const put = t.does('us', { type: 'place', unit: t.id('i'), hex: t.hex('A3') }, at(0), at(2), at(0))
  put.gives(
    { type: 'unitPlaced', unit: t.id('K'), hex: t.hex('B2') },
    { type: 'unitPlaced', unit: t.id('N'), hex: t.hex('C2') },
    { type: 'unitPlaced', unit: t.id('R'), hex: t.hex('B1') },
  )
})

rule('13.6', 'the Automa and the person take turns in placing', () => {
  const t = distributed({ level: 'easy' })
  const first = t.does('us', assigns(t)[0] as Action, 1, 12, at(0), at(0), at(0))
  first.gives({ type: 'tokenFlipped', token: 0 }, { type: 'armyPlaced', turn: 0 })
  t.asks('us')
  const later = t.does('us', { type: 'flip', token: 1 }, at(0), at(0), at(0), at(0))
  later.gives({ type: 'armyPlaced', turn: 1 }, { type: 'tokenFlipped', token: 1 }, { type: 'armyPlaced', turn: 0 })
})

const THREE = 'R C N . . . . . . . . . . . . . . . . . . i'
const ARMIES = { R: { army: 0 }, C: { army: 1 }, N: { army: 2 } }

rule('13.7', 'in the limited first rounds it uses armies by chance', () => {
  const t = duel(THREE, { round: 1, units: ARMIES })
  const played = t.turn(at(2))
  played.gives({ type: 'armiesUsed', armies: [1, 2] }, { type: 'unitMoved', unit: t.id('C') })
  played.without({ type: 'unitMoved', unit: t.id('R') })
})

rule('13.7', 'armies that have units', () => {
  const t = duel(THREE, { round: 1, units: { ...ARMIES, C: { army: 1, at: -2 } } })
  t.turn().gives({ type: 'armiesUsed', armies: [0, 2] })
})

rule('13.7', 'and are still due', () => {
  const t = duel(THREE, { round: 1, units: ARMIES, state: { first: 1 } })
  Object.assign(t.state.players[1] ?? {}, { used: [1] })
  t.turn().gives({ type: 'turnBegan', turn: 1, round: 2 }, { type: 'armiesUsed', armies: [0, 2] })
  const late = duel(THREE, { round: 2, units: ARMIES })
  late
    .turn()
    .without({ type: 'armiesUsed' })
    .gives({ type: 'unitMoved', unit: t.id('R') })
})

test('a first match alone is against the easiest Automa', () => {
  expect(game.options.find(({ key }) => key === 'level')?.default).toBe('easy')
})
