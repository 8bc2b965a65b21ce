import { must } from '@muster/engine'
import { at } from '@muster/engine/testkit/loaded'
import { fullDeck } from '../src/setup.ts'
import { KIND } from '../src/state.ts'
import { view } from '../src/view.ts'
import { book, does, game, P1, P2, rule, table } from './table.ts'

const flies = (speed: number, heading = 1) => ({ speed, heading })

rule('11.1', 'a hand is secret, from partners too', () => {
  const t = table('A1', {}, { options: { mode: '4' }, hands: [['luck'], ['hook'], ['cable']] })
  t.shows(view(8, t.state, 'p1').hands, [['luck'], null, null, null])
  t.shows(view(8, t.state, 'p1').handSizes, [1, 1, 1, 0])
})

rule('11.2', 'never more than four', () => {
  const t = table('A1 . A2', {}, { hands: [['luck', 'luck', 'luck', 'hook']] })
  t.notOffered(P1, { type: 'concentrate' })
  t.refuses(P1, does.concentrate(t, 'A1'), '11.16', 'handFull')
})

rule('11.3', 'use alone takes a card out of a hand', () => {
  const t = table('A1 A2', { A2: { lives: 1 } }, { hands: [['lazarus', 'conqueror']] })
  t.does(P1, does.revive(t, 'A1', 'A2')).gives({ type: 'cardUsed', card: 'lazarus' })
  t.shows(t.state.hands[0], ['conqueror'])
})

rule('11.4', 'a used card is discarded', () => {
  const t = table('A1 A2', { A2: { lives: 1 } }, { hands: [['lazarus']] })
  t.does(P1, does.revive(t, 'A1', 'A2')).gives({ type: 'cardUsed', seat: 0, card: 'lazarus' })
  t.shows([t.state.hands[0], t.state.discard], [[], ['lazarus']])
})

rule('11.5', 'a draw takes from the deck, which is not shuffled again', () => {
  const t = table('A1 . A2', {}, { deck: ['hook'], state: { discard: ['luck'] } })
  t.does(P1, does.concentrate(t, 'A1'))
  t.does(P1, does.concentrate(t, 'A2'), at(0)).gives({ type: 'cardDrawn', seat: 0, card: 'hook' })
  t.shows([t.state.deck, t.state.discard], [[], ['luck']])
})

rule('11.6', 'an object is an action, and needs its card', () => {
  const t = table('A1 . A2', { A1: flies(1), A2: { lives: 1 } }, { hands: [[]] })
  t.refuses(P1, does.revive(t, 'A1', 'A2'), '11.6')
  const used = table('A1 . A2', { A1: { used: KIND.object }, A2: { lives: 1 } }, { hands: [['lazarus']] })
  used.refuses(P1, does.revive(used, 'A1', 'A2'), '3.4')
})

rule('11.7', 'a failed shot, hook or grab opens a window for the roller', () => {
  const t = table('A4 b4', {}, { hands: [['cable'], ['luck']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 1).gives({ type: 'questionAsked' })
  t.asks(P1)
  const g = table('A3 @', { A3: flies(1, 4) }, { hands: [['cable']] })
  g.does(P1, does.grab(g, 'A3'), 1).gives({ type: 'questionAsked' })
  g.asks(P1)
})

rule('11.7', 'a hook that missed too; a success opens none', () => {
  const t = table('A4 . b4', {}, { hands: [['hook', 'cable']] })
  t.does(P1, does.hook(t, 'A4', 1), 1).gives({ type: 'hookThrown', caught: false }, { type: 'questionAsked' })
  t.does(P1, does.pass).without({ type: 'hookPulled' })
  const g = table('A3 @', { A3: flies(1, 4) }, { hands: [['cable']] })
  g.does(P1, does.grab(g, 'A3'), 5).gives({ type: 'grabRolled', held: true }).without({ type: 'questionAsked' })
})

rule('11.8', 'the die that parts two soldiers opens one for the striker’s player', () => {
  const t = table(
    'A2 b4',
    { A2: { ...flies(2), used: KIND.shoot }, b4: { ...flies(2, 2), lives: 0 } },
    { hands: [['luck']] },
  )
  t.does(P1, does.fly(t, 'A2', 2), at(0))
    .gives({ type: 'questionAsked' })
    .without({ type: 'soldiersCrashed' })
  t.asks(P1)
  t.does(P1, does.luck, at(2)).gives({ type: 'soldiersCrashed', die: 4, headings: [4, 1] })
})

rule('11.8', 'every bounce die opens one for the soldier’s player', () => {
  const t = table('@ A2 b4 @', {}, { hands: [[], ['cable']] })
  t.does(P1, does.push(t, 'A2', 'b4', 4, 2), at(0)).gives({ type: 'questionAsked' })
  t.asks(P2)
  t.does(P2, does.pass).gives({ type: 'soldierBounced', heading: 2, speed: 1 })
})

rule('11.9', 'every hit opens one for the player of the soldier hit', () => {
  const t = table('A4 b4', {}, { hands: [['luck'], ['cable']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5)
    .gives({ type: 'questionAsked' })
    .without({ type: 'soldierHit' })
  t.asks(P2)
  t.does(P2, does.pass).gives({ type: 'soldierHit', lives: 1 })
})

rule('11.9', 'a hit on the second roll too', () => {
  const t = table('A4 b4', {}, { hands: [['luck'], ['luck']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 1)
  t.does(P1, does.luck, 5).gives({ type: 'shotFired', again: true, hit: true }, { type: 'questionAsked' })
  t.asks(P2)
  t.does(P2, does.luck).gives({ type: 'soldierHit', saved: 'luck', lives: 2 })
})

rule('11.10', 'only for one who holds a card, whatever card', () => {
  const t = table('A4 b4', {}, { hands: [[], []] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5)
    .gives({ type: 'soldierHit' })
    .without({ type: 'questionAsked' })
  t.refuses(P1, does.pass, '11.10')
})

rule('11.11', 'a roll is repeated once, and stands', () => {
  const t = table('A4 b4', {}, { hands: [['luck', 'luck']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 1)
  t.does(P1, does.luck, 1).gives({ type: 'shotFired', again: true, hit: false }).without({ type: 'questionAsked' })
})

rule('11.12', 'the default is to pass', () => {
  const t = table('A4 b4', {}, { hands: [[], ['luck']] })
  t.does(P1, does.shoot(t, 'A4', 'b4'), 5)
  t.shows(game.fallback(t.state, P2), does.pass)
  t.shows(game.answer(t.state, P2, { hit: 'default' }), does.pass)
})

rule('11.13', 'two that concentrate give a card', () => {
  const t = table('A1 . A2')
  t.does(P1, does.concentrate(t, 'A1')).without({ type: 'cardDrawn' })
  t.does(P1, does.concentrate(t, 'A2'), at(0)).gives({ type: 'cardDrawn', seat: 0 })
})

rule('11.14', 'they do nothing else and have not flown', () => {
  const t = table('A1 . A2 . A4 . b1', { A2: { used: KIND.shoot }, A4: flies(1) })
  t.refuses(P1, does.concentrate(t, 'A2'), '11.14')
  t.refuses(P1, does.concentrate(t, 'A4'), '11.14')
  const done = table('A1 . A2 . b1')
  done.does(P1, does.concentrate(done, 'A2'))
  done.refuses(P1, does.shoot(done, 'A2', 'b1'), '11.14')
})

rule('11.15', 'with four or six players one is enough', () => {
  const t = table('A1', {}, { options: { mode: '4' } })
  t.does('p1', does.concentrate(t, 'A1'), at(0)).gives({ type: 'cardDrawn', seat: 0 })
})

rule('11.15', 'with three it takes two, with six one', () => {
  const three = table('A1', {}, { options: { mode: '3' } })
  three.refuses('p1', does.concentrate(three, 'A1'), '11.18')
  for (const mode of ['3v3', '2v2v2']) {
    const six = table('A1', {}, { options: { mode } })
    six.does('p1', does.concentrate(six, 'A1'), at(0)).gives({ type: 'cardDrawn', seat: 0 })
    six.refuses('p1', does.concentrate(six, 'A1'), '11.14')
  }
})

rule('11.16', 'a hand below four, and a card in the deck', () => {
  const t = table('A1 . A2', {}, { deck: [] })
  t.refuses(P1, does.concentrate(t, 'A1'), '11.16', 'deckEmpty')
})

rule('11.17', 'one card a turn', () => {
  const t = table('A1 . A2 . A3 . A4')
  t.does(P1, does.concentrate(t, 'A1'))
  t.does(P1, does.concentrate(t, 'A2'), at(0))
  t.refuses(P1, does.concentrate(t, 'A3'), '11.17')
})

rule('11.18', 'the first only if a second can follow', () => {
  const t = table('A1 . A2', { A2: flies(1) })
  t.refuses(P1, does.concentrate(t, 'A1'), '11.18')
})

rule('11.21', 'one that has concentrated is not pushed by its own side', () => {
  const t = table('@ A1 A2 . . . . . A4')
  t.does(P1, does.concentrate(t, 'A2'))
  t.notOffered(P1, { ...does.push(t, 'A1', 'A2', 4, 1) })
  t.refuses(P1, does.push(t, 'A1', 'A2', 4, 1), '11.21', 'targetConcentrating')
})

rule('11.21', 'nor through a row that it ends', () => {
  const t = table('A1 A3 A2 . . A4')
  t.does(P1, does.concentrate(t, 'A2'))
  t.notOffered(P1, { ...does.push(t, 'A1', 'A3', 4, 1) })
  t.refuses(P1, does.push(t, 'A1', 'A3', 4, 1), '11.21', 'targetConcentrating')
})

rule('11.21', 'nor braked, nor hooked', () => {
  const b = table('A1 A2', { A2: { used: KIND.concentrate, ...flies(2) } })
  b.refuses(P1, does.brake(b, 'A1', 'A2', 1, 4), '11.21', 'targetConcentrating')
  const h = table('A1 . . A2', { A2: { used: KIND.concentrate } }, { hands: [['hook']] })
  h.notOffered(P1, does.hook(h, 'A1', 1))
  h.refuses(P1, does.hook(h, 'A1', 1), '11.21', 'targetConcentrating')
})

rule('11.21', 'rivals may', () => {
  const t = table('A1 b2 . .', { b2: { used: KIND.concentrate } })
  t.offered(P1, does.push(t, 'A1', 'b2', 4, 1))
})

rule('11.19', 'the second draws at once', () => {
  const t = table('A1 . A2', { A1: { used: KIND.concentrate } })
  t.does(P1, does.concentrate(t, 'A2'), at(3)).exactly(
    { type: 'soldierConcentrated', soldier: t.id('A2') },
    { type: 'cardDrawn', seat: 0, card: must(fullDeck(book)[3]) },
  )
})

rule('11.20', 'the deck has 32 cards', () => {
  const t = table('A1')
  const deck = fullDeck(book)
  const count = (card: string): number => deck.filter((c) => c === card).length
  t.shows(deck.length, 32)
  t.shows(
    ['cable', 'hook', 'grenade', 'sureShot', 'shield', 'lazarus', 'luck', 'conqueror', 'contraband'].map(count),
    [4, 4, 4, 4, 3, 3, 3, 1, 1],
  )
})
