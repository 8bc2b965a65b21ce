import type { Words } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Wravity } from '../types.ts'
import { actionWords } from './action.ts'
import { eventWords } from './event.ts'
import { prompt } from './prompt.ts'

export function words(book: Book): Words<Wravity> {
  return {
    prompt: (s, viewer) => prompt(book, s, viewer),
    action: (s, _seat, a) => actionWords(book, s, a),
    event: (s, e) => eventWords(book, s, e),
  }
}
