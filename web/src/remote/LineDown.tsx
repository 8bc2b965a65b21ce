// The line is down: what has arrived, what waits to be sent, and since when.
import type { ReactElement } from 'react'
import { useShow } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import { Slip } from './Slip.tsx'
import { useRemoteState } from './useRemote.ts'

export function LineDown(): ReactElement {
  const { t, say, language } = useWords()
  const last = useShow((s) => s.diary.at(-1)?.told)
  const unsent = useRemoteState((s) => s.unsent)
  const since = useRemoteState((s) => s.downSince)
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' })
  return (
    <Slip title={t('remote.downTitle')}>
      <p>
        {last && t('remote.arrived', { told: say(last) })} {t('remote.unsent', { unsent })}
      </p>
      {since !== null && <small>{t('remote.downSince', { time: time.format(since) })}</small>}
    </Slip>
  )
}
