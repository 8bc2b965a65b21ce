// The buttons of the moment: what needs no place, undo, and the end of the phase.

import type { Offer } from '@muster/table'
import { type ReactElement, useDeferredValue, useMemo } from 'react'
import { useInLesson } from '../learn/context.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words.tsx'
import { chanceIn, isFree, openOffers, readyPieces } from './choice.ts'
import { Rail } from './Rail.tsx'
import { openNow } from './show.ts'
import { usePointing } from './usePointing.ts'
import { useShow, useTable } from './useShow.ts'
import './Acts.css'

/** As many buttons stand above the main one without more room. */
const FEW = 2

export function Acts(): ReactElement {
  const { controller, face } = useTable()
  const { t, say, language } = useWords()
  const selected = useDeferredValue(useShow((s) => s.selected))
  const offers = useShow(openNow)
  const pointing = usePointing()
  const lesson = useInLesson()
  const previews = useShow((s) => s.previews)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const free = useMemo(() => {
    const own = selected === null ? [] : openOffers(offers, selected)
    return [...own, ...openOffers(offers, null)].filter(isFree)
  }, [offers, selected])
  const closing = free.filter((o) => face.game.closes(o.action))
  const other = free.filter((o) => !face.game.closes(o.action))
  const still = readyPieces(offers).size
  const view = useShow((s) => s.past?.view ?? s.view)
  const key = (o: Offer): string => JSON.stringify(o.action)
  return (
    <div className={other.length > FEW ? 'acts many' : 'acts'}>
      <Rail marks={face.rail(view)} />
      <fieldset className="acts-free" aria-label={t('table.actions')}>
        {other.map((offer) => {
          const chance = chanceIn(previews.get(offer), face.foretold)
          return (
            <button
              key={key(offer)}
              data-act={key(offer)}
              type="button"
              className="act"
              onClick={() => controller.consider(offer)}
              {...pointing(offer)}
            >
              {say(offer.label)}
              {chance === null ? null : <b>{percent.format(chance)}</b>}
            </button>
          )
        })}
      </fieldset>
      <fieldset className="acts-main" aria-label={t('table.closing')}>
        <Undo />
        {closing.map((offer) => (
          <button
            key={key(offer)}
            data-act={key(offer)}
            type="button"
            className={still > 0 ? 'act main waits' : 'act main'}
            onClick={() => controller.consider(offer)}
          >
            {say(offer.label)}
            {lesson?.later(offer.action) ?? <Warned offer={offer} still={still} />}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

/** What ends with the phase, and who could still act in it. */
function Warned({ offer, still }: { readonly offer: Offer; readonly still: number }): ReactElement {
  const { t, say } = useWords()
  const notes = useShow((s) => s.previews.get(offer)?.notes)
  return (
    <>
      {notes?.map((note) => (
        <small key={note.key}>{say(note)}</small>
      ))}
      {still > 0 && <small>{t('table.canStillAct', { count: still })}</small>}
    </>
  )
}

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
