import { say as message } from '@muster/engine'
import { type ReactElement, useState } from 'react'
import { isCounted } from '../after/counted.ts'
import { OnceMore } from '../after/OnceMore.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Rematch } from '../remote/Rematch.tsx'
import { useIsKept } from '../remote/useIsKept.ts'
import { useRemote } from '../remote/useRemote.ts'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { peopleAt } from './people.ts'
import { useShow, useTable } from './useShow.ts'
import './EndedNote.css'

/** It is over: who won, why, and the way to the page after the match. Folded away, the board is there to look at. */
export function EndedNote(): ReactElement | null {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const ended = useShow((s) => (s.queue.length === 0 && !s.playing && !s.past ? s.sight?.ended : null))
  const [folded, setFolded] = useState(false)
  const remote = useRemote()
  const kept = useIsKept() || !remote
  if (!ended) return null
  const { head } = controller.table
  const after = makeRoute({ page: 'after', id: head.id })
  const [side] = ended.winners
  const sides = ended.winners.map((w) => message(`side.${w}`))
  const seats = remote?.state.getState().seats
  const mine = peopleAt(seats ? head.chairs.filter((c) => seats.includes(c.seat)) : head.chairs).sides
  const lone = mine.length === 1 ? mine[0] : undefined
  const told = lone === undefined || !side ? null : ended.winners.includes(lone) ? 'ended.youWon' : 'ended.youLost'
  if (folded) {
    return kept ? (
      <a className="button ended-again" href={after}>
        {t('ended.look')}
      </a>
    ) : null
  }
  return (
    <section className="ended" role="alertdialog" aria-label={t('ended.label')} ref={focusIn} tabIndex={-1}>
      <button type="button" className="ended-fold" aria-label={t('ended.board')} onClick={() => setFolded(true)}>
        <Icon name="close" size={18} />
      </button>
      {side && <face.Emblem side={side} size={64} />}
      <h2>{told ? t(told) : side ? t('ended.wins', { sides }) : t('ended.draw')}</h2>
      {told && <p className="ended-you">{t('ended.wins', { sides })}</p>}
      <p>{say(ended.why)}</p>
      {isCounted(ended) && <FinalScore />}
      <nav className="ended-acts" aria-label={t('after.again')}>
        {kept && (
          <a className="button" href={after}>
            {t('ended.look')}
            {told === 'ended.youLost' && <small>{t('ended.couldHave')}</small>}
          </a>
        )}
        {remote ? <Rematch id={head.id} /> : <OnceMore game={face.game} match={head} />}
      </nav>
    </section>
  )
}

/** What everybody has in the end. */
function FinalScore(): ReactElement {
  const { face, controller } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.view)
  const sides = [...new Set(controller.table.head.chairs.map(({ side }) => side))]
  return (
    <p className="ended-score">
      {sides.map((side) => (
        <span key={side}>
          {say(message(`side.${side}`))} <b>{face.score(view, side).points}</b>
        </span>
      ))}
    </p>
  )
}

const focusIn = (note: HTMLElement | null): void => note?.focus({ preventScroll: true })
