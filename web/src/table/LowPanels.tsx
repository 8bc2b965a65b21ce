// On a small screen: a sheet from below. Whatever is said or asked lies on it, so that the board keeps its place.
import { Tabs } from 'radix-ui'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useInLesson } from '../learn/context.ts'
import { GuideSlip, useIsGuided } from '../learn/GuideSlip.tsx'
import { seeMore } from '../parts/seeMore.ts'
import { Since, useSince } from '../remote/Since.tsx'
import { Slips } from '../remote/Slips.tsx'
import { useWords } from '../words.tsx'
import { Acts } from './Acts.tsx'
import { Answered } from './Answered.tsx'
import { CounselCard } from './CounselCard.tsx'
import { readyPieces } from './choice.ts'
import { Decided } from './Decided.tsx'
import { Goal } from './Goal.tsx'
import { Hints } from './Hints.tsx'
import { May } from './May.tsx'
import { DiaryPages, TrayPart } from './Panels.tsx'
import { Rolled } from './Rolled.tsx'
import { Steps } from './Steps.tsx'
import { isBusy } from './show.ts'
import { TurnSummary } from './TurnSummary.tsx'
import { useShow, useTable } from './useShow.ts'
import './LowPanels.css'

export function LowPanels(): ReactElement {
  const { t, say, has } = useWords()
  const count = useShow((s) => s.sight?.count ?? 0)
  /** Whoever presses a tab wants to see what is under the note: it comes back with the next decision. */
  const [asideAt, setAsideAt] = useState(-1)
  const [tab, setTab] = useTab(() => setAsideAt(count))
  const since = useSince()
  const asked = useShow((s) => s.answered !== null)
  const aside = asideAt === count && !asked
  const guided = useIsGuided()
  const lesson = useInLesson()
  const page = useRef<HTMLDivElement>(null)
  const room = useRoom(page)
  const tight = room < TIGHT && !lesson
  if (since) return <Since />
  return (
    <section className="low" aria-label={t('table.tray')}>
      <Tabs.Root value={tab} onValueChange={setTab} className="low-sheet" ref={seeMore}>
        <Tabs.List className="low-tabs" aria-label={t('table.tray')} onPointerUp={() => setAsideAt(count)}>
          <Tabs.Trigger value="unit">{t('tray.unit')}</Tabs.Trigger>
          <Tabs.Trigger value="hand">
            {has('face.tab') ? say({ key: 'face.tab' }) : t('tray.hand')}
            <HandCount open={tab === 'hand'} />
          </Tabs.Trigger>
          <Tabs.Trigger value="diary">{t('diary.title')}</Tabs.Trigger>
        </Tabs.List>
        <div className={tight ? 'low-page tight' : 'low-page'} ref={page}>
          <Page value="unit">
            <TrayPart show="unit" />
          </Page>
          <Page value="hand">
            <TrayPart show="hand" />
          </Page>
          <Page value="diary">
            <DiaryPages />
          </Page>
          <LowNotes aside={aside} guided={guided} tight={room < STRIP} />
        </div>
        <May />
      </Tabs.Root>
      <Slips />
      <Acts />
      {lesson?.ways}
      <CounselCard />
      <Decided />
    </section>
  )
}

/** In a page so low the card of what is in hand folds; in one lower still a note is a line, with a button that opens it. */
const [TIGHT, STRIP] = [205, 156]

/** How high the page is: that hangs on the buttons below it, never on what lies in it. */
function useRoom(page: RefObject<HTMLElement | null>): number {
  const [room, setRoom] = useState(TIGHT)
  useEffect(() => {
    const el = page.current
    if (!el) return
    const sizes = new ResizeObserver(() => setRoom(el.clientHeight))
    sizes.observe(el)
    return () => sizes.disconnect()
  }, [page])
  return room
}

/** How many cards lie under the closed tab; it glows while there are some that were not seen yet. */
function HandCount({ open }: { readonly open: boolean }): ReactElement | null {
  const { face } = useTable()
  const held = useShow((s) => face.held?.(s.view) ?? 0)
  const [seen, setSeen] = useState(0)
  if (open ? seen !== held : seen > held) setSeen(held)
  return held === 0 ? null : <b className={held > seen && !open ? 'hand-count new' : 'hand-count'}> {held}</b>
}

function Page({ value, children }: { readonly value: string; readonly children: ReactNode }): ReactElement {
  return (
    <Tabs.Content value={value} className="low-content" ref={seeMore}>
      {children}
    </Tabs.Content>
  )
}

interface LowNotesProps {
  readonly aside: boolean
  /** The coach of a first battle says the rest itself. */
  readonly guided: boolean
  readonly tight: boolean
}

/** One at a time, what matters most first. They lie at the foot of the page, below what it holds and never on it. */
function LowNotes({ aside, guided, tight }: LowNotesProps): ReactElement {
  // Whoever takes a piece in hand wants its card, and has read what it is about and what the others did.
  const held = useShow((s) => s.selected !== null)
  const { controller } = useTable()
  const lay = useRef(held)
  useEffect(() => {
    if (held && !lay.current) controller.foldSummary()
    lay.current = held
  }, [controller, held])
  const rolled = useShow((s) => s.rolled !== null)
  const how = held || tight ? 'folded' : rolled ? '' : 'long'
  return (
    <div className={`low-notes ${how}`} hidden={aside} ref={seeMore}>
      <Answered />
      <Rolled />
      {guided ? <GuideSlip /> : !held && <Goal />}
      {!held && <TurnSummary />}
      <Steps />
      {!guided && <Hints />}
    </div>
  )
}

/** What can be done decides which page lies on top: cards and fresh troops, or the unit in hand or looked at. */
function useTab(onLook: () => void): readonly [string, (tab: string) => void] {
  const { face } = useTable()
  const [tab, setTab] = useState('unit')
  const sight = useShow((s) => s.sight)
  const selected = useShow((s) => s.selected)
  const view = useShow((s) => s.view)
  useEffect(() => {
    const lie = face.waiting === 'unit' ? [] : face.pieces(view)
    const held = new Set(lie.flatMap((p) => (p.place === null ? [p.piece] : [])))
    const ready = selected === null ? [...readyPieces(sight?.offers ?? [])] : [selected]
    if (ready.length > 0) setTab(ready.every((piece) => held.has(piece)) ? 'hand' : 'unit')
    // What is bought, or laid, is nobody's yet: it lies where pieces wait.
    else if (face.waiting !== 'unit' && sight?.offers.some(({ aim }) => aim.place !== undefined)) setTab('hand')
  }, [face, view, sight, selected])
  const looked = useShow((s) => s.looked)
  const free = useShow((s) => s.selected === null && !isBusy(s))
  useEffect(() => {
    if (!free || looked === null || !face.pieces(view).some(({ piece, place }) => piece === looked && place !== null))
      return
    setTab('unit')
    onLook()
  }, [looked])
  return [tab, setTab]
}
