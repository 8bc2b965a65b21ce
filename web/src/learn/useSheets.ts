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
