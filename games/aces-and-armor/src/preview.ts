import { type Expected, preview as given, type Message, type Odds, type Preview, type Share, say } from '@muster/engine'
import { ringOf } from './board.ts'
import type { Book } from './book.ts'
import { clone } from './copy.ts'
import { type Foretold, foretell } from './foretell.ts'
import { nextSeat } from './rules/03-sequence.ts'
import { fieldOf } from './rules/04-movement-field.ts'
import { lookAround } from './rules/04-movement-listed.ts'
import { isStrangeFactory, isWater, pointsLeft } from './rules/04-movement-steps.ts'
import { wayTo } from './rules/04-movement-way.ts'
import { canGoOn } from './rules/06-going-on.ts'
import { interceptorsAt } from './rules/06-interception.ts'
import { canBuild } from './rules/09-money.ts'
import { unitsUnder } from './rules/11-barrage.ts'
import type { AcesAndArmor, Action, ActionOf, Attack, Hex, Position, UnitId } from './state.ts'
import { endsTurn } from './turn-end.ts'
import { areEnemies, specOf, unitOf } from './units.ts'
import { hexMessage, unitMessage } from './words/names.ts'

type Shown = Preview<AcesAndArmor>

const FACES = 12

/** What a legal action would do, before it is done. */
export function previewOf(book: Book, s: Position, a: Action): Shown {
  if (a.type === 'move') return ofMove(book, s, a)
  if (a.type === 'attack' || a.type === 'barrage') return ofAttack(book, s, a)
  if (a.type === 'intercept') return ofInterception(book, s, a)
  if (a.type === 'decline') return ofPassing(book, s)
  if (a.type === 'confirm') return { ...ofConfirm(book, s), notes: endNotes(book, s) }
  if (a.type === 'endMovement') return given({ notes: endNotes(book, s) })
  if (a.type === 'launch')
    return given({ path: [a.hex], notes: [say('note.rocket', { from: book.charts.launcher.destroysFrom })] })
  if (a.type === 'buy') return given({ path: [a.hex], price: [say('price.coins', { coins: book.unit(a.kind).cost })] })
  if (a.type === 'repair') return ofRepair(book)
  if (a.type === 'endTurn') return given({ warnings: canBuild(book, s) ? [say('warning.unspent')] : [] })
  if (a.type === 'transfer')
    return given({ price: [say('price.coins', { coins: a.coins })], notes: [arrives(book, a)] })
  if (a.type === 'place' || a.type === 'layToken' || a.type === 'hideLauncher') return given({ path: [a.hex] })
  return given()
}

/** 9.5, 9.7, 9.8 */
const ofRepair = ({ charts: { repair } }: Book): Shown =>
  given({
    price: [say('price.coins', { coins: repair.coins })],
    notes: [say('note.repair', { damage: repair.damage })],
  })

const arrives = (book: Book, a: ActionOf<'transfer'>): Message =>
  say('note.arrives', { coins: a.coins - book.charts.transfer.fee })

function ofMove(book: Book, s: Position, a: ActionOf<'move'>): Shown {
  const u = unitOf(s, a.unit)
  const whole = isStrangeFactory(s, u, a.to) ? 'note.occupies' : isWater(book, s, u, a.to) ? 'note.swims' : null
  if (whole)
    return given({
      price: [say('price.whole')],
      notes: [say(whole)],
      path: [a.to],
      warnings: watched(book, s, a, [a.to]),
    })
  const field = fieldOf(s.table.board)
  const points = pointsLeft(book, s, a.unit)
  lookAround(book, field, s, a.unit, points)
  const path = wayTo(book, field, s, a.unit, a.to)
  const paid = path.reduce((sum, hex) => sum + (field.price[hex] ?? 0), 0)
  return given({
    price: [
      say('price.points', { points: paid / 2, left: (points - paid) / 2 }),
      ...forestOn(book, s, a.unit, path, field.price),
    ],
    path,
    warnings: watched(book, s, a, path),
  })
}

/** 4.6: what makes a way through forest short. */
function forestOn(book: Book, s: Position, id: UnitId, path: readonly Hex[], price: Uint8Array): Message[] {
  const hex = path.find((h) => s.table.board.terrain[h] === 'f')
  if (hex === undefined || specOf(book, unitOf(s, id)).arm === 'aircraft') return []
  return [say('note.forest', { points: (price[hex] ?? 0) / 2 })]
}

/** The first hex of the way where someone could intercept; what the enemy weighs is the attack that would follow. */
function watched(book: Book, s: Position, a: ActionOf<'move'>, path: readonly Hex[]): Message[] {
  const hex = path.find((h) => interceptorsAt(book, s, a.unit, h).length > 0)
  if (hex === undefined || s.units.some((u) => u.at === hex)) return []
  const by = interceptorsAt(book, s, a.unit, hex)
  const stopped = clone(s)
  stopped.units[a.unit] = { ...unitOf(s, a.unit), at: hex }
  const blows = by.flatMap((unit) => foretell(book, stopped, [{ type: 'attack', unit, target: a.unit }]))
  const dealt = (blow: Foretold): number => blow.dealt.get(a.unit) ?? 0
  const best = blows.reduce((one, other) => (dealt(other) > dealt(one) ? other : one))
  const figures = { dealt: tenth(dealt(best)), back: tenth(best.taken) }
  return [say('warning.intercepted', { hex: hexMessage(s, hex), unit: by.map((id) => unitMessage(s, id)), ...figures })]
}

/** The dice fall only when the list is confirmed: until then the figures of an attack are notes, and no odds. */
function ofAttack(book: Book, s: Position, a: ActionOf<'attack'> | ActionOf<'barrage'>): Shown {
  const { told, last } = foreseen(book, s, a)
  const counted = last && s.attacks.length > 0
  const how = last ? (counted ? [say('note.counted')] : []) : [say('note.alone')]
  const notes = [...told.flatMap((each) => notesOf(s, each)), ...how]
  const spread = told.flatMap((each) => spreadOf(book, s, each, counted))
  return given({ notes, spread, warnings: friendlyFire(book, s, a), path: pathOf(s, a) })
}

/** 6.6, 6.10, 6.11: it stops, and what follows is an attack in the unit's next turn, told as it would go now. */
function ofInterception(book: Book, s: Position, { unit }: ActionOf<'intercept'>): Shown {
  const { move } = s
  if (!move) return given()
  const told = foretell(book, s, [{ type: 'attack', unit, target: move.unit }])
  const { at } = unitOf(s, move.unit)
  return given({
    notes: [
      say(canGoOn(book, s, move) ? 'note.stops' : 'note.arrived', { hex: hexMessage(s, at) }),
      ...told.flatMap((each) => notesOf(s, each)),
    ],
    // Nobody takes it back: whoever presses it is told first what it binds to.
    warnings: [say('warning.duty')],
    path: [at],
  })
}

/** 6.7: where it is let through, it goes on as far as it can. */
function ofPassing(book: Book, s: Position): Shown {
  const { move } = s
  if (!move) return given()
  const unit = unitMessage(s, move.unit)
  if (!canGoOn(book, s, move)) return given({ notes: [say('note.staysAnyway', { unit })] })
  return given({ notes: [say('note.goesOn', { unit, points: move.left / 2 })] })
}

/** The attack as the last of the list; by itself where the list is too long to be counted. */
function foreseen(book: Book, s: Position, attack: Attack): { readonly told: Foretold[]; readonly last: boolean } {
  const all = foretell(book, s, [...s.attacks, attack])
  return all.length > s.attacks.length
    ? { told: all.slice(-1), last: true }
    : { told: foretell(book, s, [attack]), last: false }
}

/** All that a duel may do to its target; it may never come to it. What the attacks before it did is part of what destroys. */
function spreadOf(book: Book, s: Position, { attack, destroys, spread }: Foretold, counted: boolean): Share[] {
  if (attack.type !== 'attack') return []
  const damage = book.charts.fatal - unitOf(s, attack.target).damage
  const fatal = destroys.get(attack.target) ?? 0
  const fought = spread.reduce((sum, p) => sum + p, fatal)
  const shares = spread.map((chance, damage) => ({ label: say('spread.damage', { damage }), chance }))
  const destroyed = counted ? say('spread.gone') : say('spread.destroyed', { damage })
  return [{ label: say('spread.unfought'), chance: 1 - fought }, ...shares, { label: destroyed, chance: fatal }].filter(
    ({ chance }) => chance > 1e-9,
  )
}

function pathOf(s: Position, a: ActionOf<'attack'> | ActionOf<'barrage'>): Hex[] {
  if (a.type === 'attack') return [s.units[a.target]?.at ?? -1]
  return [a.hex, ...ringOf(fieldOf(s.table.board).ground, a.hex, 1)]
}

function friendlyFire(book: Book, s: Position, a: ActionOf<'attack'> | ActionOf<'barrage'>): Message[] {
  if (a.type === 'attack') return []
  const u = unitOf(s, a.unit)
  const friends = unitsUnder(book, s, u, a.hex).filter((id) => !areEnemies(u.faction, unitOf(s, id).faction))
  return friends.map((id) => say('warning.friendlyFire', { unit: unitMessage(s, id) }))
}

const percent = (p: number): number => Math.round(p * 1000) / 10
const tenth = (x: number): number => Math.round(x * 10) / 10

function notesOf(s: Position, told: Foretold): Message[] {
  const blows = [...told.dealt.keys()].sort(byChance(told)).map((id) => blowOn(s, told, id))
  const back = told.taken > 0 ? [say('note.back', { damage: tenth(told.taken), percent: percent(told.lost) })] : []
  return [...blows, ...back]
}

const byChance =
  ({ destroys }: Foretold) =>
  (a: UnitId, b: UnitId): number =>
    (destroys.get(b) ?? 0) - (destroys.get(a) ?? 0)

function blowOn(s: Position, { attack, dealt, destroys }: Foretold, id: UnitId): Message {
  const by = attack.type === 'launch' ? undefined : s.units[attack.unit]
  const own = by !== undefined && !areEnemies(by.faction, unitOf(s, id).faction)
  return say(own ? 'note.ownBlow' : 'note.blow', {
    unit: unitMessage(s, id),
    damage: tenth(dealt.get(id) ?? 0),
    percent: percent(destroys.get(id) ?? 0),
  })
}

const endNotes = (book: Book, s: Position): Message[] => (endsTurn(book, s) ? [say('note.endsTurn')] : [])

function ofConfirm(book: Book, s: Position): Shown {
  if (nextSeat(s)) return given()
  const told = foretell(book, s, s.attacks)
  return given({
    odds: [...told.flatMap((t) => oddsOf(s, t)), ...rocketOdds(book, s, told.length)],
    expected: told.flatMap((t, i) => expectedOf(s, t, i + 1)),
  })
}

function oddsOf(s: Position, { attack, destroys, lost }: Foretold): Odds<AcesAndArmor>[] {
  if (attack.type === 'launch') return []
  const kills = [...destroys].map(([id, chance]) => ({
    label: say('odds.destroys', { unit: unitMessage(s, attack.unit), target: unitMessage(s, id) }),
    when: { type: 'unitDestroyed' as const, unit: id, by: attack.unit },
    chance: Math.min(1, chance),
  }))
  if (attack.type !== 'attack' || lost === 0) return kills
  const label = say('odds.lost', { unit: unitMessage(s, attack.unit) })
  const when = { type: 'unitDestroyed' as const, unit: attack.unit, by: attack.target }
  return [...kills, { label, when, chance: Math.min(1, lost) }]
}

/** By its number: two attacks of like units on like ones are told apart. */
function expectedOf(s: Position, { attack, dealt, taken }: Foretold, number: number): Expected<AcesAndArmor>[] {
  if (attack.type !== 'attack') return []
  const when = { type: 'unitsFought' as const, unit: attack.unit, target: attack.target }
  const args = { number, unit: unitMessage(s, attack.unit), target: unitMessage(s, attack.target) }
  return [
    { label: say('expected.dealt', args), when, sum: 'dealt', mean: dealt.get(attack.target) ?? 0 },
    { label: say('expected.taken', args), when, sum: 'taken', mean: taken },
  ]
}

/** A rocket alone, or one that comes first: nothing before it can end the match. */
function rocketOdds(book: Book, s: Position, counted: number): Odds<AcesAndArmor>[] {
  const attack = s.attacks[0]
  if (attack?.type !== 'launch' || counted > 0) return []
  return [
    {
      label: say('odds.rocket', { hex: hexMessage(s, attack.hex) }),
      when: { type: 'rocketLaunched', hex: attack.hex, destroyed: true },
      chance: (FACES + 1 - book.charts.launcher.destroysFrom) / FACES,
    },
  ]
}
