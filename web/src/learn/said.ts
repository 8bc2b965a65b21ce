import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import type { TakenProps } from './LessonPage.tsx'

/** "Lesson 5 of 8: The one in front"; "Rule 10.4: Men, not machines". */
export function useLessonTitle({ sheet, sheets, number }: Pick<TakenProps, 'sheet' | 'sheets' | 'number'>): string {
  const { t, language } = useWords()
  const title = sheet.title[language]
  if (number === null) return t('lesson.ofRule', { rule: sheet.id, title })
  return t('lesson.title', { number: number + 1, count: sheets.length, title })
}

/** Where one came from: all lessons, or the rule in its book. */
export const wayOut = ({ game, sheet, number }: Pick<TakenProps, 'game' | 'sheet' | 'number'>): string =>
  number === null
    ? makeRoute({ page: 'rules', game, rule: sheet.id })
    : makeRoute({ page: 'learn', game: null, lesson: null })
