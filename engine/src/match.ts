import { type Acted, act } from './act.ts'
import { type Chance, recording, seeded } from './chance.ts'
import type { Game, GameTypes, Outcome } from './game.ts'
import { fold } from './load.ts'
import { type Refusal, say } from './message.ts'
import { copy } from './must.ts'
import type { OptionValues } from './options.ts'
import {
  type ActionEntry,
  type DiceRecord,
  drawsUsed,
  type Entry,
  endOf,
  FORMAT,
  FORMAT_VERSION,
  isAction,
  type MatchRecord,
  standingEntries,
} from './record.ts'
import { undoLimit } from './undo.ts'

/** Where a match's luck comes from: a stream that can be entered at any index. */
export interface Dice {
  readonly record: DiceRecord
  /** Luck whose first draw is number `index` of the stream. */
  from(index: number): Chance
  /** The seed, to be shown at the end. */
  readonly seed: string | null
}

/** Dice nobody can verify, for simulation and tests. */
export function plainDice(seed: number | string): Dice {
  return {
    record: { commitment: null, entropy: {}, seed: null },
    from: (index) => seeded(`${seed}/${index}`),
    seed: null,
  }
}

/** A match being played: its record, and the state it folds to. */
export interface Match<T extends GameTypes> {
  readonly game: Game<T>
  readonly dice: Dice
  record: MatchRecord<T>
  state: T['State']
}

export function newMatch<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  dice: Dice,
  pack: unknown = null,
): Match<T> {
  const { chance, draws } = recording(dice.from(0))
  const state = game.setup(options, chance)
  const record: MatchRecord<T> = {
    format: FORMAT,
    version: FORMAT_VERSION,
    game: game.id,
    rules: game.rulesVersion,
    options,
    pack,
    seats: game.seats(options),
    dice: dice.record,
    draws,
    opening: game.clone(state),
    entries: [],
  }
  return { game, dice, record, state }
}

/** A match goes on from its record. */
export function resume<T extends GameTypes>(game: Game<T>, record: MatchRecord<T>, dice: Dice): Match<T> {
  return { game, dice, record, state: fold(game, record) }
}

/** An action of a seat: checked, done and entered; or refused, and nothing is changed. */
export function play<T extends GameTypes>(match: Match<T>, seat: T['Seat'], action: T['Action']): Acted<T> {
  return enter(match, seat, action, {})
}

function enter<T extends GameTypes>(
  match: Match<T>,
  seat: T['Seat'],
  action: T['Action'],
  marks: Pick<ActionEntry<T>, 'standing'>,
): Acted<T> {
  if (endOf(match.record)) return refuse('matchIsOver')
  const { chance, draws } = recording(match.dice.from(drawsUsed(match.record)))
  const acted = act(match.game, match.state, seat, action, chance)
  if (!acted.ok) return acted
  const entry = { by: seat, do: copy(action), ...(draws.length > 0 ? { draws } : {}), events: acted.events, ...marks }
  append(match, entry)
  if (match.game.outcome(match.state)) reveal(match)
  return acted
}

/** Sets a seat's standing orders; they answer from now on. */
export function setStanding<T extends GameTypes>(match: Match<T>, seat: T['Seat'], orders: OptionValues): void {
  append(match, { by: seat, orders: copy(orders) })
}

/** The standing orders a seat has now. */
export function standingOf<T extends GameTypes>(match: Pick<Match<T>, 'record'>, seat: T['Seat']): OptionValues {
  for (let i = match.record.entries.length - 1; i >= 0; i--) {
    const entry = match.record.entries[i] as Entry<T>
    if ('orders' in entry && entry.by === seat) return entry.orders
  }
  return {}
}

/** Lets standing orders answer until a person must; gives the entries they made. */
export function answerByStanding<T extends GameTypes>(match: Match<T>): readonly ActionEntry<T>[] {
  const made: ActionEntry<T>[] = []
  for (let answered = true; answered && !isOver(match); ) {
    answered = false
    for (const seat of match.game.toAct(match.state)) {
      const action = match.game.answer(match.state, seat, standingOf(match, seat))
      if (!action) continue
      const acted = enter(match, seat, action, { standing: true })
      if (!acted.ok) throw new Error(`a standing order gave an illegal answer: ${acted.why.key}`)
      made.push(match.record.entries.at(-1) as ActionEntry<T>)
      answered = true
      break
    }
  }
  return made
}

/** Takes back the seat's last action, where that is free; otherwise says why not. */
export function undo<T extends GameTypes>(match: Match<T>, seat: T['Seat']): Refusal | { readonly ok: true } {
  const limit = undoLimit(match, seat)
  if (!limit.ok) return limit
  takeBack(match, { by: seat, undo: limit.entry })
  return { ok: true }
}

/** Takes back to any entry, with the others' consent; not when the seed has been shown, for then the dice to come are known. */
export function undoByConsent<T extends GameTypes>(
  match: Match<T>,
  seat: T['Seat'],
  to: number,
): Refusal | { readonly ok: true } {
  if (endOf(match.record) || match.record.dice.seed !== null) return refuse('matchIsOver')
  const entry = match.record.entries[to]
  if (!entry || !isAction(entry) || !standingEntries(match.record.entries).includes(to)) return refuse('nothingToUndo')
  takeBack(match, { by: seat, undo: to, agreed: true })
  return { ok: true }
}

function takeBack<T extends GameTypes>(match: Match<T>, entry: Entry<T>): void {
  append(match, entry)
  match.state = fold(match.game, match.record)
}

/** Ends the match by the table: a seat resigns, all agree on a draw, or time is up. */
export function end<T extends GameTypes>(
  match: Match<T>,
  how: 'resigned' | 'agreed' | 'time',
  by: T['Seat'] | null,
): Refusal | { readonly ok: true } {
  if (isOver(match)) return refuse('matchIsOver')
  append(match, { end: how, by })
  reveal(match)
  return { ok: true }
}

export function isOver<T extends GameTypes>(match: Match<T>): boolean {
  return endOf(match.record) !== null || match.game.outcome(match.state) !== null
}

/**
 * The sides that won, by the rules or by the table; null while it goes on, empty for a draw. Who resigns or runs out of
 * time loses; when the time of the whole table is up, the score decides.
 */
export function winnersOf<T extends GameTypes>(match: Match<T>): readonly T['Side'][] | null {
  const ended = endOf(match.record)
  if (!ended) return (match.game.outcome(match.state) as Outcome<T> | null)?.winners ?? null
  const sides = [...new Set(match.record.seats.map((s) => s.side))]
  const loser = match.record.seats.find((s) => s.seat === ended.by)?.side
  if (loser) return sides.filter((side) => side !== loser)
  return ended.how === 'time' ? ahead(match, sides) : []
}

/** Who is ahead by the game's own count, or else the side with the highest score, if it is one alone. */
function ahead<T extends GameTypes>(match: Match<T>, sides: readonly T['Side'][]): readonly T['Side'][] {
  if (match.game.reckon) return match.game.reckon(match.state)?.winners ?? []
  const { scores } = match.game.situation(match.state)
  const best = Math.max(...sides.map((side) => scores[side] ?? 0))
  const leaders = sides.filter((side) => (scores[side] ?? 0) === best)
  return leaders.length === 1 ? leaders : []
}

/** A new match that begins as this one stood after its first `count` entries, with dice of its own. */
export function branch<T extends GameTypes>(match: Match<T>, count: number, dice: Dice): Match<T> {
  const opening = fold(match.game, match.record, count)
  const record: MatchRecord<T> = { ...match.record, dice: dice.record, branch: true, draws: [], opening, entries: [] }
  return { game: match.game, dice, record, state: match.game.clone(opening) }
}

function append<T extends GameTypes>(match: Match<T>, entry: Entry<T>): void {
  match.record = { ...match.record, entries: [...match.record.entries, entry] }
}

function reveal<T extends GameTypes>(match: Match<T>): void {
  match.record = { ...match.record, dice: { ...match.record.dice, seed: match.dice.seed } }
}

function refuse(key: string): Refusal<never> {
  return { ok: false, rule: null, why: say(`refusal.${key}`) }
}
