// The time of whoever is at turn, and of the whole match, where it is played with a clock.
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../words.tsx'
import { useShow, useTable } from './useShow.ts'

const SECOND = 1000

export function Clocks(): ReactElement {
  return (
    <>
      <TurnClock />
      <MatchClock />
    </>
  )
}

/** Runs while it is the viewer's turn; when it is up the phase is closed as it stands. */
function TurnClock(): ReactElement | null {
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
  useEverySecond(() => {
    setNow(Date.now())
    if (left === 0) onUp()
  })
  return <Left label={t('table.clock')} seconds={left} />
}

function Left({ label, seconds }: { readonly label: string; readonly seconds: number }): ReactElement {
  const { t } = useWords()
  return (
    <em className="clock" role="timer" aria-label={label}>
      {seconds > 0 ? clock(seconds) : t('table.timeUp')}
    </em>
  )
}

/** Runs while the table is looked at; when it is up the match ends and the count decides. */
function MatchClock(): ReactElement | null {
  const { shower, face } = useTable()
  const ended = useShow((s) => !!s.sight?.ended)
  const { id, options } = shower.table.head
  const minutes = face.limit?.(options) ?? 0
  return ended || minutes === 0 ? null : (
    <Lasting key={id} id={id} minutes={minutes} onUp={() => void shower.table.timeUp()} />
  )
}

interface LastingProps {
  readonly id: string
  readonly minutes: number
  readonly onUp: () => void
}

function Lasting({ id, minutes, onUp }: LastingProps): ReactElement {
  const { t } = useWords()
  const kept = `muster-played ${id}`
  const playedSoFar = (): number => Number(localStorage.getItem(kept) ?? 0)
  const [played, setPlayed] = useState(playedSoFar)
  useEverySecond(() => {
    if (document.hidden) return
    const now = playedSoFar() + 1
    localStorage.setItem(kept, String(now))
    setPlayed(now)
    if (now >= minutes * 60) onUp()
  })
  return <Left label={t('table.matchClock')} seconds={secondsLeft(minutes, played * SECOND)} />
}

function useEverySecond(tick: () => void): void {
  const onTick = useEffectEvent(tick)
  useEffect(() => {
    const ticking = setInterval(onTick, SECOND)
    return () => clearInterval(ticking)
  }, [])
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
