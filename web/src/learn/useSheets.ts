import { useEffect, useState } from 'react'
import { ask } from '../table/local.ts'
import type { LessonSheet } from '../worker/teaching.ts'

/** The lessons of a game, as they are read; null while they are fetched. */
export function useSheets(game: string): readonly LessonSheet[] | null {
  const [sheets, setSheets] = useState<readonly LessonSheet[] | null>(null)
  useEffect(() => {
    let gone = false
    void ask()
      .call('lessonSheets', game)
      .then((found) => !gone && setSheets(found))
    return () => {
      gone = true
    }
  }, [game])
  return sheets
}

/** A lesson among the others of its game; a position of a rule has no number among them. */
interface Course {
  readonly sheet: LessonSheet
  readonly sheets: readonly LessonSheet[]
  readonly number: number | null
}

/** null while it is fetched. */
export function useCourse(game: string, id: string): Course | 'lacking' | null {
  const sheets = useSheets(game)
  const [ofRule, setOfRule] = useState<LessonSheet | 'lacking' | null>(null)
  const found = sheets?.findIndex((sheet) => sheet.id === id) ?? -1
  const isElsewhere = sheets !== null && found < 0
  useEffect(() => {
    if (!isElsewhere) return
    let gone = false
    void ask()
      .call('ruleSheet', game, id)
      .then((sheet) => !gone && setOfRule(sheet ?? 'lacking'))
    return () => {
      gone = true
    }
  }, [isElsewhere, game, id])
  const sheet = sheets?.[found]
  if (sheets && sheet) return { sheet, sheets, number: found }
  return sheets && ofRule && ofRule !== 'lacking' ? { sheet: ofRule, sheets, number: null } : ofRule && 'lacking'
}
