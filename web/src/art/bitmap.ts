import { useEffect, useState } from 'react'
import { codeAt } from '../door/trusted.ts'
import { clearCache, fromCache, intoCache } from './plate-cache.ts'
import type { PlateDone, PlateOrder } from './plate-worker.ts'

/** Draws plates of one kind in a worker and keeps them, each once for every size. */
export class Plates<Subject> {
  readonly #painter: string
  readonly #kept = new Map<string, Promise<string>>()
  readonly #ready = new Map<string, string>()
  readonly #waiting = new Map<number, (done: PlateDone) => void>()
  readonly #soon: PlateOrder<Subject>[] = []
  readonly #later: PlateOrder<Subject>[] = []
  #worker: Worker | null = null
  #busy = false
  #orders = 0

  /** `painter` is the address of the worker's code; it also names the plates it has painted. */
  constructor(painter: string) {
    this.#painter = painter
  }

  /** The address of a picture that is there already; null otherwise. */
  ready(key: string, pixels: number): string | null {
    return this.#ready.get(`${key}@${pixels}`) ?? null
  }

  /** What is urgent, a board one plays on, is painted before pictures of boards. */
  draw(key: string, subject: Subject, pixels: number, urgent: boolean): Promise<string> {
    const full = `${key}@${pixels}`
    const old = this.#kept.get(full)
    if (old) return old
    const made = this.#fetch(full, subject, pixels, urgent).then((blob) => {
      const url = URL.createObjectURL(blob)
      this.#ready.set(full, url)
      return url
    })
    this.#kept.set(full, made)
    return made
  }

  async #fetch(key: string, subject: Subject, pixels: number, urgent: boolean): Promise<Blob> {
    if (import.meta.env.DEV) return this.#order(subject, pixels, urgent)
    const old = await fromCache(this.#painter, key)
    if (old) return old
    const blob = await this.#order(subject, pixels, urgent)
    await intoCache(this.#painter, key, blob)
    return blob
  }

  #order(subject: Subject, pixels: number, urgent: boolean): Promise<Blob> {
    const id = this.#orders++
    const order: PlateOrder<Subject> = { id, subject, pixels }
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, (done) => ('blob' in done ? resolve(done.blob) : reject(new Error(done.failed))))
      ;(urgent ? this.#soon : this.#later).push(order)
      this.#next()
    })
  }

  #next(): void {
    if (this.#busy) return
    const order = this.#soon.shift() ?? this.#later.shift()
    if (!order) return
    this.#busy = true
    this.#worker ??= this.#listen(new Worker(codeAt(this.#painter), { type: 'module' }))
    this.#worker.postMessage(order)
  }

  #listen(worker: Worker): Worker {
    if (!import.meta.env.DEV) void clearCache(this.#painter)
    worker.addEventListener('message', ({ data }: MessageEvent<PlateDone>) => {
      this.#waiting.get(data.id)?.(data)
      this.#waiting.delete(data.id)
      this.#busy = false
      this.#next()
    })
    return worker
  }
}

/** The first picture of a large plate is this many times smaller, and there that much sooner. */
const COARSE = 3
const LARGE = 1000

/** The address of the plate's picture, coarse at first; null while there is none. */
export function usePlate<Subject>(
  plates: Plates<Subject>,
  key: string,
  subject: Subject,
  pixels: number,
): string | null {
  const [, drawn] = useState(0)
  const coarse = pixels > LARGE ? Math.round(pixels / COARSE) : pixels
  useEffect(() => {
    let wanted = true
    const look = (): void => {
      if (wanted) drawn((n) => n + 1)
    }
    const paint = async (): Promise<void> => {
      if (plates.ready(key, pixels)) return
      const urgent = pixels > LARGE
      await plates.draw(key, subject, coarse, urgent).then(look)
      await plates.draw(key, subject, pixels, urgent).then(look)
    }
    void paint()
    return () => {
      wanted = false
    }
  }, [plates, key, subject, pixels, coarse])
  return plates.ready(key, pixels) ?? plates.ready(key, coarse)
}
