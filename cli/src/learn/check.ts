import { asLesson, checkLesson, type GameTypes, type Lesson, lessonSeconds, PACE, picturesOf } from '@muster/engine'
import { columns } from '../columns.ts'
import { type AnyModule, entryOf } from '../games.ts'
import { failed } from '../problem.ts'
import { print, printJson, type Shell } from '../shell.ts'

/** What is there to learn a game with, and whether it holds. */
interface Taught {
  readonly lessons: number
  readonly tasks: number
  readonly solved: number
  readonly refusedTries: number
  readonly pictures: number
  readonly positions: number
}

/** Holds every lesson to its own solution and its wrong tries. */
export async function checkLessons(shell: Shell, id: string | undefined, flags: { json?: boolean }): Promise<void> {
  const entries = id === undefined ? shell.games : [entryOf(shell.games, id)]
  const found = await Promise.all(entries.map(async (entry) => [entry.id, await taught(await entry.load())] as const))
  const figures = found.map(([game, { problems: _problems, seconds: _seconds, ...rest }]) => [game, rest] as const)
  if (flags.json) printJson(shell, Object.fromEntries(figures))
  else {
    print(shell, tableOf(figures))
    print(shell, `${minutesOf(found.map(([game, { seconds }]) => [game, seconds]))}\n${RECKONED}`)
  }
  const problems = found.flatMap(([game, report]) => report.problems.map((problem) => `${game}: ${problem}`))
  if (problems.length > 0) throw failed(`lessons that do not hold:\n${problems.join('\n')}`)
}

interface Report extends Taught {
  /** How long each lesson takes with one wrong try, and with two. */
  readonly seconds: readonly (readonly [once: number, twice: number])[]
  readonly problems: readonly string[]
}

async function taught(module: AnyModule): Promise<Report> {
  const lessons: readonly Lesson<GameTypes>[] = (await module.lessons?.()) ?? []
  const scenes: readonly Lesson<GameTypes>[] = ((await module.ruleScenes?.()) ?? []).map(asLesson)
  const reports = [...lessons, ...scenes].map((lesson) => checkLesson(module.game, lesson))
  const sum = (of: (report: (typeof reports)[number]) => number): number => reports.reduce((n, r) => n + of(r), 0)
  return {
    lessons: lessons.length,
    tasks: sum((r) => r.tasks),
    solved: sum((r) => r.solved),
    refusedTries: sum((r) => r.refusedTries),
    pictures: picturesOf(lessons).length + scenes.length,
    positions: sum((r) => r.positions),
    seconds: lessons.map((lesson) => [lessonSeconds(lesson, 1), lessonSeconds(lesson, 2)]),
    problems: reports.flatMap((r) => r.problems),
  }
}

function tableOf(figures: readonly (readonly [string, Taught])[]): string {
  const heads = ['', 'lessons', 'tasks', 'solved', 'refused tries', 'pictures', 'positions']
  const rows = figures.map(([game, t]) => [game, t.lessons, t.tasks, t.solved, t.refusedTries, t.pictures, t.positions])
  return columns([heads, ...rows])
}

/** Of all lessons of a game, of its first three, and of the longest, with one wrong try in each; then of all with two. */
function minutesOf(found: readonly (readonly [string, Report['seconds']])[]): string {
  const inMinutes = (seconds: readonly number[]): string => (seconds.reduce((sum, s) => sum + s, 0) / 60).toFixed(1)
  const rows = found.map(([game, all]) => {
    const once = all.map(([seconds]) => seconds)
    const twice = all.map(([, seconds]) => seconds)
    return [game, inMinutes(once), inMinutes(once.slice(0, 3)), inMinutes([Math.max(0, ...once)]), inMinutes(twice)]
  })
  return columns([['minutes', 'all', 'first three', 'longest', 'all, failing twice'], ...rows])
}

const RECKONED = `Reckoned with one wrong try in each lesson (with two in the last column): ${PACE.wordsAMinute} words a minute in the longest of the languages, ${PACE.secondsADeed} s for each deed, ${PACE.secondsALook} s to take in each position; a wrong try is a deed, its longest answer and ${PACE.secondsBack} s to take it back.`
