import { type Game, must, type Orders, type Situation } from '@muster/engine'
import { evaluate } from './ai/evaluate.ts'
import { mindOf } from './ai/mind.ts'
import { rank } from './ai/rank.ts'
import { aim } from './aim.ts'
import { answer, fallback, orderable } from './answers.ts'
import { attempts, pieces } from './attempts.ts'
import { type Book, makeBook } from './book.ts'
import { clone } from './clone.ts'
import { combatSheet } from './combat-sheet.ts'
import { BOX } from './content/box.ts'
import type { Content } from './content/types.ts'
import { evolve } from './evolve/index.ts'
import { goal } from './goal.ts'
import { optionSpecs, seats } from './options.ts'
import { picture } from './picture.ts'
import { preview } from './preview/index.ts'
import { RULEBOOK } from './rulebook.ts'
import { beginTurn, endPhaseOrder, settle } from './rules/02-sequence.ts'
import { discardOrder } from './rules/03-cards.ts'
import { passOrder } from './rules/03-reactions.ts'
import { deployOrder } from './rules/04-deployment.ts'
import { plugOrder } from './rules/04-plugs.ts'
import { attackOrder } from './rules/05-combat.ts'
import { snipeOrder } from './rules/05-sniping.ts'
import { isVain } from './rules/05-vain.ts'
import { pushOrder } from './rules/07-pushes.ts'
import { assaultOrder, dashOrder, moveOrder } from './rules/09-movement.ts'
import { rearrangeOrder } from './rules/09-rearrange.ts'
import { outcome, scoresOf, seatsOf, toAct } from './rules/12-victory.ts'
import { playOrder } from './rules/C-cards.ts'
import { dropOrder, placeGarrison } from './rules/M-missions.ts'
import type { Run } from './rules/rules.ts'
import { openingState } from './setup.ts'
import { shapes } from './shapes/index.ts'
import { sound } from './sound.ts'
import type { Position, RivetWars } from './state.ts'
import { brings, survivors, tally } from './tally.ts'
import { threats } from './threats.ts'
import { throws } from './throws.ts'
import { hidden, imagine, redact, view } from './view.ts'
import { cards } from './words/cards.ts'
import { givenNames } from './words/given.ts'
import { makeWords } from './words/index.ts'

const RULES_VERSION = '9'

/** Rivet Wars, made with the content of the box or of a pack. */
export function rivetWars(content: Content = BOX): Game<RivetWars> {
  const b = makeBook(content)
  return {
    id: 'rivet-wars',
    rulesVersion: RULES_VERSION,
    content,
    names: givenNames(content, BOX),
    rulebook: RULEBOOK,
    options: optionSpecs(content),
    ...(content.missions['short'] ? { short: { mission: 'short' } } : {}),
    goal: (options) => goal(b, options),
    shapes: shapes(b),
    seats,
    setup(options, chance) {
      const state = openingState(b, options, chance)
      const run: Run = { state, chance, emit: (event) => evolve(state, event) }
      placeGarrison(b, run)
      beginTurn(b, run, state.starter, 1)
      settle(b, run)
      return state
    },
    toAct,
    orders: ordersOf(b),
    settle: (run) => settle(b, run),
    evolve,
    clone,
    view,
    redact,
    hidden: (s, viewer) => hidden(b, s, viewer),
    imagine: (v, seat, chance) => imagine(b, v, seat, chance),
    preview: (s, seat, action) => preview(b, s, seat, action),
    fallback: (s, seat) => fallback(b, s, seat),
    answer: (s, seat, standing) => answer(b, s, seat, standing),
    orderable,
    evaluate: (s, seat) => evaluate(b, s, seat),
    rank: (s, seat, actions) => rank(b, s, seat, actions),
    mind: mindOf(b),
    outcome,
    sound: (s) => sound(b, s),
    situation,
    tally: (event) => tally(b, event),
    throws,
    survivors,
    brings,
    closes: (action) => action.type === 'endPhase',
    vain: (s, action) => isVain(b, s, action),
    pieces,
    attempts: (s, _seat, piece) => attempts(b, s, piece),
    threats: (v, viewer) => threats(b, v, viewer),
    aim: (s, action) => aim(b, s, action),
    words: makeWords(b),
    combatSheet: (deeds, end) => combatSheet(b, deeds, end),
    cards: () => cards(b),
    picture: (v) => picture(b, v),
  }
}

const situation = (s: Position): Situation<RivetWars> => ({
  round: s.round,
  starter: s.starter,
  scores: scoresOf(s),
  turn: s.result ? null : must(seatsOf(s.options, s.turn)[0]),
})

const ordersOf = (b: Book): Orders<RivetWars> => ({
  drop: dropOrder(b),
  discard: discardOrder(b),
  deploy: deployOrder(b),
  plug: plugOrder(b),
  attack: attackOrder(b),
  snipe: snipeOrder(b),
  assault: assaultOrder(b),
  dash: dashOrder(b),
  move: moveOrder(b),
  rearrange: rearrangeOrder(),
  play: playOrder(b),
  push: pushOrder(b),
  pass: passOrder(b),
  endPhase: endPhaseOrder(b),
})
