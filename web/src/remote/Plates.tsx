// Who sits at the table, and whether they are here.
import { say as message } from '@muster/engine'
import { type ReactElement, useEffect, useState } from 'react'
import { levelName, splitLevel } from '../pages/levels.ts'
import { Icon } from '../parts/Icon.tsx'
import { Running } from '../table/Clocks.tsx'
import { useShow, useTable } from '../table/useShow.ts'
import { type PageKey, useWords } from '../words.tsx'
import type { RemoteState } from './state.ts'
import { useRemoteState } from './useRemote.ts'

type Chair = RemoteState['table']['chairs'][number]

const LAMP: Readonly<Record<string, PageKey>> = { here: 'remote.here', away: 'remote.away', gone: 'remote.gone' }

export function Plates(): ReactElement {
  const { t } = useWords()
  const chairs = useRemoteState((s) => s.table.chairs)
  return (
    <ul className={chairs.length > 2 ? 'plates many' : 'plates'} aria-label={t('remote.people')}>
      {chairs.map((chair) => (
        <Plate key={chair.seat} chair={chair} />
      ))}
    </ul>
  )
}

function Plate({ chair }: { readonly chair: Chair }): ReactElement {
  const { seat, side, who } = chair
  const { say } = useWords()
  const { face } = useTable()
  const isTheirs = useShow((s) => s.sight?.toAct.includes(seat) === true)
  const down = useRemoteState((s) => s.nextTry !== null)
  const presence = useRemoteState((s) => s.presence[seat] ?? 'away')
  const { computer, name } = useSitter(who)
  return (
    <li className={isTheirs ? 'plate now' : 'plate'} title={say(message(`seat.${seat}`))}>
      <face.Emblem side={side} seat={seat} size={22} />
      <Points chair={chair} />
      <span className="plate-who">
        <span className="plate-name">
          {computer ? <Icon name="computer" size={15} /> : <i className={`lamp ${down ? 'lost' : presence}`} />}
          <b>{name}</b>
        </span>
        <small className={down ? 'plate-state lost' : 'plate-state'}>
          <PlateState seat={seat} who={who} />
        </small>
      </span>
    </li>
  )
}

/** Who plays here: a person, the computer, or the computer for a person. */
function useSitter(who: Chair['who']): { readonly computer: boolean; readonly name: string } {
  const { t } = useWords()
  const level = who.type === 'computer' ? who.level : who.type === 'person' ? who.standIn : null
  if (level !== null) return { computer: true, name: t(levelName(splitLevel(level).level)) }
  return { computer: false, name: who.type === 'person' ? who.name : '' }
}

/** The score of a side; where partners sit together, on the plate of the first. */
function Points({ chair: { seat, side } }: { readonly chair: Chair }): ReactElement | null {
  const { face } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.past?.view ?? s.view)
  const first = useRemoteState((s) => s.table.chairs.find((c) => c.side === side)?.seat === seat)
  if (!first || view === null) return null
  const { points, goal, told } = face.score(view, side)
  return (
    <span className="plate-score" role="img" aria-label={say(told)}>
      <b>{points}</b>
      {goal !== null && <small>/{goal}</small>}
    </span>
  )
}

/** Their time where it runs, else whether they are here. */
function PlateState({ seat, who }: Pick<Chair, 'seat' | 'who'>): ReactElement {
  const { t } = useWords()
  const down = useRemoteState((s) => s.nextTry !== null)
  const presence = useRemoteState((s) => s.presence[seat] ?? 'away')
  const left = useShow((s) => (s.sight?.turn === seat && !s.sight.ended ? s.sight.clocks.turn : null))
  if (who.type === 'person' && who.standIn !== null) return <>{t('remote.standsIn', { name: who.name })}</>
  if (who.type === 'computer') return <>{t('new.computer')}</>
  if (left === null && down) return <>{t('remote.lineLost')}</>
  if (left === null && presence === 'here') return <>{t('remote.here')}</>
  if (left === null) return <Absent seat={seat} />
  return (
    <>
      {down && `${t('remote.about')} `}
      <Running key={left} label={t('table.clock')} left={left} />
      <span className="unseen"> {t(down ? 'remote.lineLost' : (LAMP[presence] ?? 'remote.away'))}</span>
    </>
  )
}

/** For how long they are away, where that was seen. */
function Absent({ seat }: Pick<Chair, 'seat'>): ReactElement {
  const { t } = useWords()
  const word = useRemoteState((s) => LAMP[s.presence[seat] ?? 'away'] ?? 'remote.away')
  const since = useRemoteState((s) => s.left[seat])
  const now = useNow(since !== undefined)
  const minutes = since === undefined ? 0 : Math.floor((now - since) / 60_000)
  return (
    <>
      {t(word)}
      {minutes > 0 && <span aria-hidden="true"> {t('remote.awayFor', { minutes })}</span>}
    </>
  )
}

/** Looked at every so often, while it matters. */
function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!runs) return
    const ticking = setInterval(() => setNow(Date.now()), 10_000)
    return () => clearInterval(ticking)
  }, [runs])
  return now
}
