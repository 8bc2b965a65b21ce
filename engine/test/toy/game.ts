import { type Game, must, preview, say } from '../../src/index.ts'
import { clone, evolve } from './evolve.ts'
import { alive, isAsked, isOver, orders, scores, settle } from './rules.ts'
import { shapes } from './shapes.ts'
import { type Action, CARDS, CHARMS, RULEBOOK, rivalOf, SEATS, type Seat, type State, type Toy } from './state.ts'
import { hidden, imagine, redact, view, without } from './view.ts'

export const toy: Game<Toy> = {
  id: 'toy',
  rulesVersion: '1',
  content: null,
  rulebook: RULEBOOK,
  shapes,
  options: [
    { key: 'mode', kind: 'choice', default: 'hidden', values: ['hidden', 'open'] },
    { key: 'rounds', kind: 'number', default: 0, min: 0, max: 99 },
  ],
  seats: () => SEATS.map((seat) => ({ seat, side: seat })),
  setup(options, chance) {
    const cards = chance.shuffle(CARDS)
    const charm = chance.pick(CHARMS)
    const corner = (seat: Seat, at: number) => ({ seat, at, moved: false })
    return {
      board: { width: 3, name: 'nine' },
      rounds: options.rounds,
      open: options.mode === 'open',
      round: 1,
      turn: 'red',
      due: false,
      pawns: [corner('red', 0), corner('red', 1), corner('blue', 7), corner('blue', 8)],
      hands: { red: cards.splice(0, 2).sort(), blue: cards.splice(0, 2).sort() },
      deck: cards.sort(),
      discard: [],
      traps: { red: null, blue: null },
      sprung: { red: false, blue: false },
      charm,
      charmUp: false,
      box: without(CHARMS, [charm]),
      points: { red: 0, blue: 0 },
      pending: null,
    }
  },
  toAct: (s) => (isOver(s) ? [] : [s.pending ? rivalOf(s.turn) : s.turn]),
  orders,
  settle,
  evolve,
  clone,
  view,
  redact,
  hidden,
  imagine: (v, viewer, chance) => imagine(v, viewer, chance),
  preview(_s, _seat, a) {
    if (a.type !== 'strike' && a.type !== 'guard' && a.type !== 'endure') return preview()
    const chance = a.type === 'guard' ? 1 / 6 : 1 / 2
    return preview({
      odds: [{ label: say('odds.hit'), when: { type: 'pawnStruck', hit: true }, chance }],
      expected: [{ label: say('expected.roll'), when: { type: 'pawnStruck' }, sum: 'roll', mean: 3.5 }],
    })
  },
  fallback: (s, seat) => (isAsked(s, seat) ? { type: 'endure' } : null),
  answer(s, seat, standing) {
    if (!isAsked(s, seat) || standing['guard'] === undefined || standing['guard'] === 'ask') return null
    const [card] = s.hands[seat]
    return standing['guard'] === 'guard' && card ? { type: 'guard', card } : { type: 'endure' }
  },
  orderable: () => [{ key: 'guard', kind: 'choice', default: 'ask', values: ['ask', 'guard', 'endure'] }],
  evaluate: (s, seat) => scores(s)[seat] - scores(s)[rivalOf(seat)],
  rank: (_s, _seat, actions) => [...actions].sort((a, b) => Number(b.type === 'strike') - Number(a.type === 'strike')),
  outcome(s) {
    if (!isOver(s)) return null
    const score = scores(s)
    const beaten = SEATS.find((seat) => alive(s, seat) === 0)
    const winners = SEATS.filter((seat) => (beaten ? seat !== beaten : score[seat] > score[rivalOf(seat)]))
    const rule = beaten ? '3.1' : '3.2'
    return { winners, rule, why: say(`outcome.${rule}`), scores: score }
  },
  sound: (s) =>
    s.pawns.some((p, i) => p.at >= 0 && s.pawns.findIndex((q) => q.at === p.at) !== i)
      ? say('position.room', { place: '' })
      : null,
  situation: (s) => ({ round: s.round, starter: 'red', scores: scores(s), turn: s.turn }),
  tally: (e) => (e.type === 'guarded' ? [{ what: 'card', key: `card.${e.card}`, did: 'used', side: e.seat }] : []),
  closes: (a) => a.type === 'pass',
  goal: () => ({ points: null, rounds: null, told: say('goal') }),
  pieces: (s, seat) => s.pawns.flatMap((p, id) => (p.seat === seat && p.at >= 0 ? [id] : [])),
  attempts: (s, _seat, piece) => [{ type: 'step', pawn: Number(piece), to: s.pawns[Number(piece)]?.at ?? 0 }],
  threats: () => [],
  combatSheet: () => ({ columns: [], rows: [] }),
  aim: (s, a) => aim(s, a),
  words: {
    prompt: (s, seat) => say(s.pending ? 'prompt.guard' : s.turn === seat ? 'prompt.turn' : 'prompt.wait'),
    piece: (_s, piece) => say('pawn', { piece }),
    empty: () => say('empty'),
    action: (_s, _seat, a) => say(`action.${a.type}`, { ...a }),
    event: (_s, e) => say(`event.${e.type}`, e.type === 'pawnStruck' ? { ...e, hit: String(e.hit) } : { ...e }),
  },
  picture: (v) =>
    [0, 3, 6].map((row) =>
      [0, 1, 2].map((column) => {
        const found = v.pawns.find((p) => p.at === row + column)
        return found ? { text: found.seat === 'red' ? ' R' : ' b', tone: found.seat } : { text: ' .' }
      }),
    ),
}

function aim(s: State, a: Action): ReturnType<Game<Toy>['aim']> {
  switch (a.type) {
    case 'step':
      return { piece: a.pawn, place: a.to }
    case 'strike':
      return { piece: a.pawn, place: must(s.pawns[a.target]).at, target: a.target }
    case 'guard':
    case 'lay':
      return { piece: a.card }
    default:
      return {}
  }
}
