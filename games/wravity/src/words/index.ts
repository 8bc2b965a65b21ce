import type { Words } from '@muster/engine'
import type { Box } from '../box.ts'
import type { Wravity } from '../types.ts'
import { actionWords } from './action.ts'
import { eventWords } from './event.ts'
import { prompt } from './prompt.ts'

export function words(box: Box): Words<Wravity> {
  return {
    prompt: (s, viewer) => prompt(box, s, viewer),
    action: (s, _seat, a) => actionWords(box, s, a),
    event: (s, e) => eventWords(box, s, e),
  }
}
