import { type Message, must, noChance, type Odds, type Preview, preview, say } from '@muster/engine'
import { tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { clone } from '../clone.ts'
import { evolve } from '../evolve/index.ts'
import { strike } from '../evolve/strikes.ts'
import { activate } from '../rules/05-activation.ts'
import { diceAgainst } from '../rules/05-dice.ts'
import { rollOf, targetsOf } from '../rules/05-strike.ts'
import { isAdrift } from '../rules/06-deviation.ts'
import type { ActionOf, Position, RivetWars, Side, Strike, Unit, UnitId } from '../state.ts'
import { gridName, unitAt, unitName } from '../words/names.ts'
import { flipChances, hitChance, leastHit } from './chances.ts'
import { enemiesFirst, figures, type Risk } from './risks.ts'
import { secretNotes } from './secrets.ts'
import { spreadOf, strayOf } from './spread.ts'

export function attackPreview(b: Book, s: Position, a: ActionOf<'attack'> | ActionOf<'snipe'>): Preview<RivetWars> {
  const then = activated(b, s, a.unit)
  const u = must(then.units[a.unit])
  const { line } = must(b.profile(u).weapons[a.line])
  const t = tablesOf(s.field)
  const adrift = isAdrift(line.deviates, must(t.distance[u.at * t.size + a.at]))
  const target = a.type === 'snipe' ? a.target : -1
  const attack = strike('unit', a.unit, a.line, a.at, target)
  return strikePreview(b, then, u.side, attack, adrift)
}

/** The card itself is discarded before the flip: with an empty deck it is shuffled in. */
export function barragePreview(
  b: Book,
  s: Position,
  side: Side,
  a: ActionOf<'play'>,
  dice: number,
): Preview<RivetWars> {
  const then = clone(s)
  evolve(then, { type: 'cardPlayed', side, card: a.card })
  const seen = strikePreview(b, then, side, strike('barrage', -1, dice, a.target), true)
  return {
    ...seen,
    notes: seen.notes.map((note) => (note.key === 'note.deviates' ? say('note.deviates.barrage') : note)),
  }
}

/** The strike that waits for an answer, in the eyes of the side that is asked. */
export const pendingPreview = (b: Book, s: Position, side: Side): Preview<RivetWars> =>
  s.strike ? strikePreview(b, s, side, s.strike, false) : preview()

/** The state once the unit has been chosen: its grid's buffs are kept by then. */
function activated(b: Book, s: Position, unit: UnitId): Position {
  const then = clone(s)
  const run = { state: then, chance: noChance, emit: (event: Parameters<typeof evolve>[1]) => evolve(then, event) }
  activate(b, run, must(then.units[unit]))
  return then
}

function strikePreview(
  b: Book,
  s: Position,
  side: Side,
  strike: Readonly<Strike>,
  adrift: boolean,
): Preview<RivetWars> {
  if (!adrift) {
    const risks = risksAt(b, s, strike)
    return preview({
      ...figures(b, s, risks, { side, by: strike.by }),
      spread: spreadOf(b, risks, isChain(b, s, strike)),
      notes: [
        ...risks.map((risk) => diceNote(b, s, strike, risk)),
        ...(side === s.turn ? secretNotes(b, s, strike, risks) : []),
      ],
      path: [strike.at],
    })
  }
  const landings = [...flipChances(b, s, side, strike.at)]
    .filter(([at]) => at >= 0)
    .map(([at, chance]) => ({ chance, risks: risksAt(b, s, { ...strike, at }) }))
  const risks = landings.flatMap(({ chance, risks }) => risks.map((risk) => ({ ...risk, hit: chance * risk.hit })))
  const warnings = risks.some(({ unit }) => unit.side === side) ? [say('warning.friendlyFire')] : []
  const sorted = enemiesFirst(risks, side)
  return preview({
    ...figures(b, s, sorted, { side, by: strike.by }),
    spread: strayOf(landings, side, isChain(b, s, strike)),
    warnings,
    notes: strayNotes(sorted, side),
    path: [strike.at],
  })
}

/** That it deviates; and where no enemy stands near enough, that none can be hit. */
function strayNotes(risks: readonly Risk[], side: Side): Message[] {
  const none = risks.every(({ unit, hit }) => unit.side === side || hit === 0)
  return [say('note.deviates'), ...(none ? [say('note.nobodyNear')] : [])]
}

const isChain = (b: Book, s: Position, strike: Readonly<Strike>): boolean =>
  strike.by === 'unit' && lineOf(b, s, strike).grid === 'chain'

/** 5.10, 7.5: everyone the strike would roll against if it came down there. */
function risksAt(b: Book, s: Position, strike: Readonly<Strike>): Risk[] {
  const chain = isChain(b, s, strike)
  let going = 1
  return targetsOf(b, s, strike).map((unit) => {
    const { precision, cover } = rollOf(b, s, strike, 0)
    const base = strike.by === 'unit' ? must(lineOf(b, s, strike).dice[b.profile(unit).armour - 1]) : strike.line
    const dice = diceAgainst(b, s, unit, base, cover)
    const hit = going * hitChance(dice, precision)
    if (chain) going = hit
    return { unit, dice, hit }
  })
}

const lineOf = (
  b: Book,
  s: Position,
  strike: Readonly<Strike>,
): Readonly<ReturnType<Book['profile']>['weapons'][number]['line']> =>
  must(b.profile(must(s.units[strike.unit])).weapons[strike.line]).line

function diceNote(b: Book, s: Position, strike: Readonly<Strike>, { unit, dice }: Risk): Message {
  const { precision } = rollOf(b, s, strike, 0)
  return say('note.dice', {
    unit: unitName(b, unit.kind),
    grid: gridName(s, unit.at),
    dice,
    need: leastHit(precision),
  })
}

/** 7.24, 7.25: whom a Tank Shock would roll against, when the unit stands there. */
export function shockOdds(b: Book, s: Position, u: Readonly<Unit>, dice: number, arrives: number): Odds<RivetWars>[] {
  return risksAt(b, s, strike('shock', u.id, dice, u.at)).map(({ unit, hit }) => ({
    label: say('odds.hit', unitAt(b, s, unit.id)),
    when: { type: 'attacked', unit: unit.id, by: 'shock', hit: true },
    chance: arrives * hit,
  }))
}
