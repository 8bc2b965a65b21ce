import { must } from '@muster/engine'
import type { Cloud, CloudId, EventOf, State } from '../state.ts'

export const cloudOf = (s: State, id: CloudId): Cloud => must(s.clouds.find((c) => c.id === id))

export function layCloud(s: State, e: EventOf<'cloudLaid'>): void {
  const cloud = { id: s.laid, side: s.turn, kind: e.kind, line: e.line, at: e.at, thin: false, due: false }
  s.clouds = [...s.clouds, cloud]
  s.laid++
}

export function drift(s: State, e: EventOf<'cloudDrifted'>): void {
  const cloud = cloudOf(s, e.cloud)
  cloud.at = e.to
  cloud.due = false
}
