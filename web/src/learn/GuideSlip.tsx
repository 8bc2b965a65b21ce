// The coach of a first battle: a slip on top of the diary, never over what is decided about.
import { say as message } from '@muster/engine'
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { seeMore } from '../parts/seeMore.ts'
import { Begins } from '../table/Begins.tsx'
import { NoteMore } from '../table/NoteMore.tsx'
import { useShow, useTable } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import { useGuide } from './guide.ts'
import type { Mark } from './listening.ts'
import { useMarks } from './useMarks.ts'
import './GuideSlip.css'

export const GuideSlip = (): ReactElement | null => (useIsGuided() ? <Slip /> : null)

/** Whether this match has a coach, who then says what the page would say to anybody new. */
export function useIsGuided(): boolean {
  const { controller } = useTable()
  return useGuide((s) => s.guided.includes(controller.table.head.id) && (!s.quiet || s.hushed))
}

/** There before anything is said, so that what is said is read out. */
function Slip(): ReactElement {
  const { t } = useWords()
  const { mark, heard, first } = useMarks()
  const over = useShow((s) => (s.sight?.ended ?? null) !== null)
  const hushed = useGuide((s) => s.hushed)
  return (
    <div className="guide-said" role="status" aria-label={t('lesson.coach')}>
      {hushed && <Hushed />}
      {mark && !over && !hushed && <Said key={mark.id} mark={mark} heard={heard} first={first} />}
    </div>
  )
}

interface SaidProps {
  readonly mark: Mark
  readonly heard: () => void
  /** Before anything else is said: who one is, and who begins. */
  readonly first: boolean
}

function Said({ mark, heard, first }: SaidProps): ReactElement {
  const { t, language } = useWords()
  const set = useGuide((s) => s.set)
  const [open, setOpen] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  const cut = useCut(said)
  return (
    <section className={`guide-slip ${open ? 'open' : cut ? 'cut' : ''}`}>
      {first && <Sides />}
      <p ref={said}>
        <Icon name="lamp" size={18} /> {mark.say[language]}
      </p>
      <NoteMore open={open} setOpen={setOpen} />
      <footer>
        <button type="button" className="inline" onClick={() => set({ quiet: true, hushed: true })}>
          {t('guide.quiet')}
        </button>
        <button type="button" className="go" onClick={heard}>
          {t('table.understood')}
        </button>
      </footer>
    </section>
  )
}

/** What was ended at one press can be taken back at one press. */
function Hushed(): ReactElement {
  const { t } = useWords()
  const set = useGuide((s) => s.set)
  return (
    <section className="guide-slip">
      <p>
        <Icon name="lamp" size={18} /> {t('guide.hushed')}
      </p>
      <footer>
        <button type="button" className="inline" onClick={() => set({ quiet: false, hushed: false })}>
          {t('guide.keep')}
        </button>
        <button type="button" className="go" onClick={() => set({ hushed: false })}>
          {t('table.understood')}
        </button>
      </footer>
    </section>
  )
}

/** Whether there are more lines than are shown. What scrolls shows it by itself. */
function useCut(said: RefObject<HTMLElement | null>): boolean {
  const [cut, setCut] = useState(false)
  useEffect(() => {
    const el = said.current
    if (!el) return
    const sizes = new ResizeObserver(() => setCut(el.scrollHeight > el.clientHeight + 1))
    sizes.observe(el)
    const unseen = seeMore(el)
    return () => {
      sizes.disconnect()
      unseen?.()
    }
  }, [said])
  return cut
}

function Sides(): ReactElement | null {
  const { t } = useWords()
  const viewer = useShow((s) => s.sight?.viewer ?? 'spectator')
  if (viewer === 'spectator') return null
  return (
    <h2>
      {t('goal.you', { seat: message(`seat.${viewer}`) })}. <Begins viewer={viewer} />
    </h2>
  )
}
