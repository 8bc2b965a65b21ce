// What is being played, as far as it may be told: nothing of what dice come to before they lie.
import type { Message } from '@muster/engine'
import type { Step } from '@muster/table'
import type { Face } from '../face.ts'
import type { Show } from './show.ts'

type Played = Pick<Show, 'playing' | 'view'>

export const isRolling = (face: Pick<Face, 'hint'>, { playing, view }: Played): boolean =>
  playing !== null && (face.hint(playing.event, view).dice?.length ?? 0) > 0

/** The first step of the queue: while its dice roll it tells who fights whom, or nothing. */
export function presentIn(face: Pick<Face, 'hint'>, show: Played & Pick<Show, 'queue'>): Step | undefined {
  const [step] = show.queue
  return step && isRolling(face, show) ? { ...step, told: fightIn(face, show) } : step
}

export const fightIn = (face: Pick<Face, 'hint'>, { playing, view }: Played): Message | null =>
  (playing && face.hint(playing.event, view).fight) ?? null

/** Where a turn is seen again: what was told last before what is being played. */
export function toldBefore({ turned, queue }: Pick<Show, 'turned' | 'queue'>): Step | null {
  const steps = turned?.steps ?? []
  return steps.slice(0, steps.length - queue.length).findLast((step) => step.told) ?? null
}
