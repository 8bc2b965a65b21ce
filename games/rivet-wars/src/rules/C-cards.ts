// Chapter C: playing Action! cards
import { illegal, legal, must } from '@muster/engine'
import { isOnBoard } from '../board.ts'
import type { Book } from '../book.ts'
import { type Position, type Seat, type Side, sideOf } from '../state.ts'
import { hasFriend } from './01-battlefield.ts'
import { decidePlay } from './C-effects.ts'
import { type Effect, type Play, TARGETS } from './C-targets.ts'
import { playsOf } from './interned.ts'
import { NONE, type Order, type Verdict } from './rules.ts'

export const playOrder = (b: Book): Order<'play'> => ({
  choices: (s, seat, piece) => playChoices(b, s, sideOf(seat), piece),
  check: (s, seat, a) => checkPlay(b, s, seat, a),
  decide: (run, seat, a) => decidePlay(b, run, sideOf(seat), a),
})

/** 3.7, 3.8: when an effect can be had. */
function isTime(s: Position, side: Side, effect: Effect): boolean {
  if (s.question) return s.question.side === side && ANSWERS[s.question.ask] === effect
  return TIME[effect]?.(s) ?? false
}

const ANSWERS: Readonly<Record<string, Effect>> = { cover: 'cover', rescue: 'rescue', orders: 'intercept' }

const TIME: Readonly<Partial<Record<Effect, (s: Position) => boolean>>> = {
  points: (s) => s.phase === 'deployment',
  rivets: (s) => s.phase === 'deployment',
  trench: (s) => s.phase === 'deployment',
  repair: (s) => s.phase === 'deployment',
  barrage: (s) => s.phase === 'combat' && !s.begun,
  aim: (s) => s.phase === 'combat',
  again: (s) => s.phase === 'combat',
  haste: (s) => s.phase === 'movement',
  sappers: (s) => s.phase === 'movement' || s.phase === 'rearrange',
}

/** 3.7: any number of cards, each at its time. */
function playChoices(b: Book, s: Position, side: Side, piece?: number | string): readonly Play[] {
  const { hand } = s.armies[side]
  if (hand.length === 0) return NONE
  const out: Play[] = []
  for (const card of hand) {
    const effect = b.effect(card).do
    if (!isTime(s, side, effect)) continue
    if (piece !== undefined && piece !== `card:${card}`) continue
    const byTarget = playsOf(card)
    for (const target of TARGETS[effect](b, s, side)) out.push(must(byTarget[target + 1]))
  }
  return out
}

function checkPlay(b: Book, s: Position, seat: Seat, a: Play): Verdict {
  const side = sideOf(seat)
  if (!s.armies[side].hand.includes(a.card)) return illegal('3.12', 'notInHand')
  const effect = b.effect(a.card).do
  if (!isTime(s, side, effect)) return illegal('3.7', 'notThisTime')
  return TARGETS[effect](b, s, side).includes(a.target) ? legal : whyNotOn(s, effect, a.target)
}

/** The nearest reason a card cannot be played on something. */
function whyNotOn(s: Position, effect: Effect, target: number): Verdict {
  if (effect === 'again') return illegal('C7.1', 'noLineToRepeat')
  if (effect === 'haste' && isOnBoard(s.field, target) && hasFriend(s, s.turn, target))
    return illegal('C8.1', 'allMoved')
  return illegal('3.7', 'notOnThis')
}
