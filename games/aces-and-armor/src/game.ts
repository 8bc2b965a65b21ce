import { type Aim, type Game, must, type Orders, type Outcome, type Situation, say, type Tally } from '@muster/engine'
import { evaluate } from './ai/evaluate.ts'
import { mindOf } from './ai/mind.ts'
import { rank } from './ai/rank.ts'
import { attempts, pieces } from './attempts.ts'
import { type Book, makeBook } from './book.ts'
import { combatSheet } from './combat-sheet.ts'
import { BOX } from './content/box.ts'
import type { Content } from './content/types.ts'
import { clone } from './copy.ts'
import { evolve } from './evolve.ts'
import { imagine } from './imagine.ts'
import { optionsOf, seatsFor } from './options.ts'
import { picture } from './picture.ts'
import { previewOf } from './preview.ts'
import { answer, fallback, orderable } from './questions.ts'
import { RULEBOOK } from './rulebook.ts'
import { minutes, timeUp } from './rules/01-clock.ts'
import { deploy } from './rules/02-deploy.ts'
import { layArmies } from './rules/02-laid.ts'
import { place, placer } from './rules/02-placing.ts'
import { assign, chooseExtra, distributing, flip } from './rules/02-setup.ts'
import { spread } from './rules/02-spread.ts'
import { useArmies } from './rules/03-armies.ts'
import { endMovement, move } from './rules/04-movement.ts'
import { decline, intercept } from './rules/06-interception.ts'
import { attack, barrage, confirm } from './rules/07-declare.ts'
import { endTurnOrder, repair, transfer } from './rules/09-money.ts'
import { buy } from './rules/09-purchase.ts'
import { factoriesOf } from './rules/10-victory.ts'
import { giveFlag } from './rules/14-ardennes.ts'
import { hideLauncher, launch, layToken } from './rules/14-v2.ts'
import { settle } from './settle.ts'
import { goal, setup } from './setup.ts'
import { shapesOf } from './shapes/index.ts'
import { sound } from './sound.ts'
import {
  type AcesAndArmor,
  type Action,
  type Event,
  GONE,
  type Phase,
  type Position,
  type Run,
  type Seat,
  sideOf,
} from './state.ts'
import { threats } from './threats.ts'
import { throwsOf } from './throws.ts'
import { active, firstOf } from './units.ts'
import { hidden, redact, view } from './view.ts'
import { calledBy } from './words/called.ts'
import { cards } from './words/cards.ts'
import { eventMessage } from './words/event.ts'
import { givenNames } from './words/given.ts'
import { nothingToBuy } from './words/money.ts'
import { full, winnerMessage } from './words/names.ts'
import { actionMessage, prompt } from './words/offer.ts'

/** The game, made with its content. */
export function acesAndArmor(content: Content = BOX): Game<AcesAndArmor> {
  const book = makeBook(content)
  return {
    id: 'aces-and-armor',
    rulesVersion: '8',
    content,
    names: givenNames(content, BOX),
    rulebook: RULEBOOK,
    options: optionsOf(content),
    ...(content.missions['short'] ? { short: { mission: 'short' } } : {}),
    goal: (o) => goal(book, o),
    shapes: shapesOf(content),
    seats: seatsFor,
    called: calledBy,
    setup(o, chance) {
      const state = setup(book, o, chance)
      const run: Run = { state, chance, emit: (event) => evolve(state, event) }
      if (book.mission(o.mission).laid) layArmies(book, run)
      return state
    },
    toAct,
    orders: ordersOf(book),
    settle: (run) => settle(book, run),
    evolve,
    clone,
    view,
    redact,
    hidden,
    imagine: (v, _who, chance) => imagine(book, v, chance),
    preview: (s, _seat, a) => previewOf(book, s, a),
    fallback: (s, seat) => fallback(book, s, seat),
    answer: (s, seat, standing) => answer(book, s, seat, standing),
    orderable: (s, seat) => orderable(book, s, seat),
    evaluate: (s, seat) => evaluate(book, s, seat),
    rank: (s, seat, actions) => rank(book, s, seat, actions),
    mind: mindOf(book),
    outcome,
    sound: (s) => sound(book, s),
    situation,
    tally,
    throws: (s, e) => throwsOf(book, s, e),
    survivors: (s) => s.units.flatMap((u) => (u.at === GONE ? [] : [`unit.${u.kind}`])),
    brings: (a) => (a.type === 'buy' ? 'unit' : null),
    closes: (a) => CLOSING.has(a.type),
    pieces,
    attempts: (s, _seat, piece) => attempts(book, s, piece),
    threats: (v, viewer) => threats(book, v, viewer),
    cards: (v) => cards(book, v),
    minutes,
    timeUp: (run, seat) => timeUp(book, run, seat),
    aim,
    words: wordsOf(book),
    combatSheet: (deeds, end) => combatSheet(book, deeds, end),
    picture,
  }
}

const ordersOf = (book: Book): Orders<AcesAndArmor> => ({
  giveFlag: giveFlag(book),
  chooseExtra: chooseExtra(book),
  assign: assign(book),
  spread: spread(book),
  flip: flip(book),
  place: place(book),
  deploy: deploy(book),
  layToken: layToken(book),
  hideLauncher: hideLauncher(book),
  useArmies: useArmies(book),
  move: move(book),
  endMovement: endMovement(book),
  intercept: intercept(book),
  decline: decline(book),
  attack: attack(book),
  barrage: barrage(book),
  launch: launch(book),
  confirm: confirm(book),
  transfer: transfer(book),
  repair: repair(book),
  buy: buy(book),
  endTurn: endTurnOrder(book),
})

/** Who must decide now. */
function toAct(s: Position): readonly Seat[] {
  if (s.result) return []
  if (s.asked.length > 0) return ALONE[must(s.asked[0])]
  return isAllAtOnce(s) ? distributing(s) : ALONE[atTurn(s)]
}

/** Asked for again and again: lists that are never changed. */
const ALONE: Readonly<Record<Seat, readonly Seat[]>> = { g1: ['g1'], us: ['us'], g2: ['g2'], su: ['su'] }

/** 2.4: everybody chooses in secret at the same time. */
const isAllAtOnce = (s: Position): boolean => s.phase === 'extras' || s.phase === 'distribute'

const atTurn = (s: Position): Seat => (s.phase === 'place' ? placer(s) : s.seat)

const scores = (s: Position): Record<string, number> => ({
  germany: factoriesOf(s, 'germany'),
  allies: factoriesOf(s, 'allies'),
})

function outcome(s: Position): Outcome<AcesAndArmor> | null {
  if (!s.result) return null
  const { winners, rule, why } = s.result
  return { winners, rule, why: say(`outcome.${why}`, { side: winnerMessage(winners) }), scores: scores(s) }
}

function situation(s: Position): Situation<AcesAndArmor> {
  const starter = s.round > 0 ? (s.players[s.first]?.side ?? null) : null
  return { round: Math.max(1, s.round), starter, scores: scores(s), turn: isAllAtOnce(s) ? null : turnOf(s) }
}

/** Between two turns the seat is still that of the last: the turn is already the next player's. */
function turnOf(s: Position): Seat {
  const { factions } = active(s)
  const seat = atTurn(s)
  return s.round === 0 || factions.includes(seat) ? seat : firstOf(active(s))
}

function tally(e: Event): readonly Tally[] {
  if (e.type === 'unitBought') return [{ what: 'unit', key: `unit.${e.kind}`, did: 'used', side: sideOf(e.faction) }]
  if (e.type === 'unitDestroyed') return [{ what: 'unit', key: `unit.${e.kind}`, did: 'lost', side: sideOf(e.faction) }]
  return []
}

const EMPTY: Partial<Record<Phase, string>> = { move: 'empty.move', declare: 'empty.declare' }

const wordsOf = (book: Book): Game<AcesAndArmor>['words'] => ({
  prompt: (s, who) => prompt(book, s, who),
  piece: (s, piece) => full(s, Number(piece)),
  empty: (s) => (s.phase === 'money' ? nothingToBuy(book, s) : say(EMPTY[s.phase] ?? 'empty.turn')),
  action: (s, _seat, a) => actionMessage(s, a),
  event: (s, e) => eventMessage(book, s, e),
})

const CLOSING: ReadonlySet<Action['type']> = new Set(['endMovement', 'confirm', 'endTurn'])

/** What one would click: a piece, then a place or another piece. */
function aim(_s: Position, a: Action): Aim {
  if (a.type === 'move') return { piece: a.unit, place: a.to }
  if (a.type === 'attack') return { piece: a.unit, target: a.target }
  if (a.type === 'place' || a.type === 'barrage') return { piece: a.unit, place: a.hex }
  if (a.type === 'intercept' || a.type === 'repair' || a.type === 'assign') return { piece: a.unit }
  if (a.type === 'buy') return { piece: a.kind, place: a.hex }
  return 'hex' in a ? { place: a.hex } : {}
}
