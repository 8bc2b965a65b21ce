// Drawn positions of a game: for its rulebook and for the page that tells how to play.
import { useEffect, useState } from 'react'
import { ask } from '../table/local.ts'
import { type Played, useGame } from '../words.tsx'
import type { LessonFigure } from '../worker/figures.ts'

export interface Figures {
  readonly figures: readonly LessonFigure[]
  readonly played: Played
}

const known = new Map<string, Promise<readonly LessonFigure[]>>()

function fetched(game: string): Promise<readonly LessonFigure[]> {
  const figures = known.get(game) ?? ask().call('lessonFigures', game)
  known.set(game, figures)
  return figures
}

/** null while they are fetched. */
export function useFigures(game: string): Figures | null {
  const [figures, setFigures] = useState<readonly LessonFigure[] | null>(null)
  useEffect(() => {
    let gone = false
    void fetched(game).then((found) => !gone && setFigures(found))
    return () => {
      gone = true
    }
  }, [game])
  const [box] = useState({ game, options: null, pack: null })
  const played = useGame(box)
  return figures && played && { figures, played }
}
