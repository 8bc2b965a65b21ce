// What comes from a page, judged: the message that comes most by hand, all others by their schema.
import { BOUNDS } from '@muster/engine'
import { type Act, MOST_ASKED, type Up, up } from './messages.ts'

/** null for what nobody may say. */
export function readUp(x: unknown): Up | null {
  if (isAct(x)) return x
  const said = up.safeParse(x)
  return said.success ? said.data : null
}

/** Where in doubt, no: then the schema has the word. */
function isAct(x: unknown): x is Act {
  if (!isMembers(x) || x['type'] !== 'act' || Object.keys(x).length !== 4) return false
  return isNumber(x['n'], MOST_ASKED) && isNumber(x['count'], BOUNDS.entries) && isAction(x['action'])
}

function isAction(x: unknown): boolean {
  if (!isMembers(x) || Object.hasOwn(x, '__proto__')) return false
  return typeof x['type'] === 'string' && x['type'].length <= 40
}

const isMembers = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x)

const isNumber = (x: unknown, most: number): boolean =>
  typeof x === 'number' && Number.isInteger(x) && x >= 0 && x <= most
