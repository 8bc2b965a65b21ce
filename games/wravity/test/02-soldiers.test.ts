import { attributes } from '../src/rules/02-soldiers.ts'
import { book, does, hex, P1, rule, table } from './table.ts'

rule('2.1', 'attributes go by squad and number', () => {
  const t = table('A5 . b5')
  t.shows(attributes(book, t.soldier('A5')), { movement: 3, strength: 6, agility: 1, precision: 2 })
  t.shows(attributes(book, t.soldier('b5')), { movement: 3, strength: 6, agility: 3, precision: 3 })
})

rule('2.2', 'only an engineer looks under a planet', () => {
  const t = table('A5 @ A4')
  t.refuses(P1, does.look(t, 'A4', 0), '2.2')
  t.offered(P1, does.look(t, 'A5', 0))
})

rule('2.3', 'an intact soldier uses the white attributes', () => {
  const t = table('A2')
  t.shows(attributes(book, t.soldier('A2')).precision, 6)
})

rule('2.4', 'a wounded soldier uses the red ones', () => {
  const t = table('A2 . . b1', { b1: { lives: 1 } })
  t.shows(attributes(book, t.soldier('b1')).strength, 5)
})

rule('2.5', 'red is one less, at least 1, and half the precision', () => {
  const t = table('A5', { A5: { lives: 1 } })
  t.shows(attributes(book, t.soldier('A5')), { movement: 2, strength: 5, agility: 1, precision: 1 })
})

rule('2.6', 'an immobilised soldier takes no action', () => {
  const t = table('A2 . b4', { A2: { lives: 0 } })
  t.refuses(P1, does.shoot(t, 'A2', 'b4'), '2.6')
  t.notOffered(P1, { type: 'shoot', soldier: t.id('A2') })
})

rule('2.7', 'an immobilised soldier fills its hex and can be pushed', () => {
  const t = table('A2 b4', { b4: { lives: 0 } })
  t.does(P1, does.push(t, 'A2', 'b4', 4, 2)).gives({ type: 'soldierPushed', taker: t.id('b4'), speed: 2 })
})

rule('2.8', 'only a soldier with speed is in flight', () => {
  const t = table('A2 . A3', { A3: { speed: 2, heading: 1 } })
  t.refuses(P1, does.fly(t, 'A2', 1), '2.8')
  t.offered(P1, does.fly(t, 'A3', 2))
})

rule('2.9', 'at rest next to a planet a soldier holds on and may take an impulse', () => {
  const t = table('A2 @')
  t.offered(P1, does.impulse(t, 'A2', 4, 1))
})

rule('2.10', 'at rest in the void it is adrift and may not', () => {
  const t = table('A2 . @')
  t.refuses(P1, does.impulse(t, 'A2', 4, 1), '5.1')
})

rule('2.11', 'a soldier adrift shoots, pushes, uses objects and concentrates, but neither walks nor grabs', () => {
  const t = table('A2 b4 . A3', {}, { hands: [['hook']] })
  t.offered(
    P1,
    does.shoot(t, 'A2', 'b4'),
    does.push(t, 'A2', 'b4', 4, 1),
    does.hook(t, 'A2', 4),
    does.concentrate(t, 'A2'),
  )
  for (const type of ['walk', 'impulse', 'grab', 'pushOff']) t.notOffered(P1, { type, soldier: t.id('A2') })
})

rule('2.12', 'a soldier held by a field is not conscious', () => {
  const t = table('A2 * . . b4', {}, { grenade: { until: 5 } })
  t.refuses(P1, does.shoot(t, 'A2', 'b4'), '14.14')
})

rule('2.13', 'no speed exceeds 6', () => {
  const t = table('A5 b4', { A5: { speed: 3, heading: 4 }, b4: { speed: 4, heading: 1 } }, { at: [0, 0] })
  t.does(P1, does.push(t, 'A5', 'b4', 4, 4)).gives({ type: 'soldierPushed', speed: 6, recoil: 6 })
})

rule('2.14', 'nobody flies into an occupied hex', () => {
  const t = table('A2 b4', { A2: { speed: 1, heading: 1 }, b4: { lives: 0 } })
  t.does(P1, does.fly(t, 'A2', 1))
    .gives({ type: 'soldiersCrashed' })
    .without({ type: 'soldierFlew' })
  t.shows([t.soldier('A2').at, t.soldier('b4').at], [hex(-3, 0), hex(-2, 0)])
})
