// What happened since I looked last: plays by itself where the tray lies, and can be skipped at any time.
import { say as message } from '@muster/engine'
import type { Step } from '@muster/table'
import { type ReactElement, useEffect, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { useShow, useTable } from '../table/useShow.ts'
import { type PageKey, useWords } from '../words.tsx'
import { nameOn, useRemote, useRemoteState } from './useRemote.ts'
import './Since.css'

/** Milliseconds for a step. */
const STEP = 1200
/** So many marks can be told apart. */
const MARKS = 12

/** Whether something missed is being shown, at a table elsewhere. */
export function useSince(): boolean {
  const remote = useRemote()
  return useShow((s) => s.recapping) && remote !== null
}

export function Since(): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  const left = useShow((s) => s.queue.filter((step) => step.told).length)
  const [steps] = useState(() => controller.store.getState().queue.filter((step) => step.told))
  const mine = useShow((s) => s.sight?.toAct.includes(s.sight.viewer) === true)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [playing, setPlaying] = useState(!still)
  const at = steps.length - left
  useEffect(() => {
    if (!playing) return
    const going = setInterval(() => controller.nextMissed(), STEP)
    return () => clearInterval(going)
  }, [playing, controller])
  // The first step is shown at once.
  useEffect(() => controller.nextMissed(), [controller])
  const next = (): void => {
    setPlaying(false)
    controller.nextMissed()
  }
  return (
    <section className="since" aria-label={t('remote.since')}>
      <header>
        <h2>{t('remote.since')}</h2>
        <p>{t('remote.sinceStep', { at, steps: steps.length })}</p>
        <Missed steps={steps} />
      </header>
      <div className="since-now">
        <Shown step={steps[Math.max(0, at - 1)]} />
        <Track steps={steps} at={at} />
      </div>
      <footer>
        <button
          type="button"
          className="since-play"
          aria-label={t(playing ? 'remote.pause' : 'remote.play')}
          onClick={() => setPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" className="since-play" aria-label={t('remote.nextStep')} onClick={next}>
          <Icon name="next" />
        </button>
        <button type="button" className="button" onClick={() => controller.skip()}>
          {t(mine ? 'remote.skipToMine' : 'recap.skip')}
        </button>
      </footer>
    </section>
  )
}

function Shown({ step }: { readonly step: Step | undefined }): ReactElement {
  const { face } = useTable()
  const { t, say } = useWords()
  const table = useRemoteState((s) => s.table)
  const chair = table.chairs.find((c) => c.seat === step?.by)
  return (
    <p aria-live="polite">
      {chair && <face.Emblem side={chair.side} seat={chair.seat} size={22} />}
      <span>
        {chair && (
          <b>
            {nameOn({ table }, chair.seat) || t('new.computer')}, {say(message(`seat.${chair.seat}`))}.{' '}
          </b>
        )}
        {step?.told && say(step.told)}
      </span>
    </p>
  )
}

/** A mark for each step; where there are many, each stands for several. Fights are diamonds. */
function Track({ steps, at }: { readonly steps: readonly Step[]; readonly at: number }): ReactElement {
  const { face } = useTable()
  const { t } = useWords()
  const view = useShow((s) => s.view)
  const size = Math.ceil(steps.length / MARKS)
  const marks = Array.from({ length: Math.ceil(steps.length / size) }, (_, i) => steps.slice(i * size, (i + 1) * size))
  const isFight = (step: Step): boolean => (face.hint(step.event, view).dice?.length ?? 0) > 0
  const state = (i: number): string => (at >= (i + 1) * size ? 'done' : at > i * size ? 'at' : '')
  const now = Math.max(0, Math.ceil(at / size) - 1)
  const time = (i: number): ReactElement | null => {
    const told = i === 0 || i === now ? marks[i]?.[0]?.at : undefined
    return told === undefined ? null : <When at={told} />
  }
  return (
    <ol className="since-track" aria-hidden="true">
      {marks.map((some, i) => (
        <li key={some[0]?.entry ?? i}>
          {time(i)}
          <i className={`${some.some(isFight) ? 'hit' : ''} ${state(i)}`} />
        </li>
      ))}
      <li>
        <span>{t('remote.now')}</span>
        <i />
      </li>
    </ol>
  )
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The time of day, and the day where it was another. */
function When({ at }: { readonly at: number }): ReactElement {
  const { language } = useWords()
  const day = new Date(at).toDateString() === new Date().toDateString() ? {} : ({ weekday: 'short' } as const)
  return <span>{new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', ...day }).format(at)}</span>
}

/** For how long one was away, as far as that is known. */
function Missed({ steps }: { readonly steps: readonly Step[] }): ReactElement | null {
  const { t } = useWords()
  const from = steps.find((step) => step.at !== undefined)?.at
  if (from === undefined) return null
  const gone = Date.now() - from
  const [key, count]: [PageKey, number] =
    gone >= 2 * DAY
      ? ['remote.missedDays', Math.floor(gone / DAY)]
      : gone >= 2 * HOUR
        ? ['remote.missedHours', Math.floor(gone / HOUR)]
        : ['remote.missedMinutes', Math.max(1, Math.floor(gone / 60_000))]
  return <p>{t(key, { count })}</p>
}
