// Matches in the middle of being played, with all that will be done in them known beforehand.
import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { fairDice } from '@muster/dice'
import { type GameTypes, isOver, newMatch, type OptionValues, offers, optionsFor, play, seeded } from '@muster/engine'
import { loadGame } from '@muster/table'
import { newId, newToken } from '../../src/ids.ts'
import type { AnyEntry, KeptPerson, Snapshot, Store, TableRow } from '../../src/store/rows.ts'
import { snapshotSince } from '../../src/store/snapshots.ts'
import { lay } from '../../src/tables/lay.ts'
import { setUp } from '../../src/tables/match.ts'
import { seatsOf } from '../../src/tables/seen.ts'

/** One thing to be done: by which of the two, what, and with which luck. */
export interface Move {
  readonly by: number
  readonly seat: string
  readonly action: GameTypes['Action']
  readonly draws: readonly number[]
}

export interface Script {
  readonly table: string
  readonly seats: readonly string[]
  readonly cookies: readonly string[]
  /** What the set-up drew. */
  readonly setUp: readonly number[]
  readonly options: OptionValues
  readonly moves: readonly Move[]
}

export interface Wanted {
  readonly game: string
  readonly moves: number
  /** Whether the moves are in the record already. */
  readonly done?: boolean
}

/** A table of two, its match begun and written; gives the script of what follows. */
export async function prepare(store: Store, signer: Signer, { game, moves, done = false }: Wanted): Promise<Script> {
  const people = await Promise.all(['Ann', 'Ben'].map((name) => guest(store, name)))
  const row = await begun(people, game)
  const { entries, script, snapshot } = await written(row, moves)
  await store.addTable({ ...row, count: 0 })
  if (done && row.gist)
    await store.append({
      match: row.id,
      from: 0,
      entries,
      stage: 'playing',
      gist: row.gist,
      head: null,
      touched: Date.now(),
      snapshot,
    })
  const cookies = people.map(({ id }) => `muster=${encodeURIComponent(signer.sign(id))}`)
  const seats = people.map(({ id }) => seatsOf(row, id)[0] ?? '')
  return { table: row.id, seats, cookies, setUp: row.head?.draws ?? [], options: row.options, moves: script }
}

/** Signs as the server will: its secret is written first. */
export async function signerFor(store: Store): Promise<Signer> {
  const secret = randomBytes(32).toString('base64url')
  await store.addSecret({ secret, made: Date.now() })
  return new Signer(secret)
}

async function guest(store: Store, name: string): Promise<KeptPerson> {
  const person = { id: newId(), name, back: newToken(), created: Date.now() }
  await store.keepPerson(person)
  return person
}

async function begun(people: readonly KeptPerson[], id: string): Promise<TableRow> {
  const [ann, ben] = people
  if (!ann || !ben) throw new Error('nobody plays')
  const { game } = await loadGame(id, null)
  const chairs = game.seats(optionsFor(game, {})).map(({ seat }) => ({ seat, for: 'me' as const }))
  const laid = await lay({ game: id, options: {}, chairs }, ann, Date.now())
  const who = { type: 'person', person: ben.id, name: ben.name, standIn: null } as const
  const full = { ...laid, chairs: laid.chairs.map((chair, i) => (i === 0 ? chair : { ...chair, who })) }
  return setUp({ ...full, words: { [ann.id]: newToken(), [ben.id]: newToken() } }, Date.now())
}

interface Written {
  readonly entries: AnyEntry[]
  readonly script: Move[]
  /** As a server would have kept it last. */
  readonly snapshot: Snapshot | null
}

/** Plays it once, from the same seed, to know what will be done. */
async function written(row: TableRow, most: number): Promise<Written> {
  const { game } = await loadGame(row.game, row.pack)
  const { match: _, ...entropy } = row.head?.dice.entropy ?? {}
  const match = newMatch(game, row.options, fairDice(row.seed, entropy), row.pack)
  const chance = seeded(row.id)
  const script: Move[] = []
  let snapshot: Snapshot | null = null
  while (script.length < most && !isOver(match)) {
    const [seat = ''] = game.toAct(match.state)
    const action = chance.pick(offers(game, match.state, seat))
    const done = play(match, seat, action)
    if (!done.ok) throw new Error(done.why.key)
    snapshot = snapshotSince(match, match.walk.entries.length - 1) ?? snapshot
    const entry = match.record.entries.at(-1)
    const draws = entry && 'draws' in entry ? (entry.draws ?? []) : []
    script.push({ by: row.chairs.findIndex((c) => c.seat === seat) === 0 ? 0 : 1, seat, action, draws })
  }
  return { entries: [...match.walk.entries], script, snapshot }
}
