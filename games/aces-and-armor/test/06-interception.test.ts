import { expect } from 'vitest'
import { miss, rule, table } from './table.ts'

const END = { type: 'endMovement' } as const
const CONFIRM = { type: 'confirm' } as const
const DECLINE = { type: 'decline' } as const
const intercept = (unit: number) => ({ type: 'intercept', unit }) as const

rule('6.1', 'the example: the aircraft intercepts the infantry at once', () => {
  const t = table('. p .\n. . .\nI . .')
  t.does('g1', t.moves('I', 'A2')).gives({ type: 'interceptionOffered', unit: t.id('I'), seats: ['us'] })
  t.asks('us')
  t.offered('us', intercept(t.id('p')), DECLINE)
})

rule('6.1', 'nobody is asked who cannot', () => {
  const t = table('I . . i')
  t.refuses('g1', DECLINE, '6.1', 'nobodyMoves')
})

rule('6.2', 'the example: neither tank nor mechanized infantry intercepts an aircraft', () => {
  const t = table('. C . N .\np . . . .', { turn: 'us' })
  t.does('us', t.moves('p', 'C2')).without({ type: 'interceptionOffered' })
})

rule('6.2', 'the example: infantry may intercept an aircraft', () => {
  const t = table('J . . . .\n. . i . .')
  t.does('g1', t.moves('J', 'E1')).gives({ type: 'interceptionOffered', seats: ['us'] })
})

rule('6.3', 'a howitzer, with range from 2, does not intercept', () => {
  const t = table('I . h .')
  t.does('g1', t.moves('I', 'B1')).without({ type: 'interceptionOffered' })
})

rule('6.4', 'the hex where the move began does not count', () => {
  const t = table('. . . .\nI i . .\n. . . .\n. . . .')
  t.does('g1', t.moves('I', 'A4')).gives({ type: 'interceptionOffered' })
  const u = table('. . .\nI p .\n. . .\n. . .')
  u.does('g1', u.moves('I', 'A3')).gives({ type: 'unitMoved', path: [u.hex('A3')] })
})

rule('6.5', 'a hex passed on top of a friend does not count', () => {
  const t = table('i R . .\nI ~ ~ ~')
  const over = t.does('g1', t.moves('I', 'C1'))
  over.gives({ type: 'unitMoved', path: [t.hex('B1'), t.hex('C1')] }).without({ type: 'interceptionOffered' })
})

rule('6.6', 'it stops on the hex just entered', () => {
  const t = table('M . i . . .\n. . . . . .')
  t.does('g1', t.moves('M', 'F2')).gives({ type: 'interceptionOffered' })
  const at = t.unit('M').at
  t.does('us', intercept(t.id('i'))).gives({ type: 'unitIntercepted', unit: t.id('M'), by: t.id('i') })
  t.shows(t.unit('M').at, at)
  t.notOffered('g1', { type: 'move', unit: t.id('M') })
})

rule('6.7', 'declined, it goes on, and may be asked about again', () => {
  const t = table('M . . . .\n~ ~ i ~ ~')
  t.does('g1', t.moves('M', 'D1')).gives({ type: 'interceptionOffered' })
  t.does('us', DECLINE).gives({ type: 'interceptionDeclined', seat: 'us' }, { type: 'interceptionOffered' })
  t.does('us', DECLINE).gives({ type: 'unitMoved' }, { type: 'interceptionOffered' })
  t.does('us', DECLINE)
  t.asks('g1')
  t.shows(t.unit('M').at, t.hex('D1'))
})

rule('6.7', 'enemy players are asked clockwise from the mover, and the first yes settles it', () => {
  const t = table('. r .\n. i .\nI . .')
  t.does('g1', t.moves('I', 'A2')).gives({ type: 'interceptionOffered', seats: ['us', 'su'] })
  t.asks('us')
  t.does('us', DECLINE)
  t.asks('su')
  t.does('su', intercept(t.id('r'))).gives({ type: 'unitIntercepted', by: t.id('r') })
  t.asks('g1')
})

rule('6.7', 'the example: the tank lets it pass, the partner’s artillery does not', () => {
  const t = table('. P .\n. N .\ni . .', { turn: 'us' })
  t.does('us', t.moves('i', 'A2')).gives({ type: 'interceptionOffered', seats: ['g2', 'g1'] })
  t.does('g2', DECLINE)
  t.does('g1', intercept(t.id('P'))).gives({ type: 'unitIntercepted', by: t.id('P') })
})

rule('6.8', 'one unit is named', () => {
  const t = table('. i .\n. m .\nI . t')
  t.does('g1', t.moves('I', 'A2'))
  t.refuses('us', intercept(t.id('t')), '6.8', 'cannotIntercept')
  t.does('us', intercept(t.id('m'))).gives({ type: 'unitIntercepted', by: t.id('m') })
  t.shows([t.unit('i').holds, t.unit('m').holds], [-1, t.id('I')])
})

rule('6.9', 'a unit that holds an interception makes no other', () => {
  const t = table('I . i . M', { units: { i: { holds: 9 } } })
  t.does('g1', t.moves('I', 'B1')).without({ type: 'interceptionOffered' })
})

rule('6.10', 'the interceptor does not move in its next turn', () => {
  const t = table('I i .\n. . .', { turn: 'us', units: { i: { holds: 0 } } })
  t.refuses('us', t.moves('i', 'C1'), '6.10', 'bound')
})

rule('6.11', 'it must attack the unit it intercepted, also if its army is not used', () => {
  const t = table('I i T', { turn: 'us', phase: 'declare', units: { i: { holds: 0, army: 0 } } })
  const us = t.state.players[t.state.turn]
  if (us) Object.assign(us, { active: [1] })
  t.refuses('us', t.attacks('i', 'T'), '6.11', 'boundTo')
  t.does('us', t.attacks('i', 'I')).gives({ type: 'attackDeclared' })
})

rule('6.12', 'the list cannot be confirmed before', () => {
  const t = table('I i T', { turn: 'us', phase: 'declare', units: { i: { holds: 0 } } })
  t.refuses('us', CONFIRM, '6.12', 'boundUndeclared')
  expect(t.game.words.prompt(t.state, 'us')).toMatchObject({
    key: 'prompt.declare.bound',
    args: { hex: 'B1', at: 'A1' },
  })
  t.does('us', t.attacks('i', 'I'))
  expect(t.game.words.prompt(t.state, 'us')).toMatchObject({ key: 'prompt.declare' })
  t.does('us', CONFIRM, ...miss(24)).gives({ type: 'unitsFought' })
})

rule('6.13', 'the duty lapses when the target is out of reach or dead', () => {
  const t = table('I . i', { turn: 'us', units: { i: { holds: 0 } } })
  t.does('us', t.moves('i', 'B1')).gives({ type: 'unitMoved' })
  const dead = table('. i .\nI . .', { turn: 'us', units: { i: { holds: 0 }, I: { at: -2 } } })
  dead.does('us', dead.moves('i', 'C1')).gives({ type: 'unitMoved' })
})

rule('6.13', 'also in the midst of the movement phase', () => {
  const t = table('IX i .\nm . .', { turn: 'us', flags: { A1: 'g1' }, units: { i: { holds: 0 } } })
  t.refuses('us', t.moves('i', 'C1'), '6.10')
  t.does('us', t.moves('m', 'A1')).gives({ type: 'unitDestroyed', unit: t.id('I') })
})

rule('6.13', 'a duty that ends during movement frees the unit at once', () => {
  const t = table('IX i . P\nm . . .', { turn: 'us', flags: { A1: 'g1' }, units: { i: { holds: 0 } } })
  t.does('us', t.moves('m', 'A1'))
  t.does('us', t.moves('i', 'C1')).gives({ type: 'unitMoved' })
})

rule('6.13', 'a duty that has lapsed does not come back when the unit walks up to its target again', () => {
  const t = table('I . i', { turn: 'us', units: { i: { holds: 0 } } })
  t.does('us', t.moves('i', 'B1'))
  t.does('g1', DECLINE)
  t.does('us', END)
  t.offered('us', CONFIRM, t.attacks('i', 'I'))
})

rule('6.14', 'the mark comes off with the attack', () => {
  const t = table('I i T', { turn: 'us', phase: 'declare', units: { i: { holds: 0 } } })
  t.does('us', t.attacks('i', 'I'))
  t.does('us', CONFIRM, ...miss(24)).gives({ type: 'unitsFought', unit: t.id('i') })
  t.shows(t.unit('i').holds, -1)
})

rule('6.15', 'intercepted while occupying: the factory is taken, the duty arises', () => {
  const t = table('I X i .')
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'factoryOccupied' }, { type: 'interceptionOffered', seats: ['us'] })
  t.does('us', intercept(t.id('i'))).gives({ type: 'unitIntercepted', unit: t.id('I') })
  t.shows([t.state.flags, t.unit('i').holds], [[0], t.id('I')])
})

rule('6.16', 'a factory that held a unit was not empty', () => {
  const t = table('I tX i .', { flags: { B1: 'us' } })
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'factoryOccupied' }).without({ type: 'interceptionOffered' })
})

rule('6.17', 'standing orders: ask, always, never; the default is to decline', () => {
  const t = table('. i .\n. . .\nI . .')
  t.does('g1', t.moves('I', 'A2'))
  const key = `intercept.${t.id('i')}`
  const answers = (['ask', 'always', 'never'] as const).map((order) => t.game.answer(t.state, 'us', { [key]: order }))
  t.shows(answers, [null, intercept(t.id('i')), DECLINE])
  t.shows(t.game.fallback(t.state, 'us'), DECLINE)
  t.shows(
    t.game.orderable(t.state, 'us').map((spec) => [spec.key, spec.values]),
    [[key, ['ask', 'always', 'never']]],
  )
})

rule('6.18', 'of several the one with most expected damage, then the lowest', () => {
  const t = table('. i .\n. t .\nI . .')
  t.does('g1', t.moves('I', 'A2'))
  const orders = { [`intercept.${t.id('i')}`]: 'always', [`intercept.${t.id('t')}`]: 'always' }
  t.shows(t.game.answer(t.state, 'us', orders), intercept(t.id('t')))
  const even = table('. i .\n. i .\nI . .')
  even.does('g1', even.moves('I', 'A2'))
  const both = { [`intercept.${even.id('i')}`]: 'always', [`intercept.${even.id('i2')}`]: 'always' }
  even.shows(even.game.answer(even.state, 'us', both), intercept(Math.min(even.id('i'), even.id('i2'))))
})

rule('6.19', 'an intercepted unit attacks normally in its turn', () => {
  const t = table('. i .\n. . .\nI . .')
  t.does('g1', t.moves('I', 'A2'))
  t.does('us', intercept(t.id('i')))
  t.does('g1', END)
  t.does('g1', t.attacks('I', 'i')).gives({ type: 'attackDeclared' })
})

rule('6.2', 'a Flak shoots aircraft from afar only, and intercepts none', () => {
  const t = table('p . K', { turn: 'us' })
  t.does('us', t.moves('p', 'B1')).without({ type: 'interceptionOffered' })
})

rule('6.2', 'a B-17 intercepts ground units, not aircraft', () => {
  const t = table('. b .\n. . .\nJ . .')
  t.does('g1', t.moves('J', 'A2')).without({ type: 'interceptionOffered' })
  const ground = table('. b .\n. . .\nI . .')
  ground.does('g1', ground.moves('I', 'A2')).gives({ type: 'interceptionOffered', seats: ['us'] })
})

rule('6.9', 'not even when its target is dead, until its own next turn is over', () => {
  const t = table('I . i . M', {
    turn: 'us',
    phase: 'money',
    coins: { us: 2 },
    units: { i: { holds: 0 }, I: { at: -2 } },
  })
  t.does('us', { type: 'endTurn' })
  t.shows(t.unit('i').holds, -1)
  const early = table('I . i . M', { units: { i: { holds: 1 }, M: { at: -2 } } })
  early.does('g1', early.moves('I', 'B1')).without({ type: 'interceptionOffered' })
})

rule('6.17', 'one that is to ask keeps the question open, whatever the others may not do', () => {
  const t = table('. i .\n. t .\nI . .')
  t.does('g1', t.moves('I', 'A2'))
  const orders = { [`intercept.${t.id('i')}`]: 'never' }
  t.shows(t.game.answer(t.state, 'us', orders), null)
  t.shows(t.game.answer(t.state, 'su', orders), null)
})
