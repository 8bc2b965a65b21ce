// Moves through a story: jumps, steps with animation, runs.
import type { Line, Step, View } from '@muster/table'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Face, Hint, Playing } from '../face.ts'
import { type Playback, playback } from '../playback.ts'
import { pace, type Speed } from '../settings.ts'
import type { Connection } from '../worker/connect.ts'

export interface Replay {
  readonly at: number
  readonly view: View
  readonly playing: Playing | null
  /** Where that happened which is or was shown last; new for each. */
  readonly about: readonly number[]
  readonly running: boolean
  readonly diary: readonly Line[]
  jump(to: number): void
  step(): void
  run(on: boolean): void
}

interface ReplayParts {
  readonly worker: Connection
  readonly length: number
  readonly viewer: string
  readonly face: Face
  readonly speed: Speed
}

const MINIMUM = 120

const NOWHERE: readonly number[] = []

/** What is drawn, and what is on its way there: beside React, for a step goes on from one moment to the next. */
interface Reel {
  at: number
  view: View
  queue: readonly Step[]
  /** How often another moment was wanted: one that comes too late is not shown. */
  wanted: number
}

interface Shooting {
  readonly at: number
  readonly view: View
  readonly playing: Playing | null
  readonly about: readonly number[]
  /** Whether what was asked for is there. */
  readonly ready: boolean
  show(to: number): Promise<void>
  step(): Promise<void>
  stop(): void
}

export function useReplay(parts: ReplayParts): Replay {
  const { length } = parts
  const [running, setRunning] = useState(false)
  const diary = useDiary(parts.worker, parts.viewer)
  const { at, view, playing, about, ready, show, step, stop } = useReel(parts)
  useRun(running && ready, at, async () => (at < length ? step() : setRunning(false)))
  return {
    at,
    view,
    playing,
    about,
    running,
    diary,
    jump(to) {
      stop()
      setRunning(false)
      void show(Math.max(0, Math.min(to, length)))
    },
    step: () => void step(),
    run: setRunning,
  }
}

/** The moment shown, and the film that leads to the next. */
function useReel({ worker, length, viewer, face, speed }: ReplayParts): Shooting {
  const [view, setView] = useState<View>(null)
  const [ready, setReady] = useState(false)
  const [playing, setPlaying] = useState<Playing | null>(null)
  const [about, setAbout] = useState<readonly number[]>(NOWHERE)
  const [at, setAt] = useState(length)
  const reel = useRef<Reel>({ at: length, view: null, queue: [], wanted: 0 }).current
  const speedNow = useRef(speed)
  speedNow.current = speed

  const draw = useCallback((found: View): void => {
    setView(found)
    setPlaying(null)
  }, [])
  const show = useCallback(
    async (to: number): Promise<void> => {
      const mine = ++reel.wanted
      reel.at = to
      setAt(to)
      setReady(false)
      const found = await worker.call('storyAt', to, viewer)
      if (reel.wanted !== mine) return
      Object.assign(reel, { view: found, queue: [] })
      draw(found)
      setReady(true)
    },
    [worker, viewer, reel, draw],
  )
  const film = useMemo(() => {
    const begin = (now: Playing | null, { places = NOWHERE }: Hint): void => {
      setPlaying(now)
      if (places.length > 0) setAbout([...places])
    }
    const shown = { begin, end: draw, done: () => void show(reel.at + 1) }
    return filmOf(reel, face, () => pace(speedNow.current), shown)
  }, [face, show, reel, draw])
  useEffect(() => {
    void show(reel.at)
    return film.stop
  }, [show, film, reel])

  const step = async (): Promise<void> => {
    if (film.isPlaying()) return film.skip()
    if (reel.at >= length || !ready) return
    const mine = ++reel.wanted
    const steps = await worker.call('storySteps', reel.at, viewer)
    if (reel.wanted !== mine) return
    reel.queue = steps
    film.go()
  }
  return { at, view, playing, about, ready, show, step, stop: film.stop }
}

/** Steps on by itself, after a moment each. */
function useRun(on: boolean, at: number, step: () => Promise<void>): void {
  useEffect(() => {
    if (!on) return
    const next = setTimeout(() => void step(), MINIMUM)
    return () => clearTimeout(next)
  }, [on, at])
}

interface Shown {
  readonly begin: (playing: Playing | null, hint: Hint) => void
  readonly end: (view: View) => void
  readonly done: () => void
}

/** Plays what is on the reel. */
function filmOf(reel: Reel, face: Face, speed: () => number, { begin, end, done }: Shown): Playback {
  return playback({
    face,
    pace: speed,
    view: () => reel.view,
    queue: () => reel.queue,
    begin,
    end(_, after) {
      Object.assign(reel, { view: after, queue: reel.queue.slice(1) })
      end(after)
    },
    done,
  })
}

function useDiary(worker: Connection, viewer: string): readonly Line[] {
  const [diary, setDiary] = useState<readonly Line[]>([])
  useEffect(() => {
    void worker.call('storyDiary', viewer).then(setDiary)
  }, [worker, viewer])
  return diary
}
