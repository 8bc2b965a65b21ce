// A picture drawn once and kept: lights and noise are too dear for every frame, and for the page's own thread.
import type { Painter } from './paint/paint.ts'

/** What is drawn, step by step: markup, or work on the pixels. */
export interface Plate {
  readonly width: number
  readonly height: number
  readonly steps: Iterable<string | ((painter: Painter) => void)>
}
