// What a lesson puts in the place of things of the table.

import type { Action } from '@muster/table'
import { createContext, type ReactElement, use } from 'react'
import type { Geometry } from '../face.ts'

export interface InLesson {
  /** Under the name of the game. */
  readonly title: string
  /** The one line at the top: the task. */
  readonly prompt: ReactElement
  /** At the right of the bar: the steps, and the way out. */
  readonly steps: ReactElement
  /** Where the diary lies: the coach. */
  readonly coach: ReactElement
  /** On a small screen, within reach of the thumb. */
  readonly ways: ReactElement
  /** What stands on the button that ends a phase. */
  readonly later: (action: Action) => ReactElement
  /** Over the board: the light on what to press next. */
  readonly lamp: (geometry: Geometry) => ReactElement
}

export const LessonContext = createContext<InLesson | null>(null)

export const useInLesson = (): InLesson | null => use(LessonContext)
