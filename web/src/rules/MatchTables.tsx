// The rulebook's tables as they are in one match, where its content pack changes them.
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import type { RuleTable, Say } from '../face.ts'
import { matchShelf } from '../saved/shelf.ts'
import { type Played, type Playing, useGame, useWords } from '../words.tsx'

export interface Tables {
  readonly tables: readonly RuleTable[]
  readonly say: Say
  /** The game with the match's content; null for a match without a pack. */
  readonly played: Played | null
}

/** The tables of a match with a pack; none for another. */
export function useMatchTables(match: string | null): Tables {
  const { say } = useWords()
  const played = useGame(usePlayed(match))
  return useMemo(
    () => ({ tables: played?.face.tables?.() ?? [], say: played?.words.say ?? say, played }),
    [played, say],
  )
}

/** What is played in a saved match with a pack; null for one without. */
function usePlayed(id: string | null): Playing | null {
  const [playing, setPlaying] = useState<Playing | null>(null)
  useEffect(() => {
    if (id === null) return
    let gone = false
    void matchShelf.fetch(id).then((found) => {
      const { game, options, pack = null } = found?.saved.head ?? {}
      if (!gone && game !== undefined && options !== undefined && pack !== null) setPlaying({ game, options, pack })
    })
    return () => {
      gone = true
    }
  }, [id])
  return playing
}

export function Table({ table, say }: { readonly table: RuleTable; readonly say: Say }): ReactElement {
  const caption = say(table.caption)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard as well
    <section className="table-scroll" tabIndex={0} aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {table.head.map((cell) => (
              <th key={cell.key} scope="col">
                {say(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, j) => (
                <td key={j}>{typeof cell === 'string' ? cell : say(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
