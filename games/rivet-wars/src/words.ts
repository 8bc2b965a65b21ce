import { say, type Words } from '@muster/engine'
import type { Book } from './book.ts'
import type { RivetWars } from './state.ts'

export function makeWords(_b: Book): Words<RivetWars> {
  return {
    prompt: () => say('prompt.x'),
    action: (_s, _seat, a) => say(`action.${a.type}`),
    event: (_s, e) => say(`event.${e.type}`),
  }
}
