import { act, offers, optionsFor, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import type { Action, Options } from '../src/index.ts'
import { game, hit, opening, rule, table } from './table.ts'

const END_TURN: Action = { type: 'endTurn' }
const CONFIRM: Action = { type: 'confirm' }

rule('10.1', 'six of ten for the two of a team together', () => {
  const six = 'I X . X X X X X . i'
  const t = table(six, { flags: { D1: 'g1', E1: 'g1', F1: 'g2', G1: 'g2', H1: 'g2' } })
  t.does('g1', t.moves('I', 'B1')).gives({
    type: 'matchEnded',
    result: { winners: ['germany'], rule: '10.1', why: 'factories' },
  })
  t.asks()
})

rule('10.1', 'four of five on a half', () => {
  const t = table('I X . X X X . i', { options: { mode: 'two' }, flags: { D1: 'g1', E1: 'g1', F1: 'g1' } })
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'matchEnded' })
})

rule('10.2', 'one less in the short game', () => {
  const goals = [opening({ mode: 'four', short: true }), opening({ mode: 'two', short: true })]
  const t = table('I X . X X . i', { options: { mode: 'two', short: true }, flags: { D1: 'g1', E1: 'g1' } })
  t.shows(
    goals.map((g) => g.state.table.goal),
    [5, 3],
  )
  t.does('g1', t.moves('I', 'B1')).gives({
    type: 'matchEnded',
    result: { winners: ['germany'], rule: '10.2', why: 'factories' },
  })
})

rule('10.3', 'the enemy team has no units left', () => {
  const t = table('T h', { phase: 'declare', units: { h: { damage: 5 } } })
  t.does('g1', t.attacks('T', 'h'))
  t.does('g1', CONFIRM, ...hit(12)).gives({
    type: 'matchEnded',
    result: { winners: ['germany'], rule: '10.3', why: 'elimination' },
  })
})

rule('10.4', 'at once: the attacks that follow are not fought', () => {
  const t = table('T h T', { phase: 'declare', units: { h: { damage: 5 } } })
  t.does('g1', t.attacks('T', 'h'))
  t.does('g1', t.attacks('T2', 'h'))
  t.does('g1', CONFIRM, ...hit(12))
    .gives({ type: 'matchEnded' })
    .without({ type: 'attackVoid' })
})

rule('10.5', 'after the last round more factories win', () => {
  const t = table('I X X r', {
    turn: 'su',
    phase: 'money',
    options: { rounds: 5 },
    flags: { B1: 'us' },
  })
  t.does('su', END_TURN).gives({ type: 'matchEnded', result: { winners: ['allies'], rule: '10.5', why: 'rounds' } })
})

rule('10.5', 'then the worth of the units, then it is a draw', () => {
  const worth = table('T X X r', { turn: 'su', phase: 'money', options: { rounds: 5 } })
  worth
    .does('su', END_TURN)
    .gives({ type: 'matchEnded', result: { winners: ['germany'], rule: '10.5', why: 'rounds' } })
  const even = table('I X X r', { turn: 'su', phase: 'money', options: { rounds: 5 } })
  even.does('su', END_TURN).gives({ type: 'matchEnded', result: { winners: [], rule: '10.5', why: 'rounds' } })
})

rule('10.6', 'when both last units die together more factories win, else nobody', () => {
  const both = { units: { I: { damage: 5 }, i: { damage: 5 } }, phase: 'declare' } as const
  const t = table('I i X', { ...both, flags: { C1: 'us' } })
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', CONFIRM, 1, 1, 1, 1).gives({
    type: 'matchEnded',
    result: { winners: ['allies'], rule: '10.6', why: 'bothGone' },
  })
  const even = table('I i X', both)
  even.does('g1', even.attacks('I', 'i'))
  even
    .does('g1', CONFIRM, 1, 1, 1, 1)
    .gives({ type: 'matchEnded', result: { winners: [], rule: '10.6', why: 'bothGone' } })
})

rule('10.7', 'a draw when nobody could damage an enemy or take a factory', () => {
  const lone = (damage: number, flags = {}) =>
    table('T . p X', { turn: 'us', phase: 'money', units: { p: { damage } }, flags })
  lone(5)
    .does('us', END_TURN)
    .gives({ type: 'matchEnded', result: { winners: [], rule: '10.7', why: 'stuck' } })
  lone(4).does('us', END_TURN).without({ type: 'matchEnded' })
  lone(5, { D1: 'us' }).does('us', END_TURN).without({ type: 'matchEnded' })
})

rule('10.7', 'support that could still come, or infantry, keeps it going', () => {
  const withTank = table('T . p . t', { turn: 'us', phase: 'money', units: { p: { damage: 5 } } })
  withTank.does('us', END_TURN).without({ type: 'matchEnded' })
  const withInfantry = table('T . p . i', { turn: 'us', phase: 'money', units: { p: { damage: 5 } } })
  withInfantry.does('us', END_TURN).without({ type: 'matchEnded' })
})

test('random players come to an end without a round limit', () => {
  for (let n = 0; n < 25; n++) expect(endOf(n)).toBeLessThan(5000)
})

/** How many actions a default match takes that is played by chance. */
function endOf(seed: number): number {
  const chance = seeded(`ends/${seed}`)
  const state = game.setup(optionsFor<Options>(game, {}), chance)
  for (let actions = 0; ; actions++) {
    const [seat] = game.toAct(state)
    if (!seat || actions > 5000) return actions
    act(game, state, seat, chance.pick(offers(game, state, seat)), chance)
  }
}
