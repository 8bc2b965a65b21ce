import type { ReactElement } from 'react'
import { cupboard } from '../kept/cupboard.ts'
import { download, exportMatches } from '../kept/files.ts'
import type { Listed } from '../kept/kept.ts'
import { useTrouble } from '../kept/useKept.ts'
import { useWords } from '../words.tsx'
import './Trouble.css'

/** The browser keeps nothing, or nothing more: what that means, and what one can do. */
export function Trouble({ held }: { readonly held: readonly Listed[] }): ReactElement | null {
  const { t } = useWords()
  const trouble = useTrouble()
  if (!trouble) return null
  const save = async (): Promise<void> => download('muster-matches.json', await exportMatches(held, 'with seeds'))
  return (
    <aside className="trouble" role="alert">
      <p>{t(`trouble.${trouble}`)}</p>
      {held.length > 0 && (
        <p>
          <button type="button" className="quiet" onClick={() => void save()}>
            {t('trouble.download')}
          </button>
          <button type="button" className="quiet" onClick={() => void cupboard.tryAgain()}>
            {t('trouble.again')}
          </button>
        </p>
      )}
    </aside>
  )
}
