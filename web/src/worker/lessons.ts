// Lessons as the page asks for them: what is read of them, and the one that is taken here.
import type { Host, TableHead } from '@muster/table'
import { lessonFigures } from './figures.ts'
import { type LessonNow, type LessonSheet, lessonsOf, ruleSheet, sheetOf, Teaching, type Tried } from './teaching.ts'

export function lessons(seat: (host: Host) => TableHead) {
  let teaching: Teaching | null = null
  return {
    lessonSheets: async (game: string): Promise<readonly LessonSheet[]> => (await lessonsOf(game)).map(sheetOf),
    ruleSheet,
    lessonFigures,
    /** A table on which a lesson is taken; null where there is no such lesson. */
    async lesson(game: string, id: string, task: number): Promise<TableHead | null> {
      teaching = await Teaching.open(game, id, task)
      return teaching && seat(teaching.host)
    },
    lessonNow: async (tried: Tried | null): Promise<LessonNow | null> => teaching?.now(tried) ?? null,
    lessonBack: async (): Promise<boolean> => (await teaching?.back()) ?? false,
    lessonShow: async (): Promise<void> => teaching?.show(),
  }
}
