import type { Message, Texts } from '@muster/engine'
import { type Wording, wording } from '@muster/words'
import type { AnyModule } from './games.ts'

/** What things are called; a thing without a text is called by its key. */
export interface Names {
  readonly texts: Texts
  readonly word: Wording
  game(): string
  side(side: string): string
  seat(seat: string): string
  /** A unit's or card's name, by the key of its text. */
  thing(key: string): string
  /** An option's value, e.g. a mission. */
  value(option: string, value: unknown): string
}

export async function englishNames(module: AnyModule): Promise<Names> {
  const texts = await module.texts('en')
  return namesFrom(module.id, texts, wording('en', texts))
}

export function namesFrom(id: string, texts: Texts, word: Wording): Names {
  const named = (key: string, otherwise: string): string => (key in texts ? word({ key } satisfies Message) : otherwise)
  return {
    texts,
    word,
    game: () => named('game.name', id),
    side: (side) => named(`side.${side}`, side),
    seat: (seat) => named(`seat.${seat}`, named(`side.${seat}`, seat)),
    thing: (key) => named(key, key),
    value: (option, value) => named(`option.${option}.${value}`, named(`${option}.${value}`, String(value))),
  }
}
