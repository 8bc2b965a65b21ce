// What an event adds to the summary of a turn.
import { type Message, say } from '@muster/engine'
import type { Event, View } from '@muster/wravity'
import type { Noted } from '../../face.ts'
import { roomOf } from './space.ts'
import { hexName, type Spec, sideName } from './spec.ts'

export function notedOf({ content, soldierWord, isKnownCard }: Spec, event: Event, view: View): readonly Noted[] {
  const hex = (at: number): string => hexName(roomOf(view).radius, at)
  const about = (kind: Noted['kind'], piece: number): readonly Noted[] => {
    const soldier = view.soldiers[piece]
    return soldier
      ? [{ kind, piece, side: sideName(view, soldier.side), thing: soldierWord(soldier), ...where('at', piece) }]
      : []
  }
  const where = (as: 'at' | 'from', piece: number): Partial<Noted> => {
    const { at = -1 } = view.soldiers[piece] ?? {}
    return at >= 0 ? { [as]: at } : {}
  }
  switch (event.type) {
    case 'soldierEntered':
      return about('arrived', event.soldier).map((n) => ({ ...n, at: event.at }))
    case 'soldierHit':
      if (event.saved)
        return about('missed', event.target).map(({ side: _, piece: __, ...n }) => ({
          ...n,
          thing: say('sum.savedBy', { soldier: n.thing ?? '', card: say(`card.${event.saved}`) }),
        }))
      return about(event.lives > 0 ? 'hurt' : 'lost', event.target)
    case 'shotFired':
      return [
        {
          kind: 'attacks',
          thing: say(event.hit ? 'sum.shotHit' : 'sum.shotMissed', { aim: shotAt(soldierWord, event.at, view) }),
          at: event.at,
          ...where('from', event.soldier),
        },
      ]
    case 'grenadeThrown':
      return [{ kind: 'thrown', thing: hex(event.at), at: event.at, ...where('from', event.soldier) }]
    case 'hookThrown':
      return [
        {
          kind: 'cards',
          thing: say(event.caught ? 'sum.hookCaught' : 'sum.hookMissed', { at: hooked(soldierWord, event, view) }),
        },
      ]
    case 'cardUsed':
      if (content.cards[event.card]?.effect.type === 'hook') return []
      return [{ kind: 'cards', thing: isKnownCard(event.card) ? say(`card.${event.card}`) : event.card }]
    case 'soldierFlew':
    case 'soldierWalked':
      return about('moved', event.soldier).map((n) => ({
        ...n,
        ...where('from', event.soldier),
        at: event.path.at(-1) ?? -1,
      }))
    default:
      return []
  }
}

/** Who stands there; else it is a grenade. */
function shotAt(soldierWord: Spec['soldierWord'], at: number, view: View): Message {
  const met = view.soldiers.find((u) => u.at === at)
  return met ? soldierWord(met) : say('grenade')
}

/** The first soldier on the line of a hook, or the hex before whatever ends it. */
function hooked(
  soldierWord: Spec['soldierWord'],
  { soldier, heading }: Extract<Event, { type: 'hookThrown' }>,
  view: View,
): string | Message {
  const { grid, radius } = roomOf(view)
  let at = view.soldiers[soldier]?.at ?? -1
  for (let next = at; next >= 0; next = grid.step[next]?.[heading - 1] ?? -1) {
    const met = view.soldiers.find((u, id) => id !== soldier && u.at === next)
    if (met) return soldierWord(met)
    if (view.planets.some((p) => p.at === next)) return hexName(radius, next)
    at = next
  }
  return hexName(radius, at)
}
