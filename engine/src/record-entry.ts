// What an entry looks like, and what it may take back.

import { BOUNDS } from './bounds.ts'
import type { Game, GameTypes } from './game.ts'
import { type Message, say } from './message.ts'
import type { MatchRecord } from './record.ts'
import { draws, values } from './record-shape.ts'
import { list, type Shape, type Within } from './shape.ts'
import type { Walk } from './walk.ts'

export type EntryJudge<T extends GameTypes> = (entry: unknown, walk: Walk<T>) => Message | null

const MEMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  do: new Set(['by', 'do', 'draws', 'events', 'standing']),
  timeUp: new Set(['by', 'timeUp', 'draws', 'events']),
  undo: new Set(['by', 'undo', 'agreed']),
  orders: new Set(['by', 'orders']),
  end: new Set(['by', 'end']),
}

/** What is wrong with the form of an entry, and with what it takes back. */
export function entryJudge<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, within: Within): EntryJudge<T> {
  const seats: readonly unknown[] = record.seats.map((s) => s.seat)
  const events = list(game.shapes.event, BOUNDS.events)
  const judged = (
    entry: Record<string, unknown>,
    member: string,
    shape: Shape<unknown>,
    key: string,
  ): Message | null => {
    const misfit = shape.misfit(entry[member], within)
    return misfit === null ? null : say(`record.${key}`, { path: member + misfit })
  }
  const ofDeed = (entry: Record<string, unknown>): Message | null =>
    (Object.hasOwn(entry, 'do') ? judged(entry, 'do', game.shapes.action, 'badAction') : null) ??
    judged(entry, 'events', events, 'badEvents') ??
    (Object.hasOwn(entry, 'draws') ? judged(entry, 'draws', draws, 'badDraws') : null)
  return (entry, walk) => {
    const kind = isObject(entry) && Object.keys(MEMBERS).find((key) => Object.hasOwn(entry, key))
    if (!kind || Object.keys(entry).some((key) => !MEMBERS[kind]?.has(key))) return say('record.notAnEntry')
    if (!marksAreTrue(entry)) return say('record.notAnEntry')
    const by = Object.hasOwn(entry, 'by') ? entry['by'] : undefined
    if (kind === 'end') return endProblem(entry, by === null || seats.includes(by))
    if (!seats.includes(by)) return say('record.badSeat')
    if (kind === 'undo') return stands(walk, entry['undo']) ? null : say('record.badUndo')
    return kind === 'orders' ? judged(entry, 'orders', values, 'notAnEntry') : ofDeed(entry)
  }
}

const marksAreTrue = (entry: Record<string, unknown>): boolean =>
  ['standing', 'agreed', 'timeUp'].every((mark) => !Object.hasOwn(entry, mark) || entry[mark] === true)

function stands<T extends GameTypes>(walk: Walk<T>, number: unknown): boolean {
  for (const n of walk.inForce()) if (n === number) return true
  return false
}

function endProblem(entry: Record<string, unknown>, known: boolean): Message | null {
  if (!['resigned', 'agreed', 'time'].includes(entry['end'] as string)) return say('record.badEnd')
  return known ? null : say('record.badSeat')
}

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null && !Array.isArray(x)
}
