import { byType, count, flag, integer, list, oneOf, optional, type Shape, tuple } from '@muster/engine'
import { type Event, UNKNOWN, UNSEEN } from '../state.ts'
import { MOST_COINS, MOST_THROWS, PLAYERS, TOKENS } from './bounds.ts'
import {
  armies,
  attack,
  type ContentWords,
  die,
  hex,
  hexOrNone,
  phase,
  plan,
  player,
  result,
  rollOff,
  round,
  seat,
  startNumber,
  token,
  unit,
  unitOrNone,
  weather,
  why as whyShape,
} from './words.ts'

/** As recorded, and as redacted: a kind, a token and a hex that are not to be seen. */
export function eventShape(w: ContentWords): Shape<Event> {
  const kind = oneOf(w.kinds)
  const coins = count(MOST_COINS)
  const why = optional(whyShape)
  const way = list(hex, w.points)
  return byType<Event>({
    flagGiven: { hex, to: seat },
    extraChosen: { unit, kind: oneOf([...w.kinds, UNKNOWN]) },
    unitAssigned: { unit, token: oneOf([...Array(TOKENS).keys(), UNSEEN]) },
    phaseBegan: { phase, seat },
    orderRolled: { for: oneOf(['place', 'move']), rolls: list(rollOff, MOST_THROWS), first: player },
    tokenFlipped: { token, number: startNumber, hex },
    unitDrawn: { unit, token },
    unitPlaced: { unit, hex },
    armyPlaced: { turn: player },
    tokenLaid: { hex },
    launcherHidden: { hex: hexOrNone },
    siteFlipped: { hex, launcher: flag },
    weatherRolled: { roll: die, weather },
    turnBegan: { turn: player, round },
    unitRepaired: { unit, damage: w.damage },
    armiesUsed: { armies },
    planMade: { plan },
    unitMoved: { unit, path: way, left: count(w.points), way, why },
    factoryOccupied: { unit, hex, turn: player, why },
    interceptionOffered: { unit, seats: list(seat, PLAYERS) },
    interceptionDeclined: { seat },
    unitIntercepted: { unit, by: unit },
    attackDeclared: { attack },
    unitsFought: {
      unit,
      target: unit,
      dice: w.dice,
      red: w.red,
      back: w.dice,
      hits: count(w.hits),
      backHits: integer(-1, w.hits),
      dealt: w.damage,
      taken: w.damage,
      xp: w.earned,
      backXp: w.earned,
      why,
    },
    hexBombarded: {
      unit,
      hex,
      dice: w.dice,
      hits: count(w.hits),
      damage: list(tuple(unit, w.damage), w.struck),
      xp: w.earned,
      why,
    },
    attackVoid: { attack },
    rocketLaunched: { hex, roll: die, destroyed: flag },
    unitDestroyed: { unit, kind, faction: seat, by: unitOrNone },
    incomeCollected: { turn: player, coins },
    coinsGiven: { to: player, coins, arrived: coins },
    repairStarted: { unit, coins: w.cost },
    unitBought: { unit, faction: seat, kind, hex, coins: w.cost, why },
    turnEnded: { turn: player },
    matchEnded: { result },
  })
}
