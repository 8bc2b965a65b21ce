import { type ReactElement, useState } from 'react'
import { makeRoute } from '../route.ts'
import { download, salvage } from '../saved/files.ts'
import { useWords } from '../words.tsx'
import { ask } from './local.ts'
import '../parts/Mishap.css'

interface DamagedProps {
  readonly id: string
  readonly onMended: () => void
}

/** What is kept of a match does not fit together: it can be repaired, or taken along as it is. */
export function Damaged({ id, onMended }: DamagedProps): ReactElement {
  const { t } = useWords()
  const [lost, setLost] = useState<number | 'hopeless' | null>(null)
  const save = (left: string): void => download(`muster-damaged-${id.slice(0, 8)}.json`, left)
  const mend = async (): Promise<void> => {
    const left = await salvage(id)
    const done = await ask().call('mend', id)
    if (done.ok && done.lost > 0) save(left)
    setLost(done.ok ? done.lost : 'hopeless')
  }
  return (
    <main className="mishap">
      <h1>{t('damaged.title')}</h1>
      <p role="alert">
        {lost === null
          ? t('damaged.text')
          : lost === 'hopeless'
            ? t('damaged.hopeless')
            : t('damaged.mended', { lost })}
      </p>
      <footer>
        <a className="quiet" href={makeRoute({ page: 'home' })}>
          {t('menu.home')}
        </a>
        {typeof lost !== 'number' && (
          <button type="button" className="quiet" onClick={() => void salvage(id).then(save)}>
            {t('matches.salvage')}
          </button>
        )}
        {lost === null && (
          <button type="button" className="button" onClick={() => void mend()}>
            {t('damaged.mend')}
          </button>
        )}
        {typeof lost === 'number' && (
          <button type="button" className="button" onClick={onMended}>
            {t('matches.go')}
          </button>
        )}
      </footer>
    </main>
  )
}
