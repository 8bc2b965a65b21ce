// Who sits at the table, and whether they are here.
import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import { levelName, splitLevel } from '../pages/levels.ts'
import { Icon } from '../parts/Icon.tsx'
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

function Plate({ chair: { seat, side, who } }: { readonly chair: Chair }): ReactElement {
  const { t, say } = useWords()
  const { face } = useTable()
  const isTheirs = useShow((s) => s.sight?.toAct.includes(seat) === true)
  const down = useRemoteState((s) => s.nextTry !== null)
  const presence = useRemoteState((s) => s.presence[seat] ?? 'away')
  const computer = who.type === 'computer' ? who.level : who.type === 'person' ? who.standIn : null
  const name = who.type === 'person' ? who.name : computer === null ? '' : t(levelName(splitLevel(computer).level))
  const lamp = down ? 'lost' : presence
  const state = down ? t('remote.lineLost') : t(LAMP[presence] ?? 'remote.away')
  const told = computer === null ? state : who.type === 'person' ? t('remote.standsIn', { name }) : t('new.computer')
  return (
    <li className={isTheirs ? 'plate now' : 'plate'} title={say(message(`seat.${seat}`))}>
      <face.Emblem side={side} seat={seat} size={22} />
      <span className="plate-name">
        {computer === null ? <i className={`lamp ${lamp}`} /> : <Icon name="computer" size={15} />}
        <b>{name}</b>
        <span className="unseen"> {told}</span>
      </span>
    </li>
  )
}
