// Whoever is refused something at a table, and asks why, is shown a position in which just that is refused.
import { check, type GameTypes, offers, type Refusal, whyIdle } from '@muster/engine'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'
import type { Face } from '../face.ts'
import { loadFace } from '../games/index.ts'
import { play, type Sample } from '../games/sample.ts'
import { type LessonFigure, lessonFigures } from '../worker/figures.ts'
import { nearest } from './nearest.ts'

/** The rules that refuse something when every piece is taken in hand and every place pressed. */
function refusing(face: Face, { state, seat }: Sample): readonly string[] {
  const { game } = face
  const view = game.view(state, seat)
  const judged = (action: GameTypes['Action']) => check(game, state, seat, action)
  const aimed = offers(game, state, seat).flatMap((action) => game.aim(state, action).piece ?? [])
  const hands = [null, ...new Set([...game.pieces(state, seat), ...aimed])]
  const found = hands.flatMap((piece): (Refusal | null)[] => {
    const idle = piece === null ? null : whyIdle(game, state, seat, piece)
    if (idle) return [idle]
    return face.places(view).map(({ place }) => {
      const target = face.pieces(view).find((one) => one.place === place)?.piece ?? null
      const verdicts = face.attempts(view, seat, { piece, place, target }).map(judged)
      return verdicts.some((v) => v.ok) ? null : (verdicts.find((v) => !v.ok) ?? null)
    })
  })
  return found.flatMap((refusal) => refusal?.rule ?? [])
}

const isOwn = (figure: LessonFigure | null, rule: string): boolean =>
  figure !== null && figure.keep === null && figure.rules.includes(rule)

const SAMPLES = 6

test.each(GAMES.map((g) => g.id))('%s: every rule that refuses a press has a picture of its own', async (id) => {
  const face = await loadFace(id, null)
  const figures = await lessonFigures(id)
  const refused = new Set<string>()
  for (let i = 0; i < SAMPLES; i++) {
    const sample = play(face.game, {}, i, 1 + ((i * 37) % 150), i % 3 > 0)
    if (face.game.toAct(sample.state).length > 0) for (const rule of refusing(face, sample)) refused.add(rule)
  }
  expect(refused.size).toBeGreaterThan(3)
  expect([...refused].filter((rule) => !isOwn(nearest(figures, rule), rule))).toEqual([])
})
