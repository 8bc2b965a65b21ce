// How grenades go on by themselves, and when fields are gone.
import { must } from '@muster/engine'
import { FREE, GRENADE } from '../rules/02-soldiers.ts'
import type { Grenade, GrenadeId } from '../state.ts'
import { holds, legOf, NOBODY } from './leg.ts'
import { inOrder, lose, type World } from './world.ts'

export const fieldsOf = (w: World): Grenade[] => w.grenades.filter((g) => g.until >= w.turn)

/** At the end of a turn those that have not gone off move, and fields that have lasted long enough are gone. */
export function moveGrenades(w: World, which: 'all' | 'unmoved'): void {
  for (const [i, g] of w.grenades.entries()) {
    if (g.until < 0 && (which === 'all' || !g.moved)) moveGrenade(w, i)
    if (g.until === w.turn) w.cells[g.at] = FREE
  }
}

function moveGrenade(w: World, i: GrenadeId): void {
  const g = must(w.grenades[i])
  const leg = legOf(w.board, w.cells, [], NOBODY, g, g.speed)
  w.cells[g.at] = FREE
  g.at = leg.path.at(-1) ?? g.at
  w.cells[g.at] = GRENADE
  if (leg.end === 'unsure') for (const id of [...w.tracks.keys()]) lose(w, id, null)
  else if (leg.end) explode(w, i)
}

/** Whoever is near is caught, and stays where nobody can tell. */
export function explode(w: World, i: GrenadeId): void {
  const g = must(w.grenades[i])
  g.until = w.turn + w.seats
  for (const [id, body] of inOrder(w)) if (holds(w.board, g, body.at)) lose(w, id, 'field')
}
