// Plays what happened, one event after the other.
import { diff, type Message, patch } from '@muster/engine'
import type { Step } from '@muster/table'
import type { Face } from '../face.ts'
import { pace, useSettings } from '../settings.ts'
import type { ShowStore } from './show.ts'
import { play as playSound } from './sound.ts'

export interface Playback {
  /** Plays on, unless something is playing already. */
  go(): void
  /** Shows everything at once. */
  skip(): void
  /** Stops what is playing, without showing the rest. */
  stop(): void
  /** Shows the next thing that was missed. */
  nextMissed(): void
}

interface PlaybackParts {
  readonly store: ShowStore
  readonly face: Face
  readonly speak: (message: Message) => void
  /** Everything has been shown. */
  readonly settled: () => void
}

export function playback({ store, face, speak, settled }: PlaybackParts): Playback {
  const { getState: now, setState: set } = store
  let timer: ReturnType<typeof setTimeout> | null = null
  let last = 0
  /** How many more told events of a recap may be shown. */
  let allowed = 0

  const apply = (step: Step): void => {
    const { view, queue, diary, known } = now()
    const { told, ...line } = step
    const lines = told && step.entry >= known ? [...diary, { ...line, told }] : diary
    set({ view: patch(view, step.change), queue: queue.slice(1), diary: lines, playing: null })
    if (told) speak(told)
  }

  /** The view is now exactly what the table says it is. */
  const settle = (): void => {
    const { sight, view } = now()
    if (!sight) return
    set({ view: patch(view, diff(view, sight.view)), playing: null, recapping: false })
    settled()
  }

  const stop = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
    allowed = 0
  }

  const go = (): void => {
    if (timer !== null) return
    const [step] = now().queue
    if (!step) {
      settle()
      return
    }
    if (now().recapping && allowed === 0) return
    if (step.told) allowed = Math.max(0, allowed - 1)
    const hint = face.hint(step.event, now().view)
    const ms = hint.ms * pace(useSettings.getState().speed)
    if (hint.dice && hint.dice.length > 0) set({ dice: hint.dice })
    if (ms <= 0) {
      apply(step)
      go()
      return
    }
    if (hint.sound) playSound(hint.sound)
    last++
    set({ playing: { id: last, event: step.event, after: patch(now().view, step.change), ms } })
    timer = setTimeout(() => {
      timer = null
      apply(step)
      go()
    }, ms)
  }

  return {
    go,
    stop,
    skip() {
      stop()
      while (now().queue[0]) apply(now().queue[0] as Step)
      settle()
    },
    nextMissed() {
      allowed = 1
      go()
    },
  }
}
