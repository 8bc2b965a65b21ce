import { expect, test } from 'vitest'
import { module } from '../../bots/test/duel.ts'
import { type GameEnd, noneBrought } from '../src/simulate/one-game.ts'
import { reportOf } from '../src/simulate/report.ts'
import { addGame, emptySummary, mergeInto } from '../src/simulate/summary.ts'
import { neverText } from '../src/simulate/text.ts'

const end = (more: Partial<GameEnd>): GameEnd => ({
  winners: ['left'],
  rule: '1',
  rounds: 3,
  starter: 'left',
  actions: 10,
  tallies: [],
  left: null,
  brought: {},
  ...more,
})

function reported(...ends: readonly GameEnd[]): ReturnType<typeof reportOf> {
  const all = emptySummary()
  for (const one of ends) {
    const summary = emptySummary()
    addGame(summary, one)
    mergeInto(all, summary)
  }
  const about = { options: {}, bots: {}, seed: '1', rounds: 9, seconds: 1, texts: {} }
  return reportOf({ ...about, game: module.game, compared: { by: 'bot', standings: {} } }, all)
}

const lost = { what: 'unit', key: 'unit.tiger', did: 'lost' } as const
const bought = { what: 'unit', key: 'unit.tiger', did: 'used' } as const

test('those that stood there from the start survive, too', () => {
  const { units } = reported(
    end({ tallies: [lost, bought], left: ['unit.tiger', 'unit.tiger'] }),
    end({ left: ['unit.tiger'] }),
  )
  expect(units['unit.tiger']).toMatchObject({ used: 1, lost: 1, left: 3, survival: 0.75 })
})

test('where a game does not say what is left, those used are counted', () => {
  expect(reported(end({ tallies: [bought, bought, lost] })).units['unit.tiger']).toMatchObject({ survival: 0.5 })
})

test('a bot that could play a card and never did is named', () => {
  const idle = { ...noneBrought(), card: { could: 4, did: 0 }, unit: { could: 3, did: 1 } }
  const { never } = reported(end({ brought: { lazy: idle } }), end({ brought: { lazy: idle, keen: noneBrought() } }))
  expect(never).toEqual([{ bot: 'lazy', what: 'card', could: 8 }])
  expect(never.map(neverText)).toEqual(['lazy never plays a card, though it could at 8 decisions'])
})
