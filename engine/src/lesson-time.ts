// How long a lesson takes, counted from what is read and done in it.
import type { GameTypes } from './game.ts'
import { type Lesson, type Said, stagesOf } from './lesson.ts'
import { LANGUAGES } from './module.ts'

/** The rates by which lessons are reckoned. */
export const PACE = {
  /** An unhurried reader, who looks up at the board between sentences. */
  wordsAMinute: 150,
  /** To find what is meant, press it and watch what comes of it. */
  secondsADeed: 12,
  /** To take in a position. */
  secondsALook: 15,
  /** To take a wrong try back. */
  secondsBack: 6,
} as const

const MINUTE = 60

/**
 * Of somebody who reads every word in the longest of the languages, does each task by its solution, and errs so many
 * times, where most is said to it.
 */
export function lessonSeconds<T extends GameTypes>(lesson: Lesson<T>, errors = 1): number {
  const { title, idea, keep, tasks } = lesson
  const told = tasks.flatMap(({ line, coach, after }) => (after ? [line, coach, after] : [line, coach]))
  const answers = tasks.flatMap(({ tries }) => tries.map((one) => (one.coach ? words([one.coach]) : 0)))
  const longest = answers.toSorted((a, b) => b - a)
  const wrong = Array.from({ length: errors }, (_, i) => longest[i % longest.length] ?? 0)
  const read = wrong.reduce((sum, count) => sum + count, words([title, idea, keep, ...told]))
  const deeds = tasks.reduce((sum, { solution }) => sum + solution.length, errors)
  const reading = (read * MINUTE) / PACE.wordsAMinute
  return reading + deeds * PACE.secondsADeed + errors * PACE.secondsBack + stagesOf(lesson).length * PACE.secondsALook
}

/** As one says it: at least one. */
export const inMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / MINUTE))

const words = (said: readonly Said[]): number =>
  Math.max(...LANGUAGES.map((language) => said.reduce((sum, one) => sum + count(one[language]), 0)))

/** A sign that stands alone, as French sets some, is no word. */
const count = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
