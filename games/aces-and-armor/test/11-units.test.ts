import type { Action } from '../src/index.ts'
import { hit, miss, rule, table } from './table.ts'

const CONFIRM: Action = { type: 'confirm' }
const SU = { turn: 'su', phase: 'declare' } as const

rule('11.1', 'the Katyusha aims at any hex at 2 to 4, an empty one too', () => {
  const t = table('k . . . . . I', SU)
  const barrage = (hex: string): Action => ({ type: 'barrage', unit: t.id('k'), hex: t.hex(hex) })
  t.offered('su', barrage('C1'), barrage('E1'))
  t.refuses('su', barrage('B1'), '7.3', 'outOfRange')
  t.refuses('su', barrage('F1'), '7.3', 'outOfRange')
  t.refuses('su', t.attacks('k', 'I'), '11.1', 'aimsAtHexes')
})

rule('11.2', 'the hex and its six neighbours', () => {
  const t = table('k . . I .\n. . . R .', SU)
  t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('D1') })
  const { events } = t.does('su', CONFIRM, ...miss(12)).gives({ type: 'hexBombarded', hex: t.hex('D1'), hits: 0 })
  const [shot] = events.filter((e) => e.type === 'hexBombarded')
  t.shows(shot?.damage, [
    [t.id('I'), 0],
    [t.id('R'), 0],
  ])
})

rule('11.3', 'rolled once and read for each ground unit, friends too', () => {
  const t = table('k . . If i J\n. . . . . .', SU)
  t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('D1') })
  const { events } = t.does('su', CONFIRM, ...hit(5), ...miss(7))
  const [shot] = events.filter((e) => e.type === 'hexBombarded')
  t.shows(shot?.damage, [
    [t.id('I'), 2],
    [t.id('i'), 3],
  ])
})

rule('11.4', '2 experience if any enemy is destroyed, else 1 if any is damaged; friends do not count', () => {
  const xp = [{ damage: 5 }, { damage: 0 }].map((unit) => {
    const t = table('k . . I P', { ...SU, units: { I: unit } })
    t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('D1') })
    return t.does('su', CONFIRM, ...hit(3), ...miss(9)).events.flatMap((e) => (e.type === 'hexBombarded' ? [e.xp] : []))
  })
  const t = table('k . . i . .\n. . . . . I', SU)
  t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('D1') })
  t.shows(xp, [[2], [1]])
  t.does('su', CONFIRM, ...hit(3), ...miss(9)).gives({ type: 'hexBombarded', xp: 0 })
})

rule('11.5', 'it supports as artillery at 2 to 4', () => {
  const t = table('k . . I n', SU)
  t.does('su', t.attacks('n', 'I'))
  t.does('su', CONFIRM, ...miss(14), ...miss(12)).gives({ type: 'unitsFought', red: miss(2) })
  const near = table('. k .\n. I n', SU)
  near.does('su', near.attacks('n', 'I'))
  near.does('su', CONFIRM, ...miss(24)).gives({ type: 'unitsFought', red: [] })
})

rule('11.6', 'nothing fires back', () => {
  const t = table('k . I', SU)
  t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('C1') })
  t.does('su', CONFIRM, ...miss(12))
    .gives({ type: 'hexBombarded' })
    .without({ type: 'unitsFought' })
})

rule('11.7', 'a hex never becomes void', () => {
  const t = table('k . P n . I', { ...SU, units: { P: { damage: 5 } } })
  t.does('su', t.attacks('n', 'P'))
  t.does('su', { type: 'barrage', unit: t.id('k'), hex: t.hex('C1') })
  t.does('su', CONFIRM, ...hit(14), ...miss(2), ...miss(12)).gives({ type: 'unitDestroyed' }, { type: 'hexBombarded' })
})

rule('11.8', 'the B-17 cannot attack aircraft', () => {
  const t = table('b J .', { turn: 'us', phase: 'declare' })
  t.refuses('us', t.attacks('b', 'J'), '7.4', 'noAntiAir')
})

rule('11.9', 'it returns the fire of an aircraft', () => {
  const t = table('J b', { phase: 'declare' })
  t.does('g1', t.attacks('J', 'b'))
  t.does('g1', CONFIRM, ...miss(12), ...hit(2), ...miss(10)).gives({ type: 'unitsFought', backHits: 2, taken: 1 })
})

rule('11.10', 'it supports against ground units, not against aircraft', () => {
  const air = table('p J b', { turn: 'us', phase: 'declare' })
  air.does('us', air.attacks('p', 'J'))
  air.does('us', CONFIRM, ...miss(24)).gives({ type: 'unitsFought', red: [] })
  const ground = table('t P b', { turn: 'us', phase: 'declare' })
  ground.does('us', ground.attacks('t', 'P'))
  ground.does('us', CONFIRM, ...miss(14), ...miss(12)).gives({ type: 'unitsFought', red: miss(2) })
})
