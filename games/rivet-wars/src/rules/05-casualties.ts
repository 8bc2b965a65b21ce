// Chapter 5: casualties
import { must } from '@muster/engine'
import type { Book } from '../book.ts'
import type { Fallen } from '../state.ts'
import { askRescue } from './03-reactions.ts'
import type { Run } from './rules.ts'

/** C10.2: casualties one by one, after all the dice; true when someone is asked. */
export function buryFallen(b: Book, run: Run): boolean {
  for (;;) {
    const fallen = run.state.fallen[0]
    if (!fallen) return false
    if (askRescue(b, run, fallen)) return true
    eliminate(b, run, fallen)
  }
}

/** 4.11, 5.13, 5.19, 5.22: plugs go with their host; the bounty is paid at once. */
export function eliminate(b: Book, run: Run, fallen: Fallen): void {
  const u = must(run.state.units[fallen.unit])
  const p = b.profile(u)
  const vp = fallen.credit.side ? p.bounty : 0
  run.emit({
    type: 'eliminated',
    unit: u.id,
    kind: u.kind,
    side: u.side,
    at: u.at,
    unitType: p.type,
    ...(p.hero ? { hero: true as const } : {}),
    credit: fallen.credit,
    ...(vp > 0 ? { vp } : {}),
  })
}
