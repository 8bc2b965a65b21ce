import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { useShow, useTable } from './useShow.ts'

/** It is over: who won, why, and the way to the page after the match. */
export function EndedNote(): ReactElement | null {
  const { shower, face } = useTable()
  const { t, say } = useWords()
  const ended = useShow((s) => (s.queue.length === 0 && !s.playing && !s.past ? s.sight?.ended : null))
  if (!ended) return null
  const [side] = ended.winners
  const sides = ended.winners.map((w) => message(`side.${w}`))
  return (
    <section className="ended" role="alertdialog" aria-label={t('ended.label')}>
      {side && <face.Emblem side={side} size={64} />}
      <h2>{side ? t('ended.wins', { sides }) : t('ended.draw')}</h2>
      <p>{say(ended.why)}</p>
      <a className="button" href={makeRoute({ page: 'after', id: shower.table.head.id })}>
        {t('ended.look')}
      </a>
    </section>
  )
}
