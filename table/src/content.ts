// Whether two ends have the same content: a hash of it, for telling apart, not for sealing.
import { canonical, type GameModule, type GameTypes } from '@muster/engine'

const known = new WeakMap<object, string>()

/** Of the box, or of the pack that a match is played with. */
export function contentHash(module: Pick<GameModule<GameTypes>, 'content'>, pack: unknown): string {
  if (pack !== null && pack !== undefined) return hashOf(canonical(pack))
  const hash = known.get(module) ?? hashOf(canonical(module.content ?? null))
  known.set(module, hash)
  return hash
}

/** Two runs of FNV-1a from different beginnings, as sixteen hex digits. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x050c5d1f].map((from) => fnv(text, from).toString(16).padStart(8, '0')).join('')
}

function fnv(text: string, from: number): number {
  let hash = from
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}
