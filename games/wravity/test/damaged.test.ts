import { load, newMatch, offers, optionsFor, plainDice, play, save, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { wravity } from '../src/index.ts'

const game = wravity()

/** A match of some length, saved, with the first event of a kind spoilt. */
function spoilt(type: string, change: object): { readonly at: number; readonly text: string } {
  const match = newMatch(game, optionsFor(game), plainDice('damaged'))
  const chance = seeded('damaged')
  for (let i = 0; i < 60; i++) {
    const [seat] = game.toAct(match.state)
    if (seat) play(match, seat, chance.pick(offers(game, match.state, seat)))
  }
  const record = JSON.parse(save(match.record))
  const at = record.entries.findIndex((e: { events: { type: string }[] }) => e.events.some((v) => v.type === type))
  Object.assign(
    record.entries[at].events.find((v: { type: string }) => v.type === type),
    change,
  )
  return { at, text: JSON.stringify(record) }
}

test.each([
  ['an event nobody knows', { type: 'frobbed' }, 'record.badEvents'],
  ['a soldier nobody has', { soldier: 99 }, 'record.badEvents'],
  ['an event that did not happen like that', { round: 2 }, 'record.doesNotFollow'],
])('a file with %s is refused, and the entry is named', (_, change, key) => {
  const { at, text } = spoilt('soldierEntered', change)
  expect(load(game, text)).toMatchObject({ ok: false, entry: at, why: { key } })
})
