// The coach speaks as the table does, and briefly.
import type { FirstBattle, GameTypes, Language, Lesson, Said } from '@muster/engine'
import { asLesson, LANGUAGES } from '@muster/engine'
import { GAMES } from '@muster/games'
import { describe, expect, test } from 'vitest'
import { FRENCH_SIGNS, NOT_IN, NOWHERE } from './terms.ts'

const taught = await Promise.all(
  GAMES.map(async (entry) => {
    const module = await entry.load()
    const scenes: readonly Lesson<GameTypes>[] = ((await module.ruleScenes?.()) ?? []).map(asLesson)
    const lessons: readonly Lesson<GameTypes>[] = [...((await module.lessons?.()) ?? []), ...scenes]
    const battle: FirstBattle<GameTypes> | undefined = await module.firstBattle?.()
    const marks = battle?.marks.map(({ say }) => say) ?? []
    return { id: entry.id, lessons, marks }
  }),
)

const allOf = (lesson: Lesson<GameTypes>): readonly Said[] => [
  lesson.title,
  lesson.idea,
  lesson.keep,
  ...lesson.tasks.flatMap((task) => [
    task.line,
    task.coach,
    ...(task.after ? [task.after] : []),
    ...task.tries.flatMap((t) => t.coach ?? []),
  ]),
]

const sentences = (text: string): number => text.match(/[.!?…](?=\s|$)/g)?.length ?? 0

/** What is longer than so many sentences, in any language. */
const longer = (said: readonly Said[], most: number): string[] =>
  said.flatMap((one) => LANGUAGES.map((language) => one[language]).filter((text) => sentences(text) > most))

describe.each(taught)('the words of the lessons of $id', ({ id, lessons, marks }) => {
  test.each(LANGUAGES)('are the decided ones in %s', (language: Language) => {
    const wrong = [
      ...NOWHERE[language],
      ...(NOT_IN[id]?.[language] ?? []),
      ...(language === 'fr' ? [FRENCH_SIGNS] : []),
    ]
    const texts = [...lessons.flatMap(allOf), ...marks].map((said) => said[language])
    expect(texts.filter((text) => wrong.some((word) => word.test(text)))).toEqual([])
  })

  test('are two sentences before a task, one after it and one to keep', () => {
    const tasks = lessons.flatMap((lesson) => lesson.tasks)
    expect(
      longer(
        tasks.map((task) => task.coach),
        2,
      ),
    ).toEqual([])
    const short = [...tasks.flatMap((task) => [task.line, ...(task.after ? [task.after] : [])])]
    expect(longer([...short, ...lessons.map((lesson) => lesson.keep)], 1)).toEqual([])
    expect(longer(marks, 2)).toEqual([])
  })
})
