// Chapter 3: Cards
import { illegal, legal, type Piece } from '@muster/engine'
import type { Book } from '../book.ts'
import { type ActionOf, type Position, type Seat, sideOf } from '../state.ts'
import { beginDeployment } from './04-deployment.ts'
import { NONE, notThisPhase, type Order, type Run, type Verdict } from './rules.ts'

const ACTION_HAND = 3
const SECRET_HAND = 2

/** 3.1 */
export const discardOrder = (b: Book): Order<'discard'> => ({
  choices: discardChoices,
  check: (s, seat, a) => checkDiscard(s, seat, a),
  decide: (run, seat, a) => {
    run.emit({ type: 'cardDiscarded', side: sideOf(seat), card: a.card })
    drawCards(b, run)
  },
})

const isTime = (s: Position): boolean => s.phase === 'cards'

/** 3.1: any one card, hand full or not. */
function discardChoices(s: Position, seat: Seat, piece?: Piece): readonly ActionOf<'discard'>[] {
  if (!isTime(s)) return NONE
  const cards = s.armies[sideOf(seat)].hand.filter((card) => piece === undefined || piece === `card:${card}`)
  return cards.map((card) => ({ type: 'discard', card }))
}

function checkDiscard(s: Position, seat: Seat, a: ActionOf<'discard'>): Verdict {
  if (!isTime(s)) return notThisPhase(s, 'cards')
  if (!s.armies[sideOf(seat)].hand.includes(a.card)) return illegal('3.1', 'notInHand')
  return legal
}

/** Whether the card phase has a choice. */
export const mayDiscard = (s: Position): boolean => s.armies[s.turn].hand.length > 0

/** 3.2, 3.3, 3.4, M0.1, M1.1, M2.1: draws what the phase gives, and goes on to deployment. */
export function drawCards(b: Book, run: Run): void {
  const { special } = b.mission(run.state)
  if (!special.noActionCards && !isFirstTurn(run.state)) drawAction(run)
  if (!special.noSecrets) drawSecrets(run)
  beginDeployment(b, run)
}

/** 3.3 */
const isFirstTurn = (s: Position): boolean => s.round === 1 && s.turn === s.starter

/** 3.2 */
function drawAction(run: Run): void {
  const side = run.state.turn
  if (run.state.armies[side].hand.length >= ACTION_HAND) return
  renewActionDeck(run)
  run.emit({ type: 'cardDrawn', side, card: run.chance.pick(run.state.deck) })
}

/** 3.4, 3.6 */
function drawSecrets(run: Run): void {
  const side = run.state.turn
  while (run.state.armies[side].secrets.length < SECRET_HAND) {
    if (run.state.secretDeck.length === 0) {
      if (run.state.secretDiscard.length === 0) return
      run.emit({ type: 'deckRenewed', deck: 'secret' })
    }
    run.emit({ type: 'secretDrawn', side, card: run.chance.pick(run.state.secretDeck) })
  }
}

/** 3.5 */
export function renewActionDeck(run: Run): void {
  if (run.state.deck.length === 0) run.emit({ type: 'deckRenewed', deck: 'action' })
}
