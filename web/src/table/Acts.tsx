// The buttons of the moment: what needs no place, undo, and the end of the phase.

import { type Foresight, type GameTypes, type Message, say as message } from '@muster/engine'
import type { Offer } from '@muster/table'
import { type ReactElement, useDeferredValue, useMemo } from 'react'
import { useInLesson } from '../learn/context.ts'
import { Icon } from '../parts/Icon.tsx'
import { TurnNote } from '../remote/TurnNote.tsx'
import { useWords } from '../words.tsx'
import { chanceIn, isFree, openOffers, readyPieces } from './choice.ts'
import { Rail } from './Rail.tsx'
import { openNow } from './show.ts'
import { usePointing } from './usePointing.ts'
import { useShow, useTable } from './useShow.ts'
import './Acts.css'

/** A question with so few answers has a button for each, wherever they can be pressed as well. */
const ANSWERS = 6

type Preview = Foresight<GameTypes>

/** As many buttons stand above the main one without more room. */
const FEW = 2

export function Acts(): ReactElement {
  const { face } = useTable()
  const { t } = useWords()
  const selected = useDeferredValue(useShow((s) => s.selected))
  const offers = useShow(openNow)
  const view = useShow((s) => s.past?.view ?? s.view)
  const asked = useShow((s) => s.sight?.turn !== null && s.sight?.turn !== s.sight?.viewer)
  const free = useMemo(() => {
    const own = selected === null ? [] : openOffers(offers, selected)
    // In another's turn one is asked: all the answers are there to be pressed.
    const all = asked ? offers.filter((o) => o.aim.piece !== undefined && o.aim.piece !== selected) : []
    return [...own, ...all, ...openOffers(offers, null)].filter(isFree)
  }, [offers, selected, asked])
  const still = readyPieces(offers).size
  const isQuestion = still === 0 && offers.length <= ANSWERS && free.length === 0
  const other = isQuestion ? offers : free.filter((o) => !face.game.closes(o.action))
  return (
    <div className={other.length > FEW ? 'acts many' : 'acts'}>
      <Rail marks={face.rail(view)} />
      <fieldset className="acts-free" aria-label={t('table.actions')}>
        {other.map((offer) => (
          <Act key={JSON.stringify(offer.action)} offer={offer} asked={asked} />
        ))}
      </fieldset>
      <fieldset className="acts-main" aria-label={t('table.closing')}>
        <Undo />
        {free
          .filter((o) => face.game.closes(o.action))
          .map((offer) => (
            <Closing key={JSON.stringify(offer.action)} offer={offer} still={still} />
          ))}
        {offers.length === 0 && <TurnNote />}
      </fieldset>
    </div>
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
  const percent = chance === null ? [] : [new Intl.NumberFormat(language, { style: 'percent' }).format(chance)]
  const price = preview?.price.map(say) ?? []
  const short = offer.aim.piece === undefined || asked ? null : face.act?.(offer.action, view, null)
  return (
    <button
      data-act={JSON.stringify(offer.action)}
      type="button"
      className="act"
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

/** The end of a phase, and what would be lost by it. */
function Closing({ offer, still }: { readonly offer: Offer; readonly still: number }): ReactElement {
  const { controller } = useTable()
  const { say } = useWords()
  const preview = useShow((s) => s.previews.get(offer))
  const lesson = useInLesson()
  return (
    <button
      data-act={JSON.stringify(offer.action)}
      type="button"
      className={still > 0 ? 'act main waits' : 'act main'}
      onClick={() => controller.consider(offer)}
    >
      {say(offer.label)}
      {lesson?.later(offer.action) ?? (
        <>
          {preview?.notes.map((note) => (
            <small key={note.key}>{say(note)}</small>
          ))}
          {still > 0 && <small>{say(leftBy(preview, still))}</small>}
        </>
      )}
    </button>
  )
}

/** What would be lost, in the game's own words if it has any. */
const leftBy = (preview: Preview | undefined, count: number): Message =>
  preview?.warnings[0] ?? message('table.canStillAct', { count })

function Undo(): ReactElement | null {
  const { controller } = useTable()
  const { t, say } = useWords()
  const sight = useShow((s) => s.sight)
  const isOff = useInLesson() === null && !sight?.undo.ok
  if (!controller.table.head.chairs.some((c) => c.seat === sight?.viewer)) return null
  const why = isOff && sight && !sight.undo.ok ? { 'aria-description': say(sight.undo.why) } : {}
  return (
    <button type="button" className={isOff ? 'act undo off' : 'act undo'} {...why} onClick={() => controller.undo()}>
      <Icon name="undo" size={17} />
      {t('table.undo')}
    </button>
  )
}
