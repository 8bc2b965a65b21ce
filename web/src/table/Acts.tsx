// The buttons of the moment: what needs no place, undo, and the end of the phase.

import type { Offer } from '@muster/table'
import { type ReactElement, useDeferredValue, useMemo, useState } from 'react'
import { useInLesson } from '../learn/context.ts'
import { Icon } from '../parts/Icon.tsx'
import { seeMore } from '../parts/seeMore.ts'
import { TurnNote } from '../remote/TurnNote.tsx'
import { useWords } from '../words.tsx'
import { chanceIn, isFree, leftBy, openOffers, readyPieces, type StillToAct, toAct } from './choice.ts'
import { isMeantToSkip } from './left-over.ts'
import { isAsked, passAmong } from './letting.ts'
import { Rail } from './Rail.tsx'
import { openNow } from './show.ts'
import { usePointing } from './usePointing.ts'
import { useShow, useTable } from './useShow.ts'
import { Watch } from './Watch.tsx'
import './Acts.css'

/** A question with so few answers has a button for each, wherever they can be pressed as well. */
const ANSWERS = 6

/** As many buttons stand above the main one without more room, and so many need all the room there is. */
const FEW = 2
const CROWD = 5

function classOf(others: number, closing: number): string {
  if (others >= CROWD) return 'acts many crowd'
  return others > FEW || (others === FEW && closing === 0) ? 'acts many' : 'acts'
}

export function Acts(): ReactElement {
  const { face } = useTable()
  const { t } = useWords()
  const selected = useDeferredValue(useShow((s) => s.selected))
  const offers = useShow(openNow)
  const view = useShow((s) => s.past?.view ?? s.view)
  const asked = useShow((s) => s.sight !== null && isAsked(s.sight))
  const free = useMemo(() => {
    const own = selected === null ? [] : openOffers(offers, selected)
    // In another's turn one is asked: all the answers are there to be pressed.
    const all = asked ? offers.filter((o) => o.aim.piece !== undefined && o.aim.piece !== selected) : []
    return [...own, ...all, ...openOffers(offers, null)].filter(isFree)
  }, [offers, selected, asked])
  // A lesson begins in the middle of things: its rounds mean nothing.
  const isLesson = useInLesson() !== null
  const marks = useMemo(() => {
    const rail = face.rail(view)
    return isLesson ? rail.map(({ key, label, state }) => ({ key, label, state })) : rail
  }, [face, view, isLesson])
  const still = useMemo(() => toAct(offers, face.pieces(view)), [offers, face, view])
  const isQuestion = readyPieces(offers).size === 0 && offers.length <= ANSWERS && free.length === 0
  const [closing, others] = [true, false].map((end) => free.filter((o) => face.game.closes(o.action) === end))
  const picked = useShow((s) => s.picked)
  const other = (isQuestion ? offers : (others ?? [])).filter((o) => o !== picked && !face.laid?.(o.action))
  return (
    <div className={classOf(other.length + (asked ? 1 : 0), closing?.length ?? 0)}>
      <Rail marks={marks} />
      <Watch />
      <fieldset className="acts-free" ref={seeMore} aria-label={t('table.actions')}>
        {other.map((offer) => (
          <Act key={JSON.stringify(offer.action)} offer={offer} asked={asked} />
        ))}
        {asked && passAmong(offers) && <LetPass />}
      </fieldset>
      <fieldset className="acts-main" aria-label={t('table.closing')}>
        <Undo />
        {picked && <Picked offer={picked} />}
        {closing?.map((offer) => (
          <Closing key={JSON.stringify(offer.action)} offer={offer} still={still} />
        ))}
        {offers.length === 0 && <TurnNote />}
      </fieldset>
    </div>
  )
}

/** Whoever is asked at every step of another's turn may say it once. */
function LetPass(): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  return (
    <button type="button" className="act" onClick={() => controller.letAllPass()}>
      {t('table.letPass')}
    </button>
  )
}

interface ActProps {
  readonly offer: Offer
  readonly asked: boolean
}

/** Something to do that needs no place: what the piece in hand does needs no subject. */
function Act({ offer, asked }: ActProps): ReactElement {
  const { controller, face } = useTable()
  const { say, language } = useWords()
  const pointing = usePointing()
  const view = useShow((s) => s.past?.view ?? s.view)
  const preview = useShow((s) => s.previews.get(offer))
  const chance = chanceIn(preview, face.foretold)
  // What says more than a bare chance stands instead of it.
  const told = (preview && face.tag?.(preview))?.map(say) ?? []
  const percent =
    chance === null || told.length > 0 ? [] : [new Intl.NumberFormat(language, { style: 'percent' }).format(chance)]
  const price = [...told, ...(preview?.price.map(say) ?? [])]
  const short = offer.aim.piece === undefined || asked ? null : face.act?.(offer.action, view, null)
  return (
    <button
      data-act={JSON.stringify(offer.action)}
      type="button"
      className={told.length > 0 ? 'act tall' : 'act'}
      aria-label={[say(offer.label), ...percent, ...price].join(', ')}
      onClick={() => controller.consider(offer)}
      {...pointing(offer)}
    >
      {say(short ?? offer.label)}
      {percent.map((figure) => (
        <b key={figure}>{figure}</b>
      ))}
      {price.map((each) => (
        <small key={each}>{each}</small>
      ))}
    </button>
  )
}

/** What was picked in the tray. */
function Picked({ offer }: Pick<ActProps, 'offer'>): ReactElement {
  const { controller } = useTable()
  const { say } = useWords()
  return (
    <button
      data-act={JSON.stringify(offer.action)}
      type="button"
      className="act main"
      onClick={() => controller.consider(offer)}
    >
      {say(offer.label)}
    </button>
  )
}

/** The end of a phase, and what would be lost by it. */
function Closing({ offer, still }: { readonly offer: Offer; readonly still: StillToAct }): ReactElement {
  const { controller } = useTable()
  const { say } = useWords()
  const preview = useShow((s) => s.previews.get(offer))
  const lesson = useInLesson()
  const [came] = useState(() => performance.now())
  // Its paper has the same button: there is one end to press at a time.
  const weighed = useShow((s) => s.considered?.offer === offer)
  const waits = still.count > 0
  return (
    <button
      data-act={JSON.stringify(offer.action)}
      type="button"
      className={`act main${waits ? ' waits' : ''}${weighed ? ' weighed' : ''}`}
      aria-disabled={weighed || undefined}
      onClick={() => !isMeantToSkip(came) && controller.consider(offer)}
    >
      {say(offer.label)}
      {lesson?.later(offer.action) ?? (
        <>
          {preview?.notes.map((note) => (
            <small key={note.key}>{say(note)}</small>
          ))}
          {waits && <small>{say(preview?.warnings[0] ?? leftBy(still))}</small>}
        </>
      )}
    </button>
  )
}

function Undo(): ReactElement | null {
  const { controller } = useTable()
  const { t, say } = useWords()
  const sight = useShow((s) => s.sight)
  const isOff = useInLesson() === null && !sight?.undo.ok
  // What was done at one press is told now, and can be taken back at another.
  const fresh = useShow((s) => s.rolled?.isForetold === true) && !isOff
  if (!controller.table.head.chairs.some((c) => c.seat === sight?.viewer)) return null
  // After the end there is nothing to go on with.
  if (isOff && sight?.ended) return null
  const why =
    isOff && sight && !sight.undo.ok ? { 'aria-description': say(sight.undo.why), title: say(sight.undo.why) } : {}
  return (
    <button
      type="button"
      className={`act undo${isOff ? ' off' : ''}${fresh ? ' fresh' : ''}`}
      {...why}
      onClick={() => controller.undo()}
    >
      <Icon name="undo" size={17} />
      {t('table.undo')}
    </button>
  )
}
