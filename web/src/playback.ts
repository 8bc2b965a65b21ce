// Plays what happened, one event after the other: at a table as it happens, and in a match seen again.
import { patch } from '@muster/engine'
import type { Step, View } from '@muster/table'
import type { Face, Hint, Playing } from './face.ts'
import { pace as paceOf, useSettings } from './settings.ts'
import { liesAfter, SEEN } from './tumble.ts'

export interface Playback {
  /** Plays on, unless something is playing already. */
  go(): void
  /** Shows everything at once. */
  skip(): void
  /** Stops what is playing, without showing the rest. */
  stop(): void
  isPlaying(): boolean
}

interface PlaybackParts {
  readonly face: Face
  /** How much of its time an event is given; 0 shows it at once. */
  readonly pace: (step: Step) => number
  /** What is drawn now. */
  readonly view: () => View
  /** What is still to be played. */
  readonly queue: () => readonly Step[]
  /** Whether the next step may be played yet. */
  readonly may?: (step: Step) => boolean
  /** A step begins; `playing` is null where it takes no time. */
  readonly begin: (playing: Playing | null, hint: Hint) => void
  /** The first step of the queue is over, and this is what it has led to. */
  readonly end: (step: Step, view: View) => void
  /** Everything has been shown. */
  readonly done: () => void
}

/** A death or a point stays in sight for so long, at normal speed. */
const LINGER = 900

const isFateful = (face: Face, { event }: Step, before: View): boolean =>
  face.noted(event, before).some(({ kind }) => kind === 'lost' || kind === 'scored')

export function playback({ face, pace, view, queue, may, begin, end, done }: PlaybackParts): Playback {
  let timer: ReturnType<typeof setTimeout> | null = null
  let last = 0

  const stop = (): void => {
    if (timer !== null) clearTimeout(timer)
    timer = null
  }
  const play = (step: Step): void => {
    const hint = face.hint(step.event, view())
    const held = pace(step)
    // Nothing that dice decide is seen before they lie.
    const lie = liesAfter(hint.dice?.length ?? 0) * paceOf(useSettings.getState().speed)
    const ms = Math.max(hint.ms * held, held > 0 && lie > 0 ? lie + SEEN * held : 0)
    const after = patch(view(), step.change)
    last++
    begin(ms > 0 ? { id: last, event: step.event, after, ms, lie } : null, hint)
    const finish = (): void => {
      timer = null
      end(step, after)
      go()
    }
    const linger = isFateful(face, step, view()) ? LINGER * held : 0
    if (ms > 0) timer = setTimeout(finish, ms + linger)
    else finish()
  }
  const go = (): void => {
    if (timer !== null) return
    const [step] = queue()
    if (!step) done()
    else if (may?.(step) !== false) play(step)
  }

  return {
    go,
    stop,
    skip() {
      stop()
      for (let [step] = queue(); step; [step] = queue()) end(step, patch(view(), step.change))
      done()
    },
    isPlaying: () => timer !== null,
  }
}
