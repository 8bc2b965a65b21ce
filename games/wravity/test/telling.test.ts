// What a person is told before it is done: what a shot in flight leads to, what a card costs, how far a Mission has come.
import { wording } from '@muster/words'
import { expect, test } from 'vitest'
import { type Action, BOX, module } from '../src/index.ts'
import { KIND } from '../src/state.ts'
import { markedBy, markWords, missionWords } from '../src/words/cards.ts'
import { board, book, does, game, hex, P1, table } from './table.ts'

const say = wording('en', await module.texts('en'))

/** Shot from the middle of a flight with two hexes to go, of which the second is taken. */
function shotInFlight(used: number): readonly string[] {
  const t = table('b1 . A1 . b2', { A1: { speed: 3, heading: 1, displaced: true, used } })
  const soldier = t.id('A1')
  t.state.flights = [{ soldier, left: 2 }] as typeof t.state.flights
  const action = { type: 'shoot', soldier, at: t.soldier('b1').at, card: null } as const
  return game.preview(t.state, P1, action).notes.map(({ key }) => key)
}

test('a shot in mid-flight with the last action foretells the crash that follows it at once', () => {
  expect(shotInFlight(KIND.push)).toContain('note.meets.soldier')
})

test('who may still stop after the shot is told of no crash', () => {
  expect(shotInFlight(0)).not.toContain('note.meets.soldier')
})

test('concentrating says what it costs and how many more it takes before it is chosen', () => {
  const t = table('A1 @ A2', {}, { deck: ['luck', 'luck'] })
  const told = (name: string) => {
    const { price, notes } = game.preview(t.state, P1, { type: 'concentrate', soldier: t.id(name) })
    return [...price, ...notes].map(say)
  }
  expect(told('A1')).toEqual(['all it does this turn', 'One more must concentrate: then you draw a card.'])
  t.does(P1, { type: 'concentrate', soldier: t.id('A1') })
  expect(told('A2')).toEqual(['all it does this turn', 'You draw a card at once.'])
})

test('a Mission says how far it has come: planets that are yours, values unseen, the soldier marked', () => {
  const t = table('A1 @ . . @ A2', {}, { values: [5, 2], hands: [['conqueror', 'contraband', 'markRecruit'], []] })
  const told = (card: string): string => {
    const message = missionWords(book, game.view(t.state, P1), 0, card)
    return message ? say(message) : ''
  }
  expect(told('conqueror')).toMatch(/^Yours now: \w+ and \w+\. Worth 6 points\.$/)
  expect(told('contraband')).toMatch(/Worth 0 points, and 2 values unseen\.$/)
  expect(told('markRecruit')).toMatch(/ is intact: nothing yet\.$/)
  t.state.soldiers = t.state.soldiers.map((u) => (u.side === 1 ? { ...u, lives: 0 } : u))
  expect(told('markRecruit')).toMatch(/ is immobilised: 3 points as it stands\.$/)
  expect(told('luck')).toBe('')
  expect(Object.keys(BOX.cards).filter((card) => told(card) !== '')).toHaveLength(7)
})

test('a push-off in flight is aimed at where it lands: its speed and the force', () => {
  const t = table('A2', { A2: { speed: 2, heading: 1 } }, { at: [-8, 2] })
  const action = does.pushOff(t, 'A2', 1, 3)
  expect(game.aim(t.state, action).place).toBe(hex(-3, 2))
  expect(say(game.words.action(t.state, P1, action))).toMatch(/force.3: flies to K6$/)
})

test('whoever would crash is aimed at the planet in the way, and the words say so', () => {
  const t = table('A2 . . @', {}, { at: [-8, 2] })
  const far = does.impulse(t, 'A2', 1, 3)
  expect(game.aim(t.state, far).place).toBe(hex(-5, 2))
  expect(say(game.words.action(t.state, P1, far))).toMatch(/crashes at K3$/)
  expect(game.aim(t.state, does.impulse(t, 'A2', 1, 2)).place).toBe(hex(-6, 2))
})

test('a rival on one’s door, or one that holds it open, is told before anything else', () => {
  const t = table('A2')
  const door = t.state.doors[0] ?? -1
  const prompt = () => game.words.prompt(t.state, P1).key
  expect(prompt()).toBe('prompt.turn')
  const beside = board.laterals[door]?.[0] ?? -1
  Object.assign(t.soldier('b4'), { at: beside, entered: 1 })
  expect(prompt()).toBe('prompt.turn.open')
  Object.assign(t.soldier('b4'), { at: door })
  expect(prompt()).toBe('prompt.turn.door')
})

test('a Mark whose rank the rival has not says whom it marks instead', () => {
  const t = table('A1 . b4', {}, { hands: [['markCommander'], []] })
  t.state.soldiers = t.state.soldiers.map((u) => (u.seat === 1 && u.rank === 'commander' ? { ...u, rank: 'scout' } : u))
  const view = game.view(t.state, P1)
  expect(say(markWords(book, view, 0, 'markCommander') ?? { key: '' })).toMatch(
    /^The rival has no Commander: your mark is Water \d/,
  )
  expect([...markedBy(book, view, 0)]).toHaveLength(1)
})

test('the diary names whom a shot or a hook was aimed at', () => {
  const told = (t: ReturnType<typeof table>, action: Action, die: number): string[] => {
    const before = structuredClone(t.state)
    return t.does(P1, action, die).events.flatMap((event) => {
      const line = event.type === 'shotFired' || event.type === 'hookThrown' ? game.words.event(before, event) : null
      return line ? [say(line)] : []
    })
  }
  const shot = table('A4 . . b4')
  expect(told(shot, does.shoot(shot, 'A4', 'b4'), 2)).toEqual([
    'Fire 4 shoots at Water 4 at I9 on a roll of 2, 2 needed. A hit.',
  ])
  const hook = table('A4 . . b4', {}, { hands: [['hook']] })
  expect(told(hook, does.hook(hook, 'A4', 1), 9)).toEqual([
    'The hook of Fire 4 catches Water 4 in I9 on a roll of 9, 2 needed.',
  ])
})
