// The buttons of the moment: what needs no place, undo, and the end of the phase.

import { type Foresight, type GameTypes, type Message, say as message } from '@muster/engine'
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

/** A question with so few answers has a button for each, wherever they can be pressed as well. */
const ANSWERS = 6

type Preview = Foresight<GameTypes>

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
  const asked = useShow((s) => s.sight?.turn !== null && s.sight?.turn !== s.sight?.viewer)
  const free = useMemo(() => {
    const own = selected === null ? [] : openOffers(offers, selected)
    // In another's turn one is asked: all the answers are there to be pressed.
    const all = asked ? offers.filter((o) => o.aim.piece !== undefined && o.aim.piece !== selected) : []
    return [...own, ...all, ...openOffers(offers, null)].filter(isFree)
  }, [offers, selected, asked])
  const isAsked = readyPieces(offers).size === 0 && offers.length <= ANSWERS && free.length === 0
  const closing = free.filter((o) => face.game.closes(o.action))
  const other = isAsked ? offers : free.filter((o) => !face.game.closes(o.action))
  const still = readyPieces(offers).size
  const view = useShow((s) => s.past?.view ?? s.view)
  // What the piece in hand does needs no subject.
  const nameOf = (o: Offer): Message =>
    (o.aim.piece === undefined || asked ? null : face.act?.(o.action, view, null)) ?? o.label
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
              aria-label={say(offer.label)}
              onClick={() => controller.consider(offer)}
              {...pointing(offer)}
            >
              {say(nameOf(offer))}
              {chance === null ? null : <b>{percent.format(chance)}</b>}
              {previews.get(offer)?.price.map((price) => (
                <small key={price.key}>{say(price)}</small>
              ))}
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
            {previews.get(offer)?.notes.map((note) => (
              <small key={note.key}>{say(note)}</small>
            ))}
            {still > 0 && <small>{say(leftBy(previews.get(offer), still))}</small>}
          </button>
        ))}
      </fieldset>
    </div>
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
