import type { Message } from '@muster/engine'
import { keysOf } from '@muster/words'

/** Whether a sentence names one of these seats or sides: then it needs no name before it. */
export function isNamedIn(told: Message | null | undefined, who: readonly (string | null | undefined)[]): boolean {
  const keys = told ? keysOf(told) : []
  return keys.some((key) => /^(seat|side)\./.test(key) && who.includes(key.slice(key.lastIndexOf('.') + 1)))
}
