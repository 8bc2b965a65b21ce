import { at } from '@muster/engine/testkit'
import { attacks, cardAt, deploys, END, PASS, plays, rule, table } from './table.ts'

const MAP = 'R:A . p:X'

rule('3.1', 'one Action! card may be thrown away before drawing', () => {
  const t = table(MAP, { phase: 'cards', hands: { allies: ['sappers'] } })
  t.does('allies', { type: 'discard', card: t.card('sappers') }, at(0), at(0), at(0)).gives(
    { type: 'cardDiscarded', side: 'allies' },
    { type: 'cardDrawn', side: 'allies' },
  )
})

rule('3.1', 'a card that is not in hand cannot be thrown away', () => {
  table(MAP, { phase: 'cards', hands: { allies: ['sappers'] } }).refuses('allies', { type: 'discard', card: 0 }, '3.1')
})

rule('3.2', 'one Action! card is drawn', () => {
  const t = table(MAP, { phase: 'cards', hands: { allies: ['sappers', 'barrage'] } })
  t.does('allies', END, at(2), at(0), at(0)).gives({ type: 'cardDrawn', side: 'allies', card: 2 })
})

rule('3.2', 'with three in hand none is drawn', () => {
  const t = table(MAP, { phase: 'cards', hands: { allies: ['sappers', 'barrage', 'takeCover'] } })
  t.does('allies', END, at(0), at(0)).without({ type: 'cardDrawn' })
})

rule('3.3', 'the first turn of the game draws no Action! card', () => {
  const t = table(MAP, { phase: 'cards', hands: { allies: ['sappers'] }, round: 1, starter: 'allies' })
  t.does('allies', END, at(0), at(0)).without({ type: 'cardDrawn' })
})

rule('3.3', 'the other side draws in its first turn', () => {
  const t = table(MAP, { phase: 'cards', hands: { blight: ['sappers'] }, round: 1, starter: 'allies', turn: 'blight' })
  t.does('blight', END, at(0), at(0), at(0)).gives({ type: 'cardDrawn', side: 'blight' })
})

rule('3.4', 'Secret Missions are drawn up to two', () => {
  const t = table(MAP, { phase: 'cards', hands: { allies: ['sappers'] }, secrets: { allies: ['theCharge'] } })
  t.does('allies', END, at(0), at(3)).gives({ type: 'secretDrawn', side: 'allies', card: 3 })
  t.shows(t.state.armies.allies.secrets.length, 2)
})

rule('3.5', 'a played card is discarded', () => {
  const t = table(MAP, { phase: 'deployment', hands: { allies: ['scrapDrive'] } })
  t.does('allies', plays(t, 'scrapDrive')).gives({ type: 'cardPlayed', side: 'allies', card: 1 })
  t.shows(t.state.discard, [1])
})

rule('3.5', 'an empty deck is made anew from the discard pile when a card is needed', () => {
  const t = table(MAP, { phase: 'cards', hands: { allies: ['sappers'] } })
  t.state.discard = t.state.deck.splice(0)
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'deckRenewed', deck: 'action' }, { type: 'cardDrawn' })
})

rule('3.6', 'an empty deck of Secret Missions is made anew', () => {
  const t = table(MAP, { phase: 'cards', hands: { allies: ['sappers'] } })
  t.state.secretDiscard = t.state.secretDeck.splice(0)
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'deckRenewed', deck: 'secret' }, { type: 'secretDrawn' })
})

rule('3.7', 'a card is played at its own time only', () => {
  const t = table(MAP, { phase: 'combat', hands: { allies: ['scrapDrive', 'steadyAim'] } })
  t.refuses('allies', plays(t, 'scrapDrive'), '3.7', 'notThisTime')
  t.offered('allies', plays(t, 'steadyAim', t.id('R')))
})

rule('3.7', 'several cards may be played in a turn', () => {
  const t = table(MAP, { phase: 'deployment', hands: { allies: ['scrapDrive', 'secondWave'] } })
  t.does('allies', plays(t, 'scrapDrive')).gives({ type: 'rivetsGained', by: 1 })
  t.does('allies', plays(t, 'secondWave')).gives({ type: 'pointsChanged', by: 2 })
})

rule('3.8', 'reactions are not played in one’s own turn', () => {
  const t = table('R . p', { hands: { allies: ['takeCover', 'stretcherParty'] } })
  t.notOffered('allies', { type: 'play' })
  t.refuses('allies', plays(t, 'takeCover'), '3.7')
})

rule('3.9', 'the window opens whatever the card is', () => {
  const t = table('R . p', { hands: { blight: ['scrapDrive'] } })
  t.does('allies', attacks(t, 'R', 'C1')).exactly(
    { type: 'activated', unit: 0, at: 0, members: [] },
    { type: 'attackMade', unit: 0, line: 0, at: 2 },
    { type: 'asked', question: { ask: 'cover', side: 'blight', at: 2 } },
  )
  t.asks('blight')
  t.offered('blight', PASS)
  t.notOffered('blight', { type: 'play' })
})

rule('3.9', 'without a card nobody is asked', () => {
  const t = table('R . p')
  t.does('allies', attacks(t, 'R', 'C1'), 1, 1, 1).without({ type: 'asked' })
  t.refuses('allies', PASS, '3.9')
})

rule('3.10', 'after a card the window opens again', () => {
  const t = table('R . p', { hands: { blight: ['takeCover', 'scrapDrive'] } })
  t.does('allies', attacks(t, 'R', 'C1'))
  t.does('blight', plays(t, 'takeCover')).gives({ type: 'coverTaken', at: 2, by: 1 }, { type: 'asked' })
  t.does('blight', PASS, 1, 1).gives({ type: 'attacked', dice: [1, 1] })
})

rule('3.11', 'an infantry hero is infantry to a card', () => {
  const t = table('W .:w', { phase: 'movement', hands: { allies: ['sappers'] } })
  t.does('allies', plays(t, 'sappers', 1)).gives({ type: 'cleared', at: 1 })
})

rule('3.12', 'a rival sees how many cards one holds, not which', () => {
  const t = table('R . p', { hands: { allies: ['takeCover', 'sappers'] } })
  const seen = t.game.view(t.state, 'blight')
  t.shows([seen.armies.allies.handSize, seen.hand], [2, []])
  t.refuses('allies', { type: 'play', card: 0, target: -1 }, '3.12')
})

rule('3.13', 'the arrow of a card is its number modulo eight, clockwise from north', () => {
  const t = table(
    `. . .
     R . .
     . . .`,
    { hands: { allies: ['barrage'] } },
  )
  t.does('allies', plays(t, 'barrage', t.at('B2')), cardAt(t.state, 10)).gives({
    type: 'flipped',
    card: 10,
    from: t.at('B2'),
    to: t.at('C2'),
  })
})

rule('3.14', 'whoever does not answer passes', () => {
  const t = table('R . p', { hands: { blight: ['takeCover'] } })
  t.does('allies', attacks(t, 'R', 'C1'))
  t.shows(t.game.fallback(t.state, 'blight'), PASS)
  t.shows(t.game.fallback(t.state, 'allies'), null)
  t.does('blight', PASS, 1, 1, 1).gives({ type: 'attacked' })
})

rule('3.14', 'a standing order passes or plays, and none asks', () => {
  const t = table('R . p', { hands: { blight: ['takeCover'] } })
  t.does('allies', attacks(t, 'R', 'C1'))
  t.shows(t.game.answer(t.state, 'blight', {}), null)
  t.shows(t.game.answer(t.state, 'blight', { cover: 'pass' }), PASS)
  t.shows(t.game.answer(t.state, 'blight', { cover: 'play' }), plays(t, 'takeCover'))
})

rule('3.7', 'nothing is deployed while the enemy may still intercept', () => {
  const t = table('R:A . p:X', { phase: 'cards', hands: { allies: ['sappers'], blight: ['sappers'] } })
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'asked', question: { ask: 'orders', side: 'blight' } })
  t.notOffered('allies', deploys(t, 'rifleman', 'A1'))
  t.refuses('blight', plays(t, 'sappers'), '3.12')
})
