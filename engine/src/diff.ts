// The difference of two plain JSON values, for sending and keeping views.

import { setOwn } from './must.ts'

/** `[value]` replaces; an object changes the named members, `null` removing one. */
export type Diff = readonly [unknown] | { readonly [key: string]: Diff | null }

/** What must change in `from` to make it `to`; undefined when they are equal. */
export function diff(from: unknown, to: unknown): Diff | undefined {
  if (Object.is(from, to)) return undefined
  if (!isBranch(from) || !isBranch(to)) return [to]
  if (!Array.isArray(from)) return Array.isArray(to) ? [to] : membersDiff(from, to)
  return Array.isArray(to) && from.length === to.length ? listDiff(from, to) : [to]
}

function listDiff(from: readonly unknown[], to: readonly unknown[]): Diff | undefined {
  let out: Record<string, Diff> | undefined
  for (let i = 0; i < to.length; i++) {
    if (from[i] === to[i]) continue
    const change = diff(from[i], to[i])
    if (change === undefined) continue
    out ??= {}
    out[i] = change
  }
  return out
}

function membersDiff(from: Record<string, unknown>, to: Record<string, unknown>): Diff | undefined {
  let out: Record<string, Diff | null> | undefined
  let common = 0
  // Plain data inherits nothing that could be listed here; this is where most of the time of telling goes.
  for (const key in to) {
    const was = from[key]
    const is = to[key]
    if (was === is && is !== undefined) {
      common++
      continue
    }
    const known = Object.hasOwn(from, key)
    if (known) common++
    const change = known ? diff(was, is) : ([is] as const)
    if (change === undefined) continue
    out ??= {}
    setOwn(out, key, change)
  }
  let before = 0
  for (const _ in from) before++
  if (before === common) return out
  out ??= {}
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) setOwn(out, key, null)
  return out
}

/** `to` again, from `from` and the difference; neither is changed. Throws where there is nothing to change. */
export function patch(from: unknown, change: Diff | undefined): unknown {
  if (change === undefined) return from
  if (isReplacement(change)) return change[0]
  if (!isBranch(from)) throw new Error('a change within what has no members')
  const out: Record<string, unknown> = (Array.isArray(from) ? [...from] : { ...from }) as never
  for (const [key, part] of Object.entries(change)) {
    if (Array.isArray(from) && !isIndexOf(from, key)) throw new Error('a change beyond the end of a list')
    if (part === null) delete out[key]
    else setOwn(out, key, patch(Object.hasOwn(out, key) ? out[key] : undefined, part))
  }
  return out
}

function isIndexOf(list: readonly unknown[], key: string): boolean {
  return String(Number(key)) === key && Object.hasOwn(list, key)
}

function isReplacement(change: Diff): change is readonly [unknown] {
  return Array.isArray(change)
}

function isBranch(x: unknown): x is Record<string, unknown> {
  return typeof x === 'object' && x !== null
}
