import { useWords } from '../words.tsx'
import type { LessonSheet } from '../worker/teaching.ts'

/** "Lesson 5 of 8: The one in front". */
export function useLessonTitle(sheets: readonly LessonSheet[], number: number): string {
  const { t, language } = useWords()
  const title = sheets[number]?.title[language] ?? ''
  return t('lesson.title', { number: number + 1, count: sheets.length, title })
}
