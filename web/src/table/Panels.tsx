// What lies round the board: the diary, the tray and the buttons of the moment.
import type { Piece } from '@muster/engine'
import type { Action, Offer } from '@muster/table'
import { memo, type ReactElement, useCallback, useDeferredValue, useMemo } from 'react'
import type { CardsInHand, Face, Picking } from '../face.ts'
import { useInLesson } from '../learn/context.ts'
import { GuideSlip, useIsGuided } from '../learn/GuideSlip.tsx'
import { Since, useSince } from '../remote/Since.tsx'
import { Slips } from '../remote/Slips.tsx'
import { useNoted } from '../remote/useNoted.ts'
import { hintsOf } from '../saved/hints.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words.tsx'
import { Acts } from './Acts.tsx'
import { Answered } from './Answered.tsx'
import { CounselCard } from './CounselCard.tsx'
import { isFree, marksOf } from './choice.ts'
import { Decided } from './Decided.tsx'
import { Diary } from './Diary.tsx'
import { Goal } from './Goal.tsx'
import { Hints } from './Hints.tsx'
import { withHints } from './noted.ts'
import { Steps } from './Steps.tsx'
import { isDeciding, openNow } from './show.ts'
import { TurnSummary } from './TurnSummary.tsx'
import { useShow, useTable } from './useShow.ts'
import { Glance } from './Weighing.tsx'
import './Panels.css'

export function WidePanels(): ReactElement {
  const { t } = useWords()
  const since = useSince()
  const lesson = useInLesson()
  return (
    <>
      <div className="side">
        {!lesson && <Taught />}
        <Decided />
        <Glance />
        <Aside />
        {lesson?.coach ?? <Beside />}
        <Slips />
      </div>
      {since ? (
        <Since />
      ) : (
        <section className="tray" aria-label={t('table.tray')}>
          <TrayPart show="both" />
          <Acts />
        </section>
      )}
    </>
  )
}

/** Whoever teaches stands at the head, and keeps that place whatever is decided or told below. */
function Taught(): ReactElement {
  const isAdvised = useShow((s) => s.counsel !== null)
  const guided = useIsGuided()
  return (
    <>
      <GuideSlip />
      {guided || isAdvised || <Hints />}
    </>
  )
}

/** What is said and asked, and the diary, which shrinks first. */
function Beside(): ReactElement {
  const { t } = useWords()
  const diary = useSettings((s) => s.diary)
  const set = useSettings((s) => s.set)
  const folded = diary === 'folded'
  const isAdvised = useShow((s) => s.counsel !== null)
  const quiet = useIsGuided() || isAdvised
  // What is being decided takes the room of what has been done; the newest line stays in view.
  const weighing = useShow(isDeciding)
  return (
    <>
      <Answered />
      <CounselCard />
      {quiet || <Goal />}
      {!weighing && <TurnSummary />}
      <Steps />
      <aside className="diary" aria-label={t('diary.title')}>
        <header>
          {!folded && <h2>{t('diary.title')}</h2>}
          <button type="button" onClick={() => set({ diary: folded ? 'open' : 'folded' })}>
            {folded ? t('diary.unfold') : t('diary.fold')}
          </button>
        </header>
        {!folded && <DiaryPages />}
      </aside>
    </>
  )
}

export function DiaryPages(): ReactElement {
  const { controller: at, face } = useTable()
  const diary = useShow((s) => s.diary)
  const counsel = useShow((s) => s.counsel)
  const lines = useNoted(useMemo(() => withHints(diary, hintsOf(at.table.head.id)), [diary, at, counsel]))
  const view = useShow((s) => s.view)
  const past = useShow((s) => s.past?.entry ?? null)
  const { chairs } = at.table.head
  const round = useShow((s) => (s.queue.length === 0 && !s.sight?.ended ? s.sight?.round : undefined))
  const turn = useShow((s) => s.sight?.turn ?? null)
  const viewer = useShow((s) => s.sight?.viewer ?? 'spectator')
  const goal = useMemo(
    () => (chairs.some((c) => c.seat === viewer) ? face.goal(view, viewer) : null),
    [chairs, face, view, viewer],
  )
  const now = useMemo(() => (round === undefined ? null : { round, turn }), [round, turn])
  return (
    <Diary
      lines={lines}
      face={face}
      chairs={chairs}
      view={view}
      goal={goal}
      now={now}
      at={past}
      onEntry={(e) => at.lookBack(e)}
    />
  )
}

export function TrayPart({ show }: { readonly show: 'both' | 'unit' | 'hand' }): ReactElement {
  const { controller: at, face } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.past?.view ?? s.view)
  const sight = useShow((s) => s.sight)
  const offers = useShow(openNow)
  // The board answers a press first, the tray right after it.
  const selected = useDeferredValue(useShow((s) => s.selected))
  const looked = useShow((s) => s.looked)
  const previews = useShow((s) => s.previews)
  const weighed = useShow((s) => s.considered?.preview ?? null)
  const Tray = useMemo(() => memo(face.Tray), [face])
  const marks = useMemo(
    () => marksOf(offers, selected, previews, face.foretold, NOWHERE),
    [offers, selected, previews, face],
  )
  const picking = usePicking()
  const cards = useCards()
  const press = useCallback((piece: Piece) => at.press({ piece, place: null, here: [], rostered: true }), [at])
  return (
    <div className="tray-part">
      <Tray
        view={view}
        viewer={sight?.viewer ?? 'spectator'}
        marks={marks}
        looked={looked}
        weighed={weighed}
        picking={picking}
        cards={cards}
        show={show}
        say={say}
        onPiece={press}
      />
    </div>
  )
}

/** The card of whoever is looked at, where the tray has no room for it. */
function Aside(): ReactElement | null {
  const { face } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.past?.view ?? s.view)
  const looked = useShow((s) => s.looked)
  return face.Aside ? (
    <div className="aside-card">
      <face.Aside view={view} looked={looked} say={say} />
    </div>
  ) : null
}

/** Which cards can be played by whoever, and which was taken up. */
function useCards(): CardsInHand {
  const { controller: at, face } = useTable()
  const offers = useShow(openNow)
  const taken = useShow((s) => s.card)
  return useMemo(
    () => ({
      live: new Set(offers.flatMap((o) => face.uses?.(o.action)?.id ?? [])),
      by: playersOf(face, offers),
      taken,
      onCard: (card) => at.takeCard(card),
    }),
    [at, face, offers, taken],
  )
}

function playersOf(face: Face, offers: readonly Offer[]): ReadonlyMap<string, readonly Piece[]> {
  const all = offers.flatMap(({ action, aim }) => {
    const card = face.uses?.(action)?.id
    return card === undefined || aim.piece === undefined ? [] : [{ card, piece: aim.piece }]
  })
  return new Map([...Map.groupBy(all, ({ card }) => card)].map(([card, one]) => [card, one.map(({ piece }) => piece)]))
}

/** What needs no place, and what of it was picked. */
function usePicking(): Picking {
  const { controller: at } = useTable()
  const offers = useShow(openNow)
  const picked = useShow((s) => s.picked?.action ?? null)
  return useMemo(() => {
    const free = offers.filter(isFree)
    const offerOf = (action: Action | null): Offer | null => free.find((o) => o.action === action) ?? null
    return {
      free: free.map(({ action }) => action),
      picked,
      onPick: (action) => at.pick(offerOf(action)),
      onDo(action) {
        const offer = offerOf(action)
        if (offer) at.consider(offer)
      },
    }
  }, [at, offers, picked])
}

const NOWHERE: ReadonlySet<number> = new Set()
