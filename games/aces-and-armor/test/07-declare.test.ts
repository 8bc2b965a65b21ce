import { hit, miss, rule, table } from './table.ts'

const CONFIRM = { type: 'confirm' } as const

rule('7.1', 'attacks are declared after movement, in the order of fighting', () => {
  const t = table('I i P h', { turn: 'g1' })
  t.refuses('g1', t.attacks('I', 'i'), '7.1', 'notThisPhase')
  t.does('g1', { type: 'endMovement' })
  t.does('g1', t.attacks('P', 'h')).gives({ type: 'attackDeclared' })
  t.does('g1', t.attacks('I', 'i'))
  t.shows(
    t.state.attacks.map((a) => (a.type === 'attack' ? a.unit : -1)),
    [t.id('P'), t.id('I')],
  )
})

rule('7.2', 'each unit attacks at most once a turn', () => {
  const t = table('i I i', { phase: 'declare' })
  t.does('g1', t.attacks('I', 'i'))
  t.refuses('g1', t.attacks('I', 'i2'), '7.2', 'declaredAlready')
})

rule('7.3', 'the target must be within range, the shortest included', () => {
  const t = table('I . . . . h', { turn: 'us', phase: 'declare' })
  t.does('us', t.attacks('h', 'I')).gives({ type: 'attackDeclared' })
  const far = table('I . . . . . h', { turn: 'us', phase: 'declare' })
  far.refuses('us', far.attacks('h', 'I'), '7.3', 'outOfRange')
  const near = table('I h', { turn: 'us', phase: 'declare' })
  near.refuses('us', near.attacks('h', 'I'), '7.3', 'outOfRange')
})

rule('7.4', 'only units with the anti-air mark attack aircraft', () => {
  const t = table('T p I', { phase: 'declare' })
  t.refuses('g1', t.attacks('T', 'p'), '7.4', 'noAntiAir')
  t.does('g1', t.attacks('I', 'p')).gives({ type: 'attackDeclared' })
  const flak = table('K . p', { turn: 'g2', phase: 'declare' })
  flak.offered('g2', flak.attacks('K', 'p'))
})

rule('7.5', 'only enemies are attacked', () => {
  const t = table('I R i', { phase: 'declare' })
  t.refuses('g1', t.attacks('I', 'R'), '7.5', 'notAnEnemy')
  t.notOffered('g1', { type: 'attack', target: t.id('R') })
})

rule('7.6', 'a confirmed list is fought as declared', () => {
  const t = table('I i . . P h', { phase: 'declare' })
  t.does('g1', t.attacks('P', 'h'))
  t.does('g1', t.attacks('I', 'i'))
  t.does('g1', CONFIRM, ...miss(12), ...miss(24)).gives(
    { type: 'unitsFought', unit: t.id('P') },
    { type: 'unitsFought', unit: t.id('I') },
    { type: 'phaseBegan', phase: 'money' },
  )
})

rule('7.7', 'the example: a second attack on a destroyed unit comes to nothing', () => {
  const t = table('T iX J . i', { phase: 'declare', flags: { B1: 'us' } })
  t.does('g1', t.attacks('T', 'i'))
  t.does('g1', t.attacks('J', 'i'))
  const gun = { type: 'attack', unit: t.id('J'), target: t.id('i') } as const
  t.does('g1', CONFIRM, ...hit(14), ...miss(12)).gives(
    { type: 'unitDestroyed', unit: t.id('i') },
    { type: 'attackVoid', attack: gun },
  )
})

rule('7.8', 'a declared attack is not withdrawn or moved', () => {
  const t = table('I i P h', { phase: 'declare' })
  t.does('g1', t.attacks('I', 'i')).gives({ type: 'attackDeclared' })
  t.shows(
    t.offers('g1').map((a) => a.type),
    ['attack', 'attack', 'confirm'],
  )
})

rule('7.9', 'several attack the same target, one after another', () => {
  const t = table('I i P . h', { phase: 'declare' })
  t.does('g1', t.attacks('I', 'i')).gives({ type: 'attackDeclared' })
  t.does('g1', t.attacks('P', 'i'))
  t.does('g1', CONFIRM, ...miss(26), ...miss(26)).gives({ type: 'unitsFought' }, { type: 'unitsFought' })
})
