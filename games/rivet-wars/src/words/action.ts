import { type Message, must, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { TARGET_OF } from '../rules/C-targets.ts'
import type { Action, ActionOf, Line, Position, UnitId } from '../state.ts'
import { cardName, gridName, unitAt, unitName } from './names.ts'

/** An offer, as a person would choose it from a list. */
export function actionWords(b: Book, s: Position, a: Action): Message {
  switch (a.type) {
    case 'drop':
      return say('action.drop', { grid: gridName(s, a.at) })
    case 'discard':
      return say('action.discard', { card: cardName(b, a.card) })
    case 'deploy':
      return say('action.deploy', { unit: unitName(b, a.kind), grid: gridName(s, a.at) })
    case 'plug':
      return plugWords(b, s, a)
    case 'attack':
      return say('action.attack', { ...shooter(b, s, a), target: gridName(s, a.at) })
    case 'snipe':
      return say('action.snipe', {
        ...shooter(b, s, a),
        victim: unitAt(b, s, a.target).unit,
        target: gridName(s, a.at),
      })
    case 'rearrange':
      return rearrangeWords(b, s, a)
    case 'play':
      return playWords(b, s, a)
    case 'pass':
      return say('action.pass')
    case 'endPhase':
      return say(`action.end.${s.phase}`)
    default:
      return say(`action.${a.type}`, { ...unitAt(b, s, a.unit), target: gridName(s, a.at) })
  }
}

function plugWords(b: Book, s: Position, a: ActionOf<'plug'>): Message {
  const host = unitAt(b, s, a.unit)
  return say('action.plug', { unit: unitName(b, a.kind), host: host.unit, grid: host.grid })
}

/** The unit, its grid, and the weapon: its own line by number, or the plug it belongs to. */
function shooter(
  b: Book,
  s: Position,
  a: ActionOf<'attack'> | ActionOf<'snipe'>,
): ReturnType<typeof unitAt> & { weapon: Message } {
  return { ...unitAt(b, s, a.unit), weapon: weaponWords(b, s, a.unit, a.line) }
}

function weaponWords(b: Book, s: Position, unit: UnitId, line: Line): Message {
  const u = must(s.units[unit])
  const { weapons } = b.profile(u)
  const weapon = must(weapons[line])
  if (weapon.kind !== u.kind) return unitName(b, weapon.kind)
  return say('weapon.line', { line: weapon.index + 1, lines: b.unit(u.kind).attacks.length })
}

function rearrangeWords(b: Book, s: Position, a: ActionOf<'rearrange'>): Message {
  const order = a.order.map((id) => unitAt(b, s, id).unit)
  return say('action.rearrange', { grid: gridName(s, a.at), order })
}

function playWords(b: Book, s: Position, a: ActionOf<'play'>): Message {
  const card = cardName(b, a.card)
  switch (TARGET_OF[b.effect(a.card).do]) {
    case 'grid':
      return say('action.playOnGrid', { card, grid: gridName(s, a.target) })
    case 'unit':
      return say('action.playOnUnit', { card, ...unitAt(b, s, a.target) })
    case 'line':
      return say('action.playOnLine', { card, weapon: weaponWords(b, s, must(s.active).unit, a.target) })
    default:
      return say('action.play', { card })
  }
}
