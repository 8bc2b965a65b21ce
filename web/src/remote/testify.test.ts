import { fairDice } from '@muster/dice'
import {
  end,
  eventsSeen,
  type GameTypes,
  isDeed,
  type MatchRecord,
  newMatch,
  offers,
  optionsFor,
  play,
} from '@muster/engine'
import { loadGame } from '@muster/table'
import { expect, test } from 'vitest'
import { type Kept, testify } from './testify.ts'
import type { Seen } from './witness.ts'

const WORD = 'a word of our own'

/** A finished match, and what somebody at its table has kept of it. */
async function witnessed() {
  const { game } = await loadGame('rivet-wars', null)
  const match = newMatch(game, optionsFor(game, {}), fairDice('5'.repeat(64), { blight: WORD }))
  for (let i = 0; i < 12; i++) {
    const [seat = ''] = game.toAct(match.state)
    const [action] = offers(game, match.state, seat)
    if (action) play(match, seat, action)
  }
  const viewer = 'blight'
  const seen = new Map<number, Seen>()
  match.record.entries.forEach((entry, n) => {
    if (!isDeed(entry)) return
    seen.set(n, { viewer, by: entry.by, events: eventsSeen(game, entry, viewer).filter((event) => event !== null) })
  })
  end(match, 'resigned', 'allies')
  const commitment = match.record.dice.commitment ?? ''
  const kept: Kept = { promised: { table: 't', commitment, word: WORD, seat: viewer }, seen }
  return { game, record: match.record, kept }
}

test('a record that is what was seen says so', async () => {
  const { game, record, kept } = await witnessed()
  expect(testify(game, record, kept)).toEqual({ type: 'same', entries: kept.seen.size, word: true })
  expect(testify(game, record, { promised: null, seen: new Map() })).toEqual({ type: 'none' })
})

test('another seed, a word left out, and an entry rewritten are found', async () => {
  const { game, record, kept } = await witnessed()
  const other = (key: string) => expect.objectContaining({ type: 'other', problem: expect.objectContaining({ key }) })
  const { dice } = record
  expect(testify(game, { ...record, dice: { ...dice, commitment: '0'.repeat(64) } }, kept)).toEqual(
    other('remote.otherPromise'),
  )
  expect(testify(game, { ...record, dice: { ...dice, entropy: {} } }, kept)).toEqual(other('remote.otherWord'))
  const entries = record.entries.map((entry, n) => (n === 3 ? { ...entry, events: [] } : entry))
  expect(testify(game, { ...record, entries } as MatchRecord<GameTypes>, kept)).toEqual(other('remote.otherEntry'))
})
