import { type Figures, type Message, say } from '@muster/engine'
import type { Action } from '../action.ts'
import { type Book, opposite } from '../book.ts'
import { type Flying, isFlying, landingOf } from '../landing.ts'
import { boardOf, holdsOn, soldierOf } from '../rules/02-soldiers.ts'
import type { Heading, Position } from '../state.ts'
import { hookedAt, inHex } from './aimed.ts'
import { headingName, hexName, nameOf, soldierName } from './names.ts'

/** An offer, as a person would choose it from a list. */
export function actionWords(book: Book, s: Position, a: Action): Message {
  return say(`action.${variant(book, s, a)}`, { ...figures(book, s, a), ...parting(book, s) })
}

function variant(book: Book, s: Position, a: Action): string {
  if (a.type === 'shoot' && a.card) return 'shootWith'
  if (a.type === 'push' && holdsOn(boardOf(book, s), s, soldierOf(s, a.soldier))) return 'pushHolding'
  if (a.type === 'brake' && a.heading === 0) return 'brakeHolding'
  return a.type
}

type Words = Record<string, Figures[string]>

function figures(book: Book, s: Position, a: Action): Figures {
  const board = boardOf(book, s)
  const out: Words = {}
  if ('soldier' in a) out['soldier'] = soldierName(book, s, a.soldier)
  if ('target' in a) out['target'] = soldierName(book, s, a.target)
  if ('force' in a) out['force'] = a.force
  if ('heading' in a) Object.assign(out, headed(a))
  if ('card' in a && a.card) out['card'] = nameOf(book, `card.${a.card}`)
  if ('squad' in a) {
    out['name'] = nameOf(book, `squad.${a.squad}`)
    out['number'] = a.number
    out['rank'] = nameOf(book, `rank.${book.soldiers[a.squad]?.[a.number]?.rank}`)
  }
  if ('to' in a) out['hex'] = hexName(board, a.to)
  if ('at' in a) Object.assign(out, { hex: hexName(board, a.at), aim: inHex(book, s, a.at) })
  if ('steps' in a) out['steps'] = a.steps
  if ('side' in a) out['side'] = headingName(a.side)
  if ('planet' in a) out['hex'] = hexName(board, s.planets[a.planet]?.at ?? 0)
  if ('grenade' in a) out['hex'] = hexName(board, s.grenades[a.grenade]?.at ?? 0)
  if (isFlying(a)) Object.assign(out, landing(book, s, a))
  if (a.type === 'hook') out['aim'] = hookedAt(book, s, a.soldier, a.heading)
  return out
}

/** Whither it goes itself, and whither what it pushes. */
const headed = ({ heading }: { readonly heading: Heading | 0 }): Figures => ({
  heading: headingName(heading === 0 ? 1 : heading),
  way: headingName(opposite(heading === 0 ? 1 : heading)),
})

/** Where it comes to in this turn, and how that ends. */
function landing(book: Book, s: Position, a: Flying): Figures {
  const { hex, end } = landingOf(book, s, a)
  const how = end === null || end === 'later' || end === 'field' ? (end ?? 'free') : 'crash'
  return { hex: hexName(boardOf(book, s), hex), end: how }
}

/** Who has crashed into another, while its player chooses the way. */
const parting = (book: Book, s: Position): Figures =>
  s.question?.type === 'axis' ? { striker: soldierName(book, s, s.question.striker) } : {}
