// Noise for pixels: gradients at lattice points, several octaves.

const SIDE = 256

/** Noise about 0, from -1 to 1, that repeats after 256. */
function perlin(seed: number): (x: number, y: number) => number {
  const order = new Uint8Array(SIDE * 2)
  const gx = new Float32Array(SIDE)
  const gy = new Float32Array(SIDE)
  let s = seed | 0
  const random = (): number => {
    s = (Math.imul(s, 1664525) + 1013904223) | 0
    return (s >>> 8) / 16777216
  }
  for (let i = 0; i < SIDE; i++) {
    order[i] = i
    const a = random() * Math.PI * 2
    gx[i] = Math.cos(a)
    gy[i] = Math.sin(a)
  }
  for (let i = SIDE - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const t = order[i] as number
    order[i] = order[j] as number
    order[j] = t
  }
  order.copyWithin(SIDE, 0, SIDE)
  const dot = (i: number, j: number, x: number, y: number): number => {
    const g = order[(order[i & 255] as number) + (j & 255)] as number
    return (gx[g] as number) * x + (gy[g] as number) * y
  }
  return (x, y) => {
    const i = Math.floor(x)
    const j = Math.floor(y)
    const u = x - i
    const v = y - j
    const a = u * u * (3 - 2 * u)
    const b = v * v * (3 - 2 * v)
    const top = dot(i, j, u, v) * (1 - a) + dot(i + 1, j, u - 1, v) * a
    const low = dot(i, j + 1, u, v - 1) * (1 - a) + dot(i + 1, j + 1, u - 1, v - 1) * a
    return top * (1 - b) + low * b
  }
}

/** Octaves of noise, from 0 to 1 about one half. */
export function turbulence(seed: number, octaves: number): (x: number, y: number) => number {
  const noise = perlin(seed)
  return (x, y) => {
    let sum = 0
    let size = 1
    for (let o = 0; o < octaves; o++, size *= 2) sum += noise(x * size, y * size) / size
    return (sum + 1) / 2
  }
}

/** A grey tile of fine grain, to be laid over paper. */
export function grain(
  seed: number,
  side: number,
  colour: readonly [number, number, number],
  strength: number,
): ImageData {
  const noise = turbulence(seed, 3)
  const data = new ImageData(side, side)
  for (let i = 0; i < side * side; i++) {
    const v = noise((i % side) * 0.72 + 0.3, Math.floor(i / side) * 0.72 + 0.3)
    data.data.set([...colour, Math.max(0, Math.min(255, (v * 1.8 - 0.78) * 255 * strength))], i * 4)
  }
  return data
}
