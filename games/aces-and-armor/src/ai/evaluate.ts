import type { Book } from '../book.ts'
import { GONE, type Position, type Seat, type Side, sideOf } from '../state.ts'
import { enemyOf } from '../units.ts'
import { armyOf } from './army.ts'
import { handWorth, unevenWorth } from './deploy.ts'
import { factoriesWorth, reachWorth } from './factories.ts'
import { fightWorth } from './fight.ts'
import { forcesOf } from './forces.ts'
import { missionWorth } from './mission.ts'
import { WEIGHT } from './weight.ts'
import { shareLeft } from './worth.ts'

/** How good the state is for the seat's side, in coins. */
export function evaluate(book: Book, s: Position, seat: Seat): number {
  const side = sideOf(seat)
  if (s.result) return resultWorth(s, side)
  const f = forcesOf(book, s, side)
  return (
    factoriesWorth(s, side) +
    unitsWorth(book, s, side) +
    armyWorth(book, s, side) +
    reachWorth(f, f.mine, side, WEIGHT.mine) -
    reachWorth(f, f.theirs, enemyOf(side), WEIGHT.theirs) +
    fightWorth(f) +
    missionWorth(f) +
    handWorth(s, side) -
    unevenWorth(s, side)
  )
}

function resultWorth(s: Position, side: Side): number {
  const winner = s.result?.winners[0]
  return winner === undefined ? 0 : winner === side ? WEIGHT.win : -WEIGHT.win
}

function unitsWorth(book: Book, s: Position, side: Side): number {
  let worth = 0
  for (const u of s.units) {
    if (u.at === GONE || u.kind === '') continue
    const { cost } = book.unit(u.kind)
    const own = cost * (shareLeft(book.charts.fatal, u.damage) + (u.repair ? WEIGHT.repair : 0))
    const all = own + WEIGHT.xp * Math.min(u.xp, 6)
    worth += sideOf(u.faction) === side ? all : -all
  }
  return worth
}

/** A mixed army is worth more, and coins what they could buy. */
function armyWorth(book: Book, s: Position, side: Side): number {
  let worth = 0
  for (let p = 0; p < s.players.length; p++) {
    const own = armyOf(book, s, p) + WEIGHT.coin * (s.players[p]?.coins ?? 0)
    worth += s.players[p]?.side === side ? own : -own
  }
  return worth
}
