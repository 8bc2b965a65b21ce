import { type Message, say as message, type Sheet } from '@muster/engine'
import type { Report } from '@muster/table'
import { asCsv } from '@muster/words'
import { type ReactElement, useEffect, useState } from 'react'
import { download } from '../kept/files.ts'
import { type Played, useWords } from '../words.tsx'
import type { Line as Wire } from '../worker/connect.ts'

interface CombatSheetProps {
  readonly report: Report
  readonly played: Played
  readonly wire: Wire
  readonly length: number
}

/** What every unit and card did; by the game's own sheet where it keeps one. */
export function CombatSheet({ report, played, wire, length }: CombatSheetProps): ReactElement {
  const { t, say, has } = useWords()
  const { face } = played
  const [sheet, setSheet] = useState<Sheet>(() => tallied(report))
  const sides = [...new Set(sheet.rows.map((r) => r.side))]
  const [wanted, setSide] = useState(sides[0] ?? '')
  const side = sides.includes(wanted) ? wanted : sides[0]
  useEffect(() => {
    const { sheet: own } = face
    if (own) void wire.call('storyAt', length, 'spectator').then((end) => setSheet(own(report.entries, end)))
  }, [face, report, wire, length])
  const shown = sheet.rows.filter((r) => r.side === side)
  const sideName = (s: string): string => {
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="combat-scroll" tabIndex={0} aria-label={t('after.sheet')}>
        <table>
          <thead>
            <tr>
              {sheet.columns.map((c) => (
                <th key={say(c)} scope="col">
                  {say(c)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, i) => (
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
    </section>
  )
}

function tallied(report: Report): Sheet {
  const rows = report.tally
    .toSorted((a, b) => b.used + b.lost - a.used - a.lost)
    .map((t) => ({ side: t.side ?? '', cells: [message(t.key), t.used, t.lost] }))
  return { columns: [message('after.what'), message('after.used'), message('after.lost')], rows }
}
