// Every lesson is solved by its own solution, and no try of it that must not pass does.
import { checkLesson, LANGUAGES, lessonSeconds, picturesOf, type Said } from '@muster/engine'
import { GAMES } from '@muster/games'
import { describe, expect, test } from 'vitest'

const modules = await Promise.all(GAMES.map((entry) => entry.load()))

describe.each(modules)('the lessons of $id', ({ game, lessons, ruleScenes }) => {
  test('are solved, and wrong tries are not', async () => {
    const reports = ((await lessons?.()) ?? []).map((lesson) => checkLesson(game, lesson))
    expect(reports.flatMap((report) => report.problems)).toEqual([])
    for (const { tasks, solved, tries, refusedTries } of reports) {
      expect(tasks).toBeGreaterThan(0)
      expect([solved, refusedTries]).toEqual([tasks, tries])
    }
  })

  test('take under twenty minutes in all even with two wrong tries in each, and the first three under six', async () => {
    const all = (await lessons?.()) ?? []
    const seconds = all.map((lesson) => lessonSeconds(lesson))
    const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0)
    expect(sum(seconds)).toBeGreaterThan(5 * 60)
    expect(sum(seconds)).toBeLessThan(17 * 60)
    expect(sum(all.map((lesson) => lessonSeconds(lesson, 2)))).toBeLessThan(20 * 60)
    expect(sum(seconds.slice(0, 3))).toBeLessThan(6 * 60)
    expect(Math.max(...seconds)).toBeLessThan(3 * 60)
  })

  test('have addresses of their own, rules of the book and texts in every language', async () => {
    const all = (await lessons?.()) ?? []
    expect(new Set(all.map((lesson) => lesson.id)).size).toBe(all.length)
    for (const lesson of all) {
      expect(lesson.id).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(lesson.rules.filter((rule) => !(rule in game.rulebook))).toEqual([])
      const tasks = lesson.tasks.flatMap(({ line, coach, after, tries }) => [
        line,
        coach,
        ...(after ? [after] : []),
        ...tries.flatMap((t) => t.coach ?? []),
      ])
      const texts: readonly Said[] = [lesson.title, lesson.idea, lesson.keep, ...tasks]
      for (const language of LANGUAGES) expect(texts.filter((said) => said[language].trim() === '')).toEqual([])
    }
  })

  test('have a picture beside every rule they teach, or a few paragraphs before it', async () => {
    const all = (await lessons?.()) ?? []
    const drawn = [...picturesOf(all), ...((await ruleScenes?.()) ?? [])].map((picture) => numbered(picture.rule))
    const isShown = (rule: string): boolean => {
      const { chapter, paragraph } = numbered(rule)
      const before = drawn.filter((one) => one.chapter === chapter).map((one) => paragraph - one.paragraph)
      return before.some((far) => far >= 0 && far <= NEAR)
    }
    expect(all.flatMap(({ rules }) => rules).filter((rule) => !isShown(rule))).toEqual([])
  })

  test('and the positions of rules are beside rules of the book, once each', async () => {
    const rules = ((await ruleScenes?.()) ?? []).map(({ rule }) => rule)
    expect(rules.length).toBeGreaterThan(10)
    expect(new Set(rules).size).toBe(rules.length)
    expect(rules.filter((rule) => !(rule in game.rulebook))).toEqual([])
  })
})

/** So many paragraphs fit beside a picture. */
const NEAR = 4

function numbered(rule: string): { readonly chapter: string; readonly paragraph: number } {
  const [chapter = '', paragraph = ''] = rule.split('.')
  return { chapter, paragraph: Number(paragraph) }
}
