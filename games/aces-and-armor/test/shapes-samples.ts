import type { Game, Shape, Viewer } from '@muster/engine'
import { isAction } from '@muster/engine'
import type { Start } from '@muster/engine/testkit/starts'
import { walk } from '@muster/engine/testkit/walk'
import { type AcesAndArmor, FACTIONS } from '../src/index.ts'

const VIEWERS: readonly Viewer<AcesAndArmor>[] = [...FACTIONS, 'spectator']

/** Something that a match has made, as it comes back from JSON, and the shape it must have. */
export interface Sample {
  readonly what: 'action' | 'event' | 'state' | 'view'
  readonly thing: unknown
  readonly places: number
}

/** All that a random match makes: states, what everybody sees of them, what was done and how others are told. */
export function* samplesOf(game: Game<AcesAndArmor>, start: Start<AcesAndArmor>, bound: number): Generator<Sample> {
  let told = 0
  for (const { match } of walk(game, start.options, start.label, bound)) {
    const places = game.shapes.places(match.state)
    const sample = (what: Sample['what'], thing: unknown): Sample => ({ what, thing: throughJson(thing), places })
    yield sample('state', match.state)
    for (const viewer of VIEWERS) yield sample('view', game.view(match.state, viewer))
    for (; told < match.record.entries.length; told++) {
      const entry = match.record.entries[told]
      if (!entry || !isAction(entry)) continue
      const deed = { seat: entry.by, action: entry.do, events: entry.events }
      for (const seen of [deed, ...VIEWERS.map((viewer) => game.redact(deed, viewer))]) {
        if (seen.action) yield sample('action', seen.action)
        for (const event of seen.events) yield sample('event', event)
      }
    }
  }
}

export const throughJson = (x: unknown): unknown => JSON.parse(JSON.stringify(x))

/** Where a thing does not have its shape; null where it does. */
export function misfit(game: Game<AcesAndArmor>, { what, thing, places }: Sample): string | null {
  const shape: Shape<unknown> = game.shapes[what]
  return shape.misfit(thing, { places, rules: Number(game.rulesVersion) })
}

/** What was done to a sample: it must not fit any more. */
export interface Damage {
  readonly path: string
  readonly how: 'left out' | 'surplus' | 'of another type'
}

/** Damages every member of a thing in turn, in place, and mends it after. */
export function* damaged(thing: unknown, path = ''): Generator<Damage> {
  if (typeof thing !== 'object' || thing === null) return
  const members: Record<string, unknown> = Object.assign(thing)
  for (const [key, value] of Object.entries(members)) {
    const at = Array.isArray(thing) ? `${path}[${key}]` : `${path}.${key}`
    members[key] = otherType(value)
    yield { path: at, how: 'of another type' }
    members[key] = value
    if (!Array.isArray(thing)) yield* withoutMember(members, key, at)
    yield* damaged(value, at)
  }
  if (Array.isArray(thing)) return
  members['surplus'] = 0
  yield { path: `${path}.surplus`, how: 'surplus' }
  delete members['surplus']
}

function* withoutMember(members: Record<string, unknown>, key: string, path: string): Generator<Damage> {
  const value = members[key]
  delete members[key]
  yield { path, how: 'left out' }
  members[key] = value
}

function otherType(value: unknown): unknown {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return [value]
  if (typeof value === 'boolean') return Number(value)
  return Array.isArray(value) ? { ...value, length: value.length } : 'null'
}
