// One lesson on its table, by its address.
import type { Action } from '@muster/table'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import type { Geometry } from '../face.ts'
import { Loading } from '../parts/Loading.tsx'
import { goInstead } from '../route.ts'
import { Sat } from '../table/TablePage.tsx'
import { useGame } from '../words.tsx'
import type { LessonSheet } from '../worker/teaching.ts'
import { Coach } from './Coach.tsx'
import { LessonContext } from './context.ts'
import { Lamp } from './Lamp.tsx'
import { Later, LessonPrompt, Steps } from './LessonBar.tsx'
import { type LessonAt, openLesson } from './lesson.ts'
import { useLessonTitle } from './said.ts'
import { useSheets } from './useSheets.ts'
import { Ways } from './Ways.tsx'

export function LessonPage({ game, id }: { readonly game: string; readonly id: string }): ReactElement {
  const sheets = useSheets(game)
  const [stage, setStage] = useState(0)
  const [round, setRound] = useState(0)
  const at = useOpened(game, id, stage, round)
  const number = sheets?.findIndex((sheet) => sheet.id === id) ?? -1
  const lacking = sheets !== null && number < 0
  useEffect(() => {
    if (lacking) goInstead({ page: 'learn', game: null, lesson: null })
  }, [lacking])
  if (!at || !sheets || number < 0) return <Loading />
  const again = (): void => {
    setStage(0)
    setRound(round + 1)
  }
  return <Taken key={`${stage}/${round}`} {...{ at, sheets, number, game }} onStage={setStage} onAgain={again} />
}

/** The table of a stage, while it is open. */
function useOpened(game: string, id: string, stage: number, round: number): LessonAt | null {
  const [at, setAt] = useState<LessonAt | null>(null)
  useEffect(() => {
    let gone = false
    let close = (): void => undefined
    void openLesson(game, id, stage).then((opened) => {
      close = opened?.table.close ?? close
      if (gone) close()
      else if (opened) setAt(opened)
    })
    return () => {
      gone = true
      close()
      setAt(null)
    }
  }, [game, id, stage, round])
  return at
}

export interface TakenProps {
  readonly at: LessonAt
  readonly game: string
  readonly sheets: readonly LessonSheet[]
  readonly number: number
  readonly onStage: (stage: number) => void
  readonly onAgain: () => void
}

function Taken(props: TakenProps): ReactElement {
  const { at, sheets, number } = props
  const played = useGame(at.table.head)
  const title = useLessonTitle(sheets, number)
  const sheet = sheets[number]
  const lesson = useMemo(
    () =>
      sheet && {
        title,
        prompt: <LessonPrompt at={at} sheet={sheet} />,
        steps: <Steps at={at} sheet={sheet} />,
        coach: <Coach {...props} />,
        ways: <Ways {...props} />,
        later: (action: Action) => <Later at={at} action={action} />,
        lamp: (geometry: Geometry) => <Lamp at={at} sheet={sheet} geometry={geometry} />,
      },
    [at, sheet, title, props],
  )
  if (!played || !lesson) return <Loading />
  return (
    <LessonContext value={lesson}>
      <Sat table={at.table} played={played} />
    </LessonContext>
  )
}
