import { type Expected, preview as given, type Message, type Odds, type Preview, say } from '@muster/engine'
import { ringOf } from './board.ts'
import type { Content } from './content/content.ts'
import { type Foretold, foretell } from './foretell.ts'
import { nextSeat } from './rules/03-sequence.ts'
import { fillPrices } from './rules/04-movement-cost.ts'
import { fieldOf, fillOccupants } from './rules/04-movement-field.ts'
import { isStrangeFactory, isWater, pointsLeft } from './rules/04-movement-steps.ts'
import { wayTo } from './rules/04-movement-way.ts'
import { interceptorsAt } from './rules/06-interception.ts'
import { unitsUnder } from './rules/11-barrage.ts'
import type { AcesAndArmor, Action, ActionOf, Attack, Hex, State, Unit, UnitId } from './state.ts'
import { areEnemies } from './units.ts'
import { hexMessage, unitMessage } from './words/names.ts'

type Shown = Preview<AcesAndArmor>

const FACES = 12

/** What a legal action would do, before it is done. */
export function previewOf(c: Content, s: State, a: Action): Shown {
  if (a.type === 'move') return ofMove(c, s, a)
  if (a.type === 'attack' || a.type === 'barrage') return ofAttack(c, s, a)
  if (a.type === 'confirm') return ofConfirm(c, s)
  if (a.type === 'launch')
    return given({ path: [a.hex], notes: [say('note.rocket', { from: c.charts.launcher.destroysFrom })] })
  if (a.type === 'buy')
    return given({ path: [a.hex], price: [say('price.coins', { coins: c.units[a.kind]?.cost ?? 0 })] })
  if (a.type === 'repair') return given({ price: [say('price.coins', { coins: c.charts.repair.coins })] })
  if (a.type === 'transfer') return given({ price: [say('price.coins', { coins: a.coins })], notes: [arrives(c, a)] })
  if (a.type === 'place' || a.type === 'layToken' || a.type === 'hideLauncher') return given({ path: [a.hex] })
  return given()
}

const arrives = (c: Content, a: ActionOf<'transfer'>): Message =>
  say('note.arrives', { coins: a.coins - c.charts.transfer.fee })

function ofMove(c: Content, s: State, a: ActionOf<'move'>): Shown {
  const u = s.units[a.unit] as Unit
  const whole = isStrangeFactory(s, u, a.to) ? 'note.occupies' : isWater(c, s, u, a.to) ? 'note.swims' : null
  if (whole)
    return given({ price: [say('price.whole')], notes: [say(whole)], path: [a.to], warnings: watched(c, s, a, [a.to]) })
  const field = fieldOf(s.table.board)
  fillOccupants(field, s, a.unit)
  fillPrices(c, field, s, u)
  const path = wayTo(c, field, s, a.unit, a.to)
  const paid = path.reduce((sum, hex) => sum + (field.price[hex] as number), 0)
  return given({
    price: [say('price.points', { points: paid / 2, left: (pointsLeft(c, s, a.unit) - paid) / 2 })],
    path,
    warnings: watched(c, s, a, path),
  })
}

/** The first hex of the way where someone could intercept. */
function watched(c: Content, s: State, a: ActionOf<'move'>, path: readonly Hex[]): Message[] {
  const hex = path.find((h) => interceptorsAt(c, s, a.unit, h).length > 0)
  if (hex === undefined || s.units.some((u) => u.at === hex)) return []
  return [say('warning.intercepted', { hex: hexMessage(s, hex) })]
}

/** The dice fall only when the list is confirmed: until then the figures of an attack are notes, and no odds. */
function ofAttack(c: Content, s: State, a: ActionOf<'attack'> | ActionOf<'barrage'>): Shown {
  return given({ notes: foreseen(c, s, a), warnings: friendlyFire(c, s, a), path: pathOf(s, a) })
}

/** Figures for the attack as the last of the list; by itself where the list is too long to be counted. */
function foreseen(c: Content, s: State, attack: Attack): Message[] {
  const told = foretell(c, s, [...s.attacks, attack])
  const last = told.length > s.attacks.length ? told.at(-1) : undefined
  if (last) return notesOf(s, last)
  return [...foretell(c, s, [attack]).flatMap((alone) => notesOf(s, alone)), say('note.alone')]
}

function pathOf(s: State, a: ActionOf<'attack'> | ActionOf<'barrage'>): Hex[] {
  if (a.type === 'attack') return [s.units[a.target]?.at ?? -1]
  return [a.hex, ...ringOf(fieldOf(s.table.board).ground, a.hex, 1)]
}

function friendlyFire(c: Content, s: State, a: ActionOf<'attack'> | ActionOf<'barrage'>): Message[] {
  if (a.type === 'attack') return []
  const u = s.units[a.unit] as Unit
  const friends = unitsUnder(c, s, u, a.hex).filter((id) => !areEnemies(u.faction, (s.units[id] as Unit).faction))
  return friends.map((id) => say('warning.friendlyFire', { unit: unitMessage(s, id) }))
}

const percent = (p: number): number => Math.round(p * 1000) / 10
const tenth = (x: number): number => Math.round(x * 10) / 10

function notesOf(s: State, told: Foretold): Message[] {
  const blows = [...told.dealt.keys()].sort(byChance(told)).map((id) => blowOn(s, told, id))
  const back = told.taken > 0 ? [say('note.back', { damage: tenth(told.taken), percent: percent(told.lost) })] : []
  return [...blows, ...back]
}

const byChance =
  ({ destroys }: Foretold) =>
  (a: UnitId, b: UnitId): number =>
    (destroys.get(b) ?? 0) - (destroys.get(a) ?? 0)

function blowOn(s: State, { attack, dealt, destroys }: Foretold, id: UnitId): Message {
  const by = attack.type === 'launch' ? undefined : s.units[attack.unit]
  const own = by !== undefined && !areEnemies(by.faction, (s.units[id] as Unit).faction)
  return say(own ? 'note.ownBlow' : 'note.blow', {
    unit: unitMessage(s, id),
    damage: tenth(dealt.get(id) ?? 0),
    percent: percent(destroys.get(id) ?? 0),
  })
}

function ofConfirm(c: Content, s: State): Shown {
  if (nextSeat(s)) return given()
  const told = foretell(c, s, s.attacks)
  return given({
    odds: [...told.flatMap((t) => oddsOf(s, t)), ...rocketOdds(c, s, told.length)],
    expected: told.flatMap((t) => expectedOf(s, t)),
  })
}

function oddsOf(s: State, { attack, destroys, lost }: Foretold): Odds<AcesAndArmor>[] {
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

function expectedOf(s: State, { attack, dealt, taken }: Foretold): Expected<AcesAndArmor>[] {
  if (attack.type !== 'attack') return []
  const when = { type: 'unitsFought' as const, unit: attack.unit, target: attack.target }
  const args = { unit: unitMessage(s, attack.unit), target: unitMessage(s, attack.target) }
  return [
    { label: say('expected.dealt', args), when, sum: 'dealt', mean: dealt.get(attack.target) ?? 0 },
    { label: say('expected.taken', args), when, sum: 'taken', mean: taken },
  ]
}

/** A rocket alone, or one that comes first: nothing before it can end the match. */
function rocketOdds(c: Content, s: State, counted: number): Odds<AcesAndArmor>[] {
  const attack = s.attacks[0]
  if (attack?.type !== 'launch' || counted > 0) return []
  return [
    {
      label: say('odds.rocket', { hex: hexMessage(s, attack.hex) }),
      when: { type: 'rocketLaunched', hex: attack.hex, destroyed: true },
      chance: (FACES + 1 - c.charts.launcher.destroysFrom) / FACES,
    },
  ]
}
