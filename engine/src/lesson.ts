// What a lesson is: a position, and tasks that are done by what happens.
import type { GameTypes } from './game.ts'
import type { Fall } from './loaded.ts'
import type { Language } from './module.ts'
import { isLike, type Pattern } from './preview.ts'

/** The same sentence in every language. */
export type Said = Readonly<Record<Language, string>>

/** A position, and the options of a match that begins from it. */
export interface Setting<T extends GameTypes> {
  readonly options: T['Options']
  readonly state: T['State']
}

/** One idea on one small position. */
export interface Lesson<T extends GameTypes> {
  /** As in its address: `send-troops`. */
  readonly id: string
  /** What it teaches. */
  readonly rules: readonly T['Rule'][]
  /** Who learns. */
  readonly seat: T['Seat']
  readonly title: Said
  /** The idea, in a line. */
  readonly idea: Said
  /** One sentence that helps in a battle. */
  readonly keep: Said
  readonly scene: Setting<T>
  readonly tasks: readonly Task<T>[]
  /** What the opponents do instead of passing: the first of their offers that is like one of these. */
  readonly opponent?: readonly Like[]
  /** What is done for the learner where nothing is to be learnt; null where they decide. */
  byItself?(state: T['State']): T['Action'] | null
}

export interface Task<T extends GameTypes> {
  /** Where the lesson goes on elsewhere. */
  readonly scene?: Setting<T>
  /** The rule its position is drawn beside, where it shows another than the beginning of the lesson. */
  readonly beside?: T['Rule']
  /** What to do, in a line. */
  readonly line: Said
  /** Two sentences at most, before it. */
  readonly coach: Said
  /** One after it. */
  readonly after?: Said
  readonly done: Done<T>
  /** How the dice fall, from the beginning of the task on; when all have fallen, they are free. */
  readonly falls?: readonly Fall[]
  /** One way to do it. */
  readonly solution: readonly T['Action'][]
  /** Deeds that lead there and need no word. */
  readonly onTheWay?: readonly Like[]
  /** What to press is the very question: the lamp leaves it open at first. */
  readonly question?: true
  /** What must not pass, with what the coach says to it. */
  readonly tries: readonly [Try<T>, ...Try<T>[]]
}

/** Events like these have happened since the task began, in this order; and what its learner sees now is so.
 * With no events, a task whose fact holds before it begins is done as well. */
export interface Done<T extends GameTypes> {
  readonly events?: readonly Pattern<T>[]
  fact?(view: T['View']): boolean
}

export interface Try<T extends GameTypes> {
  /** From the beginning of the task on; the last one is the try. */
  readonly do: readonly T['Action'][]
  /** The rule that refuses it; left out for what may be done and is not the task. */
  readonly refused?: T['Rule']
  /** The rule that is named where it may be done. */
  readonly rule?: T['Rule']
  /** Left out where the rules' own sentence says it all. */
  readonly coach?: Said
}

/** A pattern of actions: every field given must be equal. */
export interface Like {
  readonly type: string
  readonly [field: string]: unknown
}

/** Tasks that are done one after the other in one match. */
export interface Stage<T extends GameTypes> {
  readonly scene: Setting<T>
  readonly tasks: readonly Task<T>[]
  /** The number of its first task in the lesson. */
  readonly from: number
}

export function stagesOf<T extends GameTypes>(lesson: Lesson<T>): readonly Stage<T>[] {
  const stages: { scene: Setting<T>; tasks: Task<T>[]; from: number }[] = []
  lesson.tasks.forEach((task, from) => {
    const last = stages.at(-1)
    if (last && !task.scene) last.tasks.push(task)
    else stages.push({ scene: task.scene ?? lesson.scene, tasks: [task], from })
  })
  return stages
}

/** The short game against the weakest opponent, with a coach who speaks when something happens for the first time. */
export interface FirstBattle<T extends GameTypes> {
  /** Who learns. */
  readonly seat: T['Seat']
  readonly title: Said
  readonly marks: readonly CoachMark<T>[]
}

/** Said at most once ever. */
export interface CoachMark<T extends GameTypes> {
  readonly id: string
  /** When this has happened, by the learner's deed or by the others'. */
  readonly on?: Pattern<T>
  readonly by?: 'me' | 'others'
  /** When the learner sees this and is to decide; with `on`, as it is after the event. */
  fact?(view: T['View'], seat: T['Seat'], moment: Moment<T>): boolean
  /** It is taken away when this is no longer so. */
  holds?(view: T['View'], seat: T['Seat']): boolean
  readonly say: Said
}

/** What has just happened, as the learner sees it; without an event, they are to decide. */
export interface Moment<T extends GameTypes> {
  readonly event: T['Event'] | null
  readonly by: string | null
  readonly view: T['View']
  /** As it was seen before all that came of the last decision. */
  readonly before: T['View']
}

/** Whether it is the moment for a mark. */
export function isMoment<T extends GameTypes>(mark: CoachMark<T>, seat: T['Seat'], moment: Moment<T>): boolean {
  const { event, by, view } = moment
  if ((mark.on === undefined) !== (event === null)) return false
  if (mark.on && event && !isLike(event, mark.on)) return false
  if (mark.by && (by === seat) !== (mark.by === 'me')) return false
  return mark.fact?.(view, seat, moment) ?? true
}

/** A picture beside a rule: the position of a lesson when this task begins. */
export interface RulePicture<T extends GameTypes> {
  readonly rule: T['Rule']
  readonly lesson: Lesson<T>
  readonly task: number
}

/** Each lesson beside the first rule it teaches of each chapter; its later tasks where they say so. */
export function picturesOf<T extends GameTypes>(lessons: readonly Lesson<T>[]): readonly RulePicture<T>[] {
  return lessons.flatMap((lesson) => {
    const first = lesson.rules.filter(
      (rule, i, all) => all.findIndex((one) => chapterOf(one) === chapterOf(rule)) === i,
    )
    const later = lesson.tasks.flatMap(({ beside }, task) => (beside ? [{ rule: beside, lesson, task }] : []))
    return [...first.map((rule) => ({ rule, lesson, task: 0 })), ...later]
  })
}

const chapterOf = (rule: string): string => rule.replace(/\..*/, '')
