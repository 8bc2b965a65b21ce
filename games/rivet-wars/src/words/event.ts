import { type Message, must, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { hitsFrom } from '../rules/05-dice.ts'
import { isLastTurn } from '../rules/12-victory.ts'
import { type Event, type EventOf, type Grid, MINE, type Position, WIRE } from '../state.ts'
import { cardName, gridName, secretName, sideName, unitAt, unitName } from './names.ts'
import { capturedWords, endedWords, levelsWords } from './score.ts'

/** A sentence of the diary; null for what is not worth a line. */
export function eventWords(b: Book, s: Position, e: Event): Message | null {
  const grid = (at: Grid): string => gridName(s, at)
  switch (e.type) {
    case 'turnStarted':
      return say(isLastTurn(b, s) ? 'event.lastTurn' : 'event.turnStarted', { side: sideName(e.side), round: e.round })
    case 'flagRaised':
      return say('event.flagRaised', { side: sideName(e.side), grid: grid(e.at) })
    case 'supplied':
      return say('event.supplied', {
        side: sideName(s.turn),
        points: e.points,
        rivets: e.rivets,
        infantry: e.infantry ?? 0,
        free: e.free ?? 0,
      })
    case 'cardDiscarded':
      return say('event.cardDiscarded', { side: sideName(e.side), card: cardName(b, e.card) })
    case 'cardDrawn':
    case 'secretDrawn':
      return drawWords(b, e)
    case 'deckRenewed':
      return say(`event.deckRenewed.${e.deck}`)
    case 'deployed':
      return say('event.deployed', { unit: unitName(b, e.kind), grid: grid(e.at) })
    case 'plugged': {
      const host = unitAt(b, s, e.unit)
      return say('event.plugged', { unit: unitName(b, e.kind), host: host.unit, grid: host.grid })
    }
    case 'landed':
      return say('event.landed', { unit: unitName(b, e.kind), grid: grid(e.at) })
    case 'dropLost':
      return say('event.dropLost', { unit: unitName(b, e.kind) })
    case 'attackMade':
      return say('event.attackMade', { ...unitAt(b, s, e.unit), target: grid(e.at) })
    case 'flipped':
      return flippedWords(s, e)
    case 'attacked':
      return attackedWords(b, s, e)
    case 'eliminated':
      return eliminatedWords(b, s, e)
    case 'stranded':
      return say('event.stranded', unitAt(b, s, e.unit))
    case 'rescued':
      return say('event.rescued', unitAt(b, s, e.unit))
    case 'moved':
      return say(`event.moved.${e.how}`, {
        ...unitAt(b, s, e.unit),
        from: e.from === undefined ? 'none' : grid(e.from),
      })
    case 'cleared':
      return say(`event.cleared.${e.marker === WIRE ? 'wire' : e.marker === MINE ? 'mine' : 'trap'}`, {
        grid: grid(e.at),
      })
    case 'shockMade':
      return say('event.shockMade', unitAt(b, s, e.unit))
    case 'pushed':
      return say('event.pushed', unitAt(b, s, e.unit))
    case 'cloudLaid':
      return say('event.cloudLaid', { grid: grid(e.at) })
    case 'cloudThinned':
      return say('event.cloudThinned', { grid: grid(must(s.clouds.find((c) => c.id === e.cloud)).at) })
    case 'cloudGone':
      return e.rule === '8.8' ? null : say('event.cloudGone')
    case 'cardPlayed':
      return say('event.cardPlayed', { side: sideName(e.side), card: cardName(b, e.card) })
    case 'pointsChanged':
      return say('event.pointsChanged', { side: sideName(s.turn), by: e.by, points: s.supply.points })
    case 'rivetsGained':
      return say('event.rivetsGained', { side: sideName(s.turn), by: e.by })
    case 'repaired':
      return say('event.repaired', { ...unitAt(b, s, e.unit), by: e.by })
    case 'barrageMade':
      return say('event.barrageMade', { grid: grid(e.at) })
    case 'aimed':
      return say('event.aimed', { ...unitAt(b, s, e.unit), by: e.by })
    case 'lineReadied':
      return say('event.lineReadied', unitAt(b, s, e.unit))
    case 'hurried':
      return say('event.hurried', { units: e.units.map((id) => unitAt(b, s, id).unit), by: e.by })
    case 'coverTaken':
      return say('event.coverTaken', { grid: grid(e.at), by: e.by })
    case 'rearranged':
      return say('event.rearranged', { grid: grid(e.at), order: e.order.map((id) => unitAt(b, s, id).unit) })
    case 'captured':
      return capturedWords(s, e)
    case 'secretScored':
      return say('event.secretScored', { side: sideName(e.side), card: secretName(b, e.card), vp: e.vp })
    case 'pointsScored':
      return say('event.pointsScored', { side: sideName(e.side), vp: e.vp })
    case 'levelsSet':
      return levelsWords(b, s, e)
    case 'gameEnded':
      return endedWords(e)
    default:
      return null
  }
}

/** Where the wind carries a shot, a paratrooper or a cloud: a cloud's drift is told here, and not again when it has drifted. */
function flippedWords(s: Position, e: EventOf<'flipped'>): Message {
  const what = s.clouds.some((c) => c.due && c.at === e.from) ? 'cloudDrifted' : 'flipped'
  const grid = gridName(s, e.from)
  return e.to < 0 ? say(`event.${what}Off`, { grid }) : say(`event.${what}`, { grid, target: gridName(s, e.to) })
}

function drawWords(b: Book, e: EventOf<'cardDrawn'> | EventOf<'secretDrawn'>): Message {
  const side = sideName(e.side)
  if (e.card < 0) return say(`event.${e.type}`, { side })
  const card = e.type === 'cardDrawn' ? cardName(b, e.card) : secretName(b, e.card)
  return say(`event.${e.type}.seen`, { side, card })
}

/** How the dice fell, and what is left of the target; where a unit attacked, whose dice they are and what they had to show. */
function attackedWords(b: Book, s: Position, e: EventOf<'attacked'>): Message {
  const u = must(s.units[e.unit])
  const { bonus = 0 } = e
  const by = e.from === undefined ? null : s.units[e.from]
  const how = e.by === 'unit' && by ? 'shot' : e.by
  const figures = {
    ...unitAt(b, s, e.unit),
    dice: e.dice.join(', '),
    bonus,
    ...(by ? { shooter: unitName(b, by.kind), needed: hitsFrom(bonus) } : {}),
  }
  return e.hit
    ? say(`event.hit.${how}`, { ...figures, left: b.profile(u).health - u.damage })
    : say(`event.miss.${how}`, figures)
}

function eliminatedWords(b: Book, s: Position, e: EventOf<'eliminated'>): Message {
  const figures = { unit: unitName(b, e.kind), grid: gridName(s, e.at) }
  if (!e.vp || !e.credit.side) return say('event.eliminated', figures)
  return say('event.bounty', { ...figures, side: sideName(e.credit.side), vp: e.vp })
}
