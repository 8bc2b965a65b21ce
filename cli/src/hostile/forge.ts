// A record forged in one way: what somebody does who knows how it is made.

import { type Chance, type GameTypes, type MatchRecord, must } from '@muster/engine'
import type { AnyGame } from '../games.ts'
import { type Branch, copyOf, isBranch, put, somewhere, spoil } from './spoil.ts'

type Entry = Record<string, unknown>

/** A record as whoever changes it sees it. */
export interface Loose {
  [key: string]: unknown
  entries: Entry[]
  draws: number[]
  seats: { seat: string; side: string }[]
  options: Record<string, unknown>
  opening: Branch
  dice: Record<string, unknown>
}

export const loosely = (record: MatchRecord<GameTypes>): Loose => JSON.parse(JSON.stringify(record)) as Loose

/** What a forger works with: the record, another one of the same game, and the game. */
export interface Forgery {
  readonly record: Loose
  readonly other: Loose
  readonly game: AnyGame
  /** A pack of this game; null where there is none to show. */
  readonly pack: unknown
  readonly chance: Chance
}

type Forge = (forgery: Forgery) => void

const FORGES: Readonly<Record<string, Forge>> = {
  opening: ({ record, chance }) => spoil(record.opening, chance),
  openingNumber: ({ record, chance }) => nudge(record.opening, chance),
  openingHuge: ({ record, chance }) => inflate(record.opening, chance),
  otherOpening: ({ record, other }) => put(record, 'opening', other.opening),
  options: ({ record, chance }) => spoil(record.options, chance),
  otherOption: (forgery) => chooseOtherwise(forgery),
  event: ({ record, chance }) => spoil(anEntry(record, chance)['events'], chance),
  eventNumber: ({ record, chance }) => nudge(anEntry(record, chance)['events'], chance),
  eventHuge: ({ record, chance }) => inflate(anEntry(record, chance)['events'], chance),
  eventMoved: (forgery) => moveEvent(forgery),
  action: ({ record, chance }) => spoil(anEntry(record, chance)['do'], chance),
  actionNumber: ({ record, chance }) => nudge(anEntry(record, chance)['do'], chance),
  entryGone: ({ record, chance }) => void record.entries.splice(chance.below(record.entries.length), 1),
  entryTwice: ({ record, chance }) => insert(record, copyOf(chance.pick(record.entries)), chance),
  entryFromAfar: ({ record, other, chance }) => insert(record, copyOf(chance.pick(other.entries)), chance),
  entriesSwapped: ({ record, chance }) => swapEntries(record.entries, chance),
  tailGone: ({ record, chance }) => void record.entries.splice(chance.below(record.entries.length)),
  draw: ({ record, chance }) => redraw(anEntry(record, chance)['draws'] as number[] | undefined, chance),
  setUpDraw: ({ record, chance }) => redraw(record.draws, chance),
  drawMore: ({ record, chance }) => void record.draws.push(6, chance.below(6)),
  drawsGone: ({ record, chance }) => delete anEntry(record, chance)['draws'],
  by: ({ record, chance }) => put(anEntry(record, chance), 'by', chance.pick([...seatsOf(record), 'nobody', null])),
  seatRenamed: (forgery) => renameSeat(forgery),
  sidesSwapped: ({ record }) => void record.seats.reverse(),
  seats: ({ record, chance }) => spoil(record.seats, chance),
  rules: ({ record, chance }) => put(record, 'rules', chance.pick(['0', '1', '2', '3', '99', '__proto__', ''])),
  version: ({ record, chance }) => put(record, 'version', chance.pick([0, 2, '1', null, 1e9])),
  branch: ({ record, chance }) => put(record, 'branch', chance.pick([true, false, 1])),
  begun: ({ record, chance }) => put(record, 'begun', chance.pick(BEGUN)),
  dice: ({ record, chance }) => spoil(record.dice, chance),
  undo: ({ record, chance }) =>
    insert(record, { by: chance.pick(seatsOf(record)), undo: anUndo(record, chance) }, chance),
  agreed: ({ record, chance }) =>
    insert(record, { by: chance.pick(seatsOf(record)), undo: anUndo(record, chance), agreed: true }, chance),
  standing: ({ record, chance }) => put(anEntry(record, chance), 'standing', true),
  orders: ({ record, chance }) =>
    insert(record, { by: chance.pick(seatsOf(record)), orders: chance.pick([{}, { __proto__: null, at: 1 }]) }, chance),
  ended: ({ record, chance }) =>
    void record.entries.push({
      end: chance.pick(['resigned', 'agreed', 'time', 'won']),
      by: chance.pick(seatsOf(record)),
    }),
  kinds: ({ record, chance }) => namePieceOddly(anEntry(record, chance)['events'], chance),
  pack: ({ record, pack, chance }) => put(record, 'pack', spoiled(pack, chance)),
  anything: ({ record, chance }) => spoil(record, chance),
}

const BEGUN: readonly unknown[] = [
  { type: 'setUp' },
  { type: 'position' },
  { type: 'branch', of: null, count: 0 },
  { type: 'branch', of: '<b>', count: -1 },
  { type: 'elsewhere' },
  'setUp',
  null,
]

/** Forges a record, which is changed; gives the name of what was done. What is spoiled already is spoiled more. */
export function forge(forgery: Forgery): string {
  const name = isWhole(forgery.record) ? forgery.chance.pick(Object.keys(FORGES)) : 'anything'
  must(FORGES[name])(forgery)
  return name
}

function isWhole({ entries, draws, seats, options, opening, dice }: Loose): boolean {
  const lists: readonly unknown[] = [entries, draws, seats]
  return (
    lists.every(Array.isArray) &&
    [options, opening, dice, ...entries, ...seats].every(isBranch) &&
    entries.length > 0 &&
    seats.length > 0
  )
}

function spoiled(value: unknown, chance: Chance): unknown {
  const out = copyOf(value)
  spoil(out, chance)
  return out
}

const seatsOf = (record: Loose): string[] => record.seats.map((s) => String(s?.seat))

/** An action of the record, or what stands for one where there is none. */
function anEntry(record: Loose, chance: Chance): Entry {
  const actions = record.entries.filter((e) => isBranch(e) && Array.isArray(e['events']))
  return actions.length === 0 ? {} : chance.pick(actions)
}

function insert(record: Loose, entry: Entry, chance: Chance): void {
  record.entries.splice(chance.below(record.entries.length + 1), 0, entry)
}

const anUndo = (record: Loose, chance: Chance): unknown =>
  chance.below(4) === 0 ? chance.pick([-1, 1e9, 0.5, '0', null]) : chance.below(record.entries.length + 1)

function swapEntries(entries: Entry[], chance: Chance): void {
  const at = chance.below(Math.max(1, entries.length - 1))
  const moved = entries.splice(at, 1)
  entries.splice(chance.below(entries.length + 1), 0, ...moved)
}

const TRIES = 20

/** Changes a number somewhere inside. */
function renumber(root: unknown, chance: Chance, change: (n: number) => unknown): void {
  for (let i = 0; i < TRIES; i++) {
    const at = somewhere(root, chance)
    const value: unknown = at?.branch[at.key as never]
    if (!at || typeof value !== 'number') continue
    put(at.branch, at.key, change(value))
    return
  }
}

/** Another number, still a likely one. */
const nudge = (root: unknown, chance: Chance): void => renumber(root, chance, (n) => n + chance.pick([1, -1, 2, -2]))

/** A number that whoever counts up to it never comes to. */
export const inflate = (root: unknown, chance: Chance): void =>
  renumber(root, chance, () => chance.pick([1e9, 3e8, 2 ** 31, 2 ** 53, -1e9]))

function moveEvent({ record, chance }: Forgery): void {
  const [from, to] = [anEntry(record, chance)['events'], anEntry(record, chance)['events']] as unknown[][]
  if (!from || !to || from.length === 0) return
  const [event] = from.splice(chance.below(from.length), 1)
  to.splice(chance.below(to.length + 1), 0, event)
}

function redraw(draws: number[] | undefined, chance: Chance): void {
  if (!draws || draws.length < 2) return
  const at = 2 * chance.below(Math.floor(draws.length / 2))
  const range = draws[at] ?? 0
  if (chance.below(6) === 0) draws[at] = range + 1
  else if (range > 1) draws[at + 1] = ((draws[at + 1] ?? 0) + 1 + chance.below(range - 1)) % range
}

function chooseOtherwise({ record, game, chance }: Forgery): void {
  const spec = chance.pick(game.options)
  const values = spec.kind === 'flag' ? [true, false] : (spec.values ?? [0, 1, 2, 24, 1e9])
  put(record.options, spec.key, chance.pick(values))
}

/** Everywhere in the record, or only where the seats are listed. */
function renameSeat({ record, chance }: Forgery): void {
  const seat = chance.pick(record.seats)
  const [old, name] = [seat.seat, chance.pick(['__proto__', 'constructor', 'spectator', '<b>', 'red-9'])]
  seat.seat = name
  if (chance.below(2)) for (const entry of record.entries) if (entry['by'] === old) put(entry, 'by', name)
}

const ODD = ['__proto__', 'constructor', 'prototype', 'at', 'length', 'push', '-1', 1e9, -1, 0.5]

/** A member of an event that names a piece, a side or a place names something odd. */
export function namePieceOddly(events: unknown, chance: Chance): void {
  if (!Array.isArray(events) || events.length === 0) return
  const event: unknown = chance.pick(events)
  if (!isBranch(event)) return
  const keys = Object.keys(event).filter((key) => key !== 'type')
  if (keys.length > 0) put(event, chance.pick(keys), chance.pick<unknown>(ODD))
}
