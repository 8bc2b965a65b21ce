import type { Hidden } from '../../src/index.ts'

/** An arrangement as text: what lies in each slot, in no order. */
export function arrangementOf(dealt: readonly Hidden[]): string {
  return dealt
    .map((h) => `${h.slot}=${h.value}`)
    .sort()
    .join(';')
}

/** Every arrangement of these things over their slots with its probability; null where there are more than `limit`. */
export function arrangements(dealt: readonly Hidden[], limit: number): Map<string, number> | null {
  const slots = [...new Set(dealt.map((h) => h.slot))]
  const room = slots.map((slot) => dealt.filter((h) => h.slot === slot).length)
  const values = [...new Set(dealt.map((h) => h.value))].map((value) => ({
    value,
    copies: dealt.filter((h) => h.value === value).length,
  }))
  let found: Partial[] = [{ weight: 1, room, parts: [] }]
  for (const { value, copies } of values) {
    found = found.flatMap((p) => spread(copies, p.room).map((counts) => add(p, slots, value, copies, counts)))
    if (found.length > limit * 4) return null
  }
  if (found.length > limit) return null
  const total = found.reduce((sum, p) => sum + p.weight, 0)
  return new Map(found.map((p) => [p.parts.sort().join(';'), p.weight / total]))
}

interface Partial {
  readonly weight: number
  readonly room: readonly number[]
  readonly parts: string[]
}

function add(p: Partial, slots: readonly string[], value: string, copies: number, counts: readonly number[]): Partial {
  const ways = factorial(copies) / counts.reduce((product, n) => product * factorial(n), 1)
  const parts = counts.flatMap((n, i) => Array<string>(n).fill(`${slots[i]}=${value}`))
  return {
    weight: p.weight * ways,
    room: p.room.map((r, i) => r - (counts[i] as number)),
    parts: [...p.parts, ...parts],
  }
}

/** Every way to put `copies` alike things into the room there is. */
function spread(copies: number, room: readonly number[]): number[][] {
  const [first, ...rest] = room
  if (first === undefined) return copies === 0 ? [[]] : []
  const out: number[][] = []
  for (let n = 0; n <= Math.min(first, copies); n++) for (const more of spread(copies - n, rest)) out.push([n, ...more])
  return out
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}
