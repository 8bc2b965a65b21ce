import { globSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fold, load, offers } from '../src/index.ts'
import {
  CLAIM_NAMES,
  type ClaimName,
  contract,
  explain,
  type Failure,
  fuzz,
  fuzzMatch,
  inspect,
  plan,
  SAMPLED,
  type Start,
  samplerOf,
  walk,
  writeFailure,
} from '../testkit/index.ts'
import { BROKEN, type Broken } from './toy/broken/index.ts'
import { toy } from './toy/game.ts'
import type { Toy } from './toy/state.ts'

const HOUSE = resolve(import.meta.dirname, '../..')

contract(toy, { rounds: 8 })

const startOf = (mode: 'hidden' | 'open'): Start<Toy> => ({ label: mode, options: { mode, rounds: 8 } })

/** What the kit has said against broken games: the lines of the checks that said it. */
const said = new Set<string>()

/** The claims that fail for a broken game: two matches show most, some need four; with `WHOLE=1` it is always four. */
function noticed(broken: Broken): (ClaimName | 'ends')[] {
  const found = process.env['WHOLE'] === '1' ? [] : noticedIn(broken, 2)
  return broken.noticed.every((claim) => found.includes(claim)) ? found : noticedIn(broken, 4)
}

function noticedIn(broken: Broken, games: number): (ClaimName | 'ends')[] {
  const p = plan<Toy>({ games, samples: 20, steps: 400, bots: broken.bots ?? {} })
  const inspection = inspect(broken.game, startOf(broken.mode ?? 'hidden'), p)
  const failures = [inspection.endless(), ...CLAIM_NAMES.map((claim) => inspection.failure(claim))]
  return failures.flatMap((failure) => {
    for (const [, line] of failure?.error.stack?.matchAll(/checks\/(\w+\.ts:\d+)/g) ?? []) said.add(line as string)
    return failure ? [failure.claim] : []
  })
}

/** The lines of the checks that can say something against a game. */
function sentences(): string[] {
  const files = globSync('engine/testkit/checks/*.ts', { cwd: HOUSE })
  return files.flatMap((file) => {
    const lines = readFileSync(resolve(HOUSE, file), 'utf8').split('\n')
    return lines.flatMap((line, i) => (/\bfail\(/.test(line) ? [`${basename(file)}:${i + 1}`] : []))
  })
}

describe('a broken game is noticed by its claim and by no other', () => {
  for (const broken of BROKEN) {
    test(`${broken.noticed.join(', ')}: ${broken.how}`, () => {
      expect(noticed(broken).sort()).toEqual([...broken.noticed].sort())
    })
  }

  test('every claim has a game that breaks it', () => {
    const broken = new Set(BROKEN.flatMap((b) => b.noticed))
    expect(['ends' as const, ...CLAIM_NAMES].filter((claim) => !broken.has(claim))).toEqual([])
  })

  test('every sentence that the kit can say against a game is said against one', () => {
    expect(sentences().length).toBeGreaterThan(30)
    expect(sentences().filter((line) => !said.has(line))).toEqual([])
  })
})

const onFire = BROKEN.find((b) => b.how === 'an offer throws when it is done') as Broken

describe('a failure', () => {
  const options = { starts: [startOf('hidden')], games: 12, seed: 'fire' }

  test('is found by fuzzing, with the match that leads to it', () => {
    const heard: Failure<Toy>[] = []
    const report = fuzz(onFire.game, { ...options, claims: ['offers'], onFailure: (f) => heard.push(f) })
    expect(report.failures.length).toBeGreaterThan(0)
    expect(heard).toEqual(report.failures)
    expect(report.steps).toBeGreaterThan(12)
  })

  test('is written to a file that opens again at the very step', () => {
    const [failure] = fuzz(onFire.game, { ...options, claims: ['offers'] }).failures
    if (!failure) throw new Error('no failure was found')
    const file = writeFailure(failure, tmpdir())
    expect(explain(failure, file)).toContain(file)
    expect(explain(failure, file)).toContain('the middle is on fire')
    const loaded = load(toy, readFileSync(file, 'utf8'))
    rmSync(file)
    if (!loaded.ok) throw new Error(loaded.why.key)
    expect(loaded.record.entries.length).toBe(failure.step)
    expect(fold(toy, loaded.record).round).toBeGreaterThan(2)
  })

  test('is not found in the whole toy, at any step', () => {
    const starts = [startOf('hidden'), startOf('open')]
    expect(fuzz(toy, { starts, games: 4, seed: 'whole' }).failures.map((f) => explain(f, ''))).toEqual([])
  })
})

describe('fuzzing, with its costly claims sampled,', () => {
  /** What the first match with a failure fails by. */
  function fuzzed(broken: Broken): ClaimName | 'ends' | null {
    const starts = [startOf(broken.mode ?? 'hidden')]
    const claims = broken.noticed.filter((claim) => claim !== 'ends')
    const options = { starts, games: 24, seed: 'sampled', steps: 400, claims, bots: broken.bots ?? {} }
    for (let n = 0; n < options.games; n++) {
      const { failure } = fuzzMatch(broken.game, n, options)
      if (failure) return failure.claim
    }
    return null
  }

  for (const broken of BROKEN) {
    test(`still notices that ${broken.how}`, () => {
      expect(broken.noticed).toContain(fuzzed(broken))
    })
  }

  test('holds a sampled claim at every kind of choice, and else at about as many steps as it says', () => {
    const sampler = samplerOf<Toy>(SAMPLED)
    let [steps, held, kinds] = [0, 0, new Set<string>()]
    for (let i = 0; i < 40; i++) {
      for (const moment of walk(toy, startOf('hidden').options, `sampler ${i}`, 400)) {
        steps++
        const { game, state } = moment.match
        const here = game.toAct(state).flatMap((seat) => offers(game, state, seat).map((a) => a.type))
        const isHeld = sampler.at(moment)('odds')
        if (isHeld) held++
        const kind = [game.toAct(state).length, ...new Set(here)].join(' ')
        if (!kinds.has(kind)) expect(isHeld).toBe(true)
        kinds = kinds.add(kind)
      }
    }
    expect(held / steps).toBeGreaterThan(0.8 / 10)
    expect(held / steps).toBeLessThan(1.4 / 10)
  })
})
