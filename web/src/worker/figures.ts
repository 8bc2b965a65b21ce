// Positions of lessons and of rules, to be drawn beside the rules they show.
import {
  type Aim,
  asLesson,
  type GameTypes,
  type Lesson,
  type OptionValues,
  picturesOf,
  progressOf,
  type Said,
  taskMatch,
} from '@muster/engine'
import { type Action, loadGame, type View } from '@muster/table'
import { type LessonSheet, lessonsOf, scenesOf } from './teaching.ts'

/** A drawn position beside the rules it shows. */
export interface LessonFigure extends Pick<LessonSheet, 'id' | 'title' | 'idea'> {
  /** The one it stands beside. */
  readonly rule: string
  /** All it can show. */
  readonly rules: readonly string[]
  /** What its lesson leaves; null for a position that belongs to its rule alone. */
  readonly keep: Said | null
  /** The task of the lesson that begins so. */
  readonly task: number
  readonly options: OptionValues
  readonly viewer: string
  readonly view: View
  /** What to do in it, in a line. */
  readonly line: Said | null
  /** What is done in it: its arrow. */
  readonly deed: Deed | null
  /** What the rule refuses in it: crossed out. */
  readonly refused: Aim | null
}

export interface Deed {
  readonly action: Action
  readonly path: readonly number[]
  readonly aim: Aim
}

/** Those of the lessons, then those of the rules alone. */
export async function lessonFigures(id: string): Promise<readonly LessonFigure[]> {
  const { game } = await loadGame(id, null)
  const ofLessons = picturesOf(await lessonsOf(id)).map(({ rule, lesson, task }) => ({
    ...toldOf(lesson, task),
    keep: lesson.keep,
    rule,
    rules: task === 0 ? rulesIn(lesson) : [rule],
    ...drawnFrom(game, lesson, task),
    refused: null,
  }))
  const ofRules = (await scenesOf(id)).map((scene) => {
    const lesson = asLesson(scene)
    const drawn = drawnFrom(game, lesson)
    const refused = scene.refused.at(-1)
    const own = { keep: null, rule: scene.rule, rules: lesson.rules }
    const crossed = refused ? game.aim(scene.scene.state, refused) : null
    return { ...toldOf(lesson, 0), ...own, ...drawn, refused: crossed }
  })
  return [...ofLessons, ...ofRules]
}

function toldOf({ id, title, idea, scene, seat, tasks }: Lesson<GameTypes>, task: number) {
  const { line = null, scene: own } = tasks[task] ?? {}
  return { id, title, idea, task, line, options: (own ?? scene).options, viewer: seat }
}

/** What it teaches, and what refuses a wrong try in it. */
function rulesIn({ rules, tasks }: Lesson<GameTypes>): readonly string[] {
  const met = tasks.flatMap(({ tries }) => tries.flatMap(({ refused, rule }) => refused ?? rule ?? []))
  return [...new Set([...rules, ...met])]
}

/** As it is when the learner is to decide, and what they would do first. */
export function drawnFrom(
  game: Parameters<typeof taskMatch<GameTypes>>[0],
  lesson: Lesson<GameTypes>,
  task = 0,
): Pick<LessonFigure, 'view' | 'deed'> {
  const { match, stage } = taskMatch(game, lesson, task)
  const view = game.view(match.state, lesson.seat)
  const action = stage.tasks[progressOf(match, lesson, stage).done]?.solution[0]
  if (!action) return { view, deed: null }
  const { path } = game.preview(match.state, lesson.seat, action)
  return { view, deed: { action, path, aim: game.aim(match.state, action) } }
}
