// A chair at a table that waits: who sits on it, and whether they are here.
import { say as message } from '@muster/engine'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import type { Face } from '../face.ts'
import { levelName, splitLevel } from '../pages/levels.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words.tsx'
import type { RemoteState } from './state.ts'
import { useRemoteState } from './useRemote.ts'

type Chair = RemoteState['table']['chairs'][number]

/** So long somebody has come just now, in milliseconds. */
const JUST_NOW = 60_000

interface LaidChairProps {
  readonly chair: Chair
  readonly face: Face
}

export function LaidChair({ chair, face }: LaidChairProps): ReactElement {
  const { seat, side, who } = chair
  const { say } = useWords()
  const presence = useRemoteState((s) => s.presence[seat] ?? 'away')
  const read = useIsRead(seat)
  const { name, state } = useTold(chair, read)
  return (
    <li
      className={who.type === 'free' ? `chair free${read ? ' read' : ''}` : 'chair'}
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

/** Who sits here, and what is to be known of them. */
function useTold({ seat, who }: Chair, read: boolean): { readonly name: string; readonly state: ReactNode } {
  const { t } = useWords()
  const presence = useRemoteState((s) => s.presence[seat] ?? 'away')
  const news = useArrival(who)
  switch (who.type) {
    case 'free':
      if (read) return { name: t('remote.reading'), state: <Since /> }
      return { name: t('remote.empty'), state: news ? t('remote.leftChair', { name: news }) : t('remote.emptyText') }
    case 'computer': {
      const level = t(levelName(splitLevel(who.level).level))
      return { name: `${t('new.computer')}, ${level}`, state: t('remote.ready') }
    }
    case 'person': {
      const here = news ? t('remote.satDown') : t(presence === 'here' ? 'remote.here' : 'remote.away')
      return { name: who.mine ? t('remote.you', { name: who.name }) : who.name, state: here }
    }
  }
}

/** The letter is for whoever has the link: the first empty chair stands for all of them. */
function useIsRead(seat: string): boolean {
  return useRemoteState((s) => s.reading !== null && s.table.chairs.find((c) => c.who.type === 'free')?.seat === seat)
}

/** The name of whoever has sat down here or left while one looked on; null after a while. */
function useArrival(who: Chair['who']): string | null {
  const name = who.type === 'person' && !who.mine ? who.name : null
  const before = useRef(name)
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => {
    if (before.current === name) return
    setNews(name ?? before.current)
    before.current = name
    const old = setTimeout(() => setNews(null), JUST_NOW)
    return () => clearTimeout(old)
  }, [name])
  return news
}

/** How long ago the letter was opened. */
function Since(): ReactElement {
  const { t } = useWords()
  const reading = useRemoteState((s) => s.reading ?? Date.now())
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [])
  // Whoever listens has heard that somebody reads: the seconds would only be noise.
  return (
    <span aria-hidden="true">
      {t('remote.readingText', { seconds: Math.max(0, Math.floor((now - reading) / 1000)) })}
    </span>
  )
}
