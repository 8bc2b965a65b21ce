// A lesson being taken: its table, how far it has come, and what the coach has to say to what was tried.
import {
  type Aim,
  asLesson,
  entriesInForce,
  type GameTypes,
  goesOn,
  isAstray,
  type Lesson,
  lessonSeconds,
  letGoOn,
  type Match,
  progressOf,
  type RuleScene,
  type Said,
  type Stage,
  stagesOf,
  startTaskAnew,
  type Task,
  taskMatch,
  tryLike,
} from '@muster/engine'
import { type Action, Host, loadGame, type TableHead } from '@muster/table'
import { unkept } from './store.ts'
import { TIME } from './time.ts'

/** What is read of a lesson, whoever takes it. */
export interface LessonSheet extends Pick<Lesson<GameTypes>, 'id' | 'title' | 'idea' | 'keep'> {
  readonly seconds: number
  readonly rules: readonly string[]
  readonly tasks: readonly Pick<Task<GameTypes>, 'line' | 'coach' | 'after' | 'question'>[]
}

/** What was tried: done, or refused by a rule. */
export interface Tried {
  readonly action: Action
  readonly refused: string | null
  /** How many entries there were before it. */
  readonly count: number
}

export interface CoachAnswer {
  /** Without a text, the rules' own sentence says it all. */
  readonly text: Said | null
  readonly rule: string | null
  readonly refused: boolean
}

/** Where a lesson stands. */
export interface LessonNow {
  /** Tasks of the whole lesson that are done. */
  readonly done: number
  /** The task to go on with elsewhere, once all of this stage are done; null where it is the last. */
  readonly next: number | null
  /** What one would do next: the lamp lights it. */
  readonly lamp: { readonly action: Action; readonly aim: Aim } | null
  readonly answer: CoachAnswer | null
}

export async function lessonsOf(game: string): Promise<readonly Lesson<GameTypes>[]> {
  const { module } = await loadGame(game, null)
  return (await module.lessons?.()) ?? []
}

/** Small positions beside its rules. */
export async function scenesOf(game: string): Promise<readonly RuleScene<GameTypes>[]> {
  const { module } = await loadGame(game, null)
  return (await module.ruleScenes?.()) ?? []
}

/** A lesson, or the position of a rule to be tried like one. */
async function lessonCalled(game: string, id: string): Promise<Lesson<GameTypes> | null> {
  const lesson = (await lessonsOf(game)).find((one) => one.id === id)
  if (lesson) return lesson
  const scene = (await scenesOf(game)).find(({ rule }) => rule === id)
  return scene ? asLesson(scene) : null
}

/** What is read of the position of a rule. */
export async function ruleSheet(game: string, rule: string): Promise<LessonSheet | null> {
  const scene = (await scenesOf(game)).find((one) => one.rule === rule)
  return scene ? sheetOf(asLesson(scene)) : null
}

export const sheetOf = (lesson: Lesson<GameTypes>): LessonSheet => ({
  id: lesson.id,
  seconds: lessonSeconds(lesson),
  title: lesson.title,
  idea: lesson.idea,
  keep: lesson.keep,
  rules: lesson.rules,
  tasks: lesson.tasks.map(({ line, coach, after, question }) => ({
    line,
    coach,
    ...(after ? { after } : {}),
    ...(question ? { question } : {}),
  })),
})

export class Teaching {
  readonly host: Host
  private readonly lesson: Lesson<GameTypes>
  private readonly stage: Stage<GameTypes>
  private readonly number: number
  private last: Promise<unknown> = Promise.resolve()

  private constructor(lesson: Lesson<GameTypes>, number: number, stage: Stage<GameTypes>, match: Match<GameTypes>) {
    this.lesson = lesson
    this.stage = stage
    this.number = number
    const passive = (): Action | null => goesOn(match, lesson)?.action ?? null
    const thinker = { ask: async () => passive(), stop: () => undefined }
    this.host = new Host({ head: headOf(match, lesson), match, store: unkept(match), thinker, time: TIME })
  }

  /** The table of a task; null where there is no such lesson. */
  static async open(game: string, id: string, task: number): Promise<Teaching | null> {
    const { game: rules } = await loadGame(game, null)
    const lesson = await lessonCalled(game, id)
    if (!lesson) return null
    const { number, stage, match } = taskMatch(rules, lesson, task)
    return new Teaching(lesson, number, stage, match)
  }

  /** Where it stands once nothing goes on by itself any more. */
  now(tried: Tried | null): Promise<LessonNow> {
    return this.alone(async () => {
      if (tried?.refused == null) await this.settle()
      const before = tried?.refused == null ? this.startOf(tried) : this.progress()
      const { done } = this.progress()
      const task = this.stage.tasks[done]
      const answer = task && tried && before.done === done ? answerTo(task, tried) : null
      const isOver = done === this.stage.tasks.length
      return {
        done: this.stage.from + done,
        next: isOver ? (stagesOf(this.lesson)[this.number + 1]?.from ?? null) : null,
        lamp: task && (answer?.refused ?? true) ? this.lampOf(task) : null,
        answer,
      }
    })
  }

  /** Back to the beginning of the task; false where nothing was done. */
  back(): Promise<boolean> {
    return this.alone(async () => this.takeBack())
  }

  /** Does the task by its own solution, from its beginning. */
  show(): Promise<void> {
    return this.alone(async () => {
      const task = this.stage.tasks[this.progress().done]
      await this.takeBack()
      for (const action of task?.solution ?? []) {
        await this.settle()
        await this.host.alone(() => this.host.enter(this.lesson.seat, action))
      }
    })
  }

  private progress() {
    return progressOf(this.host.match, this.lesson, this.stage)
  }

  /** How far it had come before the deed. */
  private startOf(tried: Tried | null): { readonly done: number } {
    if (!tried) return this.progress()
    const { record, game } = this.host.match
    const entries = record.entries.slice(0, tried.count)
    return progressOf({ game, record: { ...record, entries } }, this.lesson, this.stage)
  }

  /** The first deed of the solution that is still to be done. */
  private lampOf({ solution }: Task<GameTypes>): LessonNow['lamp'] {
    const { game, state, record } = this.host.match
    const { since } = this.progress()
    const done = new Set(
      entriesInForce(record.entries).flatMap((n) => {
        const entry = record.entries[n]
        return n >= since && entry && 'do' in entry ? [JSON.stringify(entry.do)] : []
      }),
    )
    const action = solution.find((one) => !done.has(JSON.stringify(one)))
    return action ? { action, aim: game.aim(state, action) } : null
  }

  private async takeBack(): Promise<boolean> {
    const { match, screens } = this.host
    const isBack = await this.host.alone(async () => {
      if (!startTaskAnew(match, this.lesson, this.stage)) return false
      letGoOn(match, this.lesson)
      screens.showAll(match)
      return true
    })
    await this.settle()
    return isBack
  }

  /** Opponents act by themselves; what is done for the learner is done here. */
  private async settle(): Promise<void> {
    await this.host.rest()
    const next = goesOn(this.host.match, this.lesson)
    if (next?.seat !== this.lesson.seat) return
    await this.host.alone(() => this.host.enter(next.seat, next.action))
    await this.settle()
  }

  private alone<X>(work: () => Promise<X>): Promise<X> {
    const done = this.last.then(work)
    this.last = done.catch(() => undefined)
    return done
  }
}

function headOf({ game, record }: Match<GameTypes>, lesson: Lesson<GameTypes>): TableHead {
  const chairs = game.seats(record.options).map(({ seat, side }) => ({
    seat,
    side,
    who: seat === lesson.seat ? ({ type: 'person', name: '' } as const) : ({ type: 'computer', level: '' } as const),
  }))
  const { options } = record
  return { id: `lesson-${lesson.id}`, game: game.id, options, pack: null, chairs, created: 0, begun: 'position' }
}

function answerTo(task: Task<GameTypes>, tried: Tried): CoachAnswer | null {
  const known = tryLike(task, tried)
  const refused = tried.refused !== null
  if (known) return { text: known.coach ?? null, rule: known.refused ?? known.rule ?? null, refused }
  if (!refused && !isAstray(task, tried.action)) return null
  return { text: null, rule: tried.refused, refused }
}
