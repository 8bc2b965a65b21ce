import { must } from '@muster/engine'
import { publicScore, resultOf } from '../src/rules/18-points.ts'
import { box, rule, table } from './table.ts'

const scores = (t: ReturnType<typeof table>, crossed = -1) => resultOf(box, t.state, '17.7', crossed).scores

rule('18.1', 'crossing a door: 30', () => {
  const t = table('A1 . b1')
  t.shows(
    scores(t, t.id('b1')).map((x) => x.door),
    [0, 30],
  )
})

rule('18.2', 'each own intact soldier: 3', () => {
  const t = table('A1 A2 A3 . b1', { A3: { lives: 1 } })
  t.shows(
    scores(t).map((x) => x.intact),
    [6, 3],
  )
})

rule('18.3', 'each immobilised rival: 2', () => {
  const t = table('A1 . b1 b2', { b1: { lives: 0 }, b2: { lives: 0 } })
  t.shows(
    scores(t).map((x) => x.immobilised),
    [4, 0],
  )
})

rule('18.4', 'each wounded rival: 1', () => {
  const t = table('A1 . b1 b2', { b1: { lives: 1 }, b2: { lives: 1 } })
  t.shows(
    scores(t).map((x) => x.wounded),
    [2, 0],
  )
})

rule('18.5', 'every side scores every rival, whoever shot it', () => {
  const t = table('A1 . B1 . C1', { C1: { lives: 0 } }, { options: { mode: '3' } })
  t.shows(
    [0, 1, 2].map((side) => publicScore(box, t.state, side, -1).immobilised),
    [2, 2, 0],
  )
})

rule('18.6', 'soldiers outside count for nothing', () => {
  const t = table('A1')
  t.shows(
    scores(t).map((x) => x.intact),
    [3, 0],
  )
})

rule('18.7', 'those who entered in the last round do not count as intact', () => {
  const t = table('A1 A2', { A2: { entered: 10 } }, { turn: 19 })
  t.shows(must(scores(t)[0]).intact, 3)
})

rule('18.7', 'as an option they do', () => {
  const t = table('A1 A2', { A2: { entered: 10 } }, { turn: 19, options: { latecomers: true } })
  t.shows(must(scores(t)[0]).intact, 6)
})

rule('18.8', 'partners’ scores and missions are added up', () => {
  const t = table('A1 @ C1 . b1', {}, { options: { mode: '4' }, hands: [['conqueror'], [], [], []] })
  t.shows(
    scores(t).map((x) => x.total),
    [9, 3],
  )
})
