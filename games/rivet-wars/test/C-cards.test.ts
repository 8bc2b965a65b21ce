import { chanceAfter } from '@muster/engine'
import { at } from '@muster/engine/testkit'
import { attacks, cardAt, deploys, END, goes, PASS, plays, rule, snipes, table } from './table.ts'

const deployment = { phase: 'deployment' } as const
const movement = { phase: 'movement' } as const

rule('C1', 'Second Wave: two more points', () => {
  const t = table('R:A p', { ...deployment, hands: { allies: ['secondWave'] } })
  t.does('allies', plays(t, 'secondWave')).gives({ type: 'pointsChanged', by: 2 })
  t.shows(t.state.supply.points, 2)
})

rule('C2', 'Scrap Drive: one more rivet', () => {
  const t = table('R:A p', { ...deployment, hands: { allies: ['scrapDrive'] } })
  t.does('allies', plays(t, 'scrapDrive')).gives({ type: 'rivetsGained', by: 1 })
})

rule('C3', 'Forward Trench: two infantry anywhere in the territory', () => {
  const t = table('R:A .:a p', { ...deployment, hands: { allies: ['forwardTrench'] }, supply: { points: 9 } })
  t.refuses('allies', deploys(t, 'rifleman', 'B1'), '4.3')
  t.does('allies', plays(t, 'forwardTrench')).gives({ type: 'trenchOpened', by: 2 })
  t.does('allies', deploys(t, 'rifleman', 'B1')).gives({ type: 'deployed', cost: { points: 1, trench: 1 } })
  t.does('allies', deploys(t, 'rifleman', 'B1')).gives({ type: 'deployed', cost: { points: 1, trench: 1 } })
  t.refuses('allies', deploys(t, 'rifleman', 'B1'), '4.3')
  t.refuses('allies', deploys(t, 'rocketCycle', 'B1'), '4.3')
})

rule('C3.1', 'Forward Trench does not reach objectives', () => {
  const t = table('R:A .:ao p', { ...deployment, supply: { points: 9, trench: 2 } })
  t.refuses('allies', deploys(t, 'rifleman', 'B1'), '4.3')
})

rule('C4', 'Field Repairs: one damage off', () => {
  const t = table('OR p', { ...deployment, hands: { allies: ['fieldRepairs'] }, hurt: { O: 2 } })
  t.refuses('allies', plays(t, 'fieldRepairs', t.id('R')), '3.7')
  t.does('allies', plays(t, 'fieldRepairs', t.id('O'))).gives({ type: 'repaired', unit: t.id('O'), by: 1 })
  t.shows(t.unit('O').damage, 1)
})

rule('C5', 'Barrage deviates, then attacks everyone there with two dice', () => {
  const t = table('R . dp', { hands: { allies: ['barrage'] } })
  t.does('allies', plays(t, 'barrage', 1), cardAt(t.state, 2), 5, 1, 1, 1).gives(
    { type: 'barrageMade', at: 1, dice: 2 },
    { type: 'deviated', to: 2 },
    { type: 'attacked', unit: t.id('d'), by: 'barrage', dice: [5, 1] },
    { type: 'attacked', unit: t.id('p'), by: 'barrage', dice: [1, 1] },
    { type: 'eliminated', unit: t.id('d') },
  )
})

rule('C5', 'Barrage only before a unit is chosen', () => {
  const t = table('R p', { hands: { allies: ['barrage'] } })
  t.does('allies', attacks(t, 'R', 'B1'), 1, 1, 1)
  t.refuses('allies', plays(t, 'barrage', 1), '3.7')
})

rule('C5', 'with an empty deck the card itself may give the arrow', () => {
  const t = table('R . p', { hands: { allies: ['barrage'] } })
  t.state.discard = t.state.deck.filter((card) => card !== 2)
  t.state.armies.allies.hand.push(2)
  t.state.deck = []
  const odds = t.game.preview(t.state, 'allies', plays(t, 'barrage', 1)).odds
  t.shows(
    odds.filter(({ when }) => when.type === 'eliminated').map(({ chance }) => Math.round(chance * 23 * 9)),
    [2 * 5, 3 * 5],
  )
  t.does('allies', plays(t, 'barrage', 1), at(3)).gives({ type: 'deckRenewed' }, { type: 'flipped', card: 4, to: -1 })
})

rule('C5.1', 'Barrage may be called on friends', () => {
  const t = table('R p', { hands: { allies: ['barrage'] } })
  t.offered('allies', plays(t, 'barrage', 1))
  t.does('allies', plays(t, 'barrage', 0), cardAt(t.state, 2), 1, 1).gives({ type: 'barrageMade', at: 0 })
})

rule('C5.2', 'Barrage is no unit’s kill', () => {
  const t = table('R . p', { hands: { allies: ['barrage'] } })
  t.does('allies', plays(t, 'barrage', 1), cardAt(t.state, 2), 5, 1).gives({
    type: 'eliminated',
    credit: { side: 'allies', type: null, lone: false },
  })
})

rule('C6', 'Steady Aim: Precision for one unit this turn', () => {
  const t = table('R p', { hands: { allies: ['steadyAim'] } })
  t.does('allies', plays(t, 'steadyAim', t.id('R'))).gives({ type: 'aimed', unit: 0, by: 1 })
  t.does('allies', attacks(t, 'R', 'B1'), 4, 1, 1).gives({ type: 'attacked', bonus: 1, hit: true })
})

rule('C7', 'Fire at Will: a line again, with all its attacks', () => {
  const t = table('C . k', { hands: { allies: ['fireAtWill'] } })
  t.does('allies', attacks(t, 'C', 'C1'), 1)
  t.does('allies', attacks(t, 'C', 'C1'), 1)
  t.refuses('allies', attacks(t, 'C', 'C1'), '5.14')
  t.does('allies', plays(t, 'fireAtWill', 0)).gives({ type: 'lineReadied', unit: 0, line: 0 })
  t.does('allies', attacks(t, 'C', 'C1'), 1).gives({ type: 'attacked' })
  t.does('allies', attacks(t, 'C', 'C1'), 1).gives({ type: 'attacked' })
})

rule('C7', 'Gas fired at will lays a new cloud', () => {
  const t = table('g . R', { turn: 'blight', hands: { blight: ['fireAtWill'] } })
  t.does('blight', attacks(t, 'g', 'B1')).gives({ type: 'cloudLaid' })
  t.does('blight', plays(t, 'fireAtWill', 0))
  t.does('blight', attacks(t, 'g', 'B1')).gives({ type: 'cloudLaid', at: 1 })
})

rule('C7.1', 'Fire at Will not before an attack, and not after an [Action]', () => {
  const t = table('t . R', { turn: 'blight', hands: { blight: ['fireAtWill'] } })
  t.refuses('blight', plays(t, 'fireAtWill', 0), 'C7.1')
  t.does('blight', goes(t, 'dash', 't', 'B1'))
  t.refuses('blight', plays(t, 'fireAtWill', 0), 'C7.1')
})

rule('C7.2', 'Fire at Will keeps the attacks not made yet', () => {
  const t = table('s . R', { turn: 'blight', hands: { blight: ['fireAtWill', 'fireAtWill'] } })
  t.does('blight', attacks(t, 's', 'C1'), 1, 1)
  t.does('blight', plays(t, 'fireAtWill', 0)).gives({ type: 'lineReadied', line: 0, attacks: 3 })
  t.refuses('blight', plays(t, 'fireAtWill', 0), 'C7.1')
  for (let n = 0; n < 5; n++) t.does('blight', attacks(t, 's', 'C1'), 1, 1).gives({ type: 'attacked' })
  t.refuses('blight', attacks(t, 's', 'C1'), '5.14')
})

rule('C7.2', 'a line at one grid begins anew', () => {
  const t = table('k R R', { turn: 'blight', hands: { blight: ['fireAtWill'] } })
  t.does('blight', snipes(t, 'k', 'B1', 'R'), 5, 1, 1).gives({ type: 'eliminated', unit: t.id('R') })
  t.refuses('blight', snipes(t, 'k', 'C1', 'R2'), '5.15')
  t.does('blight', plays(t, 'fireAtWill', 0)).gives({ type: 'lineReadied', line: 0, attacks: 1 })
  t.does('blight', snipes(t, 'k', 'C1', 'R2'), 1, 1, 1).gives({ type: 'attacked', unit: t.id('R2') })
  t.does('blight', snipes(t, 'k', 'C1', 'R2'), 1, 1, 1).gives({ type: 'attacked', unit: t.id('R2') })
  t.refuses('blight', snipes(t, 'k', 'C1', 'R2'), '5.14')
})

rule('C8', 'Double Time: one more move for a grid', () => {
  const t = table('RR . .', { ...movement, hands: { allies: ['doubleTime'] } })
  t.does('allies', plays(t, 'doubleTime', 0)).gives({ type: 'hurried', units: [0, 1], by: 1 })
  t.does('allies', goes(t, 'move', 'R', 'C1')).gives({ type: 'moved', left: 0 })
})

rule('C8', 'Double Time lasts for this turn', () => {
  const t = table('R . . . p', { ...movement, mission: '1', starter: 'allies', hands: { allies: ['doubleTime'] } })
  t.does('allies', plays(t, 'doubleTime', 0))
  t.does('allies', END)
  for (const seat of ['blight', 'blight', 'blight', 'allies', 'allies'] as const) t.does(seat, END)
  t.refuses('allies', goes(t, 'move', 'R', 'C1'), '9.2')
})

rule('C8.1', 'Double Time not for those that have moved', () => {
  const t = table('R . .', { ...movement, hands: { allies: ['doubleTime'] } })
  t.does('allies', goes(t, 'move', 'R', 'B1'))
  t.refuses('allies', plays(t, 'doubleTime', 1), 'C8.1')
})

rule('C8.1', 'Double Time not for those that used Rapid Assault', () => {
  const t = table('d . .', { turn: 'blight', hands: { blight: ['doubleTime'] } })
  t.does('blight', goes(t, 'assault', 'd', 'B1'))
  t.does('blight', END)
  t.refuses('blight', plays(t, 'doubleTime', 1), 'C8.1')
})

rule('C9', 'Sappers clear the grid they stand in', () => {
  const t = table('R:t . p', { ...movement, hands: { allies: ['sappers'] } })
  t.does('allies', plays(t, 'sappers', 0)).gives({ type: 'cleared', at: 0, marker: 8 })
})

rule('C9', 'Sappers: one obstacle in or next to a grid with infantry', () => {
  const t = table('R .:t C .:w', { ...movement, hands: { allies: ['sappers'] } })
  t.refuses('allies', plays(t, 'sappers', 3), '3.7')
  t.does('allies', plays(t, 'sappers', 1)).gives({ type: 'cleared', at: 1, marker: 8 })
})

rule('C9', 'Sappers work to the last step of the movement phase', () => {
  const t = table('RH:t . p', { phase: 'rearrange', hands: { allies: ['sappers', 'doubleTime'] } })
  t.refuses('allies', plays(t, 'doubleTime', 0), '3.7')
  t.does('allies', plays(t, 'sappers', 0)).gives({ type: 'cleared', at: 0, marker: 8 })
})

const FIRE = 'R p .:X'

rule('C10', 'Stretcher Party: back to a deployment grid with one health', () => {
  const t = table(FIRE, { hands: { blight: ['stretcherParty'] } })
  t.does('allies', attacks(t, 'R', 'B1')).gives({ type: 'asked', question: { ask: 'cover', side: 'blight', at: 1 } })
  t.does('blight', PASS, 5, 1, 1).gives(
    { type: 'attacked', down: true },
    { type: 'asked', question: { ask: 'rescue', side: 'blight', unit: 1 } },
  )
  t.does('blight', plays(t, 'stretcherParty', 2))
    .gives({ type: 'rescued', unit: 1, to: 2, damage: 0 })
    .without({ type: 'eliminated' })
})

rule('C10', 'passing lets it fall', () => {
  const t = table(FIRE, { hands: { blight: ['stretcherParty'] } })
  t.does('allies', attacks(t, 'R', 'B1'))
  t.does('blight', PASS, 5, 1, 1)
  t.does('blight', PASS).gives({ type: 'passed', side: 'blight' }, { type: 'eliminated', unit: 1 })
})

rule('C10', 'Stretcher Party carries infantry only', () => {
  const t = table('C d .:X', { hands: { blight: ['stretcherParty'] } })
  t.does('allies', attacks(t, 'C', 'B1'))
  t.does('blight', PASS, 5, 1).gives({ type: 'eliminated', kind: 'dragoon' }).without({ type: 'asked' })
})

rule('C10.1', 'Stretcher Party not for heroes', () => {
  const t = table('R k .:X', { hands: { blight: ['stretcherParty'] }, hurt: { k: 1 } })
  t.does('allies', attacks(t, 'R', 'B1'))
  t.does('blight', PASS, 5, 1, 1).gives({ type: 'eliminated', kind: 'konig' }).without({ type: 'asked' })
})

rule('C10.2', 'Stretcher Party after all dice, each casualty in turn', () => {
  const t = table('H pp .:X', { hands: { blight: ['stretcherParty'] } })
  t.does('allies', attacks(t, 'H', 'B1'))
  t.does('blight', PASS, 5, 1, 5, 1).gives(
    { type: 'attacked', unit: t.id('p') },
    { type: 'attacked', unit: t.id('p2') },
    { type: 'asked', question: { ask: 'rescue', side: 'blight', unit: t.id('p') } },
  )
  t.does('blight', PASS).gives(
    { type: 'eliminated', unit: t.id('p') },
    { type: 'asked', question: { ask: 'rescue', side: 'blight', unit: t.id('p2') } },
  )
})

rule('C11', 'Take Cover: one die fewer until the attacking unit is done', () => {
  const t = table('C . k', { hands: { blight: ['takeCover'] } })
  t.does('allies', attacks(t, 'C', 'C1'))
  t.does('blight', plays(t, 'takeCover'), 1).gives(
    { type: 'coverTaken', at: 2, by: 1 },
    { type: 'attacked', dice: [1] },
  )
  const many = table('R . p', { hands: { blight: ['takeCover'] } })
  many.does('allies', attacks(many, 'R', 'C1'))
  many
    .does('blight', plays(many, 'takeCover'), 1, 1)
    .gives({ type: 'attacked', dice: [1, 1], mods: [{ rule: 'C11', value: -1 }] })
})

rule('C11.1', 'asked once for an attacking unit and grid', () => {
  const t = table('C . k p', { hands: { blight: ['scrapDrive'] } })
  t.does('allies', attacks(t, 'C', 'C1')).gives({ type: 'asked' })
  t.does('blight', PASS, 1).gives({ type: 'attacked' })
  t.does('allies', attacks(t, 'C', 'C1'), 1).without({ type: 'asked' })
})

rule('C11.1', 'asked after deviation', () => {
  const t = table('H . . . p', { hands: { blight: ['scrapDrive'] } })
  t.does('allies', attacks(t, 'H', 'D1'), cardAt(t.state, 2)).gives({ type: 'deviated', to: 4 }, { type: 'asked' })
})

rule('C11.2', 'Tank Shock and Barrage count as units', () => {
  const shock = table('O p .', { ...movement, hands: { blight: ['takeCover'] }, plugs: { O: ['patston'] } })
  shock.does('allies', goes(shock, 'move', 'O', 'B1')).gives({ type: 'shockMade', dice: 2 }, { type: 'asked' })
  shock.does('blight', plays(shock, 'takeCover'), 6).gives({ type: 'attacked', by: 'shock', dice: [6] })
  const barrage = table('R . p', { hands: { allies: ['barrage'], blight: ['takeCover'] } })
  barrage.does('allies', plays(barrage, 'barrage', 1), cardAt(barrage.state, 2)).gives({ type: 'asked' })
  barrage.does('blight', plays(barrage, 'takeCover'), 1).gives({ type: 'attacked', by: 'barrage', dice: [1] })
})

rule('C11.3', 'Take Cover adds to Bolster Defense, but one die is left', () => {
  const t = table('R . p:b', { hands: { blight: ['takeCover'] } })
  t.does('allies', attacks(t, 'R', 'C1'))
  t.does('blight', plays(t, 'takeCover'), 1).gives({ type: 'attacked', dice: [1] })
})

const CARDS = { phase: 'cards', hands: { allies: ['sappers'], blight: ['interceptedOrders', 'scrapDrive'] } } as const

rule('C12', 'Intercepted Orders: two points fewer this turn', () => {
  const t = table('R:A . p:X', CARDS)
  t.does('allies', END, at(0), at(0), at(0)).gives(
    { type: 'supplied', points: 4 },
    { type: 'asked', question: { ask: 'orders', side: 'blight' } },
  )
  t.does('blight', plays(t, 'interceptedOrders')).gives({ type: 'pointsChanged', by: -2, intercepted: true })
  t.shows(t.state.supply.points, 2)
})

rule('C12.1', 'at most one a turn', () => {
  const t = table('R:A . p:X', {
    ...CARDS,
    hands: { allies: ['sappers'], blight: ['interceptedOrders', 'interceptedOrders'] },
  })
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'asked' })
  t.does('blight', plays(t, 'interceptedOrders')).without({ type: 'asked' })
  t.asks('allies')
})

rule('C12.2', 'never below nothing, never mission 8’s extra points', () => {
  const t = table('R:A . p:X', { ...CARDS, mission: '8' })
  t.does('allies', END, at(0), at(0), at(0)).gives({ type: 'supplied', points: 4, infantry: 2 })
  t.state.supply.points = 1
  t.does('blight', plays(t, 'interceptedOrders')).gives({ type: 'pointsChanged', by: -1 })
  t.shows([t.state.supply.points, t.state.supply.infantry], [0, 2])
})

rule('C12.2', 'of nothing it takes nothing', () => {
  const t = table('R:A . p:X', CARDS)
  t.does('allies', END, at(0), at(0), at(0))
  t.state.supply.points = 0
  t.does('blight', plays(t, 'interceptedOrders')).gives({ type: 'pointsChanged', by: 0, intercepted: true })
})

rule('C10', 'one with nowhere to go can be carried away too', () => {
  const t = table('O:w p R .:X', { ...movement, hands: { blight: ['stretcherParty'] } })
  t.does('allies', goes(t, 'move', 'O', 'B1')).gives({
    type: 'asked',
    question: { ask: 'cover', side: 'blight', at: 1 },
  })
  t.does('blight', PASS, 1).gives({ type: 'stranded', unit: t.id('p') }, { type: 'asked' })
  t.does('blight', plays(t, 'stretcherParty', 3)).gives({ type: 'rescued', unit: t.id('p'), to: 3 })
})

rule('C10.2', 'when the first casualty is saved the window opens for the second', () => {
  const t = table('H pp .:X', { hands: { blight: ['stretcherParty', 'scrapDrive'] } })
  t.does('allies', attacks(t, 'H', 'B1'))
  t.does('blight', PASS, 5, 1, 5, 1)
  t.does('blight', plays(t, 'stretcherParty', 2)).gives(
    { type: 'rescued', unit: t.id('p'), to: 2 },
    { type: 'asked', question: { ask: 'rescue', side: 'blight', unit: t.id('p2') } },
  )
  t.does('blight', PASS).gives({ type: 'eliminated', unit: t.id('p2') })
  t.shows(t.state.kills.length, 1)
})

rule('C10.2', 'without a card left the second casualty falls', () => {
  const t = table('H pp .:X', { hands: { blight: ['stretcherParty'] } })
  t.does('allies', attacks(t, 'H', 'B1'))
  t.does('blight', PASS, 5, 1, 5, 1)
  t.does('blight', plays(t, 'stretcherParty', 2)).gives({ type: 'rescued' }, { type: 'eliminated', unit: t.id('p2') })
})

rule('C10', 'carried into gas it is attacked there, and may be carried again', () => {
  const t = table('R p .:X', { hands: { blight: ['stretcherParty', 'stretcherParty'] }, gas: ['C1'] })
  t.does('allies', attacks(t, 'R', 'B1'))
  t.does('blight', PASS, 5, 1, 1)
  t.does('blight', plays(t, 'stretcherParty', 2), 5, 1).gives(
    { type: 'rescued' },
    { type: 'attacked', by: 'gas', down: true },
    { type: 'asked', question: { ask: 'rescue', side: 'blight', unit: t.id('p') } },
  )
  t.does('blight', plays(t, 'stretcherParty', 2), 1, 1).gives({ type: 'attacked', by: 'gas', hit: false })
  t.asks('allies')
})

rule('C10', 'casualties of drifting gas can be saved, those of one’s own turn cannot', () => {
  const t = table('g . R .:A', { turn: 'blight', gas: ['B1'], hands: { allies: ['stretcherParty'] } })
  t.does('blight', END, cardAt(t.state, 6), 6, 1).gives({ type: 'cloudDrifted', to: 2 }, { type: 'asked' })
  t.does('allies', plays(t, 'stretcherParty', 3)).gives({ type: 'rescued', unit: t.id('R'), to: 3 })
  const own = table('R . .:A', { ...movement, gas: ['B1'], hands: { allies: ['stretcherParty'] } })
  own
    .does('allies', goes(own, 'move', 'R', 'B1'), 6, 1)
    .gives({ type: 'eliminated' })
    .without({ type: 'asked' })
})

rule('C11', 'cover lasts through Fire at Will, and no longer than the unit', () => {
  const t = table('RR . k', { hands: { blight: ['takeCover', 'scrapDrive'], allies: ['fireAtWill'] } })
  t.does('allies', attacks(t, 'R', 'C1'))
  t.does('blight', plays(t, 'takeCover')).gives({ type: 'asked' })
  t.does('blight', PASS, 1, 1).gives({ type: 'attacked', dice: [1, 1] })
  t.does('allies', plays(t, 'fireAtWill', 0))
  t.does('allies', attacks(t, 'R', 'C1'), 1, 1)
    .gives({ type: 'attacked', dice: [1, 1] })
    .without({ type: 'asked' })
  t.does('allies', attacks(t, 'R2', 'C1')).gives({ type: 'asked' })
  t.does('blight', PASS, 1, 1, 1).gives({ type: 'attacked', dice: [1, 1, 1] })
})

rule('C11.1', 'each grid is asked for itself, and each is covered for itself', () => {
  const t = table('C k p', { hands: { blight: ['takeCover', 'scrapDrive'] } })
  t.does('allies', attacks(t, 'C', 'B1')).gives({ type: 'asked', question: { ask: 'cover', side: 'blight', at: 1 } })
  t.does('blight', PASS, 1)
  t.does('allies', attacks(t, 'C', 'C1')).gives({ type: 'asked', question: { ask: 'cover', side: 'blight', at: 2 } })
})

rule('C6', 'what Steady Aim would make of a chance is what the attack has after it', () => {
  const t = table('R p', { hands: { allies: ['steadyAim'] } })
  const attack = attacks(t, 'R', 'B1')
  const [before] = t.game.preview(t.state, 'allies', attack).odds
  const foretold = chanceAfter(t, 'allies', plays(t, 'steadyAim', t.id('R')), attack)
  t.does('allies', plays(t, 'steadyAim', t.id('R')))
  const [after] = t.game.preview(t.state, 'allies', attack).odds
  t.shows(foretold, after?.chance)
  t.shows((after?.chance ?? 0) > (before?.chance ?? 1), true)
})

rule('C5', 'a barrage rolls: what it would make of a chance cannot be told', () => {
  const t = table('R p', { hands: { allies: ['barrage'] } })
  t.shows(chanceAfter(t, 'allies', plays(t, 'barrage', t.at('B1')), attacks(t, 'R', 'B1')), null)
})

rule('C6', 'Steady Aim lapses with the turn', () => {
  const t = table('R:A . p:X', { mission: '1', starter: 'allies', hands: { allies: ['steadyAim'] } })
  t.does('allies', plays(t, 'steadyAim', t.id('R'))).gives({ type: 'aimed', by: 1 })
  t.does('allies', END)
  t.shows(t.unit('R').aim, 1)
  t.does('allies', END).gives({ type: 'turnStarted', side: 'blight' })
  t.shows(t.unit('R').aim, 0)
})

rule('C8.1', 'Double Time for those of the active grid that still wait', () => {
  const t = table('RR . . .', { ...movement, hands: { allies: ['doubleTime'] } })
  t.does('allies', goes(t, 'move', 'R', 'B1'))
  t.does('allies', plays(t, 'doubleTime', 0)).gives({ type: 'hurried', units: [t.id('R2')], by: 1 })
  t.does('allies', goes(t, 'move', 'R2', 'C1')).gives({ type: 'moved', left: 0 })
})
