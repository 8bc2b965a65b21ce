// A chair at a table that waits: who sits on it, and whether they are here.
import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import type { Face } from '../face.ts'
import { levelName, splitLevel } from '../pages/levels.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words.tsx'
import type { RemoteState } from './state.ts'
import { useRemoteState } from './useRemote.ts'

interface LaidChairProps {
  readonly chair: RemoteState['table']['chairs'][number]
  readonly face: Face
}

export function LaidChair({ chair: { seat, side, who }, face }: LaidChairProps): ReactElement {
  const { t, say } = useWords()
  const presence = useRemoteState((s) => s.presence[seat] ?? 'away')
  const [name, state] =
    who.type === 'free'
      ? [t('remote.empty'), t('remote.emptyText')]
      : who.type === 'computer'
        ? [`${t('new.computer')}, ${t(levelName(splitLevel(who.level).level))}`, t('remote.ready')]
        : [
            who.mine ? t('remote.you', { name: who.name }) : who.name,
            t(presence === 'here' ? 'remote.here' : 'remote.away'),
          ]
  return (
    <li
      className={who.type === 'free' ? 'chair free' : 'chair'}
      style={{ '--side': `var(--seat-${seat}, var(--side-${side}))` }}
    >
      <span className={`badge ${who.type}`} aria-hidden="true">
        {who.type === 'computer' ? <Icon name="computer" size={22} /> : who.type === 'free' ? '?' : [...who.name][0]}
        {who.type === 'person' && <i className={`lamp ${presence}`} />}
      </span>
      <h2>
        <face.Emblem side={side} seat={seat} size={24} />
        {say(message(`seat.${seat}`))}
      </h2>
      <p>{name}</p>
      <small>{state}</small>
    </li>
  )
}
