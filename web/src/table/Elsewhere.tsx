import { type ReactElement, useEffect, useState } from 'react'
import { useWords } from '../words.tsx'
import { useShow } from './useShow.ts'
import '../parts/Update.css'

const SHOWN = 6000

/** Another tab went on with the match: seen for a while by those who look; those who listen are told by the announcer. */
export function Elsewhere(): ReactElement | null {
  const { t } = useWords()
  const news = useShow((s) => s.spoken.findLast(({ message }) => message.key === 'elsewhere.text')?.id ?? null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (news !== null) setShown(true)
  }, [news])
  useEffect(() => {
    const hide = shown ? setTimeout(() => setShown(false), SHOWN) : undefined
    return () => clearTimeout(hide)
  }, [shown])
  return shown ? (
    <aside className="update told" aria-hidden="true">
      {t('elsewhere.text')}
    </aside>
  ) : null
}
