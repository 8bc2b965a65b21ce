import type { Message } from '@muster/engine'
import { keysOf } from '@muster/words'

/** Whether it names a soldier with its squad, which tells whose it is: not always of whoever acts. */
export const isSquadNamedIn = (told: Message | null | undefined): boolean =>
  (told ? keysOf(told) : []).some((key) => key.startsWith('squad.'))

/** Whether a sentence names one of these seats or sides: then it needs no name before it. */
export function isNamedIn(told: Message | null | undefined, who: readonly (string | null | undefined)[]): boolean {
  const keys = told ? keysOf(told) : []
  return keys.some((key) => /^(seat|side)\./.test(key) && who.includes(key.slice(key.lastIndexOf('.') + 1)))
}
