import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import './Loading.css'

export function Loading(): ReactElement {
  const { t } = useWords()
  return (
    <div className="loading" role="status">
      <i />
      {t('loading')}
    </div>
  )
}
