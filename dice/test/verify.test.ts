import { readFileSync } from 'node:fs'
import {
  begunOf,
  branch,
  type Chance,
  type Dice,
  end,
  load,
  type MatchRecord,
  play,
  readHead,
  resume,
  save,
  sealedPart,
  setStandingOrders,
  undo,
  undoByConsent,
} from '@muster/engine'
import { TABLE_TEXTS } from '@muster/engine/texts'
import { describe, expect, test } from 'vitest'
import { does, HIDDEN, playOn, toyMatch } from '../../engine/test/table.ts'
import { toy } from '../../engine/test/toy/game.ts'
import type { Action, Toy } from '../../engine/test/toy/state.ts'
import { fairDice, sealOn, type Verified, verify } from '../src/index.ts'

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const STEP: Action = { type: 'step', pawn: 0, to: 3 }

type Loose = Record<string, unknown> & { entries: Record<string, unknown>[] }

/** A whole match: a step taken back, and then by chance to its end. */
function finished(dice: Dice = fairDice(SEED, { red: 'heads', blue: 'tails' })): MatchRecord<Toy> {
  const match = toyMatch('', HIDDEN, dice)
  does(match, 'red', STEP)
  undo(match, 'red')
  playOn(match, 500)
  expect(match.record.dice.seed).toBe(SEED)
  return match.record
}

/** What `verify` says of a record that someone has been at. */
function after(change: (record: Loose) => unknown, record = finished()): Verified {
  const loose = JSON.parse(save(record)) as Loose
  change(loose)
  const head = readHead(JSON.stringify(loose))
  if (!head.ok) throw new Error(head.why.key)
  return verify(toy, head.record as MatchRecord<Toy>)
}

const unsound = (key: string, entry: number | null = null) => ({ ok: false, entry, problem: { key: `verify.${key}` } })

/** Sets a new seal, as whoever has the seed can. */
function sealAgain(loose: Loose): void {
  const record = JSON.parse(JSON.stringify(loose))
  Object.assign(loose['dice'] as object, { seal: sealOn(SEED, sealedPart(record)) })
}

/** The first entry that used the dice. */
const rolled = (record: Loose): number => record.entries.findIndex((e) => 'draws' in e)

describe('a finished match', () => {
  test('checks out, whoever wrote its file', () => {
    const record = finished()
    const actions = record.entries.length - 1
    const sound = { ok: true, checked: 'everything', actions, agreed: 0, begun: { type: 'setUp' } }
    expect(verify(toy, record)).toMatchObject(sound)
    const sorted = (x: unknown): unknown =>
      Array.isArray(x) || typeof x !== 'object' || x === null
        ? x
        : Object.fromEntries(
            Object.entries(x)
              .sort()
              .map(([k, v]) => [k, sorted(v)]),
          )
    const loaded = load(toy, JSON.stringify(sorted(record)))
    expect(loaded.ok && verify(toy, loaded.record)).toMatchObject(sound)
  })

  test('of other rules has its dice checked, and only them', () => {
    const other = after((r) => {
      Object.assign(r, { rules: '0' })
      sealAgain(r)
    })
    expect(other).toMatchObject({ ok: true, checked: 'dice', actions: 0 })
  })

  test('that began in another says so', () => {
    const match = branch(resume(toy, finished(), fairDice(SEED)), 5, fairDice(SEED))
    playOn(match, 500)
    const begun = { type: 'branch', of: finished().dice.commitment, count: 5 }
    expect(verify(toy, match.record)).toMatchObject({ ok: true, begun })
    const given = after((r) => Object.assign((r['opening'] as Loose)['points'] as object, { red: 1 }), match.record)
    expect(given).toMatchObject({ ok: false, problem: { key: 'verify.beginning' } })
    expect(begunOf({ branch: true })).toEqual({ type: 'branch', of: null, count: 0 })
    expect(begunOf({})).toEqual({ type: 'setUp' })
  })

  test('names how often the players agreed to take back', () => {
    const match = toyMatch('', HIDDEN, fairDice(SEED))
    playOn(match, 9)
    undoByConsent(match, 'red', 2)
    playOn(match, 500, 'again')
    expect(verify(toy, match.record)).toMatchObject({ ok: true, agreed: 1 })
  })
})

describe('someone has been at', () => {
  test('the seed', () => {
    expect(after((r) => Object.assign(r['dice'] as object, { seed: SEED.replace('0', '1') }))).toEqual(
      unsound('otherSeed'),
    )
    expect(after((r) => Object.assign(r['dice'] as object, { seed: null }))).toEqual(unsound('seedNotShown'))
    expect(after((r) => Object.assign(r['dice'] as object, { commitment: null }))).toEqual(unsound('notVerifiable'))
  })

  test('what a player threw in', () => {
    expect(after((r) => Object.assign(r['dice'] as object, { entropy: { red: 'heads' } }))).toMatchObject({ ok: false })
  })

  test('a die', () => {
    let at = -1
    const bent = after((r) => {
      at = rolled(r)
      const draws = r.entries[at]?.['draws'] as number[]
      draws[1] = ((draws[1] as number) + 1) % (draws[0] as number)
    })
    expect(bent).toMatchObject({ ok: false, entry: at, problem: { key: 'verify.draw' } })
  })

  test('the opening, the seats or the options', () => {
    expect(after((r) => Object.assign(r['opening'] as object, { round: 0 }))).toEqual(unsound('opening'))
    const swapped = [
      { seat: 'red', side: 'blue' },
      { seat: 'blue', side: 'red' },
    ]
    expect(after((r) => Object.assign(r, { seats: swapped }))).toEqual(unsound('seats'))
    expect(after((r) => Object.assign(r['options'] as object, { mode: 'odd' }))).toEqual(unsound('options'))
    expect(after((r) => Object.assign(r, { options: {} }))).toEqual(unsound('options'))
  })

  test('an event', () => {
    const moved = [{ type: 'pawnStepped', pawn: 0, to: 4 }]
    const bent = after((r) => Object.assign(r.entries[0] as object, { events: moved }))
    expect(bent).toEqual(unsound('events', 0))
  })

  test('what follows from the rules all the same: the seal tells', () => {
    const match = toyMatch('', HIDDEN, fairDice(SEED))
    does(match, 'red', STEP)
    does(match, 'red', { type: 'step', pawn: 1, to: 4 })
    end(match, 'agreed', null)
    expect(verify(toy, match.record)).toMatchObject({ ok: true, sealed: true })
    expect(after((r) => r.entries.splice(0, 1), match.record)).toEqual(unsound('seal'))
    expect(after((r) => Object.assign(r.entries[2] as object, { end: 'time' }), match.record)).toEqual(unsound('seal'))
    expect(after((r) => delete (r['dice'] as Loose)['seal'], match.record)).toEqual(unsound('seal'))
    setStandingOrders(match, 'red', { guard: 'endure' })
    expect(verify(toy, match.record)).toMatchObject({ ok: true })
  })

  test('the options, where they do not show in the opening', () => {
    const match = toyMatch('', HIDDEN, fairDice(SEED))
    playOn(match, 500)
    const other = { ...toy, setup: (_: unknown, chance: Chance) => toy.setup(HIDDEN, chance) }
    const record = { ...match.record, options: { ...HIDDEN, rounds: 7 } }
    expect(verify(other, record)).toEqual(unsound('beginning'))
  })

  test('an action', () => {
    const bent = after((r) => Object.assign(r.entries[0]?.['do'] as object, { to: 8 }))
    expect(bent).toMatchObject({ ok: false, entry: 0, problem: { key: 'verify.illegal', args: { rule: '1.1' } } })
  })

  test('the end: what the loser would rather not have played is gone', () => {
    expect(after((r) => r.entries.splice(-1))).toEqual(unsound('notOver'))
  })

  test('an undo: a roll that displeased was taken back', () => {
    let at = -1
    const fished = after((r) => {
      at = rolled(r)
      r.entries.splice(at + 1, Number.POSITIVE_INFINITY, { by: r.entries[at]?.['by'], undo: at })
      r.entries.push({ end: 'agreed', by: null })
    })
    expect(fished).toMatchObject({ ok: false, entry: at + 1, problem: { key: 'verify.undo' } })
  })

  test('an undo: more was taken back than the last step', () => {
    const match = toyMatch('', HIDDEN, fairDice(SEED))
    does(match, 'red', STEP)
    does(match, 'red', { type: 'step', pawn: 1, to: 4 })
    undoByConsent(match, 'red', 0)
    end(match, 'agreed', null)
    const bent = after((r) => delete r.entries[2]?.['agreed'], match.record)
    expect(bent).toMatchObject({ ok: false, entry: 2, problem: { key: 'verify.undoTooFar', args: { entry: 2 } } })
  })

  test('an answer in the name of standing orders that nobody gave', () => {
    const match = toyMatch('', HIDDEN, fairDice(SEED))
    setStandingOrders(match, 'blue', { guard: 'ask' })
    does(match, 'red', { type: 'step', pawn: 1, to: 4 })
    does(match, 'red', { type: 'strike', pawn: 1, target: 2 })
    expect(play(match, 'blue', { type: 'endure' }).ok).toBe(true)
    end(match, 'agreed', null)
    const bent = after((r) => Object.assign(r.entries[3] as object, { standing: true }), match.record)
    expect(bent).toEqual(unsound('standing', 3))
    const ordered = after((r) => {
      Object.assign(r.entries[0] as object, { orders: { guard: 'endure' } })
      Object.assign(r.entries[3] as object, { standing: true })
      sealAgain(r)
    }, match.record)
    expect(ordered).toMatchObject({ ok: true })
  })
})

test('everything verify can say has its text', () => {
  const files = ['../src/verify.ts', '../../engine/src/hold.ts'].map((name) => new URL(name, import.meta.url))
  const source = files.map((file) => readFileSync(file, 'utf8')).join('')
  const said = [...source.matchAll(/(?:problem|bad)\((?:\w+, )?'(\w+)'/g)].map((m) => `verify.${m[1]}`)
  expect(said.length).toBeGreaterThan(12)
  const known = Object.keys(TABLE_TEXTS.en).filter((key) => key.startsWith('verify.'))
  expect([...new Set(said)].sort()).toEqual(known.sort())
})
