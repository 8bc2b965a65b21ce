import { at } from '@muster/engine/testkit'
import { UNITS } from '../src/content/units.ts'
import { duel, why } from './13-automa-table.ts'
import { miss, rule } from './table.ts'

const MOVING = { phase: 'move' } as const

rule('13.14', 'it intercepts with the unit that deals most damage', () => {
  const t = duel('. R .\n. N .\ni . .', MOVING)
  t.does('us', t.moves('i', 'A2')).gives(
    { type: 'interceptionOffered', unit: t.id('i'), seats: ['g2'] },
    { type: 'unitIntercepted', unit: t.id('i'), by: t.id('N') },
  )
  t.asks('us')
})

rule('13.14', 'not with one that would do no damage', () => {
  const t = duel('. i .\n. . .\nT . .', { ...MOVING, automa: 'us' })
  t.does('g1', t.moves('T', 'A2')).gives({ type: 'interceptionDeclined', seat: 'us' })
})

rule('13.14', 'of equals by chance; in its turn the interceptor attacks the unit', () => {
  const t = duel('. N . .\n. N . .\ni . . .', MOVING)
  t.does('us', t.moves('i', 'A2'), at(1)).gives({ type: 'unitIntercepted', by: t.id('N2') })
  t.does('us', { type: 'endMovement' })
  t.does('us', { type: 'confirm' })
  t.turn(...miss(12), ...miss(4)).gives(
    { type: 'unitsFought', unit: t.id('N2'), target: t.id('i'), why: why('bound') },
    { type: 'unitsFought', unit: t.id('N'), target: t.id('i') },
  )
})

rule('13.15', 'never with infantry next to a factory that it may conquer', () => {
  const t = duel('. R X .\n. . . .\nt . . .', MOVING)
  t.does('us', t.moves('t', 'A2')).gives({ type: 'interceptionDeclined', seat: 'g2' })
  const guarded = duel('. R X m\n. . . .\nt . . .', MOVING)
  guarded.does('us', guarded.moves('t', 'A2')).gives({ type: 'unitIntercepted', by: guarded.id('R') })
})

rule('13.27', 'nothing is declared: each unit attacks right after its move', () => {
  const t = duel('N . h . . . h . N')
  const played = t.turn(at(0))
  played
    .without({ type: 'attackDeclared' })
    .gives(
      { type: 'unitMoved', unit: t.id('N') },
      { type: 'unitsFought', unit: t.id('N'), target: t.id('h') },
      { type: 'unitMoved', unit: t.id('N2') },
      { type: 'unitsFought', unit: t.id('N2'), target: t.id('h2') },
    )
})

rule('13.28', 'no red dice, whoever stands by', () => {
  const t = duel('K . i N')
  t.turn(...miss(8)).gives({ type: 'unitsFought', unit: t.id('N'), target: t.id('i'), dice: [], red: [], hits: 6 })
})

rule('13.29', 'fixed hits in the attack, the person rolls', () => {
  const t = duel('i N .')
  t.turn(...miss(12)).gives({ type: 'unitsFought', dice: [], hits: 6, back: miss(12), backHits: 0 })
})

rule('13.29', 'fixed hits in the counter-attack', () => {
  const t = duel('i N .', { phase: 'declare' })
  t.does('us', t.attacks('i', 'N'))
  t.does('us', { type: 'confirm' }, ...miss(12)).gives({ type: 'unitsFought', unit: t.id('i'), back: [], backHits: 6 })
})

const hits = (damage: number, xp: number): number => {
  const t = duel('h N', { units: { N: { damage, xp } } })
  const fought = t.turn().events.find((e) => e.type === 'unitsFought')
  return fought?.type === 'unitsFought' ? fought.hits : -1
}

rule('13.30', 'with 0 to 2 damage the attack value, and 2 more for each level', () => {
  const t = duel('h N')
  t.shows([hits(0, 0), hits(2, 0), hits(0, 3), hits(2, 5)], [6, 6, 8, 10])
})

rule('13.31', 'with 3 to 5 damage half of it rounded up, and 1 more for each level', () => {
  const t = duel('h N')
  t.shows([hits(3, 0), hits(5, 0), hits(3, 3), hits(5, 5)], [3, 3, 4, 5])
  const odd = duel('t Q', { units: { Q: { damage: 3 } } })
  odd.turn().gives({ type: 'unitsFought', hits: 2 })
})

const NONE = '. . . . . . . . . . . . . . . . . . . . .'
const OWN = { flags: { A1: 'g2' } } as const
/** What it has, less the coin that its factory brings. */
const justEnough = (kind: keyof typeof UNITS) => ({ coins: { g2: UNITS[kind].cost - 1 } })

rule('13.53', 'with fewer than two infantry it buys special infantry', () => {
  const t = duel(`X R ${NONE} p`, { ...OWN, ...justEnough('mechanized-infantry') })
  const coins = UNITS['mechanized-infantry'].cost
  t.turn().gives({ type: 'unitBought', kind: 'mechanized-infantry', hex: t.hex('A1'), coins })
})

rule('13.54', 'otherwise a tank', () => {
  const t = duel(`X R R ${NONE} p`, { ...OWN, ...justEnough('panther') })
  t.turn(at(0)).gives({ type: 'unitBought', kind: 'panther', coins: UNITS.panther.cost })
})

const TANKS = `N N N N`

rule('13.54', 'artillery when it may have no more tanks', () => {
  const t = duel(`X R C ${TANKS} ${NONE} p`, { ...OWN, ...justEnough('flak-88') })
  t.turn(at(0), at(0), at(0)).gives({ type: 'unitBought', kind: 'flak-88', coins: UNITS['flak-88'].cost })
})

rule('13.54', 'then a type by chance among those allowed and affordable', () => {
  const t = duel(`X ~ C C ${TANKS} K K K K ${NONE} p`, { ...OWN, coins: { g2: 5 } })
  const kinds = ['regular-infantry', 'mechanized-infantry', 'bf-109', 'ju-88']
  const played = t.turn(at(0), at(0), at(0), at(0), at(0), at(0), at(0), at(2))
  played.gives({ type: 'unitBought', kind: kinds[2] as string })
})

rule('13.54', 'without the limit always a tank', () => {
  const t = duel(`X R C ${TANKS} ${NONE} p`, { ...OWN, coins: { g2: 5 }, options: { most: false } })
  t.turn(at(0), at(0), at(0)).gives({ type: 'unitBought', kind: 'panther' })
})

rule('13.55', 'it saves for that type and never repairs', () => {
  const t = duel(`KX R C ${NONE} p`, {
    ...OWN,
    coins: { g2: UNITS.panther.cost - 2 },
    units: { K: { damage: 3 } },
  })
  const played = t.turn()
  played.without({ type: 'unitBought' }).without({ type: 'repairStarted' })
  t.shows(t.state.players[1]?.coins, UNITS.panther.cost - 1)
})

rule('13.56', '(a) in a factory that enemy infantry can reach', () => {
  const t = duel('X . t . . . . . . X . . . . . m', { flags: { A1: 'g2', J1: 'g2' }, coins: { g2: 3 } })
  t.turn().gives({ type: 'unitBought', hex: t.hex('J1'), why: why('buys', '', 'a') })
})

rule('13.56', '(b) in the one with the nearest enemy', () => {
  const t = duel('X . t . . . . . . X . . . . . t', { flags: { A1: 'g2', J1: 'g2' }, coins: { g2: 3 } })
  t.turn().gives({ type: 'unitBought', hex: t.hex('A1'), why: why('buys', '', 'b') })
})

rule('13.56', 'if several satisfy (a), (b) decides', () => {
  const t = duel('X . . m . . . . . . m . X', { flags: { A1: 'g2', M1: 'g2' }, coins: { g2: 3 } })
  t.turn().gives({ type: 'unitBought', hex: t.hex('M1'), why: why('buys', '', 'ab') })
})

rule('13.57', 'of equally near ones where more enemies are that near', () => {
  const t = duel('. . t . . . . . . .\nX . . . . . . t . X\n. . t . . . . . . .', {
    flags: { A2: 'g2', J2: 'g2' },
    coins: { g2: 3 },
  })
  t.turn().gives({ type: 'unitBought', hex: t.hex('A2'), why: why('buys', '', 'b') })
})

rule('13.57', 'then where the second is nearer', () => {
  const t = duel('X . t t . . . . . . . t . X', { flags: { A1: 'g2', N1: 'g2' }, coins: { g2: 3 } })
  t.turn().gives({ type: 'unitBought', hex: t.hex('A1') })
  const other = duel('X . t . . . . . . . t t . X', { flags: { A1: 'g2', N1: 'g2' }, coins: { g2: 3 } })
  other.turn().gives({ type: 'unitBought', hex: other.hex('N1') })
})

rule('13.57', 'what is level is left to chance', () => {
  const t = duel('X . t . . . . . . . t . X', { flags: { A1: 'g2', M1: 'g2' }, coins: { g2: 3 } })
  t.turn(at(1)).gives({ type: 'unitBought', hex: t.hex('M1') })
})

rule('13.58', 'at the end of its turn it receives its income and spends it', () => {
  const t = duel(`X R C X X ${NONE} p`, {
    flags: { A1: 'g2', D1: 'g2', E1: 'g2' },
    coins: { g2: 2 * UNITS.panther.cost - 3 },
  })
  t.turn().gives(
    { type: 'unitMoved', unit: t.id('R') },
    { type: 'phaseBegan', phase: 'money' },
    { type: 'incomeCollected', turn: 1, coins: 3 },
    { type: 'unitBought', kind: 'panther' },
    { type: 'unitBought', kind: 'panther' },
    { type: 'turnEnded', turn: 1 },
  )
  t.shows(t.state.players[1]?.coins, 0)
})
