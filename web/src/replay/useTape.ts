// Moves through a story: jumps, steps with animation, runs.
import { patch } from '@muster/engine'
import type { Line, View } from '@muster/table'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Face, Playing } from '../face.ts'
import { pace, type Speed } from '../settings.ts'
import type { Connection } from '../worker/connect.ts'

export interface Tape {
  readonly at: number
  readonly view: View
  readonly playing: Playing | null
  readonly running: boolean
  readonly diary: readonly Line[]
  jump(to: number): void
  step(): void
  run(on: boolean): void
}

const MINIMUM = 120

export function useTape(worker: Connection, length: number, viewer: string, face: Face, speed: Speed): Tape {
  const [at, setAt] = useState(length)
  const [view, setView] = useState<View>(null)
  const [ready, setReady] = useState(false)
  const [playing, setPlaying] = useState<Playing | null>(null)
  const [running, setRunning] = useState(false)
  const [diary, setDiary] = useState<readonly Line[]>([])
  /** The view at the moment `at`, from which a step sets out. */
  const base = useRef<View>(null)
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    void worker.call('storyDiary', viewer).then(setDiary)
  }, [worker, viewer])

  const show = useCallback(
    async (to: number): Promise<void> => {
      const mine = ++turn.current
      clearTimeout(timer.current)
      setAt(to)
      setReady(false)
      const found = await worker.call('storyAt', to, viewer)
      if (turn.current !== mine) return
      base.current = found
      setPlaying(null)
      setView(found)
      setReady(true)
    },
    [worker, viewer],
  )
  useEffect(() => void show(at), [show])

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      timer.current = setTimeout(resolve, ms)
    })

  const step = async (): Promise<boolean> => {
    if (at >= length || !ready) return false
    const mine = ++turn.current
    const steps = await worker.call('storySteps', at, viewer)
    let seen = base.current
    for (const { event, change } of steps) {
      const ms = face.hint(event, seen).ms * pace(speed)
      const after = patch(seen, change)
      if (ms > 0 && turn.current === mine) {
        setPlaying({ id: Math.random(), event, after, ms })
        await wait(ms)
      }
      if (turn.current !== mine) return false
      seen = after
      setView(seen)
      setPlaying(null)
    }
    await show(at + 1)
    return true
  }

  useEffect(() => {
    if (!running || !ready) return
    if (at >= length) return setRunning(false)
    const next = setTimeout(() => void step(), MINIMUM)
    return () => clearTimeout(next)
  }, [running, at, ready, viewer])

  return {
    at,
    view,
    playing,
    running,
    diary,
    jump(to) {
      setRunning(false)
      void show(Math.max(0, Math.min(to, length)))
    },
    step: () => void step(),
    run: setRunning,
  }
}
