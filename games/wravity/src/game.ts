import { type Game, must } from '@muster/engine'
import { evaluate } from './ai/evaluate.ts'
import { mindOf } from './ai/mind.ts'
import { DOOR_SEEKING, type Plan, USUAL } from './ai/plan.ts'
import { rank } from './ai/rank.ts'
import { aim } from './aim.ts'
import { attempts, pieces } from './attempts.ts'
import { makeBook } from './book.ts'
import { clone } from './clone.ts'
import { combatSheet } from './combat-sheet.ts'
import { BOX } from './content/index.ts'
import type { Content } from './content/types.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { optionsOf } from './options.ts'
import { brings, goal, outcome, reckon, situation, survivors, tally } from './outcome.ts'
import { picture } from './picture.ts'
import { preview } from './preview.ts'
import { answer, fallback, ORDER_SHEET, toAct } from './questions.ts'
import { RULEBOOK } from './rulebook.ts'
import { seatName, seatNumber } from './rules/03-actions.ts'
import { settle } from './rules/03-turn.ts'
import { orders } from './rules/index.ts'
import { setup, sideNames } from './setup.ts'
import { shapes } from './shapes/index.ts'
import { sound } from './sound.ts'
import { threats } from './threats.ts'
import { throws } from './throws.ts'
import type { Wravity } from './types.ts'
import { hidden, redact, view } from './view.ts'
import { calledBy } from './words/called.ts'
import { cards } from './words/cards.ts'
import { givenNames } from './words/given.ts'
import { words } from './words/index.ts'

/** The game, made with its content, and with what its bots care about. */
export function wravity(content: Content = BOX, plan: Plan = USUAL): Game<Wravity> {
  const book = makeBook(content)
  return {
    id: 'wravity',
    rulesVersion: '5',
    content,
    names: givenNames(content, BOX),
    rulebook: RULEBOOK,
    options: optionsOf(content),
    ...(optionsOf(content)[0]?.values?.includes('short') ? { short: { mode: 'short' } } : {}),
    goal: (options) => goal(book, options),
    shapes: shapes(book),
    seats(options) {
      const { sides, doors } = must(content.modes[String(options['mode'])])
      return sides.map((side, seat) => ({ seat: seatName(seat), side: must(sideNames(doors)[side]) }))
    },
    called: (options) => calledBy(book, options),
    setup: (options, chance) => setup(book, options, chance),
    toAct,
    orders: orders(book),
    settle: (run) => settle(run, book),
    evolve,
    clone,
    view: (s, viewer) => view(must(content.rooms[s.room]).radius, s, viewer),
    redact,
    hidden,
    imagine: (v, _seat, chance) => imagine(book, v, chance),
    preview: (s, _seat, a) => preview(book, s, a),
    fallback,
    answer,
    orderable: () => ORDER_SHEET,
    evaluate: (s, seat) => evaluate(book, plan, s, seatNumber(seat)),
    plans: { 'door-seeking': (s, seat) => evaluate(book, DOOR_SEEKING, s, seatNumber(seat)) },
    rank: (s, seat, actions) => rank(book, s, seatNumber(seat), actions),
    mind: mindOf(book),
    outcome: (s) => outcome(book, s),
    sound: (s) => sound(book, s),
    reckon: (s) => reckon(book, s),
    situation: (s) => situation(book, s),
    tally,
    throws,
    survivors,
    brings,
    closes: (action) => action.type === 'endTurn',
    pieces,
    attempts: (s, _seat, piece) => attempts(book, s, piece),
    threats: (v, viewer) => threats(book, v, viewer),
    limit: ({ minutes }) => Number(minutes ?? 0),
    aim: (s, a) => aim(book, s, a),
    words: words(book),
    combatSheet: (_deeds, end) => combatSheet(book, end),
    cards: (v, printed) => cards(book, v, printed),
    picture: (v) => picture(book, v),
  }
}
