/** Whether an action has exactly this many fields, `type` included: nothing more is let through. */
export function hasOnly(action: object, fields: number): boolean {
  let n = 0
  for (const _ in action) n++
  return n === fields
}

export const isIndex = (x: unknown, below: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= 0 && x < below
