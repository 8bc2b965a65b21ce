// Matches that were saved once must open for ever: event shapes change by addition, or with a migration.
// A file is never written anew. `MUSTER_WRITE=1` adds one for a game, or a version of its rules, that has none.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  end,
  fold,
  type Game,
  type GameTypes,
  isOver,
  load,
  type MatchRecord,
  newMatch,
  type OptionValues,
  offers,
  optionsFor,
  plainDice,
  play,
  resume,
  runOut,
  save,
  seeded,
  undo,
} from '@muster/engine'
import { GAMES } from '@muster/games'
import { reportOf } from '@muster/table'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('records', import.meta.url))

/** A saved match, and where it had come to. */
interface Kept {
  readonly record: MatchRecord<GameTypes>
  readonly round: number
  readonly scores: Readonly<Record<string, number>>
}

const ACTIONS = 120

/** Ways to play that leave other entries in a record, and what they are saved as. */
const waysOf = (game: Game<GameTypes>): Readonly<Record<string, OptionValues>> =>
  game.timeUp ? { '': {}, '-clock': { clock: true } } : { '': {} }

/** A match by chance, with undos and turns whose time is up, given up after a while. */
function played(game: Game<GameTypes>, options: OptionValues): Kept {
  const match = newMatch(game, optionsFor(game, options), plainDice('records'))
  const chance = seeded('records')
  for (let i = 0; i < ACTIONS && !isOver(match); i++) {
    const { turn } = game.situation(match.state)
    const seat = chance.pick(game.toAct(match.state))
    if (turn !== null && game.minutes?.(match.state) && chance.below(8) === 0) runOut(match, turn)
    else play(match, seat, chance.pick(offers(game, match.state, seat)))
    if (chance.below(8) === 0) undo(match, seat)
  }
  if (!isOver(match)) end(match, 'agreed', null)
  const { round, scores } = game.situation(match.state)
  return { record: match.record, round, scores }
}

/** How a battle that nobody ended would count is said by the rules of now: Wravity's 18.7 counts more soldiers since 3. */
const RECOUNTED = ['wravity 1', 'wravity 2']

describe.each(GAMES)('$id', ({ id, load: fetch }) => {
  if (process.env['MUSTER_WRITE']) {
    test('gets saved matches of its rules of today', async () => {
      const { game } = await fetch()
      mkdirSync(folder, { recursive: true })
      for (const [way, options] of Object.entries(waysOf(game))) {
        const file = join(folder, `${id}-${game.rulesVersion}${way}.json`)
        if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(played(game, options))}\n`)
        expect(existsSync(file)).toBe(true)
      }
    })
  }

  test('opens every match that was ever saved, and finds it where it was', async () => {
    const { game } = await fetch()
    const files = readdirSync(folder).filter((file) => file.startsWith(`${id}-`))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const kept = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept
      const loaded = load(game, save(kept.record))
      if (!loaded.ok) throw new Error(`${file}: ${loaded.why.key} ${JSON.stringify(loaded.why.args)}`)
      const { round, scores } = game.situation(fold(game, loaded.record))
      const recounted = RECOUNTED.includes(`${id} ${kept.record.rules}`)
      expect({ round, scores }).toEqual({ round: kept.round, scores: recounted ? expect.anything() : kept.scores })
      expect(Object.keys(scores)).toEqual(Object.keys(kept.scores))
      // Under whatever rules it was played, its luck can be told: nobody had more than they could.
      const { luck } = reportOf(resume(game, loaded.record, plainDice('told')))
      for (const { came, rolls, expected } of luck) expect(Math.max(came, expected)).toBeLessThanOrEqual(rolls)
    }
  })
})
