// Chapter 2: Setup

import { illegal, legal, must, type Verdict } from '@muster/engine'
import type { Book } from '../book.ts'
import {
  type ActionOf,
  type Army,
  NO_ARMY,
  type Order,
  type Phase,
  type Position,
  type Rule,
  type Run,
  type Seat,
  type UnitId,
} from '../state.ts'
import { active, playerOf } from '../units.ts'
import { afterPlacing } from './02-placing.ts'
import { beginRounds, rollOff } from './03-sequence.ts'

/** The seats of people, in table order. */
function seatsOf(s: Position): Seat[] {
  return s.players.filter((p) => !p.automa).flatMap((p) => p.factions)
}

/** Secret extras of the seat that are still to be chosen. */
const openExtras = (s: Position, seat: Seat): UnitId[] =>
  s.units.flatMap((u, id) => (u.faction === seat && u.kind === '' ? [id] : []))

/** 2.5: the next unit of the seat to be put on a token, in table order; -1 when all are. */
export function nextToAssign(s: Position, seat: Seat): UnitId {
  return s.units.findIndex((u) => u.faction === seat && u.army === NO_ARMY && u.kind !== '')
}

/** 2.4: everybody who is not done, at the same time. */
export function distributing(s: Position): Seat[] {
  return seatsOf(s).filter((seat) =>
    s.phase === 'extras' ? openExtras(s, seat).length > 0 : nextToAssign(s, seat) >= 0,
  )
}

export const chooseExtra = (book: Book): Order<'chooseExtra'> => ({
  choices: (s, seat, piece) =>
    piece === undefined ? extraKinds(book, s, seat).map((kind) => ({ type: 'chooseExtra', kind })) : [],
  check(s, seat, a) {
    if (s.phase !== 'extras') return illegal('2.7', 'notNow')
    return extraKinds(book, s, seat).includes(a.kind) ? legal : illegal('2.7', 'noSuchExtra')
  },
  decide(run, seat, a) {
    run.emit({ type: 'extraChosen', unit: openExtras(run.state, seat)[0] ?? -1, kind: a.kind })
    if (distributing(run.state).length === 0) enter(run, 'distribute')
  },
})

/** 1.10, 2.7: the types of the second set not taken yet. */
export function extraKinds(book: Book, s: Position, seat: Seat): string[] {
  if (s.phase !== 'extras' || openExtras(s, seat).length === 0) return []
  const taken = s.table.extras.flatMap((id) => (s.units[id]?.faction === seat ? [s.units[id].kind] : []))
  return book.sets[seat].filter((kind) => !taken.includes(kind))
}

function enter(run: Run, phase: Phase): void {
  run.emit({ type: 'phaseBegan', phase, seat: run.state.seat })
}

/** 2.6, 12.4: any of the three tokens; of a cooperative side the own one and the shared one. */
export function tokensFor(s: Position, seat: Seat): Army[] {
  const player = s.players[playerOf(s, seat)]
  if (!player || player.factions.length === 1) return [0, 1, 2]
  return [player.factions.indexOf(seat), 2]
}

export const assign = (book: Book): Order<'assign'> => ({
  choices: (s, seat, piece) => assignChoices(s, seat).filter((a) => piece === undefined || a.unit === piece),
  check: (s, seat, a) => checkAssign(s, seat, a),
  decide(run, _seat, a) {
    run.emit({ type: 'unitAssigned', unit: a.unit, token: a.token })
    afterAssigning(book, run)
  },
})

/** Whether the seat still has units to put on tokens. */
export const isDistributing = (s: Position, seat: Seat): boolean =>
  s.phase === 'distribute' && distributing(s).includes(seat)

export function afterAssigning(book: Book, run: Run): void {
  if (distributing(run.state).length === 0) openArmies(book, run)
}

function assignChoices(s: Position, seat: Seat): ActionOf<'assign'>[] {
  if (!isDistributing(s, seat)) return []
  const unit = nextToAssign(s, seat)
  return tokensFor(s, seat).map((token) => ({ type: 'assign', unit, token }))
}

function checkAssign(s: Position, seat: Seat, a: ActionOf<'assign'>): Verdict<Rule> {
  if (!isDistributing(s, seat)) return illegal('2.4', 'notNow')
  if (a.unit !== nextToAssign(s, seat)) return illegal('2.5', 'notNext')
  return tokensFor(s, seat).includes(a.token) ? legal : illegal('12.4', 'notYourToken')
}

/** 2.4, 2.8, 12.1: all is open now; a d12 for each player decides who places first. */
function openArmies(_book: Book, run: Run): void {
  enter(run, 'place')
  run.emit({ type: 'orderRolled', for: 'place', ...rollOff(run) })
}

/** M3.2: when the flags are divided the setup goes on as usual. */
export function afterDivide(_book: Book, run: Run): void {
  enter(run, run.state.units.some((u) => u.kind === '') ? 'extras' : 'distribute')
}

export const flip = (book: Book): Order<'flip'> => ({
  choices: (s, seat, piece) =>
    piece === undefined ? flippable(s, seat).map((token) => ({ type: 'flip', token })) : [],
  check(s, seat, a) {
    if (!mayFlip(s, seat)) return illegal('2.9', s.phase === 'distribute' ? 'formFirst' : 'notNow')
    return flippable(s, seat).includes(a.token) ? legal : illegal('2.10', 'noSuchToken')
  },
  decide(run, _seat, a) {
    flipToken(run, a.token)
    afterPlacing(book, run)
  },
})

const mayFlip = (s: Position, seat: Seat): boolean =>
  s.phase === 'place' && !s.placing && active(s).factions[0] === seat

/** 2.10: any own token that is still face down. */
export function flippable(s: Position, seat: Seat): Army[] {
  if (!mayFlip(s, seat)) return []
  return active(s).tokens.flatMap((number, token) => (number === 0 ? [token] : []))
}

/** 2.3, M3.3: nobody knew its number; it is one of those still face down in its pool. */
export function flipToken(run: Run, token: Army): void {
  const s = run.state
  const pool = s.pools.length > 1 && active(s).side === 'allies' ? 1 : 0
  const number = run.chance.pick(must(s.pools[pool]))
  run.emit({ type: 'tokenFlipped', token, number, hex: must(s.table.board.starts[number - 1]) })
}

/** When all units stand: the launcher's tokens, or the first turn. */
export function startPlay(book: Book, run: Run): void {
  const owner = run.state.table.launcher
  if (owner) run.emit({ type: 'phaseBegan', phase: 'tokens', seat: owner })
  else beginRounds(book, run)
}
