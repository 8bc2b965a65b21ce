// Hand-made roughness from seeds: the same map always looks the same, and no two grids look alike.

export type Random = () => number
export type Point = readonly [number, number]

/** Numbers from 0 up to 1, always the same for a seed. */
export function seeded(seed: number): Random {
  let s = seed | 0
  return () => {
    s = (s + 0x6d2b79f5) | 0
    let t = Math.imul(s ^ (s >>> 15), 1 | s)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A seed from a word. */
export function seedOf(word: string): number {
  let h = 2166136261
  for (let i = 0; i < word.length; i++) h = Math.imul(h ^ word.charCodeAt(i), 16777619)
  return h
}

/** A number from 0 up to 1 for a lattice point. */
export function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * (3 - 2 * t)
const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** Smooth noise from 0 to 1. */
function noise(x: number, y: number, seed: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const u = ease(x - i)
  const top = mix(lattice(i, j, seed), lattice(i + 1, j, seed), u)
  const low = mix(lattice(i, j + 1, seed), lattice(i + 1, j + 1, seed), u)
  return mix(top, low, ease(y - j))
}

/** Three octaves of noise. */
export const clouds = (x: number, y: number, seed: number): number =>
  noise(x, y, seed) * 0.55 + noise(x * 2.1, y * 2.1, seed + 7) * 0.3 + noise(x * 4.3, y * 4.3, seed + 13) * 0.15

/** Short numbers for markup. */
export const n1 = (x: number): number => Math.round(x * 10) / 10
export const n2 = (x: number): number => Math.round(x * 100) / 100

export function pick<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[Math.floor(random() * list.length)] ?? list[0]
}

/** A closed line through midpoints, soft as clay. */
function softRing(points: readonly Point[]): string {
  const middle = (a: Point, b: Point): string => `${n1((a[0] + b[0]) / 2)} ${n1((a[1] + b[1]) / 2)}`
  const last = points.at(-1)
  const first = points[0]
  if (!last || !first) return ''
  const curves = points.map((p, i) => `Q${n1(p[0])} ${n1(p[1])} ${middle(p, points[(i + 1) % points.length] ?? first)}`)
  return `M${middle(last, first)}${curves.join('')}Z`
}

/** An uneven round patch about 0,0. */
export function blob(random: Random, rx: number, ry: number, corners = 12, rough = 0.14): string {
  return softRing(
    Array.from({ length: corners }, (_, i): Point => {
      const a = (i / corners) * Math.PI * 2
      const m = 1 + (random() - 0.5) * 2 * rough
      return [Math.cos(a) * rx * m, Math.sin(a) * ry * m]
    }),
  )
}

/** Straight pieces from point to point. */
export function line(points: readonly Point[], closed = false): string {
  return `M${points.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L')}${closed ? 'Z' : ''}`
}
