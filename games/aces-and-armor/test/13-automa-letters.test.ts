import { at } from '@muster/engine/testkit'
import { duel, why } from './13-automa-table.ts'
import { miss, rule } from './table.ts'

rule('13.24', 'the example of the tank: priority II.1, attack c, h; movement f', () => {
  const t = duel(
    `N  .  h  .  h  ~  ~  ~  i
     .  .  .  .  .  R  X  i  .
     .  t  .  .  .  .  .  .  .`,
    { units: { h2: { xp: 2, damage: 1 }, i: { damage: 5 } } },
  )
  const because = why('II.1', 'ch', 'f')
  t.turn().gives(
    { type: 'unitMoved', unit: t.id('N'), why: because },
    { type: 'unitsFought', unit: t.id('N'), target: t.id('h2'), hits: 6, dealt: 4, why: because },
  )
  t.shows(t.at('N'), 'E2')
})

rule('13.24', 'the example of the Flak 8.8: priority II.1, attack a, h; movement d', () => {
  const t = duel('. K . . . i i t', { units: { i: { damage: 4, xp: 2 }, i2: { damage: 4 } } })
  const because = why('II.1', 'ah', 'd')
  t.turn().gives(
    { type: 'unitMoved', unit: t.id('K'), path: [t.hex('C1')], why: because },
    { type: 'unitsFought', unit: t.id('K'), target: t.id('i'), hits: 4, why: because },
    { type: 'unitDestroyed', unit: t.id('i'), by: t.id('K') },
  )
})

rule('13.32', 'movement a: infantry goes farthest from the nearest enemy, in points', () => {
  const t = duel('. . ~ .\nR . X .\n. . . h')
  t.turn().gives({ type: 'unitMoved', unit: t.id('R'), path: [t.hex('B1')], why: why('I.2', '', 'a') })
})

rule('13.33', 'movement b: artillery on a road or next to one', () => {
  const t = duel('. . K . = i')
  t.turn().gives({ type: 'unitMoved', unit: t.id('K'), path: [t.hex('D1')], why: why('II.1', 'c', 'b') })
})

rule('13.34', 'movement c: a tank goes into the forest', () => {
  const t = duel('N . . . h\n. . = = f')
  t.turn().gives({ type: 'unitsFought', unit: t.id('N'), why: why('II.1', 'c', 'c') })
  t.shows(t.at('N'), 'E2')
})

rule('13.34', 'and so does infantry, after letter a', () => {
  const t = duel(`
    .  f  .  .  .  .  .
    R  .  X  .  .  .  h
    .  ~  .  ~  .  ~  .`)
  t.turn().gives({ type: 'unitMoved', unit: t.id('R'), path: [t.hex('B1')], why: why('I.2', '', 'ac') })
})

rule('13.35', 'movement d: artillery farthest from the nearest enemy in hexes', () => {
  const t = duel('. . K . . i')
  t.turn().gives({ type: 'unitsFought', unit: t.id('K'), why: why('II.1', 'c', 'd') })
  t.shows(t.at('K'), 'C1')
})

rule('13.36', 'movement e: artillery nearest in hexes to its own nearest unit', () => {
  const t = duel('. . . .\n. . . .\nK . . p\n. . . .\n. . . .\nN . . .')
  t.turn().gives({ type: 'unitsFought', unit: t.id('K'), target: t.id('p'), why: why('II.1', 'c', 'de') })
  t.shows(t.at('K'), 'A5')
})

rule('13.37', 'movement f: nearest in points to its own nearest unit', () => {
  const t = duel('N . . . h ~ ~ ~\n= = = = . R X i')
  t.turn().gives({ type: 'unitsFought', unit: t.id('N'), why: why('II.1', 'c', 'f') })
  t.shows(t.at('N'), 'E2')
})

rule('13.38', 'movement g: nearest to where it came from', () => {
  const t = duel('N . . . h\n. . . . .')
  t.turn().gives({ type: 'unitsFought', unit: t.id('N'), why: why('II.1', 'c', 'g') })
  t.shows(t.at('N'), 'D1')
})

rule('13.38', 'in points before hexes', () => {
  const t = duel(`
    N  f  f  .  h
    =  =  ~  ~  =
    .  .  =  =  =`)
  t.turn().gives({ type: 'unitsFought', unit: t.id('N'), why: why('II.1', 'c', 'g') })
  t.shows(t.at('N'), 'E2')
})

rule('13.38', 'in hexes where the points are level', () => {
  const t = duel(`
    N  .  f  .  h
    =  =  f  =  .
    .  .  =  .  .`)
  t.turn().gives({ type: 'unitsFought', unit: t.id('N'), why: why('II.1', 'c', 'g') })
  t.shows(t.at('N'), 'D1')
})

rule('13.39', 'it attacks only whom it can damage', () => {
  const t = duel('tf R ~')
  t.turn().without({ type: 'unitsFought' })
  const both = duel('tf R i')
  both.turn(...miss(12)).gives({ type: 'unitsFought', unit: both.id('R'), target: both.id('i'), dealt: 1 })
})

rule('13.40', 'attack a: whom it destroys', () => {
  const t = duel('i N t', { units: { t: { damage: 3 } } })
  t.turn(...miss(6)).gives({ type: 'unitsFought', target: t.id('t'), why: why('II.1', 'a') })
})

rule('13.40', 'terrain included', () => {
  const t = duel('tf N t', { units: { t: { damage: 3 }, t2: { damage: 3 } } })
  t.turn(...miss(6)).gives({ type: 'unitsFought', target: t.id('t2'), dealt: 3, why: why('II.1', 'a') })
})

rule('13.41', 'attack b: infantry next to a neutral factory or one of its own', () => {
  const t = duel('i N i X')
  t.turn(...miss(12)).gives({ type: 'unitsFought', target: t.id('i2'), why: why('II.1', 'b') })
  const own = duel('i N i X', { flags: { D1: 'g2' } })
  own.turn(...miss(12)).gives({ type: 'unitsFought', target: own.id('i2'), why: why('II.1', 'b') })
  const theirs = duel('i N i X', { flags: { D1: 'us' } })
  theirs.turn(at(0), ...miss(12)).gives({ type: 'unitsFought', target: theirs.id('i'), why: why('II.1', 'i') })
})

rule('13.42', 'attack c: who cannot fire back', () => {
  const t = duel('i N h')
  t.turn().gives({ type: 'unitsFought', target: t.id('h'), backHits: -1, why: why('II.1', 'c') })
})

rule('13.43', 'if c decided, only from a hex without a counter-attack', () => {
  const t = duel('t P . .', { automa: 'g1' })
  const because = why('II.1', 'c')
  t.turn().gives(
    { type: 'unitMoved', unit: t.id('P'), path: [t.hex('C1')], why: because },
    { type: 'unitsFought', unit: t.id('P'), target: t.id('t'), backHits: -1, why: because },
  )
})

rule('13.43', 'also if h decided', () => {
  const t = duel('t P . . h', { automa: 'g1', units: { t: { damage: 5, xp: 1 }, h: { damage: 5 } } })
  t.turn().gives({ type: 'unitsFought', unit: t.id('P'), target: t.id('t'), backHits: -1, why: why('II.1', 'ah') })
  t.shows(t.at('P'), 'C1')
})

rule('13.44', 'attack d: a fighter takes the bomber', () => {
  const t = duel('p Q b')
  t.turn(...miss(12)).gives({ type: 'unitsFought', unit: t.id('Q'), target: t.id('b'), why: why('II.1', 'd') })
  const bomber = duel('p W b')
  bomber.turn(...miss(12)).gives({ type: 'unitsFought', target: bomber.id('p'), why: why('II.1', 'i') })
})

rule('13.45', 'attack e: infantry that can reach a neutral factory or one of its own', () => {
  const t = duel('i N i . . X')
  t.turn(...miss(12)).gives({ type: 'unitsFought', target: t.id('i2'), why: why('II.1', 'e') })
  const far = duel('i N i . . . . . X')
  far.turn(at(1), ...miss(12)).gives({ type: 'unitsFought', target: far.id('i2'), why: why('II.1', 'i') })
})

rule('13.46', 'attack f: infantry in an enemy factory that its own infantry can reach', () => {
  const t = duel('i N iX . . . . . R', { flags: { C1: 'us' } })
  t.turn(...miss(12)).gives({ type: 'unitsFought', target: t.id('i2'), why: why('II.1', 'f') })
  const far = duel('i N iX . . . . . . . . . . . R', { flags: { C1: 'us' } })
  far.turn(at(0), ...miss(12)).gives({ type: 'unitsFought', target: far.id('i'), why: why('II.1', 'i') })
})

rule('13.47', 'attack g: whom another has attacked this turn', () => {
  const t = duel('K . . t N t')
  t.turn(at(0), ...miss(8)).gives(
    { type: 'unitsFought', unit: t.id('K'), target: t.id('t') },
    { type: 'unitsFought', unit: t.id('N'), target: t.id('t'), why: why('II.1', 'g') },
  )
})

rule('13.48', 'attack h: of those that cannot fire back the most experienced', () => {
  const t = duel('h N h', { units: { h2: { xp: 1 } } })
  t.turn().gives({ type: 'unitsFought', target: t.id('h2'), why: why('II.1', 'ch') })
})

rule('13.49', 'attack i: the lowest attack value, whatever its experience', () => {
  const t = duel('m N i', { units: { i: { xp: 5 } } })
  t.turn(...miss(12)).gives({ type: 'unitsFought', target: t.id('i'), why: why('II.1', 'i') })
})

rule('13.50', 'attack j: the most expensive', () => {
  const t = duel('m W p')
  t.turn(...miss(12)).gives({ type: 'unitsFought', target: t.id('p'), why: why('II.1', 'ij') })
})

rule('13.51', 'attack k: the least experienced', () => {
  const t = duel('i N i', { units: { i: { xp: 1 } } })
  t.turn(...miss(12)).gives({ type: 'unitsFought', target: t.id('i2'), why: why('II.1', 'ik') })
})

rule('13.52', 'the Katyusha aims where most other enemies are damaged, from as far as it may', () => {
  const t = duel('k . . . . . I T', { automa: 'su' })
  const because = why('II.1', 'ci', 'd')
  t.turn().gives(
    { type: 'unitMoved', unit: t.id('k'), why: because },
    {
      type: 'hexBombarded',
      hex: t.hex('G1'),
      hits: 4,
      damage: [
        [t.id('I'), 2],
        [t.id('T'), 1],
      ],
      why: because,
    },
  )
  t.shows(t.at('k'), 'C1')
})

rule('13.52', 'then where fewest units of its own are hit', () => {
  const t = duel('k . . . . n I T', { automa: 'su' })
  const played = t.turn(...miss(8))
  played.gives({
    type: 'hexBombarded',
    hex: t.hex('H1'),
    damage: [
      [t.id('I'), 2],
      [t.id('T'), 1],
    ],
  })
  t.shows(t.at('k'), 'D1')
})

rule('13.42', 'nothing fires back at a Katyusha', () => {
  const t = duel('. . . I k .', { automa: 'su' })
  t.turn(at(0)).gives({ type: 'hexBombarded', unit: t.id('k'), why: why('II.1', 'c', 'd') })
})

rule('13.39', 'who cannot be hit from anywhere is no target', () => {
  duel('I k', { automa: 'su' }).turn().without({ type: 'hexBombarded' })
})
