import { asLesson, type GameTypes, inMinutes, type Lesson, lessonSeconds } from '@muster/engine'
import { columns } from '../columns.ts'
import { type AnyModule, loadGame } from '../games.ts'
import { languageFrom, type OwnTongue, ownTongue, tongueOf } from '../language.ts'
import { checkLessons } from '../learn/check.ts'
import { take } from '../learn/lesson.ts'
import { openLines } from '../play/lines.ts'
import { misused } from '../problem.ts'
import { print, type Shell } from '../shell.ts'

export interface LearnFlags {
  readonly language?: string
  readonly check?: boolean
  readonly json?: boolean
}

/** Lists lessons, takes them, or holds them to what they promise. */
export async function learnCommand(
  shell: Shell,
  game: string | undefined,
  lesson: string | undefined,
  flags: LearnFlags,
): Promise<void> {
  if (flags.check) return checkLessons(shell, game, flags)
  const tongue = ownTongue(languageFrom(flags.language, shell.environment))
  if (game === undefined) return listAll(shell, tongue)
  await takeAll(shell, await loadGame(shell, game), lesson, tongue)
}

async function listAll(shell: Shell, tongue: OwnTongue): Promise<void> {
  for (const entry of shell.games) {
    const lessons = await lessonsOf(await entry.load())
    const lasting = (some: typeof lessons): string =>
      tongue.own('learn.minutes', { number: inMinutes(some.reduce((sum, one) => sum + lessonSeconds(one), 0)) })
    const rows = lessons.map((lesson) => [lesson.id, lesson.title[tongue.language], lasting([lesson])])
    if (rows.length > 0) print(shell, `${entry.id}, ${lasting(lessons)}\n${columns(rows)}\n`)
  }
  print(shell, tongue.own('learn.how'))
}

const lessonsOf = async (module: AnyModule): Promise<readonly Lesson<GameTypes>[]> => (await module.lessons?.()) ?? []

/** From the one that is asked for, until somebody has had enough; or the position of one rule. */
async function takeAll(shell: Shell, module: AnyModule, id: string | undefined, own: OwnTongue): Promise<void> {
  const lessons = await lessonsOf(module)
  const from = id === undefined ? 0 : lessons.findIndex((lesson) => lesson.id === id)
  const ofRule = from < 0 ? await positionOf(module, id) : null
  if (from < 0 && !ofRule) {
    const known = lessons.map((lesson) => lesson.id).join(', ')
    throw misused(`${module.id} has no lesson called "${id}". Its lessons are: ${known}.`)
  }
  const lines = openLines(shell)
  const taken = async (lesson: Lesson<GameTypes>, head: (tongue: OwnTongue, what: string) => string) => {
    const tongue = await tongueOf(module, own.language, module.game.called?.(lesson.scene.options))
    print(shell, head(tongue, lesson.title[own.language]))
    return take({ shell, lines, tongue, game: module.game, lesson })
  }
  const count = lessons.length
  try {
    if (ofRule) {
      await taken(ofRule, (tongue, what) => tongue.own('learn.rule', { rule: ofRule.id, what }))
      return
    }
    for (const [i, lesson] of lessons.slice(from).entries()) {
      const number = from + i + 1
      if (!(await taken(lesson, (tongue, what) => tongue.own('learn.head', { number, count, what })))) return
    }
    print(shell, own.own('learn.end', { game: module.id, file: module.id }))
  } finally {
    lines.close()
  }
}

/** The drawn position of a rule, by its number. */
async function positionOf(module: AnyModule, rule: string | undefined): Promise<Lesson<GameTypes> | null> {
  const scene = ((await module.ruleScenes?.()) ?? []).find((one) => one.rule === rule)
  return scene ? asLesson(scene) : null
}
