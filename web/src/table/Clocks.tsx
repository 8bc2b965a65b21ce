// The time of whoever is at turn, and of the whole match: the table measures it, here it is shown.
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useRemote } from '../remote/useRemote.ts'
import { useWords } from '../words.tsx'
import { useShow, useTable } from './useShow.ts'
import './Clocks.css'

const SECOND = 1000
/** Seconds below which time is short. */
const MINUTE = 60

/** At a table elsewhere the time of a turn stands on the plate of whoever is at turn. */
export function Clocks(): ReactElement | null {
  const { t } = useWords()
  const { controller } = useTable()
  const remote = useRemote()
  const clocks = useShow((s) => s.sight?.clocks)
  useEffect(() => {
    const look = (): void => controller.table.looking(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [controller])
  if (!clocks) return null
  const { turn, match } = clocks
  return (
    <>
      {turn !== null && !remote && <Running key={`turn ${turn}`} label={t('table.clock')} left={turn} />}
      {match !== null && <Running key={`match ${match}`} label={t('table.matchClock')} left={match} />}
    </>
  )
}

/** Counts down from what was left when it was said. */
export function Running({ label, left }: { readonly label: string; readonly left: number }): ReactElement {
  const { t } = useWords()
  const [since] = useState(() => Date.now())
  const [now, setNow] = useState(since)
  const onTick = useEffectEvent(() => setNow(Date.now()))
  useEffect(() => {
    const ticking = setInterval(onTick, SECOND)
    return () => clearInterval(ticking)
  }, [])
  const seconds = secondsLeft(left, now - since)
  return (
    <em className={seconds < MINUTE ? 'clock short' : 'clock'} role="timer" aria-label={label}>
      {seconds > 0 ? clock(seconds) : t('table.timeUp')}
    </em>
  )
}

export const secondsLeft = (left: number, gone: number): number => Math.max(0, Math.ceil((left - gone) / SECOND))

export const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
