// Slips of paper at the foot of the book: somebody asks, or something is to be known. Never on the board.
import type { ReactElement } from 'react'
import { USUAL } from '../pages/levels.ts'
import { go } from '../route.ts'
import { useShow, useTable } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import { Resigning, ResignKept } from './Resigning.tsx'
import { Answers, Slip } from './Slip.tsx'
import { nameOn, useRemote, useRemoteState } from './useRemote.ts'

export function Slips(): ReactElement | null {
  return useRemote() ? <Pile /> : null
}

/** Nothing can be answered over a line that is down. */
function Pile(): ReactElement {
  const down = useRemoteState((s) => s.nextTry !== null)
  return (
    <div className="slips" aria-live="polite">
      {down ? <Down /> : <Asked />}
    </div>
  )
}

function Asked(): ReactElement {
  return (
    <>
      <Resigning />
      <Proposed />
      <Declined />
      <SatIn />
      <Absent />
      <StandInAsked />
      <Rematch />
    </>
  )
}

function Down(): ReactElement {
  const { t } = useWords()
  return (
    <>
      <Slip title={t('remote.downTitle')}>
        <p>{t('remote.downText')}</p>
      </Slip>
      <ResignKept />
    </>
  )
}

function Proposed(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const names = useNames()
  const proposal = useShow((s) => s.sight?.proposal)
  const viewer = useShow((s) => s.sight?.viewer ?? '')
  const seats = useRemoteState((s) => s.seats)
  if (!proposal) return null
  const { what, by, waiting } = proposal
  if (seats.includes(by)) {
    return (
      <Slip
        title={t(what === 'undo' ? 'remote.youAskedUndo' : 'remote.youAskedDraw')}
        lit={
          <button type="button" className="quiet" onClick={() => void controller.wish(controller.table.answer(false))}>
            {t('remote.withdraw')}
          </button>
        }
      >
        <p>{t('remote.waitsFor', { names: names(waiting) })}</p>
      </Slip>
    )
  }
  if (!waiting.includes(viewer)) return null
  const answer = (agrees: boolean) => () => void controller.wish(controller.table.answer(agrees))
  return what === 'undo' ? (
    <Slip
      title={t('remote.asksUndo', { name: names([by]) })}
      lit={<Answers no={[t('remote.decline'), answer(false)]} yes={[t('remote.allow'), answer(true)]} />}
    >
      <p>{t('remote.asksUndoText')}</p>
      <small>{t('remote.nextMoveNo')}</small>
    </Slip>
  ) : (
    <Slip
      title={t('remote.asksDraw', { name: names([by]) })}
      lit={<Answers no={[t('remote.playOn'), answer(false)]} yes={[t('remote.agree'), answer(true)]} />}
    >
      <p>{t('remote.asksDrawText')}</p>
      <small>{t('remote.nextMoveNo')}</small>
    </Slip>
  )
}

function Declined(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const remote = useRemote()
  const names = useNames()
  const declined = useShow((s) => s.declined)
  const standIn = useRemoteState((s) => s.standInDeclined)
  if (declined === null && standIn === null) return null
  const title =
    declined === null
      ? t('remote.standInDeclined', { name: names([standIn ?? '']) })
      : t('remote.declined', { name: names([declined]) })
  const read = (): void => {
    controller.heard()
    remote?.heard()
  }
  return (
    <Slip
      title={title}
      lit={
        <button type="button" className="quiet" onClick={read}>
          {t('remote.understood')}
        </button>
      }
    />
  )
}

/** The computer plays for me. */
function SatIn(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const remote = useRemote()
  const sits = useRemoteState(({ table }) =>
    table.chairs.some(({ who }) => who.type === 'person' && who.mine && who.standIn !== null),
  )
  const playing = useRemoteState((s) => s.table.stage === 'playing')
  if (!sits || !playing) return null
  return (
    <Slip
      title={t('remote.satIn')}
      lit={
        <button type="button" className="go" onClick={() => remote && void controller.wish(remote.takeBack())}>
          {t('remote.takeBack')}
        </button>
      }
    >
      <p>{t('remote.satInText')}</p>
    </Slip>
  )
}

/** Somebody is gone for so long that the computer may sit in. */
function Absent(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const remote = useRemote()
  const names = useNames()
  const asked = useRemoteState((s) => s.standIn !== null)
  const playing = useRemoteState((s) => s.table.stage === 'playing')
  const others = useRemoteState(
    ({ table }) => table.chairs.filter(({ who }) => who.type === 'person' && !who.mine).length - 1,
  )
  const seat = useRemoteState(({ table, presence }) => {
    const gone = table.chairs.find(
      ({ seat, who }) => who.type === 'person' && !who.mine && who.standIn === null && presence[seat] === 'gone',
    )
    return gone?.seat ?? null
  })
  if (!playing || asked || seat === null) return null
  const name = names([seat])
  return (
    <Slip
      title={t('remote.goneFor', { name })}
      lit={
        <button
          type="button"
          className="go"
          onClick={() => remote && void controller.wish(remote.standIn(seat, USUAL))}
        >
          {t('remote.letSitIn')}
        </button>
      }
    >
      <p>{t('remote.goneForText', { name, others })}</p>
    </Slip>
  )
}

function StandInAsked(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const remote = useRemote()
  const names = useNames()
  const standIn = useRemoteState((s) => s.standIn)
  const seats = useRemoteState((s) => s.seats)
  if (!standIn) return null
  const { seat, by, waiting } = standIn
  const name = names([seat])
  const title = t('remote.asksStandIn', { name })
  if (!waiting.some((s) => seats.includes(s))) {
    return (
      <Slip title={title}>
        <p>{t('remote.standInWaits', { names: names(waiting) })}</p>
      </Slip>
    )
  }
  const answer = (agrees: boolean) => () => remote && void controller.wish(remote.letIn(agrees))
  return (
    <Slip
      title={title}
      lit={<Answers no={[t('remote.decline'), answer(false)]} yes={[t('remote.letSitIn'), answer(true)]} />}
    >
      <p>{t('remote.asksStandInText', { name, by: names([by]) })}</p>
    </Slip>
  )
}

function Rematch(): ReactElement | null {
  const { t } = useWords()
  const id = useRemoteState((s) => s.table.rematch)
  if (id === null) return null
  return (
    <Slip
      title={t('remote.rematchLaid')}
      lit={
        <button type="button" className="go" onClick={() => go({ page: 'online', id })}>
          {t('remote.sitDown')}
        </button>
      }
    >
      <p>{t('remote.rematchText')}</p>
    </Slip>
  )
}

/** The names of whoever sits there, in a row. */
function useNames(): (seats: readonly string[]) => string {
  const { language } = useWords()
  const table = useRemoteState((s) => s.table)
  const list = new Intl.ListFormat(language)
  return (seats) => list.format(seats.map((seat) => nameOn({ table }, seat)))
}
