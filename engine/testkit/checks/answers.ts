import { type GameTypes, offers } from '../../src/index.ts'
import { fail, same, short } from '../same.ts'
import type { Step } from '../step.ts'
import { standingOrders } from './imagine.ts'

/** The default answer and the one of standing orders are among the offers; nobody waits on a rival without one. */
export function answersAreOffers<T extends GameTypes>(step: Step<T>): void {
  const { game, state } = step
  for (const seat of game.toAct(state)) {
    const all = offers(game, state, seat)
    const fallback = game.fallback(state, seat)
    if (fallback && !all.some((a) => same(a, fallback))) fail(`the fallback ${short(fallback)} of ${seat} is no offer`)
    if (!fallback && isRivalOfTurn(step, seat)) fail(`${seat} is asked in a rival's turn, and has no fallback`)
    standingOrders(step, state, seat).forEach((orders, i) => {
      const answer = game.answer(state, seat, orders)
      if (answer && i < 2) fail(`${seat} has ordered nothing, yet ${short(answer)} is answered for it`)
      if (answer && !all.some((a) => same(a, answer)))
        fail(`${short(orders)} of ${seat} answers ${short(answer)}, which is no offer`)
    })
  }
}

function isRivalOfTurn<T extends GameTypes>(step: Step<T>, seat: T['Seat']): boolean {
  const { turn } = step.game.situation(step.state)
  const side = (s: T['Seat']): T['Side'] | undefined => step.record.seats.find((info) => info.seat === s)?.side
  return turn !== null && side(turn) !== side(seat)
}

/** A bot's helpers: `rank` gives the same actions in another order, `evaluate` a number. */
export function botsCanJudge<T extends GameTypes>(step: Step<T>): void {
  const { game, state } = step
  for (const seat of step.seats) {
    const worth = game.evaluate(state, seat)
    if (!Number.isFinite(worth)) fail(`the position is worth ${worth} to ${seat}`)
  }
  for (const seat of game.toAct(state)) {
    const all = offers(game, state, seat)
    const texts = (actions: readonly unknown[]): string[] => actions.map((a) => JSON.stringify(a)).sort()
    if (!same(texts(game.rank(state, seat, all)), texts(all))) fail(`rank gives other actions than ${seat} has`)
  }
}

/** A bot chooses an offer, and the same whatever it cannot see. */
export function botsSeeNoSecret<T extends GameTypes>(step: Step<T>): void {
  const { game } = step
  for (const [name, bot] of Object.entries(step.bots)) {
    for (const seat of game.toAct(step.state)) {
      const all = offers(game, step.state, seat)
      const choose = (state: T['State']): T['Action'] =>
        bot(game.view(state, seat), seat, step.chance(name), game, offers(game, state, seat))
      const choice = choose(step.state)
      if (!all.some((a) => same(a, choice))) fail(`bot ${name} chooses ${short(choice)}, which is no offer to ${seat}`)
      const other = choose(game.imagine(game.view(step.state, seat), seat, step.chance('bots')))
      if (!same(choice, other))
        fail(`bot ${name} chooses ${short(choice)} or ${short(other)}, by what ${seat} cannot see`)
    }
  }
}
