// Moves through a story: jumps, steps with animation, runs.
import { patch } from '@muster/engine'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Face, Playing } from '../face.ts'
import { pace, type Speed } from '../settings.ts'
import type { Line, View } from '../table/table.ts'
import type { Line as Wire } from '../worker/connect.ts'

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

export function useTape(wire: Wire, length: number, viewer: string, face: Face, speed: Speed): Tape {
  const [at, setAt] = useState(length)
  const [view, setView] = useState<View>(null)
  const [playing, setPlaying] = useState<Playing | null>(null)
  const [running, setRunning] = useState(false)
  const [diary, setDiary] = useState<readonly Line[]>([])
  const turn = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    void wire.call('storyDiary', viewer).then(setDiary)
  }, [wire, viewer])

  const show = useCallback(
    async (to: number): Promise<void> => {
      const mine = ++turn.current
      clearTimeout(timer.current)
      const found = await wire.call('storyAt', to, viewer)
      if (turn.current !== mine) return
      setPlaying(null)
      setView(found)
      setAt(to)
    },
    [wire, viewer],
  )
  useEffect(() => void show(at), [show])

  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      timer.current = setTimeout(resolve, ms)
    })

  const step = async (): Promise<boolean> => {
    if (at >= length || view === null) return false
    const mine = ++turn.current
    const steps = await wire.call('storySteps', at, viewer)
    let seen: View = view as View
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
    if (!running || view === null) return
    if (at >= length) return setRunning(false)
    const next = setTimeout(() => void step(), MINIMUM)
    return () => clearTimeout(next)
  }, [running, at, view === null])

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
