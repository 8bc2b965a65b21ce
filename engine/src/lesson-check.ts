// Holds a lesson to what it promises: its solution solves it, and no try that must not pass does.
import { check } from './act.ts'
import type { Game, GameTypes } from './game.ts'
import { type Lesson, type Setting, type Stage, stagesOf, type Try } from './lesson.ts'
import { letGoOn, progressOf, stageMatch } from './lesson-run.ts'
import { type Match, play } from './match.ts'
import { positionProblem } from './position.ts'

export interface LessonReport {
  readonly tasks: number
  readonly solved: number
  readonly tries: number
  readonly refusedTries: number
  /** Its positions, and what is wrong anywhere. */
  readonly positions: number
  readonly problems: readonly string[]
}

export function checkLesson<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>): LessonReport {
  const stages = stagesOf(lesson)
  const tries = lesson.tasks.flatMap((task) => task.tries)
  const unsound = stages.flatMap(({ scene }) => unsoundness(game, scene))
  const solved = stages.map((stage) => solve(game, lesson, stage))
  const failed = stages.flatMap((stage) => stage.tasks.flatMap((_, n) => passing(game, lesson, stage, n)))
  return {
    tasks: lesson.tasks.length,
    solved: solved.reduce((sum, s) => sum + s.done, 0),
    tries: tries.length,
    refusedTries: tries.length - failed.length,
    positions: stages.length - unsound.length,
    problems: [...unsound, ...solved.flatMap((s) => s.problem ?? []), ...failed].map((p) => `${lesson.id}: ${p}`),
  }
}

function unsoundness<T extends GameTypes>(game: Game<T>, scene: Setting<T>): string[] {
  const problem = positionProblem(game, scene)
  return problem ? [`its position is not sound: ${JSON.stringify(problem)}`] : []
}

interface Solved<T extends GameTypes> {
  readonly match: Match<T>
  readonly done: number
  readonly problem: string | null
}

/** The first `count` tasks by their own solutions. */
function solve<T extends GameTypes>(
  game: Game<T>,
  lesson: Lesson<T>,
  stage: Stage<T>,
  count = stage.tasks.length,
): Solved<T> {
  const match = stageMatch(game, lesson, stage)
  for (let n = 0; n < count; n++) {
    const { solution = [], falls = [] } = stage.tasks[n] ?? {}
    const from = match.record.entries.length
    const wrong = doAll(match, lesson, solution) ?? (drawn(match, from) < falls.length ? 'has dice left over' : null)
    const { done } = progressOf(match, lesson, stage)
    if (wrong || done !== n + 1)
      return { match, done: Math.min(done, n), problem: `task ${n + 1} ${wrong ?? 'is not done by its solution'}` }
  }
  return { match, done: count, problem: null }
}

/** Draws used by the entries from number `from` on. */
function drawn<T extends GameTypes>({ record }: Match<T>, from: number): number {
  return record.entries.slice(from).reduce((sum, e) => sum + ('draws' in e ? (e.draws?.length ?? 0) / 2 : 0), 0)
}

/** Does them one after the other, with all that goes on by itself; what went wrong. */
function doAll<T extends GameTypes>(
  match: Match<T>,
  lesson: Lesson<T>,
  actions: readonly T['Action'][],
): string | null {
  letGoOn(match, lesson)
  for (const action of actions) {
    const acted = play(match, lesson.seat, action)
    if (!acted.ok) return `cannot ${JSON.stringify(action)}: ${acted.rule} ${JSON.stringify(acted.why)}`
    letGoOn(match, lesson)
  }
  return null
}

/** The tries of a task that pass, or are not what they are said to be. */
function passing<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>, stage: Stage<T>, n: number): string[] {
  return (stage.tasks[n]?.tries ?? []).flatMap((t, i) => {
    const { match, problem } = solve(game, lesson, stage, n)
    if (problem) return [problem]
    const wrong = tryPasses(match, lesson, stage, t, n)
    return wrong ? [`task ${n + 1}, try ${i + 1} ${wrong}`] : []
  })
}

function tryPasses<T extends GameTypes>(
  match: Match<T>,
  lesson: Lesson<T>,
  stage: Stage<T>,
  t: Try<T>,
  n: number,
): string | null {
  const wrong = doAll(match, lesson, t.do.slice(0, -1))
  if (wrong) return wrong
  const last = t.do.at(-1)
  if (!last) return 'does nothing'
  const verdict = check(match.game, match.state, lesson.seat, last)
  if (!verdict.ok) return verdict.rule === t.refused ? null : `is refused by ${verdict.rule} (${verdict.why.key})`
  if (t.refused) return `is not refused by ${t.refused}`
  return doAll(match, lesson, [last]) ?? (progressOf(match, lesson, stage).done > n ? 'does the task' : null)
}
