import { Painter } from './paint/paint.ts'
import type { Plate } from './plate.ts'

export interface PlateOrder<Subject> {
  readonly id: number
  readonly subject: Subject
  readonly pixels: number
}

export type PlateDone = { readonly id: number; readonly blob: Blob } | { readonly id: number; readonly failed: string }

/** Makes the worker draw plates of one kind, one after another. */
export function drawPlates<Subject>(plateOf: (subject: Subject) => Plate): void {
  let last: Promise<unknown> = Promise.resolve()
  self.addEventListener('message', (message: MessageEvent<PlateOrder<Subject>>) => {
    const { id, subject, pixels } = message.data
    const answer = (done: PlateDone): void => self.postMessage(done)
    last = last.then(() =>
      draw(plateOf(subject), pixels).then(
        (blob) => answer({ id, blob }),
        (error: unknown) => answer({ id, failed: String(error) }),
      ),
    )
  })
}

async function draw(plate: Plate, pixels: number): Promise<Blob> {
  const scale = pixels / plate.width
  const canvas = new OffscreenCanvas(Math.round(pixels), Math.round(plate.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas for a plate')
  context.scale(scale, scale)
  const painter = new Painter(context, scale)
  for (const step of plate.steps) {
    if (typeof step === 'string') painter.paint(step)
    else step(painter)
  }
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
}
