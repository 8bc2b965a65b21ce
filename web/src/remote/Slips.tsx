// Slips of paper at the foot of the book: somebody asks, or something is to be known. Never on the board.
import { type ReactElement, useEffect, useState } from 'react'
import { levelName, splitLevel, USUAL } from '../pages/levels.ts'
import { go } from '../route.ts'
import { useShow, useTable } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import { LineDown } from './LineDown.tsx'
import { Proposed } from './Proposed.tsx'
import { Resigning, ResignKept } from './Resigning.tsx'
import { Answers, Slip } from './Slip.tsx'
import type { RemoteState } from './state.ts'
import { useNames, useRemote, useRemoteState } from './useRemote.ts'

/** So long one waits for somebody before one is asked again. */
const PATIENCE = 300_000

export function Slips(): ReactElement | null {
  return useRemote() ? <Pile /> : null
}

/** Nothing can be answered over a line that is down. */
function Pile(): ReactElement {
  const down = useRemoteState((s) => s.nextTry !== null)
  /** The seats of which one has read that the computer sits in. */
  const [read, setRead] = useState<readonly string[]>([])
  return (
    <div className="slips" aria-live="polite">
      {down ? (
        <>
          <LineDown />
          <ResignKept />
        </>
      ) : (
        <Asked read={read} onRead={(seat) => setRead([...read, seat])} />
      )}
    </div>
  )
}

interface AskedProps {
  readonly read: readonly string[]
  readonly onRead: (seat: string) => void
}

function Asked({ read, onRead }: AskedProps): ReactElement {
  return (
    <>
      <Resigning />
      <Proposed />
      <Declined />
      <SatIn />
      <SitsIn read={read} onRead={onRead} />
      <Absent />
      <StandInAsked />
      <Rematch />
    </>
  )
}

function Declined(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const remote = useRemote()
  const names = useNames()
  const declined = useShow((s) => s.declined)
  const standIn = useRemoteState((s) => s.standInDeclined)
  const seats = useRemoteState((s) => s.seats)
  if (declined === null && standIn === null) return null
  // Whoever has said no knows it.
  if (seats.includes(declined?.by ?? standIn ?? '')) return null
  const title =
    declined === null
      ? t('remote.standInDeclined', { name: names([standIn ?? '']) })
      : t(declined.what === 'undo' ? 'remote.declinedUndo' : 'remote.declined', { name: names([declined.by]) })
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
  const level = useRemoteState(({ table }) => levelFor(table.chairs))
  const playing = useRemoteState((s) => s.table.stage === 'playing')
  const unseen = useRemoteState((s) => s.unseen)
  if (level === null || !playing) return null
  const take = (): void => {
    if (remote) void controller.wish(remote.takeBack())
  }
  const called = t(levelName(splitLevel(level).level))
  return (
    <Slip
      title={unseen > 0 ? t('remote.awayPlayed', { level: called, steps: unseen }) : t('remote.satIn')}
      lit={
        unseen > 0 ? (
          <Answers no={[t('remote.watchFirst'), () => remote?.watch()]} yes={[t('remote.takeBack'), take]} />
        ) : (
          <button type="button" className="go" onClick={take}>
            {t('remote.takeBack')}
          </button>
        )
      }
    >
      <p>{t(unseen > 0 ? 'remote.awayPlayedText' : 'remote.satInText')}</p>
    </Slip>
  )
}

const levelFor = (chairs: RemoteState['table']['chairs']): string | null =>
  chairs.flatMap(({ who }) => (who.type === 'person' && who.mine ? (who.standIn ?? []) : []))[0] ?? null

/** The computer plays for somebody else: said once, then it stands on the plate. */
function SitsIn({ read, onRead }: AskedProps): ReactElement | null {
  const { t } = useWords()
  const chairs = useRemoteState((s) => s.table.chairs)
  const playing = useRemoteState((s) => s.table.stage === 'playing')
  const chair = chairs.find(({ seat, who }) => isSatInFor(who) && !read.includes(seat))
  if (!playing || chair?.who.type !== 'person') return null
  const { name, standIn } = chair.who
  const level = t(levelName(splitLevel(standIn ?? USUAL).level))
  return (
    <Slip
      title={t('remote.sitsIn', { name })}
      lit={
        <button type="button" className="quiet" onClick={() => onRead(chair.seat)}>
          {t('remote.understood')}
        </button>
      }
    >
      <p>{t('remote.sitsInText', { name, level })}</p>
    </Slip>
  )
}

const isSatInFor = (who: RemoteState['table']['chairs'][number]['who']): boolean =>
  who.type === 'person' && !who.mine && who.standIn !== null

/** Somebody is gone for so long that the computer may sit in. */
function Absent(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const remote = useRemote()
  const names = useNames()
  const [waits, wait] = usePatience()
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
  if (!playing || asked || seat === null || waits) return null
  const name = names([seat])
  const letIn = (): void => {
    if (remote) void controller.wish(remote.standIn(seat, USUAL))
  }
  return (
    <Slip
      title={t('remote.goneFor', { name })}
      by={name}
      lit={<Answers no={[t('remote.waitMore'), wait]} yes={[t('remote.letSitIn'), letIn]} />}
    >
      <p>{t('remote.goneForText', { name, others })}</p>
    </Slip>
  )
}

/** Whoever would rather wait is asked again later. */
function usePatience(): readonly [waits: boolean, wait: () => void] {
  const [waits, setWaits] = useState(false)
  useEffect(() => {
    if (!waits) return
    const over = setTimeout(() => setWaits(false), PATIENCE)
    return () => clearTimeout(over)
  }, [waits])
  return [waits, () => setWaits(true)]
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
