// A game of two minutes, for tests: two fencers, cards in hand, and a question to the one attacked.

import {
  byType,
  type Chance,
  count,
  eachOf,
  flag,
  type Game,
  type GameModule,
  type GameTypes,
  illegal,
  integer,
  type Language,
  legal,
  list,
  oneOf,
  orNull,
  preview,
  record,
  say,
  type Texts,
} from '@muster/engine'

const SEATS = ['left', 'right'] as const
type Seat = (typeof SEATS)[number]

interface State {
  life: Record<Seat, number>
  hand: Record<Seat, number[]>
  deck: number[]
  turn: Seat
  round: number
  rounds: number
  /** The strength of a blow that waits for the defender's answer. */
  blow: number
}

type Action =
  | { readonly type: 'lunge' }
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'parry'; readonly parries: boolean }
  | { readonly type: 'rest' }

type Event =
  | { readonly type: 'lunged'; readonly seat: Seat; readonly die: number; readonly hit: boolean }
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'parried'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'wounded'; readonly seat: Seat; readonly wounds: number }
  | { readonly type: 'cardDrawn'; readonly seat: Seat; readonly card: number | null }
  | { readonly type: 'turnEnded' }

export interface Duel extends GameTypes {
  State: State
  Action: Action
  Event: Event
  View: State
  Seat: Seat
  Side: Seat
  Rule: '1' | '2' | '3'
  Options: Readonly<Record<string, string | number | boolean>>
}

const other = (seat: Seat): Seat => (seat === 'left' ? 'right' : 'left')
const defender = (s: State): Seat => other(s.turn)
const keys = (a: object): number => Object.keys(a).length
const DECK = [1, 1, 1, 2, 2, 3]

const seat = oneOf(SEATS)
/** 0 is one that cannot be seen. */
const card = count(3)
const state = record<State>({
  life: eachOf(SEATS, integer(-9, 9)),
  hand: eachOf(SEATS, list(card, DECK.length)),
  deck: list(card, DECK.length),
  turn: seat,
  round: count(9999),
  rounds: count(999),
  blow: count(9),
})

export const duel: Game<Duel> = {
  id: 'duel',
  rulesVersion: '1',
  content: null,
  shapes: {
    places: () => 0,
    action: byType<Action>({ lunge: {}, play: { card }, parry: { parries: flag }, rest: {} }),
    event: byType<Event>({
      lunged: { seat, die: integer(1, 6), hit: flag },
      cardPlayed: { seat, card },
      parried: { seat, card },
      wounded: { seat, wounds: count(9) },
      cardDrawn: { seat, card: orNull(card) },
      turnEnded: {},
    }),
    state,
    view: state,
  },
  rulebook: {
    '1': 'who has no life left has lost',
    '2': 'cards are played from the hand',
    '3': 'the last round ends it',
  },
  options: [
    { key: 'mission', kind: 'choice', default: 1, values: [1, 2] },
    { key: 'rounds', kind: 'number', default: 0, min: 0, max: 999 },
  ],
  seats: () => SEATS.map((seat) => ({ seat, side: seat })),
  setup(options, chance) {
    const life = options['mission'] === 2 ? 9 : 4
    const cards = chance.shuffle(DECK)
    return {
      life: { left: life, right: life },
      hand: { left: cards.slice(0, 1), right: cards.slice(1, 2) },
      deck: cards.slice(2),
      turn: 'left',
      round: 1,
      rounds: Number(options['rounds']),
      blow: 0,
    }
  },
  toAct: (s) => (duel.outcome(s) ? [] : [s.blow > 0 ? defender(s) : s.turn]),
  orders: {
    lunge: {
      choices: (s, _, piece) => (s.blow === 0 && piece === undefined ? [{ type: 'lunge' }] : []),
      check: (s, _, a) => (s.blow === 0 && keys(a) === 1 ? legal : illegal('2', 'no')),
      decide({ state, chance, emit }, seat) {
        const die = chance.d6()
        emit({ type: 'lunged', seat, die, hit: die >= 4 })
        if (die >= 4) emit({ type: 'wounded', seat: defender(state), wounds: 1 })
        emit({ type: 'turnEnded' })
      },
    },
    play: {
      choices: (s, seat, piece) =>
        s.blow > 0
          ? []
          : [...new Set(s.hand[seat])]
              .filter((c) => piece === undefined || c === piece)
              .map((card) => ({ type: 'play', card })),
      check: (s, seat, a) =>
        s.blow === 0 && keys(a) === 2 && s.hand[seat].includes(a.card) ? legal : illegal('2', 'no'),
      decide: ({ emit }, seat, a) => emit({ type: 'cardPlayed', seat, card: a.card }),
    },
    parry: {
      choices: (s, seat, piece) =>
        s.blow > 0 && piece === undefined ? parries(s, seat).map((p) => ({ type: 'parry', parries: p })) : [],
      check: (s, seat, a) =>
        s.blow > 0 && keys(a) === 2 && parries(s, seat).includes(a.parries) ? legal : illegal('2', 'no'),
      decide({ state, emit }, seat, a) {
        if (a.parries) emit({ type: 'parried', seat, card: Math.max(...state.hand[seat]) })
        else emit({ type: 'wounded', seat, wounds: state.blow })
        emit({ type: 'turnEnded' })
      },
    },
    rest: {
      choices: (s, _, piece) => (s.blow === 0 && s.deck.length > 0 && piece === undefined ? [{ type: 'rest' }] : []),
      check: (s, _, a) => (s.blow === 0 && s.deck.length > 0 && keys(a) === 1 ? legal : illegal('2', 'no')),
      decide({ state, chance, emit }, seat) {
        emit({ type: 'cardDrawn', seat, card: chance.pick(state.deck) })
        emit({ type: 'turnEnded' })
      },
    },
  },
  settle: () => undefined,
  evolve(s, e) {
    if (e.type === 'cardPlayed') {
      s.blow = e.card
      drop(s.hand[e.seat], e.card)
    } else if (e.type === 'parried') drop(s.hand[e.seat], e.card)
    else if (e.type === 'wounded') s.life[e.seat] -= e.wounds
    else if (e.type === 'cardDrawn' && e.card !== null) {
      drop(s.deck, e.card)
      s.hand[e.seat].push(e.card)
    } else if (e.type === 'turnEnded') {
      s.blow = 0
      if (s.turn === 'right') s.round++
      s.turn = other(s.turn)
    }
  },
  clone: (s) => ({
    ...s,
    life: { ...s.life },
    hand: { left: [...s.hand.left], right: [...s.hand.right] },
    deck: [...s.deck],
  }),
  view(s, viewer) {
    const hand = (seat: Seat): number[] => (seat === viewer ? [...s.hand[seat]] : s.hand[seat].map(() => 0))
    return {
      ...s,
      life: { ...s.life },
      hand: { left: hand('left'), right: hand('right') },
      deck: unseen(s, viewer).sort(),
    }
  },
  redact: (deed, viewer) => ({
    ...deed,
    events: deed.events.map((e) => (e.type === 'cardDrawn' && e.seat !== viewer ? { ...e, card: null } : e)),
  }),
  hidden: (s, viewer) => [
    ...SEATS.filter((seat) => seat !== viewer).flatMap((seat) =>
      s.hand[seat].map((c) => ({ pool: 'cards', slot: `hand:${seat}`, value: String(c), by: 'chance' as const })),
    ),
    ...s.deck.map((c) => ({ pool: 'cards', slot: 'deck', value: String(c), by: 'chance' as const })),
  ],
  imagine(view, _, chance: Chance) {
    const cards = chance.shuffle(view.deck)
    const deal = (hand: readonly number[]): number[] => hand.map((c) => (c === 0 ? (cards.pop() as number) : c))
    const hand = { left: deal(view.hand.left), right: deal(view.hand.right) }
    return { ...view, life: { ...view.life }, hand, deck: cards }
  },
  preview: (_, seat, a) =>
    a.type === 'lunge'
      ? preview({ odds: [{ label: say('odds.hit'), when: { type: 'lunged', seat, hit: true }, chance: 0.5 }] })
      : preview({ price: a.type === 'play' ? [say('price.card')] : [] }),
  fallback: (s) => (s.blow > 0 ? { type: 'parry', parries: false } : null),
  answer: (s, seat, standing) =>
    s.blow > 0 && standing['parry'] === 'never' && parries(s, seat).length > 0
      ? { type: 'parry', parries: false }
      : null,
  orderable: () => [{ key: 'parry', kind: 'choice', default: 'ask', values: ['ask', 'never'] }],
  evaluate: (s, seat) => s.life[seat] - s.life[other(seat)] + 0.7 * (s.hand[seat].length - s.hand[other(seat)].length),
  rank: (_s, _seat, actions) => actions,
  outcome(s) {
    const dead = SEATS.find((seat) => s.life[seat] <= 0)
    if (dead) return { winners: [other(dead)], rule: '1', why: say('outcome.dead', { side: dead }), scores: s.life }
    if (s.rounds === 0 || s.round <= s.rounds) return null
    return { winners: [], rule: '3', why: say('outcome.rounds'), scores: s.life }
  },
  sound: () => null,
  situation: (s) => ({ round: s.round, starter: 'left', scores: s.life, turn: s.turn }),
  tally: (e) => (e.type === 'cardPlayed' ? [{ what: 'card', key: `card.${e.card}`, did: 'used', side: e.seat }] : []),
  closes: (a) => a.type === 'rest',
  goal: () => ({ points: null, rounds: null, told: say('goal') }),
  pieces: () => [],
  attempts: () => [],
  threats: () => [],
  aim: (_, a) => (a.type === 'play' ? { piece: a.card } : {}),
  words: {
    prompt: (s, seat) =>
      say(duel.toAct(s).includes(seat as Seat) ? (s.blow > 0 ? 'prompt.parry' : 'prompt.turn') : 'prompt.wait'),
    piece: (_s, piece) => say('card', { piece }),
    empty: () => say('empty'),
    action: (_s, _seat, a) =>
      a.type === 'play'
        ? say('action.play', { card: a.card })
        : say(`action.${a.type}${a.type === 'parry' ? `.${a.parries}` : ''}`),
    event: (_, e) => (e.type === 'turnEnded' ? null : say(`event.${e.type}`, figuresOf(e))),
  },
  combatSheet: (deeds, end) => {
    const events = deeds.flatMap((deed) => deed.events)
    const lunges = (seat: Seat): number => events.filter((e) => e.type === 'lunged' && e.seat === seat).length
    const columns = ['sheet.duellist', 'sheet.lunges', 'sheet.life'].map((key) => say(key))
    return {
      columns,
      rows: SEATS.map((side) => ({ side, cells: [say(`seat.${side}`), lunges(side), end.life[side]] })),
    }
  },
  picture: (v) => [
    [{ text: `left ${v.life.left}`, tone: 'left' }, { text: ' ⚔ ' }, { text: `right ${v.life.right}`, tone: 'right' }],
    [{ text: `hands ${v.hand.left.join('')} | ${v.hand.right.join('')}` }],
  ],
}

function parries(s: State, seat: Seat): boolean[] {
  return s.hand[seat].length > 0 ? [false, true] : [false]
}

function figuresOf(e: Event): Record<string, string | number> {
  const figures = Object.entries(e).filter(([key, value]) => key !== 'type' && value !== null)
  return Object.fromEntries(figures.map(([key, value]) => [key, typeof value === 'number' ? value : String(value)]))
}

function drop(from: number[], card: number): void {
  from.splice(from.indexOf(card), 1)
}

function unseen(s: State, viewer: string): number[] {
  return [...s.deck, ...SEATS.filter((seat) => seat !== viewer).flatMap((seat) => s.hand[seat])]
}

const TEXTS = {
  'game.name': 'Duel',
  round: 'Round {round}',
  'side.left': 'Left',
  'side.right': 'Right',
  'seat.left': 'Left',
  'seat.right': 'Right',
  'option.mission': 'Mission',
  'option.mission.1': 'First blood',
  'option.mission.2': 'To the end',
  'option.rounds': 'Rounds',
  'standing.parry': 'Parry',
  'standing.parry.ask': 'ask me',
  'standing.parry.never': 'never',
  'card.1': 'Feint',
  'card.2': 'Cut',
  'card.3': 'Thrust',
  'prompt.turn': 'Your move.',
  'prompt.wait': 'Wait.',
  'prompt.parry': 'Parry?',
  'action.lunge': 'Lunge',
  'action.rest': 'Rest and draw a card',
  'action.play': 'Play card {card}',
  'action.parry.true': 'Parry with the best card',
  'action.parry.false': 'Take it',
  'event.lunged': '{seat} lunges ({die}): {hit, select, true {a hit} other {a miss}}',
  'event.cardPlayed': '{seat} plays {card}',
  'event.parried': '{seat} parries',
  'event.wounded': '{seat} takes {wounds}',
  'event.cardDrawn': '{seat} draws a card',
  'price.card': 'the card',
  'odds.hit': 'hit',
  'outcome.dead': '{side} is dead.',
  'outcome.rounds': 'Out of time.',
  'refusal.no': 'No.',
  'sheet.duellist': 'Duellist',
  'sheet.lunges': 'Lunges',
  'sheet.life': 'Life',
}

const PACK_TEXTS: Texts = {
  'pack.at': '{place}: {problem}',
  'pack.whole': 'the whole pack',
  'pack.none': 'this game takes no packs',
}

export const module: GameModule<Duel> = {
  id: 'duel',
  game: duel,
  withPack: async () => ({ ok: false, problems: [{ path: '', problem: say('pack.none') }] }),
  packTexts: async () => PACK_TEXTS,
  texts: async (_: Language) => TEXTS,
}
