// Whoever gives up while the line is down is asked once more when it is back: it is final.
import type { ReactElement } from 'react'
import { useTable } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import { Answers, Slip } from './Slip.tsx'
import { useRemote, useRemoteState } from './useRemote.ts'

/** Said before one presses. */
export function ResignDown(): ReactElement | null {
  const { t } = useWords()
  const down = useRemoteState((s) => s.nextTry !== null)
  return down ? <p role="status">{t('remote.resignDown')}</p> : null
}

/** It is kept while the line is down, and can be withdrawn. */
export function ResignKept(): ReactElement | null {
  const { t } = useWords()
  const remote = useRemote()
  const resigning = useRemoteState((s) => s.resigning)
  if (!resigning) return null
  return (
    <Slip
      title={t('remote.resignKept')}
      lit={
        <button type="button" className="quiet" onClick={() => remote?.fightOn()}>
          {t('resign.no')}
        </button>
      }
    >
      <p>{t('remote.resignKeptText')}</p>
    </Slip>
  )
}

/** The line is back. */
export function Resigning(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const remote = useRemote()
  const asked = useRemoteState((s) => s.resigning && s.table.stage === 'playing')
  if (!asked) return null
  const resign = (): void => {
    remote?.fightOn()
    void controller.wish(controller.table.resign())
  }
  return (
    <Slip
      title={t('remote.resignStill')}
      lit={<Answers no={[t('resign.no'), () => remote?.fightOn()]} yes={[t('resign.yes'), resign]} />}
    >
      <p>{t('resign.text')}</p>
    </Slip>
  )
}
