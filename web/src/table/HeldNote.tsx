import { type ReactElement, useEffect, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { download, exportMatches } from '../saved/files.ts'
import { matchShelf } from '../saved/shelf.ts'
import { useHeld, useTrouble } from '../saved/useSaved.ts'
import { useWords } from '../words.tsx'
import { useTable } from './useShow.ts'
import './HeldNote.css'

/** The browser does not keep this match any more: said at the table, and how not to lose it. Folded away it stays so. */
export function HeldNote(): ReactElement | null {
  const { t } = useWords()
  const { head } = useTable().controller.table
  const trouble = useTrouble()
  const held = useHeld(head.id)
  const [folded, setFolded] = useState(false)
  useEffect(() => {
    if (!held) setFolded(false)
  }, [held])
  if (!held || folded) return null
  const save = async (): Promise<void> => {
    const found = await matchShelf.fetch(head.id)
    if (found)
      download(`muster-${head.game}-${head.id.slice(0, 8)}.json`, await exportMatches([found.saved], 'with seeds'))
  }
  return (
    <aside className="held" role="alert">
      <p>{t(`trouble.${trouble ?? 'blocked'}`)}</p>
      <button type="button" className="go" onClick={() => void save()}>
        {t('trouble.download')}
      </button>
      <button type="button" className="held-fold" aria-label={t('close')} onClick={() => setFolded(true)}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  )
}
