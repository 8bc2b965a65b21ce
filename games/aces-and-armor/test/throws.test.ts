import { must, type Throw } from '@muster/engine'
import { explore } from '@muster/engine/testkit/fuzz'
import { expect, test } from 'vitest'
import { type AcesAndArmor, type Action, BOX, type Event } from '../src/index.ts'
import { game, hit, miss, type Table, table } from './table.ts'

const CONFIRM: Action = { type: 'confirm' }
const HURT = { damage: BOX.charts.fatal - 1 }
const DICE = must(BOX.charts.dice[HURT.damage])

/** What the dice of these events decided, from that position on. */
function thrown(t: Table, events: readonly Event[]): Throw<AcesAndArmor>[] {
  const state = game.clone(t.state)
  return events.flatMap((e) => {
    const each = must(game.throws)(state, e)
    game.evolve(state, e)
    return each
  })
}

test('what attack and answer could destroy is thrown for either side, as it was foretold', () => {
  const t = table('I i . . . . h', { phase: 'declare', units: { I: HURT, i: HURT } })
  t.does('g1', t.attacks('I', 'i'))
  const { odds } = game.preview(t.state, 'g1', CONFIRM)
  const leaves = explore((chance) => {
    const state = game.clone(t.state)
    const events: Event[] = []
    game.orders.confirm.decide({ state, chance, emit: (e) => events.push(e) && game.evolve(state, e) }, 'g1', CONFIRM)
    return thrown(t, events)
  }, 50_000)
  const mean = (side: string, of: (each: Throw<AcesAndArmor>) => number): string =>
    must(leaves)
      .flatMap(({ weight, value }) => value.flatMap((each) => (each.side === side ? [weight * of(each)] : [])))
      .reduce((a, b) => a + b, 0)
      .toFixed(9)
  for (const [i, side] of ['germany', 'allies'].entries()) {
    const foretold = must(odds[i]).chance.toFixed(9)
    expect([mean(side, (each) => each.chance), mean(side, (each) => Number(each.came))]).toEqual([foretold, foretold])
  }
})

test('a unit that the second attack of a list destroys counts like one of the first', () => {
  const t = table('I i . . . I2 r . h', { phase: 'declare', units: { i: HURT, r: HURT, I: HURT, I2: HURT } })
  const before = table('I i . . . I2 r . h', { phase: 'declare', units: { i: HURT, r: HURT, I: HURT, I2: HURT } })
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', t.attacks('I2', 'r'))
  const { events } = t.does('g1', CONFIRM, ...miss(DICE), ...miss(DICE), ...hit(DICE), ...miss(DICE))
  const all = thrown(before, events)
  expect(all.map(({ side, came }) => [side, came])).toEqual([
    ['germany', false],
    ['allies', false],
    ['germany', true],
    ['allies', false],
  ])
})

test('a blast is thrown against each it could destroy, friends for the other side, and against nobody else', () => {
  const t = table('k . . I T r', { turn: 'su', phase: 'declare', units: { I: HURT, r: HURT } })
  const before = table('k . . I T r', { turn: 'su', phase: 'declare', units: { I: HURT, r: HURT } })
  t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('E1') })
  const { events } = t.does('su', CONFIRM, ...miss(must(BOX.charts.dice[0])))
  expect(thrown(before, events).map(({ side, came }) => [side, came])).toEqual([
    ['allies', false],
    ['germany', false],
  ])
})
