// What a person is told: what an interception binds to, when a repair is done, why not all armies act.
import { whyIdle } from '@muster/engine'
import { wording } from '@muster/words'
import { expect, test } from 'vitest'
import { FIRST_BATTLE } from '../lessons/first-battle.ts'
import { module, type View } from '../src/index.ts'
import { game, type Setting, table } from './table.ts'

const say = wording('en', await module.texts('en'))

test('an interception is asked about with the duty it brings', () => {
  const t = table('M . i . . .\n. . . . . .')
  t.does('g1', t.moves('M', 'F2'))
  expect(say(game.words.prompt(t.state, 'us'))).toBe(
    'Intercept Mobile Infantry in B1? It stops there; your unit stays, too, and must attack it in your next turn.',
  )
})

const money: Setting = { phase: 'money', flags: { A1: 'g1' }, coins: { g1: 2 }, units: { T: { damage: 4 } } }

test('a repair says when it takes effect, and the end of a turn that coins could still mend something', () => {
  const t = table('TX . i', money)
  const repair = { type: 'repair', unit: t.id('T') } as const
  expect(game.preview(t.state, 'g1', repair).notes.map(say)).toEqual([
    'At the start of your next turn up to 3 damage is taken off. If the unit is lost before, so are the coins.',
  ])
  const warnings = (): string[] => game.preview(t.state, 'g1', { type: 'endTurn' }).warnings.map(say)
  expect(warnings()).toEqual(['Your coins could still buy or repair something.'])
  t.does('g1', repair)
  expect(warnings()).toEqual([])
})

test('a money phase that passes by itself says what the coins are too few for, and where one repairs', () => {
  const told = (drawn: string, setting: Setting): string => {
    const { state } = table(drawn, { options: { mode: 'two', german: 'g1', allied: 'us' }, ...money, ...setting })
    const line = game.words.event(state, { type: 'incomeCollected', turn: state.turn, coins: 2 })
    return line ? say(line).replace(/\d+/g, '#') : ''
  }
  const passes = 'Income, Germany #: # coins. Coins: #.'
  expect(told('X T . i', {})).toBe(
    `${passes} The cheapest unit costs #; only inside a factory of one’s own is a unit repaired.`,
  )
  expect(told('TX . i', { coins: { g1: 1 } })).toBe(
    `${passes} No factory of one’s own is free to buy in; a repair costs #.`,
  )
  expect(told('TX . i', {})).toBe('Income, Germany #: # coins.')
})

test('a unit that cannot act says in which phase it could, or how far its target is', () => {
  const idle = (drawn: string, setting: Setting): string => {
    const t = table(drawn, setting)
    const why = whyIdle(game, t.state, 'g1', t.id('T'))
    return why ? say(why.why) : ''
  }
  const other = 'That belongs to another phase (Movement); this one is Armies.'
  expect(idle('T i', { phase: 'armies', round: 1 })).toBe(other)
  expect(idle('T . . i', { phase: 'declare' })).toBe('Out of range: 3 hexes away, its range is 1.')
  expect(idle('T . . . . i', { phase: 'declare', units: { T: { kind: 'pak-40' } } })).toMatch(/its range is \d–\d\.$/)
})

test('with four the armies are asked for with the round from which all act', () => {
  const t = table('T i', { phase: 'armies', round: 1 })
  expect(say(game.words.prompt(t.state, 'g1'))).toBe(
    'Choose 1 army of 3 to act. The rest waits; from round 2 on all act.',
  )
})

test('of two, who begins is told before the choice that it fixes the second round, and told again then', () => {
  const two: Setting = { options: { mode: 'two', german: 'g1', allied: 'us' }, phase: 'armies', round: 1 }
  const armies = { T: { army: 0 }, I: { army: 1 }, i: { army: 0 } }
  const t = table('T I . . i', { ...two, units: armies })
  const prompt = (): string => say(game.words.prompt(t.state, 'g1'))
  expect(prompt()).toBe(
    'Choose 1 army of 3. In round 2 the others act instead and this one rests; from round 3 on all act.',
  )
  t.does('g1', { type: 'useArmies', armies: [0] })
  expect(prompt()).toBe('Move units of army 1. In round 2 only the other armies act.')
  const idle = whyIdle(game, t.state, 'g1', t.id('I'))
  expect(idle && say(idle.why)).toBe('Army 2 rests this turn; it acts in round 2.')
  const second = table('T I . . i', { ...two, phase: 'move', round: 2, units: armies })
  Object.assign(second.state.players[0] ?? {}, { active: [1, 2], used: [0, 1, 2] })
  expect(say(game.words.prompt(second.state, 'g1'))).toBe(
    'Move units of armies 2, 3: army 1 acted in round 1 and rests. From round 3 on all act.',
  )
  const told = game.words.event(second.state, { type: 'armiesUsed', armies: [1, 2] })
  expect(told && say(told)).toBe('Germany 1: armies 2, 3 in play, those that rested in round 1.')
})

test('who follows chooses two, and uses all in the second round', () => {
  const t = table('T . i', {
    options: { mode: 'two', german: 'g1', allied: 'us' },
    phase: 'armies',
    round: 1,
    turn: 'us',
  })
  expect(say(game.words.prompt(t.state, 'us'))).toBe(
    'Choose 2 armies of 3 to act. The rest waits; from round 2 on all act.',
  )
})

test('the coach speaks of moving, of declaring and of being asked before it is done', () => {
  const moment = (view: Partial<View>): readonly string[] =>
    FIRST_BATTLE.marks.flatMap((mark) => {
      const seen = { ...shown, ...view }
      const now = { event: null, by: null, view: seen, before: seen }
      return mark.on === undefined && mark.fact?.(seen, 'us', now) ? [mark.id] : []
    })
  const shown = game.view(table('S . t').state, 'us')
  expect(moment({ phase: 'move', seat: 'us' })).toContain('move')
  expect(moment({ phase: 'move', seat: 'g1' })).not.toContain('move')
  expect(moment({ phase: 'declare', seat: 'us' })).toContain('declaration')
  expect(moment({ phase: 'move', seat: 'g1', asked: ['us'] })).toContain('asked')
})

test('a chance of nothing is not said, in any language', async () => {
  for (const language of ['en', 'es', 'fr'] as const) {
    const word = wording(language, await module.texts(language))
    const told = (percent: number): string[] =>
      ['note.blow', 'note.ownBlow', 'note.back'].map((key) => word({ key, args: { unit: 'x', damage: 2, percent } }))
    for (const sentence of told(0)) expect(sentence).not.toContain('%')
    for (const sentence of told(12)) expect(sentence).toContain('12')
  }
})

test('a move is told by what is there before the name of its hex', () => {
  const t = table('M . . i . X', { phase: 'move' })
  const told = (hex: string): string => say(game.words.action(t.state, 'g1', t.moves('M', hex)))
  expect(told('B1')).toBe('Mobile Infantry, from A1: open ground, B1')
  expect(told('C1')).toMatch(/^Mobile Infantry, from A1: open ground beside an enemy \(.+\), C1$/)
  expect(told('E1')).toMatch(/beside an enemy/)
  expect(told('F1')).toBe('Mobile Infantry, from A1: into the factory, F1')
})

test('what an attack of like on like deals and takes has two names', () => {
  const t = table('I i', { phase: 'declare' })
  t.does('g1', t.attacks('I', 'i'))
  const told = game.preview(t.state, 'g1', { type: 'confirm' }).expected.map(({ label }) => say(label))
  expect(told).toEqual([
    'Attack 1: damage by Regular Infantry to Regular Infantry',
    'Attack 1, in return: damage by Regular Infantry to Regular Infantry',
  ])
})
