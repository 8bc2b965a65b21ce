// Matches that were saved in the middle of play go on under the rules of today, whatever has changed since.
// A file is never written anew. `MUSTER_WRITE=1` adds one for a version of a game's rules that has none.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { oneStep } from '@muster/bots'
import { fairDice, verify } from '@muster/dice'
import {
  type Game,
  type GameTypes,
  isOver,
  load,
  type Match,
  type MatchRecord,
  newMatch,
  type OptionValues,
  offers,
  optionsFor,
  play,
  resume,
  save,
  seeded,
} from '@muster/engine'
import { GAMES } from '@muster/games'
import { matchDiary } from '@muster/table'
import { describe, expect, test } from 'vitest'

const folder = fileURLToPath(new URL('records/running', import.meta.url))

/** A match as it stood, and the seed of its dice. */
interface Running {
  readonly seed: string
  readonly record: MatchRecord<GameTypes>
}

const SEED = '5'.repeat(64)
/** Where maps and values are seen most, by what a file's name ends with. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, OptionValues>>>> = {
  'rivet-wars': {
    '': { mission: '7', rounds: 20 },
    '-line': { mission: '6', rounds: 20 },
    '-above': { mission: '9', rounds: 20 },
  },
  wravity: { '': { mode: '3' } },
  'aces-and-armor': { '': { mode: 'four', rounds: 20 } },
}
const ROUND = 4
const ACTIONS_INTO_IT = 5

const bot = oneStep({ width: 8, samples: 1, visits: 8 })

function step(match: Match<GameTypes>, chance: ReturnType<typeof seeded>): void {
  const { game, state } = match
  const seat = game.toAct(state)[0] as string
  const all = offers(game, state, seat)
  const acted = play(match, seat, bot.choose({ game, seat, view: game.view(state, seat), offers: all, chance }))
  if (!acted.ok) throw new Error(`an offer was refused: ${acted.why.key}`)
}

function begunIn(game: Game<GameTypes>, chosen: OptionValues): Running {
  const options = optionsFor(game, chosen)
  const match = newMatch(game, options, fairDice(SEED, { running: game.id }))
  const chance = seeded(`running ${game.id}`)
  while (game.situation(match.state).round < ROUND) step(match, chance)
  for (let i = 0; i < ACTIONS_INTO_IT; i++) step(match, chance)
  return { seed: SEED, record: match.record }
}

describe.each(GAMES)('$id', ({ id, load: fetch }) => {
  if (process.env['MUSTER_WRITE']) {
    test('gets a running match of its rules of today', async () => {
      const { game } = await fetch()
      mkdirSync(folder, { recursive: true })
      for (const [end, chosen] of Object.entries(OPTIONS[id] ?? {})) {
        const file = join(folder, `${id}-${game.rulesVersion}${end}.json`)
        if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(begunIn(game, chosen))}\n`)
        expect(existsSync(file)).toBe(true)
      }
    })
  }

  test('goes on with every match that was ever running, and its dice can be checked', async () => {
    const { game } = await fetch()
    const files = readdirSync(folder).filter((file) => file.startsWith(`${id}-`))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const kept = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Running
      const loaded = load(game, save(kept.record))
      if (!loaded.ok) throw new Error(`${file}: ${loaded.why.key} ${JSON.stringify(loaded.why.args)}`)
      expect(loaded.over).toBe(false)
      const match = resume(game, loaded.record, fairDice(kept.seed, kept.record.dice.entropy))
      const first = matchDiary(match, 'spectator')[0]?.told.key
      expect(first === 'record.goesOn').toBe(kept.record.rules !== game.rulesVersion)
      const chance = seeded(`on ${file}`)
      while (!isOver(match)) step(match, chance)
      const checked = kept.record.rules === game.rulesVersion ? 'everything' : 'dice'
      expect(verify(game, match.record)).toMatchObject({ ok: true, checked, sealed: true })
    }
  }, 60_000)
})
