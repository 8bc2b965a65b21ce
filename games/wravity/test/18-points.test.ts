import { must } from '@muster/engine'
import type { Seat } from '../src/index.ts'
import { publicScore, resultOf } from '../src/rules/18-points.ts'
import { book, does, rule, table } from './table.ts'

/** The last turn of all for so many players. */
const last = (players: number) => ({ turn: players * 10 - 1 })

/** Ends the last turn, and so the battle: what is counted then. */
function scores(t: ReturnType<typeof table>) {
  const [seat] = t.game.toAct(t.state)
  const { events } = t.does(seat as Seat, does.endTurn).gives({ type: 'battleEnded' })
  return events.flatMap((e) => (e.type === 'battleEnded' ? e.result.scores : []))
}

rule('18.1', 'crossing a door: 30', () => {
  const t = table('A1 . b1')
  t.shows(
    resultOf(book, t.state, '17.7', t.id('b1')).scores.map((x) => x.door),
    [0, 30],
  )
})

rule('18.2', 'each own intact soldier: 3', () => {
  const t = table('A1 A2 A3 . b1', { A3: { lives: 1 } }, last(2))
  t.shows(
    scores(t).map((x) => x.intact),
    [6, 3],
  )
})

rule('18.3', 'each immobilised rival: 2', () => {
  const t = table('A1 . b1 b2', { b1: { lives: 0 }, b2: { lives: 0 } }, last(2))
  t.shows(
    scores(t).map((x) => x.immobilised),
    [4, 0],
  )
})

rule('18.4', 'each wounded rival: 1', () => {
  const t = table('A1 . b1 b2', { b1: { lives: 1 }, b2: { lives: 1 } }, last(2))
  t.shows(
    scores(t).map((x) => x.wounded),
    [2, 0],
  )
})

rule('18.5', 'every side scores every rival, whoever shot it', () => {
  const t = table('A1 . B1 . C1', { C1: { lives: 0 } }, { ...last(3), options: { mode: '3' } })
  t.shows(
    scores(t).map((x) => x.immobilised),
    [2, 2, 0],
  )
})

rule('18.6', 'soldiers outside count for nothing', () => {
  const t = table('A1 . b1', {}, last(2))
  t.shows(
    scores(t).map((x) => x.intact),
    [3, 3],
  )
})

rule('18.7', 'those who entered in the last round do not count as intact', () => {
  const t = table('A1 A2', { A2: { entered: 10 } }, last(2))
  t.shows(must(scores(t)[0]).intact, 3)
})

rule('18.7', 'a battle that ends before its limit has no last round', () => {
  const t = table('A1 A2', { A2: { entered: 4 } }, { turn: 6 })
  t.shows(publicScore(book, t.state, 0, -1).intact, 6)
})

rule('18.7', 'a short game has a last round of its own', () => {
  const intact = (entered: number): number => {
    const t = table('A1 A2', { A2: { entered } }, { turn: 9, options: { mode: 'short' } })
    return publicScore(book, t.state, 0, -1).intact
  }
  table('A1').shows(intact(4) - intact(5), 3)
})

rule('18.7', 'as an option they do', () => {
  const t = table('A1 A2', { A2: { entered: 10 } }, { ...last(2), options: { latecomers: true } })
  t.shows(must(scores(t)[0]).intact, 6)
})

rule('18.8', 'partners’ scores and missions are added up', () => {
  const t = table('A1 @ C1 . b1', {}, { ...last(4), options: { mode: '4' }, hands: [['conqueror'], [], [], []] })
  t.shows(
    scores(t).map((x) => x.total),
    [9, 3],
  )
})
