// What happened since I looked last: plays by itself where the tray lies, and can be skipped at any time.
import { say as message } from '@muster/engine'
import type { Step } from '@muster/table'
import { type ReactElement, useEffect, useState } from 'react'
import type { Noted } from '../face.ts'
import { Icon, type IconName } from '../parts/Icon.tsx'
import { useShow, useTable } from '../table/useShow.ts'
import { type PageKey, useWords } from '../words.tsx'
import { nameOn, useRemote, useRemoteState } from './useRemote.ts'
import './Since.css'

/** Milliseconds for a step. */
const STEP = 1200
/** So many marks can be told apart. */
const MARKS = 12
/** Dice are thrown for other things, too. */
const FIGHTS: readonly Noted['kind'][] = ['attacks', 'thrown']

/** Whether something missed is being shown, at a table elsewhere. */
export function useSince(): boolean {
  const remote = useRemote()
  return useShow((s) => s.recapping) && remote !== null
}

export function Since(): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  const missed = useMissed()
  const { all, told, at } = missed
  const mine = useShow((s) => s.sight?.toAct.includes(s.sight.viewer) === true)
  // The first step is shown at once.
  useEffect(() => controller.nextMissed(), [controller])
  return (
    <section className="since" aria-label={t('remote.since')}>
      <header>
        <h2>{t('remote.since')}</h2>
        <p>{t('remote.sinceStep', { at, steps: told.length })}</p>
        <Missed steps={all} />
      </header>
      <div className="since-now">
        <Shown step={told[Math.max(0, at - 1)]} />
        <Track steps={told} at={at} />
      </div>
      <footer>
        <Steering {...missed} />
        <button type="button" className="button" onClick={() => controller.skip()}>
          {t(mine ? 'remote.skipToMine' : 'recap.skip')}
        </button>
      </footer>
    </section>
  )
}

/** Plays by itself until somebody takes the steps in hand. */
function Steering({ at, back }: MissedSteps): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [playing, setPlaying] = useState(!still)
  useEffect(() => {
    if (!playing) return
    const going = setInterval(() => controller.nextMissed(), STEP)
    return () => clearInterval(going)
  }, [playing, controller])
  const step = (label: PageKey, icon: IconName, act: () => void, off = false): ReactElement => (
    <button
      type="button"
      className="since-step"
      aria-label={t(label)}
      disabled={off}
      onClick={() => {
        setPlaying(false)
        act()
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <div className="since-ways">
      {step('remote.fromStart', 'first', () => back(0), at < 2)}
      {step('remote.stepBack', 'back', () => back(at - 2), at < 2)}
      <button
        type="button"
        className="since-play"
        aria-label={t(playing ? 'remote.pause' : 'remote.play')}
        onClick={() => setPlaying(!playing)}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
      {step('remote.nextStep', 'next', () => controller.nextMissed())}
    </div>
  )
}

interface MissedSteps {
  readonly all: readonly Step[]
  /** Those of them that are told in words. */
  readonly told: readonly Step[]
  /** How many of those were shown. */
  readonly at: number
  /** Shows that one again. */
  back(told: number): void
}

/** All that is shown here; what happens meanwhile is added. */
function useMissed(): MissedSteps {
  const { controller } = useTable()
  const queue = useShow((s) => s.queue)
  const [first] = useState(() => controller.store.getState())
  const [all, setAll] = useState(first.queue)
  useEffect(() => {
    setAll((known) => {
      const more = queue.filter((step) => !known.includes(step))
      return more.length > 0 ? [...known, ...more] : known
    })
  }, [queue])
  const told = all.filter((step) => step.told)
  const left = queue.filter((step) => step.told).length
  const back = (n: number): void => {
    const step = told[Math.max(0, n)]
    if (step) controller.missedFrom(first.view, all, all.indexOf(step))
  }
  return { all, told, at: Math.max(0, told.length - left), back }
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
  const isFight = (step: Step): boolean => face.noted(step.event, view).some(({ kind }) => FIGHTS.includes(kind))
  const state = (i: number): string => (at >= (i + 1) * size ? 'done' : at > i * size ? 'at' : '')
  const now = Math.max(0, Math.ceil(at / size) - 1)
  const time = (i: number): ReactElement | null => {
    // Beside the first and the last there is no room for another.
    const apart = i === now && i > 1 && i < marks.length - 1
    const told = i === 0 || apart ? marks[i]?.[0]?.at : undefined
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
