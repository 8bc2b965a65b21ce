import { say as message } from '@muster/engine'
import type { Luck, Report } from '@muster/table'
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import './LuckBars.css'

/** How the dice fell beside how they usually fall. One plain colour: luck accuses nobody. */
export function LuckBars({ report }: { readonly report: Report }): ReactElement | null {
  const { t } = useWords()
  if (report.luck.length === 0) return null
  const most = Math.max(...report.luck.map((l) => Math.max(l.high, l.came))) + 1
  return (
    <section className="luck">
      <h2>
        {t('after.luck')} <small>{t('after.luckKey')}</small>
      </h2>
      {report.luck.map((luck) => (
        <LuckBar key={luck.side} luck={luck} most={most} />
      ))}
    </section>
  )
}

function LuckBar({ luck, most }: { readonly luck: Luck; readonly most: number }): ReactElement {
  const { t, say, has, language } = useWords()
  const { came, expected, low, high, rolls } = luck
  const x = (v: number): string => `${(100 * v) / most}%`
  // Of what hardly ever happens more than a nought is told.
  const digits = expected < 0.1 ? 2 : 1
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(expected)
  // A game that throws more dice than it counts says what these were.
  const figures = { came, rolls, expected: figure, low, high }
  const told = has('face.luckLine') ? say(message('face.luckLine', figures)) : t('after.luckLine', figures)
  return (
    <div className="luck-bar">
      <span>{say(message(`side.${luck.side}`))}</span>
      <span className="luck-line" aria-hidden="true">
        <i className="luck-range" style={{ left: x(low), width: x(high - low) }} />
        <i className="luck-mean" style={{ left: x(expected) }} />
        <i className="luck-mark" style={{ left: x(came) }} />
      </span>
      <span className="luck-words">{told}</span>
    </div>
  )
}
