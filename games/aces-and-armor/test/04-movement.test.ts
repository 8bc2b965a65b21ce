import { miss, pointsOf, rule, table } from './table.ts'

const END = { type: 'endMovement' } as const

rule('4.1', 'each own unit moves once, one after another', () => {
  const t = table('I . . . P\n. . . . .')
  t.does('g1', t.moves('I', 'C1'))
  t.does('g1', t.moves('P', 'D1'))
  t.refuses('g1', t.moves('I', 'B1'), '4.3', 'movedAlready')
})

rule('4.1', 'nobody moves the unit of another', () => {
  const t = table('I . i')
  t.refuses('g1', t.moves('i', 'B1'), '4.1', 'notYourUnit')
})

rule('4.2', 'a unit may be left unmoved', () => {
  table('I . i . .').does('g1', END).gives({ type: 'phaseBegan', phase: 'declare' })
})

rule('4.3', 'a move is not resumed after another unit has moved', () => {
  const t = table('M . . . . .\nI . . . . .')
  t.does('g1', t.moves('M', 'B1'))
  t.does('g1', t.moves('I', 'B2'))
  t.refuses('g1', t.moves('M', 'C1'), '4.3')
})

rule('4.4', 'points may be left over', () => {
  const t = table('I . . . h')
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'unitMoved', left: 4 })
  t.does('g1', END)
})

rule('4.5', 'an infantry of speed 3 moves three hexes of open ground, and no farther', () => {
  const t = table('I . . . .')
  t.refuses('g1', t.moves('I', 'E1'), '4.5', 'tooFar')
  t.does('g1', t.moves('I', 'D1')).gives({ type: 'unitMoved', left: 0 })
})

rule('4.5', 'only the hex entered is paid for', () => {
  const t = table('If . .')
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'unitMoved', left: 4 })
})

rule('4.6', 'open ground costs 2 half points', () => {
  const t = table('I . .')
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'unitMoved', left: 4 })
})

rule('4.7', 'forest costs 3 half points', () => {
  const t = table('I f f f')
  t.refuses('g1', t.moves('I', 'D1'), '4.5')
  t.does('g1', t.moves('I', 'C1')).gives({ type: 'unitMoved', left: 0 })
})

rule('4.8', 'ten hexes of road for a mobile infantry of speed 5', () => {
  const t = table('M = = = = = = = = = = =')
  t.refuses('g1', t.moves('M', 'L1'), '4.5')
  t.does('g1', t.moves('M', 'K1')).gives({ type: 'unitMoved', left: 0 })
})

rule('4.8', 'a road or bridge is cheap from whatever side it is entered', () => {
  const t = table('.  =  .\nI  #  .\n.  =  .')
  t.does('g1', t.moves('I', 'B2')).gives({ type: 'unitMoved', left: 5 })
})

rule('4.9', 'each hex has the price of its one terrain', () => {
  const t = table('I = f .')
  t.does('g1', t.moves('I', 'D1')).gives({ type: 'unitMoved', left: 0 })
})

rule('4.10', 'one unit to a hex', () => {
  const t = table('I R~ .')
  t.refuses('g1', t.moves('I', 'B1'), '4.10', 'hexTaken')
})

rule('4.11', 'through own and allied units, but not ending there', () => {
  const t = table('I R . .')
  t.does('g1', t.moves('I', 'C1')).gives({ type: 'unitMoved', path: [1, 2], left: 2 })
})

rule('4.11', 'a friend at the end of the points is no place to stop', () => {
  const t = table('I . . R')
  t.refuses('g1', t.moves('I', 'D1'), '4.11', 'friendThere')
})

rule('4.12', 'no way through an enemy, for aircraft neither', () => {
  const t = table('J h .')
  t.refuses('g1', t.moves('J', 'B1'), '4.12', 'enemyThere')
  t.refuses('g1', t.moves('J', 'C1'), '4.5')
})

rule('4.13', 'no way through a neutral or enemy factory', () => {
  const t = table('J X .\n~ ~ ~')
  const round = ['A2', 'B2', 'C2', 'C1'].map(t.hex)
  t.does('g1', t.moves('J', 'C1')).gives({ type: 'unitMoved', path: round })
})

rule('4.14', 'a partner’s factory is open for passing and stopping', () => {
  const t = table('T X .', { flags: { B1: 'g2' } })
  t.offered('g1', t.moves('T', 'B1'))
  t.does('g1', t.moves('T', 'C1')).gives({ type: 'unitMoved', unit: t.id('T') })
})

rule('4.15', 'only infantry enters water', () => {
  const t = table('T ~ .')
  t.refuses('g1', t.moves('T', 'B1'), '4.15', 'onlyInfantrySwims')
})

rule('4.15', 'water is the whole movement, from the next hex', () => {
  const t = table('M . ~ .')
  t.refuses('g1', t.moves('M', 'C1'), '4.15', 'wholeMove')
  t.does('g1', t.moves('M', 'B1'))
  t.refuses('g1', t.moves('M', 'C1'), '4.15', 'wholeMove')
  const u = table('M ~ .')
  u.does('g1', u.moves('M', 'B1')).gives({ type: 'unitMoved', left: 0 })
  u.notOffered('g1', { type: 'move', unit: u.id('M') })
})

rule('4.16', 'out of water at the normal price, water to water again a whole turn', () => {
  const t = table('M~ ~ .\n.  . .')
  t.offered('g1', t.moves('M', 'B1'))
  t.does('g1', t.moves('M', 'A2')).gives({ type: 'unitMoved', left: 8 })
  const u = table('M~ ~ .')
  u.does('g1', u.moves('M', 'B1')).gives({ type: 'unitMoved', left: 0 })
})

rule('4.17', 'in water a unit does not attack', () => {
  const t = table('I~ h', { phase: 'declare' })
  t.refuses('g1', t.attacks('I', 'h'), '4.17', 'inWater')
})

rule('4.17', 'in water a unit does not counter-attack', () => {
  const t = table('I i~', { phase: 'declare' })
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', { type: 'confirm' }, ...miss(12)).gives({ type: 'unitsFought', backHits: -1 })
})

rule('4.18', 'every hex costs an aircraft 2 half points', () => {
  const t = table('U f = ~ ^ .', { options: { mountains: true } })
  t.does('g1', t.moves('U', 'E1')).gives({ type: 'unitMoved', left: pointsOf('ju-87') - 8 })
})

rule('4.19', 'an aircraft ends over any free hex but a strange factory', () => {
  const t = table('U ~ f X', { flags: { D1: 'us' } })
  t.offered('g1', t.moves('U', 'B1'), t.moves('U', 'C1'))
  t.refuses('g1', t.moves('U', 'D1'), '5.1')
  const own = table('U ~ f X', { flags: { D1: 'g1' } })
  own.offered('g1', own.moves('U', 'D1'))
})

rule('4.20', 'a move goes on leg by leg within the points left', () => {
  const t = table('I . . . .')
  t.does('g1', t.moves('I', 'B1'))
  t.does('g1', t.moves('I', 'D1')).gives({ type: 'unitMoved', left: 0 })
  t.notOffered('g1', { type: 'move', unit: t.id('I') })
})

rule('4.21', 'the cheapest way first', () => {
  const t = table('M f f .\n= = = =')
  const road = ['A2', 'B2', 'C2', 'D1'].map(t.hex)
  t.does('g1', t.moves('M', 'D1')).gives({ type: 'unitMoved', path: road, left: 5 })
})

rule('4.21', 'then the fewest hexes open to interception', () => {
  const t = table('i  .  .\nM  .  .\n.  .  .')
  t.does('g1', t.moves('M', 'C2')).gives({ type: 'unitMoved', path: [t.hex('B2'), t.hex('C2')] })
})

rule('4.21', 'then the lowest hexes', () => {
  const t = table('.  .  .\nM  .  .\n.  .  .')
  t.does('g1', t.moves('M', 'C2')).gives({ type: 'unitMoved', path: [t.hex('B1'), t.hex('C2')] })
})

rule('4.22', 'a leg may end on a friend if the unit can go on, and then it must', () => {
  const t = table('I R . .')
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'unitMoved', left: 4 })
  t.refuses('g1', END, '4.22', 'mustGoOn')
  t.does('g1', t.moves('I', 'C1'))
  t.does('g1', END)
})

rule('4.17', 'in water a unit neither intercepts nor supports', () => {
  const t = table('. i~ .\n. .  .\nI .  .')
  t.does('g1', t.moves('I', 'A2')).without({ type: 'interceptionOffered' })
  const support = table('T i I~ . h', { phase: 'declare' })
  support.does('g1', support.attacks('T', 'i'))
  support.does('g1', { type: 'confirm' }, ...miss(24)).gives({ type: 'unitsFought', red: [] })
})

rule('4.22', 'no other unit moves before, and a friend with nothing free behind is no place to stop', () => {
  const t = table('I R . .\n. M . .')
  t.does('g1', t.moves('I', 'B1'))
  t.refuses('g1', t.moves('M', 'C2'), '4.22', 'mustGoOn')
  t.notOffered('g1', { type: 'move', unit: t.id('M') })
  const shut = table('I . R X\n~ ~ ~ ~', { units: { I: { moved: true } } })
  shut.state.move = { unit: shut.id('I'), left: 4, way: [] }
  Object.assign(shut.unit('I'), { at: shut.hex('B1') })
  shut.offered('g1', shut.moves('I', 'C1'))
  shut.state.move = { unit: shut.id('I'), left: 3, way: [] }
  shut.refuses('g1', shut.moves('I', 'C1'), '4.11', 'friendThere')
})

rule('4.22', 'over several friends in a row', () => {
  const t = table('M R P T . X\n~ ~ ~ ~ ~ ~')
  t.does('g1', t.moves('M', 'D1')).gives({ type: 'unitMoved', left: 4 })
  t.does('g1', t.moves('M', 'E1')).gives({ type: 'unitMoved', left: 2 })
})
