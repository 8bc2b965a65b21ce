import { rule, table } from './table.ts'

rule('5.1', 'only infantry enters a neutral or enemy factory', () => {
  const t = table('T X . i', { flags: { B1: 'us' } })
  t.refuses('g1', t.moves('T', 'B1'), '5.1', 'onlyInfantryOccupies')
  const m = table('C X', { turn: 'g2' })
  m.does('g2', m.moves('C', 'B1')).gives({ type: 'factoryOccupied', unit: m.id('C') })
})

rule('5.2', 'it begins next to the factory and takes the whole movement', () => {
  const t = table('M . X')
  t.refuses('g1', t.moves('M', 'C1'), '5.2', 'wholeMove')
  t.does('g1', t.moves('M', 'B1'))
  t.refuses('g1', t.moves('M', 'C1'), '5.2', 'wholeMove')
  const u = table('M X .')
  u.does('g1', u.moves('M', 'B1'))
  u.notOffered('g1', { type: 'move', unit: u.id('M') })
})

rule('5.3', 'the enemy inside is destroyed, and nobody gains experience', () => {
  const t = table('I tX . i', { flags: { B1: 'us' } })
  t.does('g1', t.moves('I', 'B1')).gives(
    { type: 'unitDestroyed', unit: t.id('t'), by: -1 },
    { type: 'factoryOccupied', unit: t.id('I'), hex: t.hex('B1') },
  )
  t.shows([t.unit('t').at, t.unit('I').xp], [-2, 0])
})

rule('5.4', 'the flag changes, and stays when the infantry goes', () => {
  const t = table('I X . . i', { flags: { B1: 'us' } })
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'factoryOccupied', turn: 0 })
  t.shows(t.state.flags, [0])
  Object.assign(t.unit('I'), { moved: false })
  t.state.move = null
  t.does('g1', t.moves('I', 'C1'))
  t.shows(t.state.flags, [0])
})

rule('5.5', 'it does not attack in that turn', () => {
  const t = table('I X h P')
  t.does('g1', t.moves('I', 'B1'))
  t.does('g1', { type: 'endMovement' })
  t.refuses('g1', t.attacks('I', 'h'), '5.5', 'occupiedThisTurn')
})

rule('5.6', 'a partner’s factory is entered, not occupied', () => {
  const t = table('I X . i', { flags: { B1: 'g2' } })
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'unitMoved', left: 4 }).without({ type: 'factoryOccupied' })
  const enemy = table('I X . i', { flags: { B1: 'us' } })
  enemy.does('g1', enemy.moves('I', 'B1')).gives({ type: 'factoryOccupied' })
})

rule('5.7', 'all types enter an own factory at the price of open ground', () => {
  const t = table('P X .', { flags: { B1: 'g1' } })
  t.does('g1', t.moves('P', 'B1')).gives({ type: 'unitMoved', left: 2 })
})

rule('5.8', 'from a factory and into it one attacks as anywhere', () => {
  const t = table('TX iX', { flags: { A1: 'g1', B1: 'us' }, phase: 'declare' })
  t.does('g1', t.attacks('T', 'i')).gives({ type: 'attackDeclared' })
})
