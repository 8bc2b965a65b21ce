// What of a record can be proved: the rest is somebody's word, and no check could find it changed.

import { canonical } from './canonical.ts'

type Table = Readonly<Record<string, unknown>>

/**
 * What a changed record claims otherwise than the honest one, by what anyone could check. Not checkable are an end by the
 * table, consent, standing orders and who gave an answer, and a match that was given up earlier than it was.
 */
export function claimsOtherwise(honest: Table, changed: Table): boolean {
  const heads = [honest, changed].map(({ rules, options, seats, draws, opening, pack }) =>
    canonical({ rules, options, seats, draws, opening, pack: pack ?? null }),
  )
  if (heads[0] !== heads[1]) return true
  const [before, after] = [provable(honest['entries']), provable(changed['entries'])]
  return !isBeginning(after, before)
}

const isBeginning = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((entry, i) => entry === whole[i])

/** The entries that are held to the rules, each as text. */
function provable(entries: unknown): string[] {
  if (!Array.isArray(entries)) return []
  return entries.flatMap((entry: unknown) => {
    const { standing: _, draws, ...rest } = entry as Record<string, unknown>
    if ('orders' in rest || 'end' in rest || rest['agreed'] === true) return []
    return [canonical(Array.isArray(draws) && draws.length > 0 ? { ...rest, draws } : rest)]
  })
}
