// In the place of the main button, while there is nothing to press: for whom or what one waits.
import { type ReactElement, useEffect, useState } from 'react'
import { clock } from '../table/Clocks.tsx'
import { useShow } from '../table/useShow.ts'
import { useWords } from '../words.tsx'
import type { RemoteState } from './state.ts'
import { useActing } from './useActing.ts'
import { useRemote, useRemoteState } from './useRemote.ts'

export function TurnNote(): ReactElement | null {
  return useRemote() ? <Note /> : null
}

function Note(): ReactElement | null {
  const down = useRemoteState((s) => s.nextTry !== null)
  const ended = useShow((s) => !s.sight || s.sight.ended !== null)
  const mine = useShow((s) => s.sight?.toAct.includes(s.sight.viewer) === true)
  if (ended) return null
  if (down) return <Waits mine={mine} />
  return mine ? null : <Theirs />
}

function Waits({ mine }: { readonly mine: boolean }): ReactElement {
  const { t } = useWords()
  const runs = useShow((s) => s.sight?.clocks.turn !== null)
  return (
    <p className="turn-note">
      {t('remote.waitLine')}
      {mine && runs && <small>{t('remote.clockGoesOn')}</small>}
    </p>
  )
}

function Theirs(): ReactElement | null {
  const { t } = useWords()
  const { chairs, names } = useActing()
  const count = useShow((s) => s.sight?.count)
  const away = useRemoteState(({ presence }) => chairs.every((chair) => isAway(chair, presence)))
  if (names === '') return null
  return (
    <p className="turn-note">
      {t('remote.theirTurn', { names })}
      {away ? <small>{t('remote.notHere')}</small> : <Thinking key={count} />}
    </p>
  )
}

/** Whoever is not at the table does not think. */
const isAway = (
  { seat, who }: ReturnType<typeof useActing>['chairs'][number],
  presence: RemoteState['presence'],
): boolean => who.type === 'person' && who.standIn === null && (presence[seat] ?? 'away') !== 'here'

/** Since their last act, or since one came. */
function Thinking(): ReactElement {
  const { t } = useWords()
  const [since] = useState(() => Date.now())
  const [now, setNow] = useState(since)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [])
  return <small aria-hidden="true">{t('remote.thinkingFor', { time: clock(Math.floor((now - since) / 1000)) })}</small>
}
