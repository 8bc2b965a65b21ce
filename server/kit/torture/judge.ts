// After the torture: whether every acknowledged action is there, none twice, and every match follows from the rules.
import { canonical, examine, type Game, type GameTypes, isAction } from '@muster/engine'
import type { AnyEntry, Store } from '../../src/store/rows.ts'
import type { Sent } from '../player.ts'

export interface Verdict {
  acknowledged: number
  lost: number
  doubled: number
  unfolded: number
}

export async function judge(
  store: Store,
  game: Game<GameTypes>,
  matches: readonly { readonly id: string; readonly sent: readonly Sent[] }[],
): Promise<Verdict> {
  const verdict: Verdict = { acknowledged: 0, lost: 0, doubled: 0, unfolded: 0 }
  for (const { id, sent } of matches) {
    const row = await store.table(id)
    // Laid at the very end: there is no record before both have thrown in their word.
    if (row && !row.head && sent.length === 0) continue
    const entries = await store.entries(id)
    if (!row?.head || row.count !== entries.length || !examine(game, { ...row.head, entries }).ok) verdict.unfolded++
    const { lost, doubled } = compared(sent, entries)
    verdict.acknowledged += sent.filter((s) => s.acknowledged).length
    verdict.lost += lost
    verdict.doubled += doubled
  }
  return verdict
}

/** Each thing sent stands for one entry at most; each acknowledged one for exactly one. */
export function compared(sent: readonly Sent[], entries: readonly AnyEntry[]): { lost: number; doubled: number } {
  const free = new Set(entries.keys())
  const take = ({ seat, count, action }: Sent): boolean => {
    const at = entries.findIndex(
      (e, i) => i >= count && free.has(i) && isAction(e) && e.by === seat && canonical(e.do) === canonical(action),
    )
    free.delete(at)
    return at >= 0
  }
  const lost = sent.filter((s) => s.acknowledged && !take(s)).length
  for (const s of sent) if (!s.acknowledged) take(s)
  const doubled = [...free].filter((i) => isDone(entries[i])).length
  return { lost, doubled }
}

const isDone = (entry: AnyEntry | undefined): boolean => entry !== undefined && isAction(entry) && !entry.standing
