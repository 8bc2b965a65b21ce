// Matches to be kept with a version of the rules: short ones of every start, and those that show what the others do not.

import { type Bot, oneStep, random } from '@muster/bots'
import { fairDice } from '@muster/dice'
import {
  type Dice,
  end,
  type Game,
  type GameTypes,
  isAction,
  isOver,
  type Match,
  type MatchRecord,
  matchFrom,
  newMatch,
  offers,
  play,
  runOut,
  seeded,
  undo,
  Walk,
} from '@muster/engine'
import { type Start, startsOf } from '@muster/engine/testkit/starts'
import { kindsIn, kindsOf } from './kinds.ts'
import { POSITIONS, type Position } from './positions.ts'

/** A match, and how many offers whoever acted had at each action: a rule that allows more changes no event. */
export interface Kept {
  readonly record: MatchRecord<GameTypes>
  readonly offered: readonly number[]
}

type AnyGame = Game<GameTypes>
type AnyMatch = Match<GameTypes>
type Begin = Start<GameTypes> | Position

/** Any kind of action as likely as the others: so even the rare ones come about. */
const bold: Bot = {
  name: 'bold',
  visits: 0,
  patience: 1,
  choose({ offers: all, chance }) {
    const kind = chance.pick([...new Set(all.map((a) => a.type))])
    return chance.pick(all.filter((a) => a.type === kind))
  },
}

const careful = oneStep({ width: 12, samples: 1, visits: 12 })

const ROUNDS = 6
const STEPS: readonly (readonly [Bot, number])[] = [
  [random, 60],
  [careful, 60],
]
/** How far and how often it is searched for what these do not show. */
const SEARCHED = 400
const SEARCHES = 300

/** Every start by random and by one-step play, and then whatever still shows a new kind of order or event. */
export function matchesOf(game: AnyGame): Kept[] {
  const starts = startsOf(game, ROUNDS)
  const kept = starts.flatMap((start) => STEPS.map(([bot, steps]) => played(game, start, bot, 0, steps)))
  const missing = new Set(kindsOf(game))
  for (const { record } of kept) for (const kind of kindsIn(record)) missing.delete(kind)
  const searched: readonly Begin[] = [...(POSITIONS[game.id] ?? []), ...starts]
  for (let i = 0; i < SEARCHES && missing.size > 0; i++) {
    const start = searched[i % searched.length] as Begin
    const bot = i % 3 === 0 ? careful : bold
    const found = played(game, start, bot, i + 1, SEARCHED)
    const last = lastNew(found.record, missing)
    if (last === null) continue
    kept.push(played(game, start, bot, i + 1, last + 1))
    for (const kind of kindsIn(found.record)) missing.delete(kind)
  }
  return kept
}

/** The last entry that shows a kind for the first time; null where none does. */
function lastNew(record: MatchRecord<GameTypes>, missing: ReadonlySet<string>): number | null {
  const seen = new Set<string>()
  let last: number | null = null
  for (const [i, entry] of record.entries.entries()) {
    for (const kind of kindsIn({ entries: [entry] })) {
      if (missing.has(kind) && !seen.has(kind)) last = i
      seen.add(kind)
    }
  }
  return last
}

function played(game: AnyGame, start: Begin, bot: Bot, number: number, steps: number): Kept {
  const seed = number.toString(16).padStart(64, '0')
  const match = begun(game, start, fairDice(seed, { [bot.name]: start.label }))
  const chance = seeded(`${bot.name} ${number} ${start.label}`)
  const offered: number[] = []
  while (match.record.entries.length < steps && !isOver(match)) {
    const seat = chance.pick(game.toAct(match.state))
    if (chance.below(16) === 0 && undo(match, seat).ok) continue
    if (chance.below(24) === 0 && runOut(match, game.situation(match.state).turn ?? seat).ok) continue
    const all = offers(game, match.state, seat)
    offered.push(all.length)
    doOne(match, seat, bot.choose({ game, seat, view: game.view(match.state, seat), offers: all, chance }))
  }
  if (!isOver(match)) end(match, 'agreed', null)
  return { record: match.record, offered }
}

function begun(game: AnyGame, start: Begin, dice: Dice): AnyMatch {
  if ('opening' in start) return matchFrom(game, start.options, game.clone(start.opening), dice)
  return newMatch(game, start.options, dice)
}

function doOne(match: AnyMatch, seat: string, action: GameTypes['Action']): void {
  const acted = play(match, seat, action)
  if (!acted.ok) throw new Error(`${match.game.id}: an offer was refused: ${acted.why.key}`)
}

/** How many offers whoever acted has at each action, by the rules of now. */
export function offeredIn(game: AnyGame, record: MatchRecord<GameTypes>): number[] {
  const walk = new Walk<GameTypes>(game, record.opening)
  const offered: number[] = []
  for (const entry of record.entries) {
    if (isAction(entry)) offered.push(offers(game, walk.state, entry.by).length)
    walk.enter(entry)
  }
  return offered
}
