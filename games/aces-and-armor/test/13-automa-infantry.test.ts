import { at } from '@muster/engine/testkit'
import { duel, orders, ROAD, why } from './13-automa-table.ts'
import { miss, rule } from './table.ts'

rule('13.16', 'infantry 1: it conquers, if no enemy infantry is next to the factory', () => {
  const t = duel('R X t . i')
  t.turn().gives({ type: 'factoryOccupied', unit: t.id('R'), hex: t.hex('B1'), why: why('I.1') })
  const guarded = duel('R X i')
  guarded.turn().without({ type: 'factoryOccupied' })
})

rule('13.16', 'the unit inside is destroyed', () => {
  const t = duel('R tX . i', { flags: { B1: 'us' } })
  t.turn().gives({ type: 'unitDestroyed', unit: t.id('t') }, { type: 'factoryOccupied', unit: t.id('R') })
})

rule('13.17', 'infantry 2: next to a neutral or enemy factory', () => {
  const t = duel('R . . . X . . . . i')
  t.turn().gives({ type: 'unitMoved', unit: t.id('R'), why: why('I.2') })
  t.shows(t.at('R'), 'D1')
  const theirs = duel('R . . . X . . . . i', { flags: { E1: 'us' } })
  theirs.turn().gives({ type: 'unitMoved', unit: theirs.id('R'), why: why('I.2') })
})

rule('13.17', 'standing there already fulfils it', () => {
  const t = duel('R X i')
  const played = t.turn()
  t.shows(orders(played), [[t.id('R'), 'I.2']])
  played.without({ type: 'unitMoved' })
})

rule('13.18', 'infantry 3: to where the next move brings it next to a factory', () => {
  const t = duel('R . . . . . . X . . . . i')
  t.turn().gives({ type: 'unitMoved', unit: t.id('R'), why: why('I.3') })
  t.shows(t.at('R'), 'D1')
})

rule('13.18', 'water may be the way', () => {
  const t = duel('R . ~ X . . . . i')
  t.turn().gives({ type: 'unitMoved', unit: t.id('R'), why: why('I.3') })
  t.shows(t.at('R'), 'B1')
})

rule('13.19', 'not to a factory that another own infantry is next to', () => {
  const t = duel('R . . . . C X . . . . i')
  t.shows(orders(t.turn()), [
    [t.id('R'), 'I.5'],
    [t.id('C'), 'I.1'],
  ])
})

rule('13.19', 'unless enemy infantry is next to it too', () => {
  const t = duel('R . . C X i\n. . . . . .')
  const played = t.turn()
  t.shows(orders(played), [
    [t.id('R'), 'I.3'],
    [t.id('C'), 'I.2'],
  ])
})

rule('13.20', 'orders 1 to 3 do not attack', () => {
  const t = duel('t . .\nR X i', { units: { t: { damage: 5 } } })
  const played = t.turn()
  t.shows(orders(played), [[t.id('R'), 'I.2']])
  played.without({ type: 'unitsFought' })
})

rule('13.21', 'infantry 4: at an enemy by letter a, then b', () => {
  const a = duel('i R i X', { units: { i: { damage: 5 } } })
  a.turn(...miss(2)).gives({ type: 'unitsFought', target: a.id('i'), why: why('I.4', 'a') })
  const b = duel('i R i X')
  b.turn(...miss(12)).gives({ type: 'unitsFought', target: b.id('i2'), why: why('I.4', 'b') })
})

rule('13.21', 'and by no other letter', () => {
  const t = duel('i R i', { units: { i: { damage: 5, xp: 2 }, i2: { damage: 5 } } })
  t.turn(at(0), ...miss(2)).gives({ type: 'unitsFought', target: t.id('i'), why: why('I.4', 'a') })
})

rule('13.22', 'infantry 5: to the hex nearest to the nearest factory, without an attack', () => {
  const t = duel(`t R ${ROAD(16)} X`)
  const played = t.turn()
  played.gives({ type: 'unitMoved', unit: t.id('R'), why: why('I.5') }).without({ type: 'unitsFought' })
  t.shows(t.at('R'), 'H1')
})

rule('13.21', 'rather than go for a far factory', () => {
  const t = duel(`t R ${ROAD(16)} X`, { units: { t: { damage: 5 } } })
  t.turn(...miss(2)).gives({ type: 'unitsFought', unit: t.id('R'), why: why('I.4', 'a') })
})

rule('13.22', 'no nearer hex: order 6', () => {
  const t = duel(`h R t ${ROAD(16)} X`)
  t.turn().gives({ type: 'unitsFought', target: t.id('h'), why: why('I.6 II.1', 'c') })
})

rule('13.23', 'infantry 6: as tanks, with infantry’s movement letters', () => {
  const t = duel(`
    R  .  .  hf .
    .  .  .  ~  .
    .  .  t  .  .`)
  t.turn().gives({ type: 'unitsFought', unit: t.id('R'), target: t.id('h'), why: why('I.6 II.1', 'c', 'a') })
  t.shows(t.at('R'), 'C1')
})

rule('13.23', 'and nearer to the best target if there is none in range', () => {
  const t = duel('R . . . . . . i')
  t.turn().gives({ type: 'unitMoved', unit: t.id('R'), why: why('I.6 II.2', 'i') })
  t.shows(t.at('R'), 'D1')
})
