// What happened

import { type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { armiesDue } from '../rules/03-armies.ts'
import type { Attack, Event, Plan, Position, Why } from '../state.ts'
import { unitOf } from '../units.ts'
import { incomeMessage } from './money.ts'
import {
  full,
  hexMessage,
  playerMessage,
  seatMessage,
  thePlayer,
  unitMessage,
  unitName,
  winnerMessage,
} from './names.ts'

type Events = {
  readonly [K in Exclude<Event['type'], 'incomeCollected'>]: (
    s: Position,
    e: Extract<Event, { readonly type: K }>,
  ) => Message | null
}

/** A sentence of the diary. */
export function eventMessage(book: Book, s: Position, e: Event): Message | null {
  if (e.type === 'incomeCollected') return incomeMessage(book, s, e)
  if (e.type === 'turnBegan' && hasAll(book, s, e))
    return say('event.turnBegan.all', { player: thePlayer(s, e.turn), round: e.round })
  const say1 = EVENTS[e.type] as (s: Position, e: Event) => Message | null
  const message = say1(s, e)
  const why = 'why' in e ? e.why : undefined
  return message && why ? say('event.because', { what: message, why: whyMessage(why) }) : message
}

/** 3.4, 3.5: whether somebody else is still held to some of their armies in a round in which this player has all. */
function hasAll(book: Book, s: Position, { turn, round }: Extract<Event, { readonly type: 'turnBegan' }>): boolean {
  const due = (player: number): number | null => armiesDue(book, { ...s, turn: player }, round)
  return due(turn) === null && s.players.some((_, player) => due(player) !== null)
}

/** Which priorities the Automa followed: "priority II.1, attack c, h; movement f". */
function whyMessage(why: Why): Message {
  const letters = (text: string): string => [...text].join(', ')
  if (why.order === 'bound') return say('why.bound')
  if (why.order === 'buys') return say('why.placed', { letters: letters(why.move) })
  if (why.attack && why.move) {
    return say('why.both', { order: why.order, attack: letters(why.attack), move: letters(why.move) })
  }
  if (why.attack) return say('why.attack', { order: why.order, attack: letters(why.attack) })
  if (why.move) return say('why.move', { order: why.order, move: letters(why.move) })
  return say('why.order', { order: why.order })
}

function attackFigures(s: Position, a: Attack): Message {
  if (a.type === 'launch') return say('piece.rocket', { hex: hexMessage(s, a.hex) })
  const hex = a.type === 'barrage' ? hexMessage(s, a.hex) : ''
  if (a.type === 'barrage') return say('piece.barrage', { unit: full(s, a.unit), hex })
  return say('piece.attack', { unit: full(s, a.unit), target: full(s, a.target) })
}

/** What is done in them says it; that armies are chosen is told once they are. */
const TOLD_BY_DEEDS: ReadonlySet<Position['phase']> = new Set(['armies', 'move', 'declare', 'money', 'combat'])

const EVENTS: Events = {
  flagGiven: (s, e) => say('event.flagGiven', { hex: hexMessage(s, e.hex), seat: seatMessage(e.to) }),
  extraChosen: (s, e) => say('event.extraChosen', { seat: seatMessage(unitOf(s, e.unit).faction) }),
  unitAssigned: () => null,
  phaseBegan: (_s, e) => (TOLD_BY_DEEDS.has(e.phase) ? null : say(`event.phase.${e.phase}`)),
  orderRolled: (s, e) =>
    say(`event.orderRolled.${e.for}`, {
      player: playerMessage(s, e.first),
      dice: e.rolls.map((roll) => roll.dice.join(', ')).join('; '),
    }),
  tokenFlipped: (s, e) =>
    say('event.tokenFlipped', { player: playerMessage(s, s.turn), number: e.number, hex: hexMessage(s, e.hex) }),
  unitDrawn: (s, e) => say('event.unitDrawn', { unit: unitMessage(s, e.unit) }),
  unitPlaced: (s, e) => say('event.unitPlaced', { unit: unitMessage(s, e.unit), hex: hexMessage(s, e.hex) }),
  armyPlaced: () => null,
  tokenLaid: (s, e) => say('event.tokenLaid', { hex: hexMessage(s, e.hex) }),
  launcherHidden: () => say('event.launcherHidden'),
  siteFlipped: (s, e) => say(e.launcher ? 'event.launcherFound' : 'event.blankFlipped', { hex: hexMessage(s, e.hex) }),
  weatherRolled: (_s, e) => say('event.weatherRolled', { roll: e.roll, weather: say(`weather.${e.weather}`) }),
  turnBegan: (s, e) => say('event.turnBegan', { player: thePlayer(s, e.turn), round: e.round }),
  unitRepaired: (s, e) => say('event.unitRepaired', { unit: full(s, e.unit), damage: e.damage }),
  armiesUsed: (s, e) =>
    say(s.round > 1 ? 'event.armiesLeft' : 'event.armiesUsed', {
      player: playerMessage(s, s.turn),
      armies: e.armies.map((n) => n + 1).join(', '),
      count: e.armies.length,
      place: ((s.turn - s.first + s.players.length) % s.players.length) + 1,
    }),
  planMade: (s, e) => (e.plan ? waits(s, e.plan) : null),
  unitMoved: (s, e) =>
    say('event.unitMoved', {
      unit: unitMessage(s, e.unit),
      hex: hexMessage(s, e.path.at(-1) ?? -1),
      steps: e.path.length,
    }),
  factoryOccupied: (s, e) => say('event.factoryOccupied', { unit: full(s, e.unit), hex: hexMessage(s, e.hex) }),
  interceptionOffered: () => null,
  // It is asked at many a step: whoever goes on was not stopped.
  interceptionDeclined: () => null,
  unitIntercepted: (s, e) => say('event.unitIntercepted', { unit: full(s, e.unit), by: full(s, e.by) }),
  timeRanOut: (_s, e) => say('event.timeRanOut', { seat: seatMessage(e.seat) }),
  attackDeclared: (s, e) =>
    say('event.attackDeclared', { number: s.attacks.length, attack: attackFigures(s, e.attack) }),
  unitsFought: (s, e) => fought(s, e),
  hexBombarded: (s, e) =>
    say('event.hexBombarded', {
      unit: full(s, e.unit),
      hex: hexMessage(s, e.hex),
      hits: e.hits,
      units: e.damage.length,
      harm: e.damage.map(([id, damage]) => say('piece.harmed', { unit: unitMessage(s, id), damage })),
    }),
  attackVoid: (s, e) => say('event.attackVoid', { attack: attackFigures(s, e.attack) }),
  rocketLaunched: (s, e) =>
    say(e.destroyed ? 'event.rocketHit' : 'event.rocketMissed', { hex: hexMessage(s, e.hex), roll: e.roll }),
  unitDestroyed: (s, e) => say('event.unitDestroyed', { unit: unitName(s, e.kind), seat: seatMessage(e.faction) }),
  coinsGiven: (s, e) => say('event.coinsGiven', { player: playerMessage(s, e.to), coins: e.coins, arrived: e.arrived }),
  repairStarted: (s, e) => say('event.repairStarted', { unit: full(s, e.unit), coins: e.coins }),
  unitBought: (s, e) =>
    say('event.unitBought', { unit: unitName(s, e.kind), hex: hexMessage(s, e.hex), coins: e.coins }),
  turnEnded: () => null,
  matchEnded: (_s, e) => say(`outcome.${e.result.why}`, { side: winnerMessage(e.result.winners) }),
}

/** Only of a unit that neither moves nor attacks: the others' deeds speak for themselves. */
function waits(s: Position, plan: Plan): Message | null {
  if (plan.to !== s.units[plan.unit]?.at || plan.target >= 0 || plan.aim >= 0) return null
  return say('event.because', { what: say('event.unitWaits', { unit: full(s, plan.unit) }), why: whyMessage(plan.why) })
}

function fought(s: Position, e: Extract<Event, { readonly type: 'unitsFought' }>): Message {
  const figures = {
    unit: full(s, e.unit),
    target: full(s, e.target),
    dice: e.dice.length,
    red: e.red.length,
    hits: e.hits,
    damage: e.dealt,
    back: e.backHits,
    taken: e.taken,
  }
  return say(e.backHits < 0 ? 'event.fought.silent' : 'event.fought.answered', figures)
}
