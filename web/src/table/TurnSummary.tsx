// What the others have done since one's own turn. It blocks nothing; the first act folds it.
import { say as message } from '@muster/engine'
import { type ReactElement, useMemo } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words.tsx'
import { summaryOf } from './summary.ts'
import { useShow, useTable } from './useShow.ts'
import './TurnSummary.css'

export function TurnSummary(): ReactElement | null {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const turned = useShow((s) =>
    s.queue.length === 0 && !s.past && s.sight?.turn === s.sight?.viewer ? s.turned : null,
  )
  const viewer = useShow((s) => s.sight?.viewer)
  const lines = useMemo(() => (turned ? summaryOf(face, turned, viewer) : []), [face, turned, viewer])
  if (!turned || lines.length === 0) return null
  const seats = [...new Set(turned.steps.map((step) => step.turn))].filter((seat) => seat !== null)
  return (
    <section className="turned" aria-label={t('told.title')}>
      <header>
        <h2>{seats.map((seat) => say(message(`seat.${seat}`))).join(', ')}</h2>
        <button type="button" className="inline" onClick={() => controller.watchAgain()}>
          {t('told.again')}
        </button>
        <button type="button" aria-label={t('close')} onClick={() => controller.foldSummary()}>
          <Icon name="close" size={16} />
        </button>
      </header>
      <ul>
        {lines.map((line) => (
          <li key={line.key + JSON.stringify(line.args)}>{say(line)}</li>
        ))}
      </ul>
    </section>
  )
}
