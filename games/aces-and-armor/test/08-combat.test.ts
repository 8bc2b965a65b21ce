import { BOX } from '../src/index.ts'
import { hit, miss, rule, table } from './table.ts'

const CONFIRM = { type: 'confirm' } as const
const declare = { phase: 'declare' } as const
const attackValue = (kind: string): number => BOX.units[kind]?.hits[0] ?? 0

rule('8.1', 'one against one, in the declared order', () => {
  const t = table('I i . . P h', declare)
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', t.attacks('P', 'h'))
  t.does('g1', CONFIRM, ...miss(36)).gives(
    { type: 'unitsFought', unit: t.id('I'), target: t.id('i') },
    { type: 'unitsFought', unit: t.id('P'), target: t.id('h') },
  )
})

rule('8.2', 'a tank cannot counter-attack an aircraft', () => {
  const t = table('J t', declare)
  t.does('g1', t.attacks('J', 't'))
  t.does('g1', CONFIRM, ...miss(12)).gives({ type: 'unitsFought', backHits: -1 })
})

rule('8.2', 'the example: the howitzer does not answer the Flak, which fires from afar', () => {
  const t = table('K . h', { ...declare, turn: 'g2' })
  t.does('g2', t.attacks('K', 'h'))
  t.does('g2', CONFIRM, ...miss(12)).gives({ type: 'unitsFought', backHits: -1 })
})

rule('8.2', 'infantry answers tank and aircraft', () => {
  const t = table('T i J', declare)
  t.does('g1', t.attacks('J', 'i'))
  t.does('g1', CONFIRM, ...miss(14), ...miss(12)).gives({ type: 'unitsFought', backHits: 0 })
})

rule('8.3', 'every time it is attacked', () => {
  const t = table('T i T . h', declare)
  t.does('g1', t.attacks('T', 'i'))
  t.does('g1', t.attacks('T2', 'i'))
  t.does('g1', CONFIRM, ...miss(12), ...miss(12), ...miss(12), ...miss(12)).gives(
    { type: 'unitsFought', unit: t.id('T'), backHits: 0 },
    { type: 'unitsFought', unit: t.id('T2'), backHits: 0 },
  )
})

rule('8.4', 'twelve dice unhurt, two less for each damage', () => {
  const t = table('T h . i', { ...declare, units: { T: { damage: 4 } } })
  t.does('g1', t.attacks('T', 'h'))
  t.does('g1', CONFIRM, ...miss(4)).gives({ type: 'unitsFought', dice: miss(4) })
})

rule('8.5', 'no red dice against a target at a distance', () => {
  const t = table('P . h T i', declare)
  t.does('g1', t.attacks('P', 'h'))
  t.does('g1', CONFIRM, ...miss(12)).gives({ type: 'unitsFought', red: [] })
})

rule('8.5', 'none for the defender', () => {
  const t = table('I i t', declare)
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', CONFIRM, ...miss(24)).gives({ type: 'unitsFought', back: miss(12) })
})

rule('8.6', 'the example: infantry and artillery support the tank, 3 red dice', () => {
  const t = table('. N .\n. i .\nR . .\n. . K', { ...declare, turn: 'g2', units: { N: { xp: 4 } } })
  t.does('g2', t.attacks('N', 'i'))
  t.does('g2', CONFIRM, ...miss(15), ...miss(12)).gives({ type: 'unitsFought', red: miss(3) })
})

rule('8.6', 'two arms give 2 red dice', () => {
  const t = table('T i I', declare)
  t.does('g1', t.attacks('T', 'i'))
  t.does('g1', CONFIRM, ...miss(14), ...miss(12)).gives({ type: 'unitsFought', red: miss(2) })
})

rule('8.7', 'the example: two tanks count once for the aircraft', () => {
  const t = table('. T .\nT i .\n. J .', declare)
  t.does('g1', t.attacks('J', 'i'))
  t.does('g1', CONFIRM, ...miss(14), ...miss(12)).gives({ type: 'unitsFought', red: miss(2) })
})

rule('8.8', 'the example: the partner’s gun gives no support', () => {
  const t = table('. T .\n. i .\n. P .\n', declare)
  const partner = table('. N .\n. i .\n. P .\n', declare)
  t.does('g1', t.attacks('T', 'i'))
  t.does('g1', CONFIRM, ...miss(14), ...miss(12)).gives({ type: 'unitsFought', red: miss(2) })
  partner.does('g1', partner.attacks('P', 'i'))
  partner.does('g1', CONFIRM, ...miss(12), ...miss(12)).gives({ type: 'unitsFought', red: [] })
})

rule('8.9', 'a supporter may attack another', () => {
  const t = table('T i I h', declare)
  t.does('g1', t.attacks('I', 'h'))
  t.does('g1', t.attacks('T', 'i'))
  t.does('g1', CONFIRM, ...miss(12), ...miss(14), ...miss(12)).gives({
    type: 'unitsFought',
    unit: t.id('T'),
    red: miss(2),
  })
})

rule('8.10', 'the example: two more aircraft beside the target give 3 red dice', () => {
  const t = table('. J .\nJ p J', declare)
  t.does('g1', t.attacks('J', 'p'))
  t.does('g1', CONFIRM, ...miss(15), ...miss(12)).gives({ type: 'unitsFought', red: miss(3) })
})

rule('8.10', 'one more gives 2; the partner’s gives none', () => {
  const t = table('J p J', declare)
  t.does('g1', t.attacks('J', 'p'))
  t.does('g1', CONFIRM, ...miss(14), ...miss(12)).gives({ type: 'unitsFought', red: miss(2) })
  const partner = table('J p Q', declare)
  partner.does('g1', partner.attacks('J', 'p'))
  partner.does('g1', CONFIRM, ...miss(12), ...miss(12)).gives({ type: 'unitsFought', red: [] })
})

rule('8.11', 'infantry gets no red dice against an aircraft', () => {
  const t = table('I p J', declare)
  t.does('g1', t.attacks('I', 'p'))
  t.does('g1', CONFIRM, ...miss(24)).gives({ type: 'unitsFought', red: [] })
})

rule('8.12', 'both sides throw', () => {
  const t = table('I i . h', declare)
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', CONFIRM, ...hit(12), ...miss(12)).gives({ type: 'unitsFought', dice: hit(12), back: miss(12) })
})

rule('8.13', 'rookie, veteran from 3, war hero from 5 and beyond', () => {
  const hits = [2, 3, 4, 5, 9].map((xp) => {
    const t = table('I h . i', { ...declare, units: { I: { xp } } })
    t.does('g1', t.attacks('I', 'h'))
    const [fought] = t.does('g1', CONFIRM, 2, 3, 4, 5, 6, 7, ...miss(6)).events.filter((e) => e.type === 'unitsFought')
    return fought?.hits
  })
  table('I i').shows(hits, [1, 3, 3, 5, 5])
})

rule('8.14', 'the example: a veteran tank hits on 8 or less, red dice alike', () => {
  const t = table('. N .\n. if .\nR . .\n. . K', { ...declare, turn: 'g2', units: { N: { xp: 3 }, i: { xp: 2 } } })
  t.does('g2', t.attacks('N', 'i'))
  const tank = [8, 8, 8, 9, 10, 11, 12, 9, 9, 9, 9, 9]
  const red = [8, 1, 12]
  const back = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  t.does('g2', CONFIRM, ...tank, ...red, ...back).gives({ type: 'unitsFought', hits: 5, backHits: 2 })
})

rule('8.15', 'the example: 2 hits are 1 damage to the tank', () => {
  const t = table('N i . h', { ...declare, turn: 'g2' })
  t.does('g2', t.attacks('N', 'i'))
  t.does('g2', CONFIRM, ...miss(12), ...hit(2), ...miss(10)).gives({ type: 'unitsFought', taken: 1 })
})

rule('8.16', 'the example: 5 hits are 2 damage in the forest, 3 in the open', () => {
  const forest = table('N if . h', { ...declare, turn: 'g2' })
  forest.does('g2', forest.attacks('N', 'i'))
  forest.does('g2', CONFIRM, ...hit(5), ...miss(19)).gives({ type: 'unitsFought', dealt: 2 })
  const open = table('N i . h', { ...declare, turn: 'g2' })
  open.does('g2', open.attacks('N', 'i'))
  open.does('g2', CONFIRM, ...hit(5), ...miss(19)).gives({ type: 'unitsFought', dealt: 3 })
})

rule('8.16', 'not for the attacker', () => {
  const t = table('If i . h', declare)
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', CONFIRM, ...miss(12), ...hit(5), ...miss(7)).gives({ type: 'unitsFought', taken: 3 })
})

rule('8.17', 'terrain does not protect an aircraft', () => {
  const t = table('I wf . h', declare)
  t.does('g1', t.attacks('I', 'w'))
  t.does('g1', CONFIRM, ...hit(3), ...miss(9), ...miss(12)).gives({ type: 'unitsFought', dealt: 2 })
})

rule('8.18', 'six damage destroy', () => {
  const t = table('T h . i', { ...declare, units: { h: { damage: 5 } } })
  t.does('g1', t.attacks('T', 'h'))
  t.does('g1', CONFIRM, ...hit(12)).gives({ type: 'unitsFought', dealt: 1 }, { type: 'unitDestroyed', unit: t.id('h') })
})

rule('8.19', 'a unit that is destroyed still deals its hits', () => {
  const t = table('I i . h', { ...declare, units: { i: { damage: 5 } } })
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', CONFIRM, ...hit(12), ...hit(2)).gives(
    { type: 'unitsFought', dealt: 1, taken: 1 },
    { type: 'unitDestroyed', unit: t.id('i') },
  )
})

rule('8.20', 'the example: 1 for damaging, for the defender too', () => {
  const t = table('N if . h', { ...declare, turn: 'g2', units: { N: { xp: 3 }, i: { xp: 2 } } })
  t.does('g2', t.attacks('N', 'i'))
  t.does('g2', CONFIRM, ...hit(5), ...miss(7), ...hit(2), ...miss(10)).gives({ type: 'unitsFought', xp: 1, backXp: 1 })
  t.shows([t.unit('N').xp, t.unit('i').xp], [4, 3])
})

rule('8.20', '2 in all for destroying, none for nothing', () => {
  const t = table('T h . i', { ...declare, units: { h: { damage: 5 } } })
  t.does('g1', t.attacks('T', 'h'))
  t.does('g1', CONFIRM, ...hit(12)).gives({ type: 'unitsFought', xp: 2, backXp: 0 })
})

rule('8.21', 'without dice: fixed hits, red dice become +1 or +2', () => {
  const t = table('T i I . h', { ...declare, options: { diceless: true } })
  t.does('g1', t.attacks('T', 'i'))
  t.does('g1', CONFIRM).gives({ type: 'unitsFought', dice: [], hits: attackValue('tiger') + 1, backHits: 2 })
})

rule('8.22', 'without dice order and weather are still rolled', () => {
  const t = table('I . i', { phase: 'money', options: { diceless: true, weather: true }, state: { turns: 2 } })
  t.does('g1', { type: 'endTurn' }, 5).gives({ type: 'weatherRolled', roll: 5, weather: 'mud' })
})

rule('8.21', 'three arms give 2 more hits; two other aircraft too; hurt units deal half', () => {
  const t = table('T i I . h\n. U . . .', {
    ...declare,
    options: { diceless: true },
    units: { i: { damage: 3, xp: 3 } },
  })
  t.does('g1', t.attacks('T', 'i'))
  t.does('g1', CONFIRM).gives({ type: 'unitsFought', hits: attackValue('tiger') + 2, backHits: 2 })
  const air = table('J p J\n. J .', { ...declare, options: { diceless: true } })
  air.does('g1', air.attacks('J', 'p'))
  const [fought] = air.does('g1', CONFIRM).events.flatMap((e) => (e.type === 'unitsFought' ? [e] : []))
  air.shows(fought?.hits, attackValue('me-262') + 2)
})

rule('8.22', 'and the rocket', () => {
  const t = table('I X . i V', { ...declare, options: { mode: 'four', mission: 'v2', diceless: true } })
  Object.assign(t.unit('V'), { at: -1, army: 3 })
  Object.assign(t.state, { sites: [2], launcher: { unit: t.id('V'), at: 2, fired: false, destroyed: 0 } })
  t.does('g1', { type: 'launch', hex: t.hex('B1') })
  t.does('g1', CONFIRM, 3).gives({ type: 'rocketLaunched', roll: 3 })
})
