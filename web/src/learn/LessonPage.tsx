// One lesson on its table, by its address; or the position of a rule, to be tried.
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
import { useCourse } from './useSheets.ts'
import { Ways } from './Ways.tsx'

interface LessonPageProps {
  readonly game: string
  readonly id: string
  /** The task it begins with. */
  readonly task: number
}

export function LessonPage({ game, id, task }: LessonPageProps): ReactElement {
  const course = useCourse(game, id)
  const [from, setFrom] = useState(task)
  const [round, setRound] = useState(0)
  const at = useOpened(game, id, from, round)
  const lacking = course === 'lacking'
  useEffect(() => {
    if (lacking) goInstead({ page: 'learn', game: null, lesson: null })
  }, [lacking])
  if (!at || !course || lacking) return <Loading />
  const again = (): void => {
    setFrom(0)
    setRound(round + 1)
  }
  return <Taken key={`${from}/${round}`} {...{ at, game, ...course }} onTask={setFrom} onAgain={again} />
}

/** The table of a task, while it is open. */
function useOpened(game: string, id: string, task: number, round: number): LessonAt | null {
  const [at, setAt] = useState<LessonAt | null>(null)
  useEffect(() => {
    let gone = false
    let close = (): void => undefined
    void openLesson(game, id, task).then((opened) => {
      close = opened?.table.close ?? close
      if (gone) close()
      else if (opened) setAt(opened)
    })
    return () => {
      gone = true
      close()
      setAt(null)
    }
  }, [game, id, task, round])
  return at
}

export interface TakenProps {
  readonly at: LessonAt
  readonly game: string
  readonly sheet: LessonSheet
  /** All lessons of the game, and which of them it is; null for the position of a rule. */
  readonly sheets: readonly LessonSheet[]
  readonly number: number | null
  readonly onTask: (task: number) => void
  readonly onAgain: () => void
}

function Taken(props: TakenProps): ReactElement {
  const { at, sheet } = props
  const played = useGame(at.table.head)
  const title = useLessonTitle(props)
  const lesson = useMemo(
    () => ({
      title,
      prompt: <LessonPrompt at={at} sheet={sheet} />,
      steps: <Steps {...props} />,
      coach: <Coach {...props} />,
      ways: <Ways {...props} />,
      later: (action: Action) => <Later at={at} action={action} />,
      lamp: (geometry: Geometry) => <Lamp at={at} sheet={sheet} geometry={geometry} />,
    }),
    [at, sheet, title, props],
  )
  if (!played) return <Loading />
  return (
    <LessonContext value={lesson}>
      <Sat table={at.table} played={played} />
    </LessonContext>
  )
}
