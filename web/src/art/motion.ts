import type { GameTypes } from '@muster/engine'
import { type RefObject, useEffect } from 'react'
import type { Playing } from '../face.ts'

/** How one thing on the board moves while an event is played. The things carry `data-actor`. */
export interface Motion {
  readonly actor: string
  readonly frames: Keyframe[]
}

const still = (): boolean => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/** Moves the actors of the event being played; what they return to is the next view's affair. */
export function useMotions<T extends GameTypes>(
  board: RefObject<SVGSVGElement | null>,
  playing: Playing<T> | null,
  motionsOf: (playing: Playing<T>) => readonly Motion[],
): void {
  useEffect(() => {
    if (!playing || playing.ms <= 0 || still()) return
    // What dice decide moves nothing before they lie.
    const timing = {
      delay: playing.lie,
      duration: playing.ms - playing.lie,
      easing: 'ease-in-out',
      fill: 'forwards',
    } as const
    const running = motionsOf(playing).flatMap(({ actor, frames }) => {
      const element = board.current?.querySelector(`[data-actor="${CSS.escape(actor)}"]`)
      return element ? [element.animate(frames, timing)] : []
    })
    return () => {
      for (const animation of running) animation.cancel()
    }
  }, [playing?.id])
}
