import { say, type Words } from '@muster/engine'
import type { Book } from '../book.ts'
import type { RivetWars } from '../state.ts'
import { actionWords } from './action.ts'
import { eventWords } from './event.ts'
import { unitAt } from './names.ts'
import { prompt } from './prompt.ts'

/** What the game says, as messages. */
export const makeWords = (b: Book): Words<RivetWars> => ({
  prompt: (s, viewer) => prompt(b, s, viewer),
  piece: (s, piece) => say('piece.at', unitAt(b, s, Number(piece))),
  empty: (s) => say(`empty.${s.phase}`),
  action: (s, _seat, a) => actionWords(b, s, a),
  event: (s, e) => eventWords(b, s, e),
})
