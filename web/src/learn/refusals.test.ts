// Whatever a game refuses at a table is drawn beside its rule.
import { globSync, readFileSync } from 'node:fs'
import { check, type GameTypes, offers, type Refusal, whyIdle } from '@muster/engine'
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'
import type { Face } from '../face.ts'
import { loadFace } from '../games/index.ts'
import { play, type Sample } from '../games/sample.ts'
import { type LessonFigure, lessonFigures } from '../worker/figures.ts'
import { nearest } from './nearest.ts'

const games = GAMES.map((g) => g.id)

/** Every rule that a refusal of the game may name: those in the files that refuse, but for what events and results cite. */
function refusable(game: string): readonly string[] {
  const root = new URL(`../../../games/${game}/src/`, import.meta.url).pathname
  const texts = globSync('**/*.ts', { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'))
  const named = texts
    .filter((text) => /\b(illegal|Refusal|Verdict)\b/.test(text))
    .flatMap((text) => [...text.replaceAll(/\brule: '[^']+'/g, '').matchAll(/'([A-Z]?\d+\.\d+)'/g)])
  return [...new Set(named.flatMap(([, rule]) => rule ?? []))]
}

/** A picture of its own: a position, of no lesson, in which the rule refuses something. */
const isOwn = (figure: LessonFigure | null, rule: string): boolean =>
  figure !== null && figure.keep === null && figure.rules.includes(rule)

test.each(games)('%s: every rule that a refusal may name has a picture of its own', async (id) => {
  const figures = await lessonFigures(id)
  const rules = refusable(id)
  expect(rules.length).toBeGreaterThan(40)
  expect(rules.filter((rule) => !isOwn(nearest(figures, rule), rule))).toEqual([])
})

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

const SAMPLES = 4

test.each(games)('%s: what is refused when everything is pressed is among them', async (id) => {
  const face = await loadFace(id, null)
  const known = new Set(refusable(id))
  const refused = new Set<string>()
  for (let i = 0; i < SAMPLES; i++) {
    const sample = play(face.game, {}, i, 1 + ((i * 37) % 150), i % 3 > 0)
    if (face.game.toAct(sample.state).length > 0) for (const rule of refusing(face, sample)) refused.add(rule)
  }
  expect(refused.size).toBeGreaterThan(2)
  expect([...refused].filter((rule) => !known.has(rule))).toEqual([])
})
