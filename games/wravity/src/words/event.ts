import { type Figures, type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Event } from '../event.ts'
import { sidesOf } from '../outcome.ts'
import { boardOf } from '../rules/02-soldiers.ts'
import type { Position, SideId } from '../state.ts'
import { hookedAt, inHex } from './aimed.ts'
import { headingName, hexName, nameOf, seatWord, soldierName } from './names.ts'

/** Facts that are told by what follows them, or by the board alone. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  'flightBegan',
  'flightEnded',
  'questionAsked',
  'questionAnswered',
  'turnEnding',
  'turnEnded',
  'lastStandEnded',
  'rostersShown',
])

/** A sentence of the diary. */
export function eventWords(book: Book, s: Position, e: Event): Message | null {
  return SILENT.has(e.type) ? null : say(`event.${variant(e)}`, figures(book, s, e))
}

function variant(e: Event): string {
  switch (e.type) {
    case 'soldierEnlisted':
      return e.name ? 'soldierEnlisted' : 'someoneEnlisted'
    case 'cardDrawn':
      return e.card ? 'cardDrawn' : 'someCardDrawn'
    case 'planetSeen':
      return e.value === null ? 'planetLookedUnder' : 'planetSeen'
    case 'soldierThrust':
      return e.kind === 'impulse' ? 'impulse' : 'pushOff'
    case 'grabRolled':
      return e.held ? 'grabHeld' : 'grabFailed'
    case 'shotFired':
      return e.hit ? 'shotHit' : 'shotMissed'
    case 'soldierHit':
      if (e.saved) return `saved.${e.saved}`
      return e.lives === 0 ? 'immobilised' : 'wounded'
    case 'soldierBraked':
      return e.speed === 0 ? 'soldierStopped' : 'soldierBraked'
    case 'soldierPushed':
      return e.taker === e.target ? 'soldierPushed' : 'rowPushed'
    case 'soldierBounced':
      if (e.speed === 0) return 'bounceStopped'
      return e.stuck ? 'bounceStuck' : 'soldierBounced'
    case 'soldiersCrashed':
      return e.speeds[0] === 0 && e.speeds[1] === 0 ? 'crashStopped' : 'soldiersCrashed'
    case 'hookThrown':
      return e.caught ? 'hookCaught' : 'hookMissed'
    case 'hookPulled':
      if (e.target < 0 || e.targetSpeed === null) return 'hookDrewThrower'
      return e.speed === null ? 'hookDrewTarget' : 'hookDrewBoth'
    case 'cardUsed':
      return 'cardUsed'
    case 'battleEnded':
      return e.result.winners.length > 0 ? 'battleWon' : 'battleDrawn'
    default:
      return e.type
  }
}

const SOLDIERS = ['soldier', 'target', 'taker', 'striker', 'struck'] as const
const NUMBERS = ['force', 'speed', 'die', 'lives', 'left', 'value', 'round'] as const

function figures(book: Book, s: Position, e: Event): Figures {
  const board = boardOf(book, s)
  const out: Record<string, Figures[string]> = {}
  const fields: Readonly<Record<string, unknown>> = { ...e }
  for (const key of SOLDIERS) {
    const id = fields[key]
    if (typeof id === 'number' && s.soldiers[id]) out[key] = soldierName(book, s, id)
  }
  for (const key of NUMBERS) if (typeof fields[key] === 'number') out[key] = fields[key]
  if ('needed' in e) out['needed'] = onTheDie(e)
  return { ...out, ...places(book, s, e, board), ...others(book, s, e) }
}

/** What the die had to show: never a 1, and its highest face always does. */
function onTheDie(e: Extract<Event, { readonly needed: number }>): number {
  const faces = e.type === 'grabRolled' ? 6 : 10
  const bonus = e.type === 'shotFired' ? e.bonus : 0
  return Math.max(2, Math.min(faces, e.needed) - bonus)
}

function places(book: Book, s: Position, e: Event, board: ReturnType<typeof boardOf>): Figures {
  const out: Record<string, Figures[string]> = {}
  if ('path' in e) Object.assign(out, { hex: hexName(board, e.path.at(-1) ?? 0), steps: e.path.length })
  if ('at' in e) out['hex'] = hexName(board, e.at)
  if ('to' in e) out['hex'] = hexName(board, e.to)
  if ('heading' in e && e.heading > 0) out['heading'] = headingName(e.heading)
  if ('planet' in e) out['hex'] = hexName(board, s.planets[e.planet]?.at ?? 0)
  if (e.type === 'soldiersCrashed') Object.assign(out, { speed: e.speeds[0], other: e.speeds[1] })
  if (e.type === 'shotFired') out['aim'] = inHex(book, s, e.at)
  if (e.type === 'hookThrown') out['aim'] = hookedAt(book, s, e.soldier, e.heading)
  if (e.type === 'grenadeExploded') out['hex'] = hexName(board, s.grenades[e.grenade]?.at ?? 0)
  return out
}

const sideWord = (book: Book, s: Position, side: SideId): Message => say(`side.${sidesOf(book, s)[side]}`)

function others(book: Book, s: Position, e: Event): Figures {
  const out: Record<string, Figures[string]> = {}
  if ('seat' in e) out['seat'] = seatWord(e.seat)
  if ('card' in e && e.card) out['card'] = nameOf(book, `card.${e.card}`)
  if (e.type === 'soldierEnlisted' && e.name) {
    out['name'] = nameOf(book, `squad.${e.name.squad}`)
    out['number'] = e.name.number
  }
  if (e.type === 'turnBegan') {
    out['seat'] = seatWord((s.first + e.turn) % s.sides.length)
    out['round'] = 1 + Math.floor(e.turn / s.sides.length)
  }
  if (e.type === 'lastStandBegan') out['side'] = sideWord(book, s, e.side)
  if (e.type !== 'battleEnded') return out
  out['scores'] = e.result.scores.map((x) => x.total).join(' : ')
  const [winner] = e.result.winners
  if (winner !== undefined) out['winner'] = sideWord(book, s, winner)
  return out
}
