// What was meant by pointing, what threatens, the phases, the sheet. Nothing here decides what is legal.
import { type Message, say } from '@muster/engine'
import { type Action, BOX, type View } from '@muster/wravity'
import type { Attempt, RailMark, Sheet, Threat } from '../../face.ts'
import { roomOf } from './space.ts'
import { roundOf, seatIndex, sideName, soldierWord } from './spec.ts'

export function attemptsOf(view: View, { piece, place, target }: Attempt): readonly Action[] {
  if (typeof piece !== 'number')
    return view.phase === 'planets' && place !== null ? [{ type: 'placePlanet', at: place }] : []
  const soldier = view.soldiers[piece]
  if (!soldier) return []
  if (soldier.at < 0) return [{ type: 'enter', soldier: piece }]
  if (typeof target === 'number')
    return [{ type: 'shoot', soldier: piece, at: view.soldiers[target]?.at ?? -1, card: null }]
  if (place === null) return []
  const { grid } = roomOf(view)
  const far = grid.distances[soldier.at * grid.size + place] ?? 1
  return soldier.speed > 0
    ? [{ type: 'fly', soldier: piece, steps: far }]
    : [{ type: 'walk', soldier: piece, to: place }]
}

/** Rivals with one of the viewer's soldiers first on a straight line. */
export function threatsOf(view: View): readonly Threat[] {
  const seat = seatIndex(view.viewer)
  if (seat < 0) return []
  const side = view.sides[seat]
  return view.soldiers.flatMap((rival, piece) => {
    if (rival.at < 0 || rival.lives <= 0 || rival.side === side) return []
    const pieces = [0, 1, 2, 3, 4, 5].flatMap((way) => {
      const hit = firstOn(view, rival.at, way)
      return hit >= 0 && view.soldiers[hit]?.side === side ? [hit] : []
    })
    return pieces.length ? [{ piece, pieces }] : []
  })
}

function firstOn(view: View, from: number, way: number): number {
  const { grid } = roomOf(view)
  for (let hex = grid.step[from]?.[way] ?? -1; hex >= 0; hex = grid.step[hex]?.[way] ?? -1) {
    const soldier = view.soldiers.findIndex((s) => s.at === hex)
    if (soldier >= 0) return soldier
    if (view.planets.some((p) => p.at === hex) || view.grenades.some((g) => g.at === hex)) return -1
  }
  return -1
}

export function railOf(view: View): readonly RailMark[] {
  const phases: readonly View['phase'][] =
    view.phase === 'enlist' ? ['enlist', 'planets', 'battle', 'over'] : ['planets', 'battle', 'over']
  const now = phases.indexOf(view.phase)
  return phases.map((key, i) => ({
    key,
    label: say(`phase.${key}`),
    state: i < now ? 'done' : i === now ? 'now' : 'next',
    ...(key === 'battle' && i === now
      ? { detail: say('face.round', { round: roundOf(view), rounds: BOX.limits.rounds }) }
      : {}),
  }))
}

export function sheetOf(end: View): Sheet {
  return {
    columns: ['face.sheet.soldier', 'sheet.shots', 'sheet.hits', 'sheet.rate', 'sheet.wounds'].map((key) => say(key)),
    rows: end.soldiers.map((s) => ({
      side: sideName(end, s.side),
      cells: [soldierWord(s), s.shots, s.hits, rateOf(s), s.wounds],
    })),
  }
}

const rateOf = (s: View['soldiers'][number]): Message =>
  s.shots > 0 ? say('sheet.percent', { rate: s.hits / s.shots }) : say('sheet.never')
