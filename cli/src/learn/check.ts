import { checkLesson, type GameTypes, type Lesson, picturesOf } from '@muster/engine'
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
  const figures = found.map(([game, { problems: _, ...rest }]) => [game, rest] as const)
  if (flags.json) printJson(shell, Object.fromEntries(figures))
  else print(shell, tableOf(figures))
  const problems = found.flatMap(([game, report]) => report.problems.map((problem) => `${game}: ${problem}`))
  if (problems.length > 0) throw failed(`lessons that do not hold:\n${problems.join('\n')}`)
}

async function taught(module: AnyModule): Promise<Taught & { readonly problems: readonly string[] }> {
  const lessons: readonly Lesson<GameTypes>[] = (await module.lessons?.()) ?? []
  const reports = lessons.map((lesson) => checkLesson(module.game, lesson))
  const sum = (of: (report: (typeof reports)[number]) => number): number => reports.reduce((n, r) => n + of(r), 0)
  return {
    lessons: lessons.length,
    tasks: sum((r) => r.tasks),
    solved: sum((r) => r.solved),
    refusedTries: sum((r) => r.refusedTries),
    pictures: picturesOf(lessons).length,
    positions: sum((r) => r.positions),
    problems: reports.flatMap((r) => r.problems),
  }
}

function tableOf(figures: readonly (readonly [string, Taught])[]): string {
  const heads = ['', 'lessons', 'tasks', 'solved', 'refused tries', 'pictures', 'positions']
  const rows = figures.map(([game, t]) => [game, t.lessons, t.tasks, t.solved, t.refusedTries, t.pictures, t.positions])
  return columns([heads, ...rows])
}
