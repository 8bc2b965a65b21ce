// What was meant by pointing, and the phases. Nothing here decides what is legal.
import { type Message, type Preview, say } from '@muster/engine'
import { type Action, roundOf, type View, type Wravity } from '@muster/wravity'
import type { Attempt, RailMark } from '../../face.ts'
import { roomOf } from './space.ts'
import { type Spec, seatIndex } from './spec.ts'

export function attemptsOf(view: View, { piece, place, target }: Attempt): readonly Action[] {
  if (piece === null && typeof target === 'number' && view.phase === 'battle') return idleAttempts(view, target)
  if (typeof piece !== 'number')
    return view.phase === 'planets' && place !== null ? [{ type: 'placePlanet', at: place }] : []
  const soldier = view.soldiers[piece]
  if (!soldier) return []
  if (soldier.at < 0 || target === piece) return idleAttempts(view, piece)
  if (typeof target === 'number')
    return [{ type: 'shoot', soldier: piece, at: view.soldiers[target]?.at ?? -1, card: null }]
  if (place === null) return []
  const { grid } = roomOf(view)
  const far = grid.distances[soldier.at * grid.size + place] ?? 1
  return soldier.speed > 0
    ? [{ type: 'fly', soldier: piece, steps: far }]
    : [{ type: 'walk', soldier: piece, to: place }]
}

/** An own soldier was pressed that has nothing to do: its way on is tried. */
function idleAttempts(view: View, piece: number): readonly Action[] {
  const soldier = view.soldiers[piece]
  if (!soldier || soldier.side !== view.sides[seatIndex(view.viewer)]) return []
  if (soldier.at < 0) return [{ type: 'enter', soldier: piece }]
  if (soldier.speed > 0) return [{ type: 'fly', soldier: piece, steps: 1 }]
  const around = (roomOf(view).grid.step[soldier.at] ?? []).filter((hex) => hex >= 0)
  return around.map((to): Action => ({ type: 'walk', soldier: piece, to }))
}

/** Whom a question is about: who is hit, who rolled, who crashed, who pulls; null where nothing is asked of the viewer. */
export function askedAbout({ question, soldiers, viewer }: View): number | null {
  if (!question || question.seat !== seatIndex(viewer)) return null
  if (question.type === 'hit') {
    const hit = soldiers.findIndex(({ at }) => at === question.shot.at)
    return hit < 0 ? null : hit
  }
  if (question.type === 'repeat') return question.roll.soldier
  return question.type === 'axis' ? question.striker : question.soldier
}

/** Where the question is about, and whence a shot came. */
export function aboutIn(view: View): readonly number[] {
  const piece = askedAbout(view)
  const { question, soldiers } = view
  const also = question?.type === 'hit' ? [question.shot.soldier] : question?.type === 'axis' ? [question.struck] : []
  return piece === null ? [] : [piece, ...also].flatMap((id) => soldiers[id]?.at ?? []).filter((at) => at >= 0)
}

/** Whither one bounces is left to a die: of that no single chance is worth a figure. */
export const tagOf = ({ odds }: Preview<Wravity>): readonly Message[] =>
  odds[0]?.label.key === 'odds.bounce' ? [say('tag.bounce')] : []

export function railOf({ roundsOf }: Spec, view: View): readonly RailMark[] {
  const phases: readonly View['phase'][] =
    view.phase === 'enlist' ? ['enlist', 'planets', 'battle', 'over'] : ['planets', 'battle', 'over']
  const now = phases.indexOf(view.phase)
  return phases.map((key, i) => ({
    key,
    label: say(`phase.${key}`),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    ...(key === 'battle' && i === now
      ? { detail: say('face.round', { round: roundOf(view), rounds: roundsOf(view) }) }
      : {}),
  }))
}
