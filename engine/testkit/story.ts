// A match as a person would read it: pictures, offers, deeds and what came of them.

import { IntlMessageFormat } from 'intl-messageformat'
import {
  type Acted,
  type Chance,
  type Figure,
  type Game,
  type GameTypes,
  isOver,
  type Match,
  type Message,
  newMatch,
  offers,
  plainDice,
  play,
  seeded,
  type Texts,
} from '../src/index.ts'

export interface Story<T extends GameTypes> {
  readonly options: T['Options']
  readonly seed: number | string
  /** The most actions told; fewer where the story grows too long. */
  readonly steps?: number
  /** English texts; without them the keys stand for themselves. */
  readonly texts?: Texts
  /** Who chooses; by chance where nobody does. */
  readonly choose?: (match: Match<T>, seat: T['Seat'], all: readonly T['Action'][], chance: Chance) => T['Action']
  /** A picture every so many actions. */
  readonly pictures?: number
  /** The most lines. */
  readonly lines?: number
}

/** Plays a match by chance and tells it. */
export function tell<T extends GameTypes>(game: Game<T>, story: Story<T>): string {
  const { steps = 60, pictures = 20, lines: most = 200, seed } = story
  const match = newMatch(game, story.options, plainDice(seed))
  const chance = seeded(`${seed}/playthrough`)
  const out = [`${game.id} ${game.rulesVersion}, seed ${seed}`, `options ${JSON.stringify(story.options)}`, '']
  const ending = endingLines(match, story)
  for (let step = 1; step <= steps && !isOver(match); step++) {
    const part = [...(step % pictures === 1 ? picture(match) : []), ...told(match, story, chance, step)]
    out.push(...part)
    if (out.length + ending().length + picture(match).length > most) break
  }
  return `${[...out, ...ending()].slice(0, most).join('\n')}\n`
}

function endingLines<T extends GameTypes>(match: Match<T>, story: Story<T>): () => string[] {
  return () => {
    const outcome = match.game.outcome(match.state)
    const { round, scores } = match.game.situation(match.state)
    const how = outcome
      ? `over by ${outcome.rule}: ${worded(outcome.why, story.texts)} Winners: ${outcome.winners.join(', ') || 'none'}.`
      : 'the story stops here.'
    return ['', ...picture(match), `Round ${round}, scores ${JSON.stringify(scores)}; ${how}`]
  }
}

function picture<T extends GameTypes>(match: Match<T>): string[] {
  const lines = match.game.picture(match.game.view(match.state, 'spectator'))
  return ['', ...lines.map((spans) => `    ${spans.map((s) => s.text).join('')}`.trimEnd()), '']
}

/** One action: how many there were to choose from, which it was, and the events. */
function told<T extends GameTypes>(
  match: Match<T>,
  { texts, choose = (_match, _seat, all, luck) => luck.pick(all) }: Story<T>,
  chance: Chance,
  step: number,
): string[] {
  const { game } = match
  const turns = game.toAct(match.state).map((seat) => ({ seat, all: offers(game, match.state, seat) }))
  const turn = chance.pick(turns)
  const action = choose(match, turn.seat, turn.all, chance)
  const words = worded(game.words.action(match.state, turn.seat, action), texts)
  const before = game.clone(match.state)
  const acted = play(match, turn.seat, action)
  return [`${step}. ${turn.seat} (${turn.all.length} offers): ${words}`, ...eventLines(match, acted, before, texts)]
}

/** The sentences of the events, each said while the state stands just after it. */
function eventLines<T extends GameTypes>(
  { game }: Match<T>,
  acted: Acted<T>,
  state: T['State'],
  texts: Texts | undefined,
): string[] {
  if (!acted.ok) throw new Error(`an offer was refused: ${acted.why.key}`)
  return acted.events.flatMap((event) => {
    game.evolve(state, event)
    const message = game.words.event(state, event)
    return message ? [`     ${worded(message, texts)}`] : []
  })
}

/** A message in a language, or its key and figures. */
export function worded(message: Message, texts?: Texts): string {
  const pattern = texts?.[message.key]
  const args = Object.entries(message.args ?? {}).map(([key, figure]) => [key, wordedFigure(figure, texts)] as const)
  if (pattern === undefined) return [message.key, ...args.map(([key, value]) => `${key}=${value}`)].join(' ')
  return String(new IntlMessageFormat(pattern, 'en').format(Object.fromEntries(args)))
}

function wordedFigure(figure: Figure, texts: Texts | undefined): string | number {
  if (typeof figure === 'number' || typeof figure === 'string') return figure
  if (Array.isArray(figure)) return figure.map((m: Message) => worded(m, texts)).join(', ')
  return worded(figure as Message, texts)
}
