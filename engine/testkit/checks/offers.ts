import { act, check, copy, type GameTypes, offers, type Piece } from '../../src/index.ts'
import { difference, fail, same, short } from '../same.ts'
import { asked, type Step, some } from '../step.ts'

/** Every offer is accepted by `check` and by `act`. */
export function offersAreAccepted<T extends GameTypes>(step: Step<T>): void {
  const { game, trouble } = step
  if (trouble) fail(`${trouble.seat} was offered ${short(trouble.action)}, and ${wording(trouble.why)}`)
  const chance = step.chance('offers')
  for (const { seat, all } of asked(step)) {
    const twice = repeated(all)
    if (twice) fail(`${seat} is offered ${short(twice)} twice`)
    for (const action of some(all, step.budget.offers, chance)) {
      const trip = difference(JSON.parse(JSON.stringify(action)), action)
      if (trip) fail(`the offer ${short(action)} is not plain JSON: ${trip}`)
      const verdict = check(game, step.state, seat, action)
      if (!verdict.ok) fail(`${seat} is offered ${short(action)}, but check refuses it: ${wording(verdict)}`)
      const done = act(game, copy(step.state), seat, action, chance)
      if (!done.ok) fail(`${seat} is offered ${short(action)}, but act refuses it: ${wording(done)}`)
    }
  }
}

function wording(why: { readonly rule: string | null; readonly why: unknown } | Error): string {
  return why instanceof Error ? `it threw ${why.stack ?? why.message}` : `refused by ${why.rule}: ${short(why.why)}`
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
