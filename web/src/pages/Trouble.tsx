import type { ReactElement } from 'react'
import { download, exportMatches } from '../saved/files.ts'
import type { Listed } from '../saved/saved.ts'
import { matchShelf } from '../saved/shelf.ts'
import { useTrouble } from '../saved/useSaved.ts'
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
          <button type="button" className="quiet" onClick={() => void matchShelf.tryAgain()}>
            {t('trouble.again')}
          </button>
        </p>
      )}
    </aside>
  )
}
