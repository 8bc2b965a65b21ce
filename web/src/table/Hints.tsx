// For the first time one meets a kind of decision. Dismissed for good, each for itself.
import { type ReactElement, useEffect } from 'react'
import { useSettings } from '../settings.ts'
import { type PageKey, useWords } from '../words.tsx'
import { isFree, openOffers } from './choice.ts'
import { hintSeen, isHeeded } from './heeded.ts'
import { openNow, type Show } from './show.ts'
import { useShow, useTable } from './useShow.ts'
import './Hints.css'

const KINDS = ['considered', 'question', 'target', 'place', 'select', 'buttons'] as const
type Kind = (typeof KINDS)[number]

/** What kind of decision this is, as far as offers tell. What is being considered has its hint in its own note. */
function kindOf(show: Show): Kind | null {
  const { sight, selected, considered, asking, refused } = show
  const offers = openNow(show)
  if (!sight || offers.length === 0) return null
  if (asking || refused || considered) return null
  if (sight.turn !== null && sight.turn !== sight.viewer) return 'question'
  const open = openOffers(offers, selected)
  if (open.some((o) => o.aim.target !== undefined)) return 'target'
  if (open.some((o) => o.aim.place !== undefined)) return 'place'
  return offers.every(isFree) ? 'buttons' : 'select'
}

export function Hints(): ReactElement | null {
  const kind = useShow(kindOf)
  return kind && <HintOnce kind={kind} className="hint" />
}

/** A hint until it is dismissed. */
export function HintOnce({
  kind,
  className,
}: {
  readonly kind: Kind
  readonly className: string
}): ReactElement | null {
  const { t } = useWords()
  const known = useSettings((s) => s.known)
  const set = useSettings((s) => s.set)
  useHeeded(kind)
  if (known.includes(kind)) return null
  return (
    <aside className={className} aria-label={t('hint.title')}>
      <p>{t(`hint.${kind}` satisfies PageKey)}</p>
      <button type="button" title={t('hint.dismiss')} onClick={() => set({ known: [...known, kind] })}>
        {t('table.understood')}
      </button>
    </aside>
  )
}

/** Whoever has acted upon a hint has read it: it does not come again. */
function useHeeded(kind: Kind): void {
  const { controller } = useTable()
  useEffect(() => {
    const came = hintSeen(controller.store.getState())
    const since = performance.now()
    return () => {
      const gone = hintSeen(controller.store.getState())
      const { known, set } = useSettings.getState()
      if (isHeeded(kind, came, gone, performance.now() - since) && !known.includes(kind))
        set({ known: [...known, kind] })
    }
  }, [controller, kind])
}
