// A small position beside a rule of the book: what the rule refuses there, and what can be done instead.
import type { GameTypes } from './game.ts'
import type { Lesson, Said, Setting } from './lesson.ts'
import type { Pattern } from './preview.ts'

export interface RuleScene<T extends GameTypes> {
  /** Beside which it is drawn; its address as well. */
  readonly rule: T['Rule']
  /** Others it shows. */
  readonly shows?: readonly T['Rule'][]
  /** Who tries. */
  readonly seat: T['Seat']
  readonly title: Said
  /** What the picture shows, in a sentence. */
  readonly told: Said
  /** What can be done instead, in a line. */
  readonly line: Said
  readonly scene: Setting<T>
  /** The last one is refused by the rule. */
  readonly refused: readonly T['Action'][]
  readonly solution: readonly T['Action'][]
  /** What happens then, in this order. */
  readonly done: readonly Pattern<T>[]
}

/** To be tried like a lesson: one task, and one try that the rule refuses. */
export const asLesson = <T extends GameTypes>(one: RuleScene<T>): Lesson<T> => ({
  id: one.rule,
  rules: [one.rule, ...(one.shows ?? [])],
  seat: one.seat,
  title: one.title,
  idea: one.told,
  keep: one.told,
  scene: one.scene,
  tasks: [
    {
      line: one.line,
      coach: one.told,
      done: { events: one.done },
      solution: one.solution,
      tries: [{ do: one.refused, refused: one.rule }],
    },
  ],
})
