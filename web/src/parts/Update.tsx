// A new version is never a surprise: it waits until one agrees.
import { type ReactElement, useEffect, useState } from 'react'
import { isTable, useRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { watchForUpdate } from './newer.ts'
import './Update.css'

export function Update(): ReactElement | null {
  const { t } = useWords()
  const [update, setUpdate] = useState<(() => void) | null>(null)
  const [ready, setReady] = useState(false)
  // Nothing lies over what is being played with: it waits until one has left the table.
  const waits = isTable(useRoute())
  useEffect(() => {
    void watchForUpdate({ newer: (use) => setUpdate(() => use), offline: () => setReady(true) })
  }, [])
  useEffect(() => {
    const hide = ready && !waits ? setTimeout(() => setReady(false), 6000) : undefined
    return () => clearTimeout(hide)
  }, [ready, waits])
  if (waits) return null
  if (update) {
    return (
      <aside className="update" role="status">
        {t('update.text')}
        <button type="button" className="go" onClick={update}>
          {t('update.now')}
        </button>
        <button type="button" className="quiet" onClick={() => setUpdate(null)}>
          {t('update.later')}
        </button>
      </aside>
    )
  }
  return ready ? (
    <aside className="update told" role="status">
      {t('update.offline')}
    </aside>
  ) : null
}
