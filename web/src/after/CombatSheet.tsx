import { type GameTypes, type Message, say as message, type CombatSheet as Sheet } from '@muster/engine'
import type { Report } from '@muster/table'
import { asCsv } from '@muster/words'
import { type ReactElement, useEffect, useState } from 'react'
import { ownFirst } from '../parts/Race.tsx'
import { download } from '../saved/files.ts'
import { type Played, useWords } from '../words.tsx'
import type { Connection } from '../worker/connect.ts'
import './CombatSheet.css'

interface CombatSheetProps {
  readonly report: Report
  readonly played: Played
  readonly worker: Connection
  readonly length: number
  /** The side of the person who looks. */
  readonly own: string | undefined
}

const NOTHING: Sheet = { columns: [], rows: [] }

/** What every piece did, by the game's own sheet. */
export function CombatSheet({ report, played, worker, length, own }: CombatSheetProps): ReactElement {
  const { t, say, has } = useWords()
  const { face } = played
  const [sheet, setSheet] = useState(NOTHING)
  const all = [...new Set(sheet.rows.map((r) => r.side))]
  const sides = own !== undefined && all.includes(own) ? ownFirst(all, own) : all
  const [wanted, setSide] = useState(sides[0] ?? '')
  const side = sides.includes(wanted) ? wanted : sides[0]
  useEffect(() => {
    const fill = (end: GameTypes['View']): void => setSheet(face.game.combatSheet(report.deeds, end))
    void worker.call('storyAt', length, 'spectator').then(fill)
  }, [face, report, worker, length])
  const shown = sheet.rows.filter((r) => r.side === side)
  const sideName = (s: string): string => {
    if (s === own && has('face.you')) return say(message('face.you'))
    const key = ['side', 'seat', 'squad', 'faction'].map((family) => `${family}.${s}`).find(has)
    return key ? say(message(key)) : s
  }
  const word = (cell: Message | number): string => (typeof cell === 'number' ? String(cell) : say(cell))
  return (
    <section className="paper combat-sheet">
      <header>
        <h2>{t('after.sheet')}</h2>
        <div className="combat-sides">
          {sides.map((s) => (
            <button key={s} type="button" aria-pressed={s === side} onClick={() => setSide(s)}>
              {s in face.theme.sides && <face.Emblem side={s} size={18} />}
              {sideName(s)}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="quiet"
          onClick={() => download('combat-sheet.csv', asCsv(sheet, sideName, word))}
        >
          {t('after.sheetFile')}
        </button>
      </header>
      <Rows columns={sheet.columns} rows={shown} word={word} />
    </section>
  )
}

interface RowsProps extends Pick<Sheet, 'columns' | 'rows'> {
  readonly word: (cell: Message | number) => string
}

function Rows({ columns, rows, word }: RowsProps): ReactElement {
  const { t } = useWords()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="combat-scroll" tabIndex={0} aria-label={t('after.sheet')}>
      <table>
        <thead>
          <tr>
            {columns.map((c) => (
              <th key={word(c)} scope="col">
                {word(c)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.cells.map((cell, n) => (
                <td key={n} className={typeof cell === 'number' ? 'number' : ''}>
                  {word(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
