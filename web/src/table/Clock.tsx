// The time of whoever is at turn, where a match is played with a clock.
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../words.tsx'
import { useShow, useTable } from './useShow.ts'

const SECOND = 1000

/** Runs while it is the viewer's turn; when it is up the phase is closed as it stands. */
export function Clock(): ReactElement | null {
  const { shower, face } = useTable()
  const sight = useShow((s) => s.sight)
  const view = useShow((s) => s.view)
  const minutes = face.minutes?.(view) ?? 0
  if (!sight || sight.ended || sight.turn !== sight.viewer || minutes === 0) return null
  const turn = `${shower.table.head.id} ${sight.round} ${sight.turn}`
  return <Running key={turn} turn={turn} minutes={minutes} onUp={shower.close} />
}

interface RunningProps {
  readonly turn: string
  readonly minutes: number
  readonly onUp: () => void
}

function Running({ turn, minutes, onUp }: RunningProps): ReactElement {
  const { t } = useWords()
  const [since] = useState(() => begunAt(turn))
  const [now, setNow] = useState(() => Date.now())
  const left = secondsLeft(minutes, now - since)
  const tick = useEffectEvent(() => {
    setNow(Date.now())
    if (left === 0) onUp()
  })
  useEffect(() => {
    const ticking = setInterval(tick, SECOND)
    return () => clearInterval(ticking)
  }, [])
  return (
    <em className="clock" role="timer" aria-label={t('table.clock')}>
      {left > 0 ? clock(left) : t('table.timeUp')}
    </em>
  )
}

const KEPT = 'muster-turn'

/** When this turn began on this screen; neither a hand-over nor a reload turns the glass again. */
function begunAt(turn: string): number {
  const [kept, since] = sessionStorage.getItem(KEPT)?.split('|') ?? []
  if (kept === turn) return Number(since)
  sessionStorage.setItem(KEPT, `${turn}|${Date.now()}`)
  return Date.now()
}

export const secondsLeft = (minutes: number, gone: number): number =>
  Math.max(0, minutes * 60 - Math.floor(gone / SECOND))

export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
