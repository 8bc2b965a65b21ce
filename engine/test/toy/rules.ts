import { illegal, legal, must, type Order, type Run, type Verdict } from '../../src/index.ts'
import { type Action, type Pawn, rivalOf, SEATS, type Seat, type State, type Toy } from './state.ts'

type Rule = Toy['Rule']
type Of<K extends Action['type']> = Extract<Action, { readonly type: K }>

/** An order whose choices are found by trying what could be meant. */
function order<K extends Action['type']>(
  all: (s: State, seat: Seat) => readonly Of<K>[],
  judge: (s: State, seat: Seat, a: Of<K>) => Verdict<Rule>,
  pieceOf: (a: Of<K>) => number | string | undefined,
  decide: (run: Run<Toy>, seat: Seat, a: Of<K>) => void,
): Order<Toy, Of<K>> {
  const isPlain = (a: Of<K>, like: Of<K>): boolean =>
    Object.keys(a).length === Object.keys(like).length &&
    Object.entries(like).every(([key, value]) => (a as Record<string, unknown>)[key] === value)
  return {
    choices: (s, seat, piece) =>
      all(s, seat).filter((a) => judge(s, seat, a).ok && (piece === undefined || pieceOf(a) === piece)),
    check(s, seat, a) {
      const like = all(s, seat).find((b) => isPlain(a, b))
      return like ? judge(s, seat, like) : illegal('1.1', 'noSuchThing')
    },
    decide,
  }
}

const PAWNS = [0, 1, 2, 3]
const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8]

const beside = (a: number, b: number): boolean =>
  Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3)) === 1

const pawn = (s: State, id: number): Pawn => must(s.pawns[id])

const isOwn = (s: State, seat: Seat, id: number): boolean => pawn(s, id).seat === seat && pawn(s, id).at >= 0

function isFree(s: State, seat: Seat): boolean {
  return s.turn === seat && !s.pending
}

const step = order<'step'>(
  () => PAWNS.flatMap((p) => SQUARES.map((to) => ({ type: 'step' as const, pawn: p, to }))),
  (s, seat, a) => {
    if (!isFree(s, seat) || !isOwn(s, seat, a.pawn)) return illegal('1.1', 'notYours')
    if (pawn(s, a.pawn).moved) return illegal('1.1', 'hasMoved')
    if (!beside(pawn(s, a.pawn).at, a.to)) return illegal('1.1', 'tooFar')
    return s.pawns.some((p) => p.at === a.to) ? illegal('1.1', 'occupied') : legal
  },
  (a) => a.pawn,
  (run, _seat, a) => run.emit({ type: 'pawnStepped', pawn: a.pawn, to: a.to }),
)

const strike = order<'strike'>(
  () => PAWNS.flatMap((p) => PAWNS.map((target) => ({ type: 'strike' as const, pawn: p, target }))),
  (s, seat, a) => {
    if (!isFree(s, seat) || !isOwn(s, seat, a.pawn)) return illegal('1.2', 'notYours')
    if (!isOwn(s, rivalOf(seat), a.target)) return illegal('1.2', 'noTarget')
    return beside(pawn(s, a.pawn).at, pawn(s, a.target).at) ? legal : illegal('1.2', 'tooFar')
  },
  (a) => a.pawn,
  (run, seat, a) => {
    run.emit({ type: 'strikeDeclared', pawn: a.pawn, target: a.target })
    if (run.state.hands[rivalOf(seat)].length === 0) resolve(run, 4)
  },
)

function resolve(run: Run<Toy>, needed: number): void {
  const { target } = must(run.state.pending)
  const roll = run.chance.d6()
  run.emit({ type: 'pawnStruck', target, roll, hit: roll >= needed })
  run.emit({ type: 'turnEnded' })
}

export const isAsked = (s: State, seat: Seat): boolean => s.pending !== null && s.turn !== seat

const guard = order<'guard'>(
  (s, seat) => [...new Set(s.hands[seat])].map((card) => ({ type: 'guard' as const, card })),
  (s, seat) => (isAsked(s, seat) ? legal : illegal('1.3', 'notAsked')),
  (a) => a.card,
  (run, seat, a) => {
    run.emit({ type: 'guarded', seat, card: a.card })
    resolve(run, 6)
  },
)

const endure = order<'endure'>(
  () => [{ type: 'endure' }],
  (s, seat) => (isAsked(s, seat) ? legal : illegal('1.3', 'notAsked')),
  () => undefined,
  (run) => resolve(run, 4),
)

const lay = order<'lay'>(
  (s, seat) => [...new Set(s.hands[seat])].map((card) => ({ type: 'lay' as const, card })),
  (s, seat) => (isFree(s, seat) && s.traps[seat] === null ? legal : illegal('2.1', 'hasLaid')),
  (a) => a.card,
  (run, seat, a) => run.emit({ type: 'cardLaid', seat, card: a.card }),
)

const spring = order<'spring'>(
  () => [{ type: 'spring' }],
  (s, seat) => (isFree(s, seat) && s.traps[seat] !== null && !s.sprung[seat] ? legal : illegal('2.1', 'noTrap')),
  () => undefined,
  (run, seat) => run.emit({ type: 'trapSprung', seat, card: must(run.state.traps[seat]) }),
)

const turnUp = order<'turnUp'>(
  () => [{ type: 'turnUp' }],
  (s, seat) => (isFree(s, seat) && !s.charmUp ? legal : illegal('2.2', 'charmIsUp')),
  () => undefined,
  (run, seat) => run.emit({ type: 'charmTurned', seat, charm: run.state.charm }),
)

const pass = order<'pass'>(
  () => [{ type: 'pass' }],
  (s, seat) => (isFree(s, seat) ? legal : illegal('1.3', 'answerFirst')),
  () => undefined,
  (run) => run.emit({ type: 'turnEnded' }),
)

export const orders = { step, strike, guard, endure, lay, spring, turnUp, pass }

const HAND = 3

/** The card of a new turn. */
export function settle(run: Run<Toy>): void {
  const { due, turn, deck, hands } = run.state
  if (!due || isOver(run.state)) return
  const card = deck.length > 0 && hands[turn].length < HAND ? run.chance.pick(deck) : ''
  run.emit({ type: 'cardDrawn', seat: turn, card })
}

export const alive = (s: State, seat: Seat): number => s.pawns.filter((p) => p.seat === seat && p.at >= 0).length

export const scores = (s: State): Record<Seat, number> => ({
  red: alive(s, 'red') + s.points.red,
  blue: alive(s, 'blue') + s.points.blue,
})

export const isOver = (s: State): boolean =>
  (s.rounds > 0 && s.round > s.rounds) || SEATS.some((seat) => alive(s, seat) === 0)
