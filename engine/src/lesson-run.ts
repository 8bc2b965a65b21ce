// A lesson being taken: how far its match has come, and what goes on in it without the learner.
import { offers } from './act.ts'
import type { Game, GameTypes } from './game.ts'
import { type Done, type Lesson, type Stage, stagesOf, type Task } from './lesson.ts'
import { type Fall, setDice } from './loaded.ts'
import { type Match, matchFrom, play } from './match.ts'
import { must } from './must.ts'
import { isLike } from './preview.ts'
import { type Entry, entriesInForce, isDeed, type MatchRecord } from './record.ts'
import { eventsSeen } from './seen.ts'
import { undoByConsent } from './undo.ts'
import { Walk } from './walk.ts'

/** No task takes more without the learner. */
const MOST_BY_ITSELF = 60

/** The match of a stage, with its own dice. */
export function stageMatch<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>, stage: Stage<T>): Match<T> {
  let match: Match<T> | null = null
  const { options, state } = stage.scene
  const dice = setDice(() => (match ? fallsLeft(match, lesson, stage) : []))
  match = matchFrom(game, options, game.clone(state), dice)
  return match
}

/** The match in which a task of a lesson is done, with what comes before it done by its solutions. */
export interface TaskMatch<T extends GameTypes> {
  readonly match: Match<T>
  readonly stage: Stage<T>
  /** The number of the stage in the lesson. */
  readonly number: number
}

/** A lesson without this task begins with its first. */
export function taskMatch<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>, task: number): TaskMatch<T> {
  const stages = stagesOf(lesson)
  const found = stages.findIndex(({ from, tasks }) => task >= from && task < from + tasks.length)
  const number = Math.max(found, 0)
  const stage = must(stages[number])
  const match = stageMatch(game, lesson, stage)
  letGoOn(match, lesson)
  for (const { solution } of stage.tasks.slice(0, found < 0 ? 0 : task - stage.from))
    for (const action of solution) {
      if (!play(match, lesson.seat, action).ok) throw new Error(`${lesson.id}: cannot ${JSON.stringify(action)}`)
      letGoOn(match, lesson)
    }
  return { match, stage, number }
}

/** How far a stage has come, worked out from the record. */
export interface Progress {
  /** How many of its tasks are done. */
  readonly done: number
  /** How many entries there were when the present task began. */
  readonly since: number
  /** Draws used since then by what stands. */
  readonly draws: number
}

export function progressOf<T extends GameTypes>(
  { game, record }: { readonly game: Game<T>; readonly record: Pick<MatchRecord<T>, 'opening' | 'entries'> },
  lesson: Lesson<T>,
  { tasks }: Stage<T>,
): Progress {
  const walk = new Walk<T>(game, record.opening)
  let progress: Progress = { done: 0, since: 0, draws: 0 }
  let events: T['Event'][] = []
  for (const n of entriesInForce(record.entries)) {
    const entry = record.entries[n] as Entry<T>
    walk.enter(entry)
    events.push(...eventsSeen(game, entry, lesson.seat).filter((event) => event !== null))
    progress = { ...progress, draws: progress.draws + (isDeed(entry) ? (entry.draws?.length ?? 0) / 2 : 0) }
    const view = game.view(walk.state, lesson.seat)
    for (let task = tasks[progress.done]; task && isDone(task.done, events, view); task = tasks[progress.done]) {
      progress = { done: progress.done + 1, since: n + 1, draws: 0 }
      events = []
    }
  }
  return progress
}

function isDone<T extends GameTypes>(done: Done<T>, events: readonly T['Event'][], view: T['View']): boolean {
  let from = 0
  for (const pattern of done.events ?? []) {
    const found = events.findIndex((event, i) => i >= from && isLike(event, pattern))
    if (found < 0) return false
    from = found + 1
  }
  return done.fact?.(view) ?? true
}

function fallsLeft<T extends GameTypes>(match: Match<T>, lesson: Lesson<T>, stage: Stage<T>): readonly Fall[] {
  const { done, draws } = progressOf(match, lesson, stage)
  return stage.tasks[done]?.falls?.slice(draws) ?? []
}

/** What is done without the learner now: by an opponent, who passes unless the lesson says more, or for the learner. */
export function goesOn<T extends GameTypes>(
  { game, state }: Pick<Match<T>, 'game' | 'state'>,
  lesson: Lesson<T>,
): { readonly seat: T['Seat']; readonly action: T['Action'] } | null {
  const asked = game.toAct(state)
  const other = asked.find((seat) => seat !== lesson.seat)
  if (other !== undefined) return { seat: other, action: passive(game, state, other, lesson) }
  const action = asked.includes(lesson.seat) ? (lesson.byItself?.(state) ?? null) : null
  return action && { seat: lesson.seat, action }
}

function passive<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: T['Seat'],
  lesson: Lesson<T>,
): T['Action'] {
  const all = offers(game, state, seat)
  const told = lesson.opponent?.flatMap((like) => all.find((action) => isLike(action, like)) ?? [])[0]
  const found = told ?? game.fallback(state, seat) ?? all.find((action) => game.closes(action)) ?? all[0]
  if (!found) throw new Error(`${lesson.id}: ${seat} is asked and has no offer`)
  return found
}

/** Does all that is done without the learner. */
export function letGoOn<T extends GameTypes>(match: Match<T>, lesson: Lesson<T>): void {
  for (let i = 0; i < MOST_BY_ITSELF; i++) {
    const next = goesOn(match, lesson)
    if (!next) return
    const acted = play(match, next.seat, next.action)
    if (!acted.ok) throw new Error(`${lesson.id}: ${next.seat} cannot ${JSON.stringify(next.action)}`)
  }
  throw new Error(`${lesson.id}: it goes on by itself without end`)
}

/** Back to the beginning of the present task, whatever was rolled since; false where nothing was done. */
export function startTaskAnew<T extends GameTypes>(match: Match<T>, lesson: Lesson<T>, stage: Stage<T>): boolean {
  const { since } = progressOf(match, lesson, stage)
  const to = [...match.walk.inForce()].findLast((n) => n >= since)
  return to !== undefined && undoByConsent(match, lesson.seat, to).ok
}

/** What the coach has to say to a deed or a refusal. */
export function tryLike<T extends GameTypes>(
  task: Task<T>,
  tried: { readonly action: T['Action']; readonly refused: T['Rule'] | null },
): Task<T>['tries'][number] | null {
  const { action, refused } = tried
  const same = task.tries.find((t) => isLike(action, t.do.at(-1) as T['Action']) && (refused === null) === !t.refused)
  return same ?? (refused === null ? null : (task.tries.find((t) => t.refused === refused) ?? null))
}

/** Whether a deed that has not done the task needs a word. */
export function isAstray<T extends GameTypes>(task: Task<T>, action: T['Action']): boolean {
  const way = [...(task.onTheWay ?? []), ...task.solution]
  return !way.some((like) => isLike(action, like))
}
