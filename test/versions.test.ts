// A version of the rules does for ever what it did: the matches kept with it are decided again, event by event.
// Whoever changes behaviour raises `rulesVersion` and adds the new version's matches with `MUSTER_WRITE=1`; old ones stay.

import { verify } from '@muster/dice'
import { examine, type Game, type GameTypes } from '@muster/engine'
import { startsOf } from '@muster/engine/testkit/starts'
import { GAMES } from '@muster/games'
import { describe, expect, test } from 'vitest'
import { keptOf, writeMissing } from './versions/files.ts'
import { kindsIn, kindsOf } from './versions/kinds.ts'
import { PLANTED } from './versions/planted.ts'
import { type Kept, offeredIn } from './versions/play.ts'

type AnyGame = Game<GameTypes>

/** What the rules of now say against a kept match; null where they would have made it. */
function complaint(game: AnyGame, { record, offered }: Kept): string | null {
  const held = examine(game, record)
  if (!held.ok) return `entry ${held.entry}: ${JSON.stringify(held.why)}`
  if (held.held !== 'rules') return `it is of rules ${record.rules}`
  const now = offeredIn(game, record)
  const at = offered.findIndex((n, i) => n !== now[i])
  return at < 0 ? null : `action ${at}: ${now[at]} offers, there were ${offered[at]}`
}

describe.each(GAMES)('$id', ({ id, load }) => {
  if (process.env['MUSTER_WRITE']) {
    test('gets matches of its rules of today', async () => {
      const { game } = await load()
      writeMissing(game)
      expect(keptOf(game).length).toBeGreaterThan(0)
    })
  }

  test('does what its version did', async () => {
    const { game } = await load()
    expect(keptOf(game).flatMap((kept) => complaint(game, kept) ?? [])).toEqual([])
  })

  test('keeps matches whose dice can be checked', async () => {
    const { game } = await load()
    for (const { record } of keptOf(game)) {
      expect(verify(game, record)).toMatchObject({ ok: true, checked: 'everything', sealed: true })
    }
  })

  test('has every value of every option among them, by random and by one-step play', async () => {
    const { game } = await load()
    const key = (bot: string, options: unknown): string => `${bot}: ${JSON.stringify(options)}`
    const kept = new Set(
      keptOf(game).flatMap(({ record }) => Object.keys(record.dice.entropy).map((bot) => key(bot, record.options))),
    )
    const wanted = startsOf(game, 6).flatMap((s) => ['random', 'one-step'].map((bot) => key(bot, s.options)))
    expect(wanted.filter((start) => !kept.has(start))).toEqual([])
  })

  test('runs every order and emits every event in them', async () => {
    const { game } = await load()
    const seen = new Set(keptOf(game).flatMap(({ record }) => [...kindsIn(record)]))
    expect(kindsOf(game).filter((kind) => !seen.has(kind))).toEqual([])
  })

  test.each(PLANTED.filter((p) => p.game === id))('a change of $rule is noticed: $how', async ({ rule, change }) => {
    const { game } = await load()
    expect(Object.keys(game.rulebook)).toContain(rule)
    const changed = change(game)
    expect(keptOf(game).some((kept) => complaint(changed, kept) !== null)).toBe(true)
  })

  test('has three changes planted at least', () => {
    expect(PLANTED.filter((p) => p.game === id).length).toBeGreaterThanOrEqual(3)
  })
})
