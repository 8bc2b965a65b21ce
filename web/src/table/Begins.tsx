import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import { useShow, useTable } from './useShow.ts'

/** Whose turn was the first, or that it is still rolled for; or that this began in the midst of another match. */
export function Begins({ viewer }: { readonly viewer: string }): ReactElement {
  const { controller, face } = useTable()
  const { t } = useWords()
  const seat = useShow(
    (s) => face.starter?.(s.view) ?? s.diary.find(({ turn }) => turn !== null)?.turn ?? s.sight?.turn ?? null,
  )
  if (controller.table.head.begun === 'branch') return <b>{t('goal.whatIf')}</b>
  if (seat === null) return <b>{t('new.beginsByDice')}</b>
  return <b>{seat === viewer ? t('goal.youBegin') : t('goal.begins', { seat: message(`seat.${seat}`) })}</b>
}
