// A position that somebody gives: held to the shapes and to the game's own sense before a match begins from it.
import { offers } from './act.ts'
import type { Game, GameTypes } from './game.ts'
import type { Setting } from './lesson.ts'
import { type Dice, type Match, matchFrom } from './match.ts'
import { type Message, say } from './message.ts'
import { copy } from './must.ts'
import { areOptions, type OptionValues } from './options.ts'
import { readJson } from './read.ts'
import { dictionary, record, type Shape, text, where } from './shape.ts'

export const POSITION_FORMAT = 'muster-position'
const POSITION_VERSION = 1

/** A position as it goes by link or file. */
export interface GivenPosition {
  readonly format: typeof POSITION_FORMAT
  readonly version: number
  readonly game: string
  readonly rules: string
  readonly options: OptionValues
  readonly pack: unknown
  readonly state: unknown
}

/** What would be sent. */
export function givePosition<T extends GameTypes>(
  game: Game<T>,
  { options, state }: Setting<T>,
  pack: unknown = null,
): GivenPosition {
  const { id, rulesVersion: rules } = game
  return { format: POSITION_FORMAT, version: POSITION_VERSION, game: id, rules, options, pack, state: copy(state) }
}

/** Why no match can begin from it; null where one can. */
export function positionProblem<T extends GameTypes>(game: Game<T>, { options, state }: Setting<T>): Message | null {
  if (!areOptions(game.options, options)) return say('position.options')
  const within = { places: game.shapes.places(state), rules: 0 }
  const misfit = game.shapes.state.misfit(JSON.parse(JSON.stringify(state)), within)
  if (misfit !== null) return say('position.form', { path: `state${misfit}` })
  return game.sound(state) ?? unplayable(game, { options, state })
}

/** The rules must be able to look at it, and somebody must be able to do something. */
function unplayable<T extends GameTypes>(game: Game<T>, { options, state }: Setting<T>): Message | null {
  try {
    if (game.outcome(state) !== null) return say('position.over')
    game.situation(state)
    game.view(state, 'spectator')
    const asked = game.toAct(state)
    const seats: readonly unknown[] = game.seats(options).map((s) => s.seat)
    const isAble = (seat: T['Seat']): boolean => seats.includes(seat) && offers(game, state, seat).length > 0
    const isStuck = asked.length === 0 || !asked.every(isAble)
    return isStuck ? say('position.stuck') : null
  } catch {
    return say('position.stuck')
  }
}

export type PositionRead =
  | { readonly ok: true; readonly position: GivenPosition }
  | { readonly ok: false; readonly why: Message }

/** The first look at a text of unknown origin: whether it is a position, and of which game. */
export function readPosition(source: string): PositionRead {
  const read = readJson(source)
  return read.ok ? positionOf(read.data) : read
}

/** The same for what is JSON already. */
export function positionOf(data: unknown): PositionRead {
  const misfit = headShape.misfit(data, { places: 0, rules: 0 })
  if (misfit !== null) return { ok: false, why: say('position.foreign') }
  return { ok: true, position: data as GivenPosition }
}

const anything: Shape<unknown> = { misfit: () => null }
const value: Shape<string | number | boolean> = {
  misfit: (x) => (['string', 'number', 'boolean'].includes(typeof x) ? null : ''),
}

const headShape: Shape<GivenPosition> = record<GivenPosition>({
  format: where(text(40), (x) => x === POSITION_FORMAT) as Shape<typeof POSITION_FORMAT>,
  version: { misfit: (x) => (x === POSITION_VERSION ? null : '') },
  game: text(40),
  rules: text(40),
  options: dictionary(value, 200),
  pack: anything,
  state: anything,
})

/** A match from what was given; or why there is none. */
export function matchGiven<T extends GameTypes>(
  game: Game<T>,
  given: GivenPosition,
  dice: Dice,
): { readonly ok: true; readonly match: Match<T> } | { readonly ok: false; readonly why: Message } {
  if (given.game !== game.id) return { ok: false, why: say('record.otherGame', { game: given.game }) }
  const setting = { options: given.options as T['Options'], state: given.state as T['State'] }
  const why = positionProblem(game, setting)
  if (why) return { ok: false, why }
  return { ok: true, match: matchFrom(game, setting.options, setting.state, dice, given.pack) }
}
