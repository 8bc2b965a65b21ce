// Chapter 14: The V2

import { illegal, legal, must, type Verdict } from '@muster/engine'
import { groundOf } from '../board.ts'
import type { Book } from '../book.ts'
import {
  type ActionOf,
  GONE,
  type Hex,
  type Order,
  type Position,
  type Result,
  RUIN,
  type Rule,
  type Run,
  type Seat,
  type UnitId,
} from '../state.ts'
import { isGerman, unitAt, unitOf } from '../units.ts'
import { openRing } from './02-placing.ts'
import { beginRounds } from './03-sequence.ts'
import { destroy } from './08-combat.ts'
import { checkVictory } from './10-victory.ts'

/** M1.2: dry hexes of the open rings round the owner's three numbers. */
function siteChoices(book: Book, s: Position, seat: Seat): Hex[] {
  if (!laysTokens(s, seat)) return []
  const owner = s.players.find((p) => p.factions.includes(seat))
  const hexes = new Set<Hex>()
  for (const number of owner?.tokens ?? []) {
    for (const hex of openRing(book, s, must(s.table.board.starts[number - 1]), [])) hexes.add(hex)
  }
  return [...hexes]
}

export const layToken = (book: Book): Order<'layToken'> => ({
  choices: (s, seat, piece) =>
    piece === undefined ? siteChoices(book, s, seat).map((hex) => ({ type: 'layToken', hex })) : [],
  check(s, seat, a) {
    return siteChoices(book, s, seat).includes(a.hex) ? legal : illegal('M1.2', 'notInRing')
  },
  decide: (run, seat, a) => lay(book, run, seat, a.hex),
})

function lay(book: Book, run: Run, seat: Seat, hex: Hex): void {
  run.emit({ type: 'tokenLaid', hex })
  if (run.state.sites.length >= book.charts.launcher.tokens) run.emit({ type: 'phaseBegan', phase: 'hide', seat })
}

export const laysTokens = (s: Position, seat: Seat): boolean => s.phase === 'tokens' && s.seat === seat

/** M1.2: all that are left, on the first hexes open. */
export function layTokens(book: Book, run: Run, seat: Seat): void {
  while (laysTokens(run.state, seat)) lay(book, run, seat, must(siteChoices(book, run.state, seat)[0]))
}

export const hideLauncher = (book: Book): Order<'hideLauncher'> => ({
  choices: (s, seat, piece) => (piece === undefined ? hideChoices(s, seat) : []),
  check(s, seat, a) {
    if (!mayHide(s, seat)) return illegal('M1.1', 'notNow')
    return s.sites.includes(a.hex) ? legal : illegal('M1.3', 'noTokenThere')
  },
  decide(run, _seat, a) {
    run.emit({ type: 'launcherHidden', hex: a.hex })
    beginRounds(book, run)
  },
})

const mayHide = (s: Position, seat: Seat): boolean => s.phase === 'hide' && s.seat === seat

/** M1.1, M1.3: the owner names the token that is the launcher. */
function hideChoices(s: Position, seat: Seat): ActionOf<'hideLauncher'>[] {
  return mayHide(s, seat) ? s.sites.map((hex) => ({ type: 'hideLauncher', hex })) : []
}

/** M1.6, M1.7: an Allied unit beside tokens flips them, until the launcher is found. */
export function flipSites(run: Run, id: UnitId): void {
  const s = run.state
  const u = unitOf(s, id)
  if (s.sites.length === 0 || isGerman(u.faction)) return
  for (const hex of groundOf(s.table.board).grid.neighbours[u.at] ?? []) {
    if (s.sites.includes(hex)) run.emit({ type: 'siteFlipped', hex, launcher: s.launcher?.at === hex })
  }
}

const isDeclaring = (s: Position, seat: Seat): boolean => s.phase === 'declare' && s.seat === seat

/** M1.9: any factory that stands, once in each of the owner's turns. */
export function launchChoices(s: Position, seat: Seat): ActionOf<'launch'>[] {
  if (!isDeclaring(s, seat) || s.table.launcher !== seat || !canLaunch(s)) return []
  return s.table.board.factories.flatMap((hex, i) => (s.flags[i] === RUIN ? [] : [{ type: 'launch', hex }]))
}

function canLaunch(s: Position): boolean {
  if (!s.launcher || s.launcher.at < 0 || s.launcher.fired) return false
  return s.units[s.launcher.unit]?.at !== GONE && !s.attacks.some((a) => a.type === 'launch')
}

export const launch = (_book: Book): Order<'launch'> => ({
  choices: (s, seat, piece) => (piece === undefined || piece === s.launcher?.unit ? launchChoices(s, seat) : []),
  check: (s, seat, a) => checkLaunch(s, seat, a),
  decide: (run, _seat, a) => run.emit({ type: 'attackDeclared', attack: { type: 'launch', hex: a.hex } }),
})

function checkLaunch(s: Position, seat: Seat, a: ActionOf<'launch'>): Verdict<Rule> {
  if (!isDeclaring(s, seat)) return illegal('M1.9', 'notNow')
  return launchChoices(s, seat).some((o) => o.hex === a.hex) ? legal : illegal('M1.9', 'noShot')
}

/** M1.10, 8.22: one die; the factory and whoever is in it. */
export function launchRocket(book: Book, run: Run, hex: Hex): void {
  const roll = run.chance.d12()
  const destroyed = roll >= book.charts.launcher.destroysFrom
  const inside = unitAt(run.state, hex)
  run.emit({ type: 'rocketLaunched', hex, roll, destroyed })
  if (!destroyed) return
  if (inside >= 0) destroy(run, inside, -1)
  checkVictory(book, run)
}

/** M1.11, M1.12, M1.13: enough ruins, or no launcher. */
export function launcherResult(book: Book, s: Position): Result | null {
  if (!s.launcher) return null
  if (s.units[s.launcher.unit]?.at === GONE) return { winners: ['allies'], rule: 'M1.13', why: 'launcherDestroyed' }
  if (s.launcher.destroyed < book.charts.launcher.wins) return null
  return { winners: ['germany'], rule: 'M1.12', why: 'rockets' }
}
