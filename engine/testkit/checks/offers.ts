import { act, check, copy, type GameTypes, offers, type Piece } from '../../src/index.ts'
import { difference, fail, same, short } from '../same.ts'
import { asked, type Step, some, type Trouble } from '../step.ts'
import { attempted } from '../walk.ts'

/** Every offer is accepted by `check`, and a sample of them by `act`. */
export function offersAreAccepted<T extends GameTypes>(step: Step<T>): void {
  const { game, trouble } = step
  if (trouble) refused(trouble.seat, trouble.action, trouble.why)
  const chance = step.chance('offers')
  for (const { seat, all } of asked(step)) {
    const twice = repeated(all)
    if (twice) fail(`${seat} is offered ${short(twice)} twice`)
    for (const action of all) {
      const trip = difference(JSON.parse(JSON.stringify(action)), action)
      if (trip) fail(`the offer ${short(action)} is not plain JSON: ${trip}`)
      const verdict = check(game, step.state, seat, action)
      if (!verdict.ok) refused(seat, action, verdict)
    }
    for (const action of some(all, step.budget.offers, chance)) {
      const why = attempted(() => act(game, copy(step.state), seat, action, chance))
      if (why) refused(seat, action, why)
    }
  }
}

function refused(seat: string, action: unknown, why: Trouble<GameTypes>['why']): never {
  fail(`${seat} is offered ${short(action)}, and ${wording(why)}`)
}

function wording(why: Trouble<GameTypes>['why']): string {
  return why instanceof Error
    ? `it threw ${why.stack ?? why.message}`
    : `it is refused by ${why.rule}: ${short(why.why)}`
}

function repeated<A>(all: readonly A[]): A | undefined {
  const seen = new Set<string>()
  return all.find((a) => seen.size === seen.add(JSON.stringify(a)).size)
}

/** The choices of one piece are those among all choices that begin with that piece. */
export function pieceChoicesAgree<T extends GameTypes>(step: Step<T>): void {
  const { game, state } = step
  for (const { seat, all } of asked(step)) {
    const byPiece = new Map<Piece, T['Action'][]>()
    for (const action of all) {
      const { piece } = game.aim(state, action)
      if (piece !== undefined) byPiece.set(piece, [...(byPiece.get(piece) ?? []), action])
    }
    for (const [piece, whole] of byPiece) {
      const alone = offers(game, state, seat, piece)
      const missing = whole.find((a) => !has(alone, a))
      if (missing) fail(`${seat} may ${short(missing)}, but the choices of piece ${piece} lack it`)
      const extra = alone.find((a) => !has(whole, a))
      if (extra) fail(`the choices of piece ${piece} have ${short(extra)}, which aims with another piece or none`)
    }
  }
}

function has(all: readonly unknown[], action: unknown): boolean {
  return all.some((a) => same(a, action))
}
