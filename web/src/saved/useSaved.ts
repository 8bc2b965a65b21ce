import { begunOf } from '@muster/engine'
import { useSyncExternalStore } from 'react'
import { onChange } from './change.ts'
import type { Listed } from './saved.ts'
import { type Listing, matchShelf, type Trouble } from './shelf.ts'

const NOTHING: Listing = { matches: [], damaged: [] }

/** The matches of this browser, as they change: read once for all who show them. */
export const useListing = (): Listing => useSyncExternalStore(listing.subscribe, listing.get)

const listing = shared(matchShelf.list)

function shared(read: () => Promise<Listing>) {
  const listeners = new Set<() => void>()
  let now = NOTHING
  let leave = (): void => undefined
  const refresh = unhurried(async () => {
    now = await read()
    for (const listener of listeners) listener()
  })
  return {
    get: (): Listing => now,
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) leave = onChange(refresh)
      listeners.add(listener)
      if (listeners.size === 1) refresh()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) leave()
      }
    },
  }
}

const PAUSE = 100

/** Does it now, and for all that asks while it is done only once more: many matches may come in at a time. */
export function unhurried(work: () => Promise<unknown>): () => void {
  let asked = 0
  const run = async (): Promise<void> => {
    for (let served = 0; served < asked; ) {
      served = asked
      await work()
      await new Promise((resolve) => setTimeout(resolve, PAUSE))
    }
    asked = 0
  }
  return () => {
    asked++
    if (asked === 1) void run()
  }
}

/** What is the matter with the browser's shelf, as it is noticed. */
export const useTrouble = (): Trouble | null => useSyncExternalStore(matchShelf.onTrouble, matchShelf.trouble)

/** Whether a match would be lost with the page. */
export const useHeld = (id: string): boolean => useSyncExternalStore(onChange, () => matchShelf.isHeld(id))

/** Whether somebody here plays on, now or after the computer. */
export const isGoingOn = ({ chairs, gist }: Pick<Listed, 'chairs' | 'gist'>): boolean =>
  !gist.over && chairs.some((c) => c.who.type === 'person')

/** Whether somebody here is expected. */
export const isMyTurn = ({ chairs, gist }: Listed): boolean =>
  chairs.some((c) => c.who.type === 'person' && gist.toAct.includes(c.seat))

/** Whether it began in the middle of another one. */
export const isWhatIf = ({ head }: Pick<Listed, 'head'>): boolean => begunOf(head).type === 'branch'

/** The match to go on with: where one is expected, else any under way; what was only tried out comes after all others. */
export const waitingOf = (matches: readonly Listed[]): Listed | undefined => {
  const real = matches.filter((match) => !isWhatIf(match))
  return [real.find(isMyTurn), real.find(isGoingOn), matches.find(isMyTurn), matches.find(isGoingOn)].find(Boolean)
}
