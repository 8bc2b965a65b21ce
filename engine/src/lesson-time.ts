// How long a lesson takes, counted from what is read and done in it.
import type { GameTypes } from './game.ts'
import { type Lesson, type Said, stagesOf } from './lesson.ts'
import { LANGUAGES } from './module.ts'

/** An unhurried reader, who looks up at the board between sentences. */
const WORDS_A_MINUTE = 150
/** To find what is meant, press it and watch what comes of it. */
const SECONDS_A_DEED = 12
/** To take in a position. */
const SECONDS_A_LOOK = 15

const MINUTE = 60

/** Of somebody who reads every word in the longest of the languages, does each task by its solution, and errs once, at length. */
export function lessonSeconds<T extends GameTypes>(lesson: Lesson<T>): number {
  const { title, idea, keep, tasks } = lesson
  const told = tasks.flatMap(({ line, coach, after }) => (after ? [line, coach, after] : [line, coach]))
  const wrong = Math.max(...tasks.flatMap(({ tries }) => tries.map((one) => words([one.coach]))))
  const read = words([title, idea, keep, ...told]) + wrong
  const deeds = tasks.reduce((sum, { solution }) => sum + solution.length, 1)
  return (read * MINUTE) / WORDS_A_MINUTE + deeds * SECONDS_A_DEED + stagesOf(lesson).length * SECONDS_A_LOOK
}

/** As one says it: at least one. */
export const inMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / MINUTE))

const words = (said: readonly Said[]): number =>
  Math.max(...LANGUAGES.map((language) => said.reduce((sum, one) => sum + one[language].split(/\s+/).length, 0)))
