import { UNITS } from '../src/content/units.ts'
import type { Action } from '../src/index.ts'
import { hit, miss, rule, table } from './table.ts'

const END_TURN: Action = { type: 'endTurn' }
const buy = (kind: string, hex: number): Action => ({ type: 'buy', kind, hex })
const repair = (unit: number): Action => ({ type: 'repair', unit })

rule('9.1', 'the example: two factories, two coins', () => {
  const t = table('I X X X . i', { flags: { B1: 'g1', C1: 'g1', D1: 'g2' } })
  t.does('g1', { type: 'endMovement' }).gives({ type: 'incomeCollected', turn: 0, coins: 2 })
})

rule('9.2', 'repairs, purchases and transfers in any order, only in the money phase', () => {
  const t = table('I IX X . i', {
    phase: 'money',
    flags: { B1: 'g1', C1: 'g1' },
    coins: { g1: 9 },
    units: { I2: { damage: 2 } },
  })
  t.does('g1', { type: 'transfer', coins: 2 }).gives({ type: 'coinsGiven' })
  t.does('g1', buy('regular-infantry', t.hex('C1')))
  t.does('g1', repair(t.id('I2')))
  const early = table('I X i', { flags: { B1: 'g1' }, coins: { g1: 9 } })
  early.refuses('g1', buy('pak-40', early.hex('B1')), '9.2', 'notNow')
})

rule('9.3', 'a transfer goes to the partner in the own money phase', () => {
  const t = table('I X i', { phase: 'money', coins: { g1: 4 } })
  t.does('g1', { type: 'transfer', coins: 4 }).gives({ type: 'coinsGiven', to: 2 })
  const early = table('I X i', { coins: { g1: 4 } })
  early.refuses('g1', { type: 'transfer', coins: 2 }, '9.3', 'notNow')
  const two = table('I X i', { options: { mode: 'two' }, phase: 'money', coins: { g1: 4 } })
  two.refuses('g1', { type: 'transfer', coins: 2 }, '9.3', 'noPartner')
})

rule('9.4', 'the example: of four coins three arrive; one alone cannot be sent', () => {
  const t = table('I X i', { phase: 'money', coins: { g1: 5 } })
  t.refuses('g1', { type: 'transfer', coins: 1 }, '9.4', 'tooLittle')
  t.does('g1', { type: 'transfer', coins: 4 }).gives({ type: 'coinsGiven', coins: 4, arrived: 3 })
  t.shows(
    t.state.players.map((p) => p.coins),
    [1, 0, 3, 0],
  )
})

rule('9.5', 'a repair costs 2 coins for a damaged unit in an own factory', () => {
  const t = table('I TX PX . i', {
    phase: 'money',
    flags: { B1: 'g1', C1: 'g1' },
    coins: { g1: 3 },
    units: { T: { damage: 4 }, I: { damage: 1 } },
  })
  t.refuses('g1', repair(t.id('I')), '9.5', 'notInFactory')
  t.refuses('g1', repair(t.id('P')), '9.5', 'notDamaged')
  t.does('g1', repair(t.id('T'))).gives({ type: 'repairStarted', coins: 2 })
  t.shows(t.state.players[0]?.coins, 1)
})

rule('9.6', 'once for each unit and turn', () => {
  const t = table('TX i', { phase: 'money', flags: { A1: 'g1' }, coins: { g1: 9 }, units: { T: { damage: 5 } } })
  t.does('g1', repair(t.id('T')))
  t.refuses('g1', repair(t.id('T')), '9.6', 'inRepair')
})

rule('9.7', 'at the next turn’s start up to 3 damage is taken off', () => {
  const t = table('TX . . r', { turn: 'su', phase: 'money', units: { T: { damage: 5, repair: true } } })
  t.does('su', END_TURN).gives({ type: 'unitRepaired', unit: t.id('T'), damage: 3 })
  t.shows([t.unit('T').damage, t.unit('T').repair], [2, false])
  const little = table('TX . . r', { turn: 'su', phase: 'money', units: { T: { damage: 1, repair: true } } })
  little.does('su', END_TURN).gives({ type: 'unitRepaired', damage: 1 })
})

rule('9.8', 'the coins are lost with the unit', () => {
  const t = table('TX t I r', {
    turn: 'us',
    phase: 'declare',
    flags: { A1: 'g1' },
    units: { T: { damage: 5, repair: true } },
  })
  t.does('us', t.attacks('t', 'T'))
  t.does('us', { type: 'confirm' }, ...hit(12), ...miss(2)).gives({ type: 'unitDestroyed', unit: t.id('T') })
  Object.assign(t.state, { turn: 3, seat: 'su', phase: 'money' })
  t.does('su', END_TURN).without({ type: 'unitRepaired' })
})

rule('9.9', 'a unit of the own faction at its price', () => {
  const t = table('I X i', { phase: 'money', flags: { B1: 'g1' }, coins: { g1: UNITS.tiger.cost - 1 } })
  t.refuses('g1', buy('tiger', t.hex('B1')), '9.9', 'tooDear')
  t.refuses('g1', buy('sherman', t.hex('B1')), '9.9', 'notYourType')
  t.does('g1', buy('me-262', t.hex('B1'))).gives({ type: 'unitBought', coins: UNITS['me-262'].cost, hex: t.hex('B1') })
})

rule('9.10', 'in an empty factory with the own flag', () => {
  const t = table('I IX X .', { phase: 'money', flags: { B1: 'g1', C1: 'g1' }, coins: { g1: 9 } })
  t.refuses('g1', buy('pak-40', t.hex('B1')), '9.10', 'factoryTaken')
  t.refuses('g1', buy('pak-40', t.hex('D1')), '9.10', 'noFactory')
  t.does('g1', buy('pak-40', t.hex('C1')))
  t.notOffered('g1', { type: 'buy' })
})

rule('9.11', 'a partner’s factory neither repairs nor builds', () => {
  const t = table('TX X i', {
    phase: 'money',
    flags: { A1: 'g2', B1: 'g2' },
    coins: { g1: 9 },
    units: { T: { damage: 3 } },
  })
  t.refuses('g1', repair(t.id('T')), '9.11', 'notYourFactory')
  t.refuses('g1', buy('pak-40', t.hex('B1')), '9.11', 'notYourFactory')
})

rule('9.12', 'at most four of a type, unless agreed otherwise', () => {
  const t = table('T T T T X i', { phase: 'money', flags: { E1: 'g1' }, coins: { g1: 9 } })
  t.refuses('g1', buy('tiger', t.hex('E1')), '9.12', 'tooMany')
  const any = table('T T T T X i', { phase: 'money', flags: { E1: 'g1' }, coins: { g1: 9 }, options: { most: false } })
  any.does('g1', buy('tiger', any.hex('E1'))).gives({ type: 'unitBought' })
})
