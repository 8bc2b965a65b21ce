// Where the page keeps matches: in the browser if it will have them, or else in memory as long as the page is open.
import type { ClockTimes } from '@muster/table'
import { forgetNotes } from '../remote/notes.ts'
import { BrowserShelf } from './browser.ts'
import { announce } from './change.ts'
import { forgetHints } from './hints.ts'
import { type Found, isSound, type Listed, type RecEntry, type SavedMatch, type Shelf } from './saved.ts'
import { forgetTimes, keepTimes, timesOf } from './times.ts'

/** Why the browser keeps nothing: it does not let us, it has no room left, or a tab with an older page is in the way. */
export type Trouble = 'blocked' | 'full' | 'older'

export interface Listing {
  /** Last touched first. */
  readonly matches: readonly Listed[]
  /** The names of what cannot be read any more: it can be taken along or deleted, and must not hide the others. */
  readonly damaged: readonly string[]
}

type Held = { readonly saved: SavedMatch; readonly entries: readonly RecEntry[] }

const TROUBLES: Readonly<Record<string, Trouble>> = { QuotaExceededError: 'full', OlderTab: 'older' }

const troubleOf = (error: unknown): Trouble => (error instanceof Error && TROUBLES[error.name]) || 'blocked'

class MatchShelf implements Shelf {
  private readonly browser = new BrowserShelf(() => void this.freed())
  private readonly held = new Map<string, Held>()
  private readonly listeners = new Set<() => void>()
  private wrong: Trouble | null = null
  /** What has changed and is not announced yet; null where everything is announced at once. */
  private unsaid: Set<string> | null = null

  /** What is the matter with the browser's own shelf, as far as we have noticed. */
  readonly trouble = (): Trouble | null => this.wrong

  readonly onTrouble = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private notice(trouble: Trouble | null): void {
    if (this.wrong === trouble) return
    this.wrong = trouble
    for (const listener of this.listeners) listener()
  }

  /** Whether it lies in memory, and would be lost with the page. */
  isHeld(id: string): boolean {
    return this.held.has(id)
  }

  async keep(saved: SavedMatch, entries: readonly RecEntry[]): Promise<void> {
    const written = await this.attempt(() => this.browser.keep(saved, entries))
    if (written) this.held.delete(saved.id)
    else this.held.set(saved.id, { saved, entries: [...entries] })
    this.changed(saved.id)
  }

  async append(saved: SavedMatch, from: number, entries: readonly RecEntry[]): Promise<'ok' | 'behind' | 'failed'> {
    const held = this.held.get(saved.id)
    if (held) return this.appendHeld(held, saved, from, entries)
    const done = await this.attempt(() => this.browser.append(saved, from, entries))
    if (done?.value === 'ok') this.changed(saved.id)
    return done?.value ?? 'failed'
  }

  private async appendHeld(
    held: Held,
    saved: SavedMatch,
    from: number,
    entries: readonly RecEntry[],
  ): Promise<'ok' | 'behind'> {
    if (held.saved.count !== from) return 'behind'
    this.held.set(saved.id, { saved, entries: [...held.entries, ...entries] })
    await this.bringHome(saved.id)
    this.changed(saved.id)
    return 'ok'
  }

  async hold(saved: SavedMatch, entries: readonly RecEntry[]): Promise<void> {
    this.held.set(saved.id, { saved, entries: [...entries] })
    this.changed(saved.id)
  }

  /** Puts what memory holds where it belongs, if the browser has become willing. */
  private async bringHome(id: string): Promise<void> {
    const held = this.held.get(id)
    if (!held) return
    const there = await this.attempt(() => this.browser.countOf(id))
    if (!there || (there.value ?? 0) > held.saved.count) return
    if (await this.attempt(() => this.browser.keep(held.saved, held.entries))) this.held.delete(id)
  }

  /** Tries again with everything in memory. */
  tryAgain(): Promise<void> {
    return this.announcingOnce(async () => {
      for (const id of [...this.held.keys()]) {
        await this.bringHome(id)
        this.changed(id)
      }
    })
  }

  /** The browser's shelf can be reached again: what memory holds goes there, and what lies there is shown. */
  private async freed(): Promise<void> {
    await this.tryAgain()
    if (this.held.size === 0) this.notice(null)
    announce([])
  }

  /** Whatever changes during this work is announced at its end, all at once. */
  async announcingOnce<X>(work: () => Promise<X>): Promise<X> {
    if (this.unsaid) return work()
    const changed = new Set<string>()
    this.unsaid = changed
    try {
      return await work()
    } finally {
      this.unsaid = null
      if (changed.size > 0) announce([...changed])
    }
  }

  async fetch(id: string): Promise<Found | null> {
    const held = this.held.get(id)
    if (held) return { ...held, whole: true }
    return (await this.attempt(() => this.browser.fetch(id)))?.value ?? null
  }

  async countOf(id: string): Promise<number | null> {
    const held = this.held.get(id)
    if (held) return held.saved.count
    return (await this.attempt(() => this.browser.countOf(id)))?.value ?? null
  }

  async times(id: string): Promise<ClockTimes> {
    return timesOf(id)
  }

  async saveTimes(id: string, times: ClockTimes): Promise<void> {
    keepTimes(id, times)
  }

  private async all(): Promise<{ readonly key: string; readonly thing: unknown }[]> {
    const there = (await this.attempt(() => this.browser.list()))?.value ?? []
    const here = [...this.held].map(([key, { saved }]) => ({ key, thing: saved }))
    return [...here, ...there.filter(({ key }) => !this.held.has(key))]
  }

  readonly list = async (): Promise<Listing> => {
    const matches: Listed[] = []
    const damaged: string[] = []
    for (const { key, thing } of await this.all()) {
      if (isSound(thing)) matches.push(thing)
      else damaged.push(key)
    }
    return { matches: matches.sort((a, b) => b.touched - a.touched), damaged }
  }

  async remove(id: string): Promise<void> {
    this.held.delete(id)
    forgetTimes(id)
    forgetHints(id)
    forgetNotes(id)
    await this.attempt(() => this.browser.remove(id))
    this.changed(id)
    await this.tryAgain()
  }

  /** What came of it; null where the browser would not, and then why is remembered. */
  private async attempt<X>(work: () => Promise<X>): Promise<{ readonly value: X } | null> {
    try {
      return { value: await work() }
    } catch (error) {
      this.notice(troubleOf(error))
      return null
    }
  }

  private changed(id: string): void {
    if (this.held.size === 0) this.notice(null)
    warnBeforeLeaving(this.held.size > 0)
    if (this.unsaid) this.unsaid.add(id)
    else announce([id])
  }
}

const ask = (e: Event): void => e.preventDefault()

/** The browser asks before the page is closed with matches that are saved nowhere else. */
function warnBeforeLeaving(warn: boolean): void {
  if (typeof window === 'undefined') return
  if (warn) window.addEventListener('beforeunload', ask)
  else window.removeEventListener('beforeunload', ask)
}

export const matchShelf = new MatchShelf()
