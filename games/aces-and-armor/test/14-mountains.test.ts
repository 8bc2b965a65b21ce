import { rule, table } from './table.ts'

rule('M4', 'a mountain costs 3 half points, and is open ground without the option', () => {
  const t = table('I ^ .', { options: { mission: 'mountains' } })
  t.does('g1', t.moves('I', 'B1')).gives({ type: 'unitMoved', left: 3 })
  const flat = table('I ^ .')
  flat.does('g1', flat.moves('I', 'B1')).gives({ type: 'unitMoved', left: 4 })
})

rule('M4.1', 'tanks do not enter mountains', () => {
  const t = table('T ^ .', { options: { mission: 'mountains' } })
  t.refuses('g1', t.moves('T', 'B1'), 'M4.1', 'noTanksInMountains')
})

rule('M4.2', 'artillery on a mountain reaches 2 farther', () => {
  const t = table('P^ . . . i', { options: { mission: 'mountains' }, phase: 'declare' })
  t.does('g1', t.attacks('P', 'i')).gives({ type: 'attackDeclared' })
  const flat = table('P^ . . . i', { phase: 'declare' })
  flat.refuses('g1', flat.attacks('P', 'i'), '7.3', 'outOfRange')
})
