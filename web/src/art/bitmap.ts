import { useEffect, useState } from 'react'
import type { PlateDone, PlateOrder } from './plate-worker.ts'

/** Draws plates of one kind in a worker and keeps them, each once for every size. */
export class Plates<Subject> {
  readonly #start: () => Worker
  readonly #kept = new Map<string, Promise<string>>()
  readonly #ready = new Map<string, string>()
  readonly #waiting = new Map<number, (done: PlateDone) => void>()
  #worker: Worker | null = null
  #orders = 0

  constructor(start: () => Worker) {
    this.#start = start
  }

  /** The address of a picture that is there already; null otherwise. */
  ready(key: string, pixels: number): string | null {
    return this.#ready.get(`${key}@${pixels}`) ?? null
  }

  draw(key: string, subject: Subject, pixels: number): Promise<string> {
    const full = `${key}@${pixels}`
    const old = this.#kept.get(full)
    if (old) return old
    const made = this.#order(subject, pixels).then((blob) => {
      const url = URL.createObjectURL(blob)
      this.#ready.set(full, url)
      return url
    })
    this.#kept.set(full, made)
    return made
  }

  #order(subject: Subject, pixels: number): Promise<Blob> {
    const id = this.#orders++
    const order: PlateOrder<Subject> = { id, subject, pixels }
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (done) => ('blob' in done ? resolve(done.blob) : reject(new Error(done.failed))))
      this.#post(order)
    })
  }

  #post(order: PlateOrder<Subject>): void {
    this.#worker ??= this.#listen(this.#start())
    this.#worker.postMessage(order)
  }

  #listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<PlateDone>) => {
      this.#waiting.get(data.id)?.(data)
      this.#waiting.delete(data.id)
    })
    return worker
  }
}

/** The address of the plate's picture; null while it is being drawn. */
export function usePlate<Subject>(
  plates: Plates<Subject>,
  key: string,
  subject: Subject,
  pixels: number,
): string | null {
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly url: string } | null>(null)
  useEffect(() => {
    let wanted = true
    if (!plates.ready(key, pixels))
      void plates.draw(key, subject, pixels).then((url) => wanted && setDrawn({ key, url }))
    return () => {
      wanted = false
    }
  }, [plates, key, subject, pixels])
  return plates.ready(key, pixels) ?? (drawn?.key === key ? drawn.url : null)
}
