// Positions of lessons, to be drawn beside the rules they show.
import {
  type Aim,
  type GameTypes,
  type Lesson,
  letGoOn,
  type OptionValues,
  picturesOf,
  type Said,
  stageMatch,
  stagesOf,
} from '@muster/engine'
import { type Action, loadGame, type View } from '@muster/table'
import { type LessonSheet, lessonsOf } from './teaching.ts'

/** A drawn position beside the rules it shows. */
export interface LessonFigure extends Pick<LessonSheet, 'id' | 'title' | 'idea' | 'keep'> {
  /** The one it stands beside. */
  readonly rule: string
  /** All it can show. */
  readonly rules: readonly string[]
  readonly options: OptionValues
  readonly viewer: string
  readonly view: View
  /** What to do in it, in a line. */
  readonly line: Said | null
  /** What is done in it: its arrow. */
  readonly deed: Deed | null
}

export interface Deed {
  readonly action: Action
  readonly path: readonly number[]
  readonly aim: Aim
}

export async function lessonFigures(id: string): Promise<readonly LessonFigure[]> {
  const { game } = await loadGame(id, null)
  return picturesOf(await lessonsOf(id)).map(({ rule, lesson }) => {
    const { title, idea, keep, scene, seat } = lesson
    const told = { id: lesson.id, title, idea, keep, line: lesson.tasks[0]?.line ?? null, rule, rules: rulesIn(lesson) }
    return { ...told, options: scene.options, viewer: seat, ...drawnFrom(game, lesson) }
  })
}

/** What it teaches, and what refuses a wrong try in it. */
function rulesIn({ rules, tasks }: Lesson<GameTypes>): readonly string[] {
  const met = tasks.flatMap(({ tries }) => tries.flatMap(({ refused, rule }) => refused ?? rule ?? []))
  return [...new Set([...rules, ...met])]
}

/** As it is when the learner is to decide, and what they would do first. */
export function drawnFrom(
  game: Parameters<typeof stageMatch<GameTypes>>[0],
  lesson: Lesson<GameTypes>,
): Pick<LessonFigure, 'view' | 'deed'> {
  const [stage] = stagesOf(lesson)
  if (!stage) throw new Error(`${lesson.id} has no task`)
  const match = stageMatch(game, lesson, stage)
  letGoOn(match, lesson)
  const view = game.view(match.state, lesson.seat)
  const action = stage.tasks[0]?.solution[0]
  if (!action) return { view, deed: null }
  const { path } = game.preview(match.state, lesson.seat, action)
  return { view, deed: { action, path, aim: game.aim(match.state, action) } }
}
