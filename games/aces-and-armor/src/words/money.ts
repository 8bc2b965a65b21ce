// Why the money phase passes by itself
import { type Figures, type Message, say } from '@muster/engine'
import type { Book } from '../book.ts'
import { canTrade } from '../rules/09-money.ts'
import { emptyFactories, ownFactory } from '../rules/09-purchase.ts'
import type { Event, Position } from '../state.ts'
import { active } from '../units.ts'
import { playerMessage } from './names.ts'

/** What the coins in hand are too few for, and where repairs would be made. */
export const nothingToBuy = (book: Book, s: Position): Message => say('empty.money', figuresOf(book, s))

function figuresOf(book: Book, s: Position): Figures {
  const { coins } = active(s)
  const cheapest = Math.min(...book.sets[s.seat].map((kind) => book.unit(kind).cost))
  return { coins, cheapest, sites: emptyFactories(s).length, repair: book.charts.repair.coins, mend: mendOf(s) }
}

/** 9.5, 9.11: damaged units stand outside their own factories, or inside and the coins are too few, or there are none. */
function mendOf(s: Position): 'none' | 'outside' | 'dear' {
  const hurt = s.units.filter((u) => u.faction === s.seat && u.at >= 0 && u.damage > 0 && !u.repair)
  if (hurt.length === 0) return 'none'
  return hurt.some((u) => ownFactory(s, u.at) >= 0) ? 'dear' : 'outside'
}

/** The income; and where the phase then passes by the rules themselves with coins in hand, why. */
export function incomeMessage(
  book: Book,
  s: Position,
  { turn, coins }: Extract<Event, { readonly type: 'incomeCollected' }>,
): Message | null {
  const figures = { player: playerMessage(s, turn), coins }
  const { automa, factions, coins: held } = active(s)
  const passes = !automa && held > 0 && factions.length === 1 && s.phase === 'money' && !canTrade(book, s)
  if (passes && !s.players.some((p) => p.automa))
    return say('event.incomeIdle', { ...figures, why: nothingToBuy(book, s) })
  return coins === 0 ? null : say('event.incomeCollected', figures)
}
