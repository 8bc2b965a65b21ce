// What was meant by pointing, and the phases. Nothing here decides what is legal.

import { type Message, type Preview, say } from '@muster/engine'
import type { Action, RivetWars, View } from '@muster/rivet-wars'
import type { Attempt, RailMark } from '../../face.ts'
import { distance, type Spec } from './spec.ts'

export function attemptsOf(spec: Spec, view: View, aim: Attempt): readonly Action[] {
  const { piece, place, target } = aim
  if (piece === null && typeof target === 'number') return idleAttempts(spec, view, target)
  if (typeof target === 'string') return cardAttempts(spec, view, target)
  if (piece === null && place !== null) return gateAttempts(spec, view, place)
  if (typeof piece === 'number' && place !== null) return unitAttempts(spec, view, piece, place)
  if (typeof piece === 'string' && piece.startsWith('card:'))
    return playAttempts(spec, view, Number(piece.slice(5)), aim)
  if (typeof piece === 'string' && typeof target === 'number' && spec.specOf(piece)?.type === 'plug')
    return [{ type: 'plug', kind: piece, unit: target }]
  if (typeof piece === 'string' && place !== null) return [{ type: 'deploy', kind: piece, at: place }]
  return []
}

/** A card of the tray was pressed that cannot be had now: it is tried where it would go. */
function cardAttempts({ specOf }: Spec, view: View, card: string): readonly Action[] {
  if (card.startsWith('card:')) return [{ type: 'play', card: Number(card.slice(5)), target: -1 }]
  const own = view.units.flatMap((u) => (u && u.at >= 0 && u.side === view.viewer ? [u.id] : []))
  if (specOf(card)?.type === 'plug') return own.map((unit): Action => ({ type: 'plug', kind: card, unit }))
  const gates = view.viewer ? view.field.deployment[view.viewer] : []
  const crowd = (at: number): number => view.stacks[at]?.length ?? 0
  return gates.toSorted((a, b) => crowd(a) - crowd(b)).map((at): Action => ({ type: 'deploy', kind: card, at }))
}

/** Who presses a deployment grid without points wants to deploy, whatever card is in hand. */
function playAttempts(spec: Spec, view: View, card: number, { place, target }: Attempt): readonly Action[] {
  const gate = place === null || target !== null || view.supply.points > 0 ? [] : gateAttempts(spec, view, place)
  return gate.length > 0 ? gate : [{ type: 'play', card, target: typeof target === 'number' ? target : (place ?? -1) }]
}

/** A deployment grid was pressed with nothing in hand: the cheapest is tried there. */
function gateAttempts(spec: Spec, view: View, at: number): readonly Action[] {
  const { viewer, phase, turn } = view
  if (!viewer || viewer !== turn || phase !== 'deployment' || !view.field.deployment[viewer].includes(at)) return []
  const price = (kind: string): number => spec.specOf(kind)?.points ?? 0
  const kinds = spec.kindsIn(view, viewer).filter((kind) => spec.specOf(kind)?.type !== 'plug')
  const [cheapest] = kinds.toSorted((a, b) => price(a) - price(b))
  return cheapest === undefined ? [] : [{ type: 'deploy', kind: cheapest, at }]
}

/** An own unit was pressed that has nothing to do: what one would do with it in this phase is tried. */
function idleAttempts(spec: Spec, view: View, unit: number): readonly Action[] {
  const own = view.units[unit]
  if (!own || own.at < 0 || own.side !== view.viewer) return []
  const away = (at: number): number => distance(view, own.at, at)
  const enemies = view.units.flatMap((u) => (u && u.at >= 0 && u.side !== own.side ? [u.at] : []))
  const nearest = enemies.toSorted((a, b) => away(a) - away(b))
  if (view.phase === 'combat') return unitAttempts(spec, view, unit, nearest[0] ?? own.at)
  if (view.phase === 'rearrange' && view.arranged.includes(own.at))
    return [{ type: 'rearrange', at: own.at, order: [...(view.stacks[own.at] ?? [])] }]
  return view.stacks.flatMap((_, at): Action[] => (away(at) === 1 ? [{ type: 'move', unit, at }] : []))
}

function unitAttempts({ specOf }: Spec, view: View, unit: number, at: number): readonly Action[] {
  const kind = view.units[unit]?.kind ?? ''
  if (view.phase === 'movement') return [{ type: 'move', unit, at }]
  if (view.phase !== 'combat') return [{ type: 'move', unit, at }]
  const held = (view.stacks[at] ?? []).length > 0
  const lines = (specOf(kind)?.attacks ?? []).map((_, line): Action => ({ type: 'attack', unit, line, at }))
  const goes: readonly Action[] = [
    { type: 'assault', unit, at },
    { type: 'dash', unit, at },
  ]
  return held ? [...lines, ...goes] : [...goes, ...lines]
}

/** What the button says: with how many dice, where they are rolled once. */
export function actOf(action: Action, _view: View, preview: Preview<RivetWars> | null): Message | null {
  if (action.type === 'play') return say('act.card')
  if (action.type === 'drop') return say('act.drop')
  if (action.type !== 'attack' && action.type !== 'snipe') return null
  const [only, ...others] = preview?.notes.filter((note) => note.key === 'note.dice') ?? []
  return only && others.length === 0 ? say('act.dice', { dice: Number(only.args?.['dice']) }) : say('act.roll')
}

/** Where it deviates nothing that is aimed at is hit: that comes before all figures. */
export const leadOf = ({ notes }: Preview<RivetWars>): Message | null =>
  notes.find(({ key }) => key.startsWith('note.deviates')) ?? null

/** Of those who drop, how many land; of what deviates, whom the chance is of. */
export function tagOf(preview: Preview<RivetWars>): readonly Message[] {
  const landed = preview.expected.find(({ label }) => label.key === 'expected.landed')
  if (landed) return [say('tag.landed', { landed: Math.round(10 * landed.mean) / 10 })]
  const chance = foretoldIn(preview)
  if (chance === null) return []
  return [
    say('face.percent', { percent: Math.round(100 * chance) }),
    say(chance > 0 ? strayOf(preview) : 'of.odds.hit'),
  ]
}

const strayOf = (preview: Preview<RivetWars>): string =>
  strayIn(preview, 'spread.enemy') > 0 ? 'of.beside' : 'of.ownBeside'

/** Of what deviates: the chance that any enemy beside the target is hit, and not only the likeliest; of one's own, where there is no enemy. */
export const foretoldIn = (preview: Preview<RivetWars>): number | null =>
  leadOf(preview) ? strayIn(preview, 'spread.enemy') || strayIn(preview, 'spread.own') : null

const strayIn = ({ spread }: Preview<RivetWars>, key: string): number =>
  spread.find(({ label }) => label.key === key)?.chance ?? 0

const PHASES = ['cards', 'deployment', 'combat', 'movement', 'rearrange'] as const

export function railOf(view: View): readonly RailMark[] {
  const phases: readonly View['phase'][] = view.phase === 'drop' ? ['drop', ...PHASES] : PHASES
  const now = phases.indexOf(view.phase)
  return phases.map((key, i) => ({
    key,
    label: say(`phase.${key}`),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    ...(i === now ? { detail: say('face.round', { round: view.round }) } : {}),
  }))
}
