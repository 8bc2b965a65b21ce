import { say as message } from '@muster/engine'
import type { Offer } from '@muster/table'
import type { ReactElement } from 'react'
import type { Face } from '../face.ts'
import { TheyAct } from '../remote/TheyAct.tsx'
import { useRemote } from '../remote/useRemote.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words.tsx'
import { isFree, openOffers } from './choice.ts'
import { isNamedIn, isSquadNamedIn } from './named.ts'
import { fightIn, isRolling, toldBefore } from './rolling.ts'
import { openNow } from './show.ts'
import { useShow, useTable } from './useShow.ts'
import './Prompt.css'

/** The one line that says what I am expected to do now. Always. It stays the same element: who listens hears it change. */
export function Prompt(): ReactElement {
  const { controller } = useTable()
  const sight = useShow((s) => s.sight)
  const past = useShow((s) => s.past)
  const playing = useShow((s) => s.queue.length > 0 || s.playing !== null)
  const recapping = useShow((s) => s.recapping)
  const watching = playing && !recapping
  const seated = controller.table.head.chairs.some((c) => c.seat === sight?.viewer)
  const mine = !watching && !past && (recapping || (sight?.toAct.includes(sight.viewer) ?? false))
  const line = (): ReactElement => {
    if (past) return <Past />
    if (recapping) return <Recapping />
    if (watching && seated) return <Watching />
    if (sight?.ended) return <Over />
    return <Expected mine={mine} />
  }
  // What is being shown is told by the announcer.
  const quiet = past !== null || (watching && seated)
  return (
    <p className={mine ? 'prompt asked' : 'prompt'} role="status" aria-live={quiet ? 'off' : 'polite'} tabIndex={-1}>
      {line()}
    </p>
  )
}

function Past(): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  return (
    <>
      {t('table.past')}{' '}
      <button type="button" className="inline back" onClick={() => controller.lookBack(null)}>
        {t('table.present')}
      </button>
    </>
  )
}

function Recapping(): ReactElement {
  const { t } = useWords()
  return (
    <>
      <span className="unseen">{t('table.yourDecision')} </span>
      {t('recap.prompt')}
    </>
  )
}

function Over(): ReactElement {
  const { t } = useWords()
  return <>{t('table.over')}</>
}

/** What the game asks of me, or for whom we wait. */
function Expected({ mine }: { readonly mine: boolean }): ReactElement {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const sight = useShow((s) => s.sight)
  const stopped = useShow((s) => s.stopped)
  const { chairs } = controller.table.head
  const remote = useRemote()
  const side = chairs.find((c) => c.seat === sight?.viewer)?.side
  const [only, ...others] = sight?.offers ?? []
  const done = mine && only && others.length === 0 && face.game.closes(only.action) ? only : null
  const aimed = useAimed()
  const waiting = !mine && !remote && chairs.some((c) => c.who.type === 'computer' && sight?.toAct.includes(c.seat))
  return (
    <>
      {mine && <span className="unseen">{t('table.yourDecision')} </span>}
      {mine && side !== undefined && <face.Emblem side={side} seat={sight?.viewer} size={20} />}
      {remote && !mine ? (
        <TheyAct />
      ) : (
        <Said
          text={aimed ?? (done ? t('table.onlyClose', { action: say(done.label) }) : sight ? say(sight.prompt) : '')}
        />
      )}
      {waiting && !stopped && (
        <button type="button" className="inline" onClick={() => controller.table.stop()}>
          {t('table.stop')}
        </button>
      )}
      <Thinking />
      {waiting && stopped && (
        <button type="button" className="inline" onClick={() => controller.table.go()}>
          {t('table.goOn')}
        </button>
      )}
    </>
  )
}

/** More letters than two lines of a phone hold are smaller there. */
const LONG = 88
/** With larger letters, fewer of them. */
const WIDER = { usual: 1, larger: 1.15, largest: 1.3 } as const

function Said({ text }: { readonly text: string }): ReactElement {
  const size = useSettings((s) => s.text)
  return <span className={text.length * WIDER[size] > LONG ? 'long' : undefined}>{text}</span>
}

/** Whom or what the card is for that was taken up, or that nothing comes of whatever is in hand. */
function useAimed(): string | null {
  const { face } = useTable()
  const { t, say } = useWords()
  const offers = useShow(openNow)
  const selected = useShow((s) => s.selected)
  const card = useShow((s) => s.card)
  const open = selected === null ? [] : openOffers(offers, selected).filter((o) => !isFree(o))
  if (open.length > 0 && open.every((o) => o.vain)) return t('told.vain')
  if (card === null && typeof selected !== 'string') return null
  const plays = open.filter((o) => card === null || isWith(face, o, card))
  const used = plays.map((o) => face.uses?.(o.action)?.name)
  const [name] = used
  if (!name || used.includes(undefined)) return null
  return t(plays.every((o) => o.aim.target !== undefined) ? 'told.whom' : 'told.where', { card: say(name) })
}

const isWith = (face: Face, { action }: Offer, card: string): boolean => face.uses?.(action)?.id === card

function Thinking(): ReactElement | null {
  const { t, say } = useWords()
  const thinking = useShow((s) => s.thinking)
  const most = useShow((s) => s.thinkingMost)
  if (!thinking) return null
  const label = t('table.thinking', { seat: say(message(`seat.${thinking}`)) })
  return (
    <>
      <i className="thinking" role="img" aria-label={label} />
      <small className="at-most">{t('table.atMost', { seconds: Math.ceil(most / 1000) })}</small>
    </>
  )
}

/** Who acts, and what it is that they do. */
function Watching(): ReactElement {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  // What has no words is part of what was told last.
  const line = useShow((s) =>
    s.queue[0]?.told && !isRolling(face, s) ? s.queue[0] : s.again ? toldBefore(s) : (s.diary.at(-1) ?? null),
  )
  // Dice are rolled: what they come to is not told before they lie, but whose they are.
  const playing = useShow((s) => s.playing)
  const view = useShow((s) => s.view)
  const told = fightIn(face, { playing, view }) ?? line?.told
  const { chairs } = controller.table.head
  // What is answered in a turn is still about whose turn it is, unless it names who answered.
  const actor = isNamedIn(told, [line?.by]) ? line?.by : (line?.turn ?? line?.by)
  const side = isSquadNamedIn(told) ? undefined : chairs.find((c) => c.seat === actor)?.side
  return (
    <>
      {side !== undefined && <face.Emblem side={side} seat={actor ?? undefined} size={20} />}
      {side !== undefined && !isNamedIn(told, [actor, side]) && (
        <b>{t('told.who', { seat: message(`seat.${actor}`) })}</b>
      )}{' '}
      {told && <Said text={say(told)} />} <small>{t('told.skip')}</small>
    </>
  )
}

/** Events in words for those who listen. */
export function Announcer(): ReactElement {
  const { say } = useWords()
  const spoken = useShow((s) => s.spoken)
  return (
    <div className="unseen" aria-live="polite" aria-atomic="false">
      {spoken.map(({ id, message: told }) => (
        <p key={id}>{say(told)}</p>
      ))}
    </div>
  )
}
