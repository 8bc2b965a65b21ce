// A table is opened, its match fetched, and somebody sits down at it.

import type { Table } from '@muster/table'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { useInLesson } from '../learn/context.ts'
import { Loading } from '../parts/Loading.tsx'
import { SheetTheme } from '../parts/Sheet.tsx'
import { goInstead } from '../route.ts'
import { useSettings } from '../settings.ts'
import { GameWords, type Played, useGame } from '../words.tsx'
import { follower } from './Calm.tsx'
import { controller } from './controller.ts'
import { Damaged } from './Damaged.tsx'
import { DiceLost } from './DiceLost.tsx'
import { Gone } from './Gone.tsx'
import { HandOver } from './HandOver.tsx'
import { openTable, type TableFound } from './local.ts'
import { TableLayout } from './TableLayout.tsx'
import { themeOf } from './theme.ts'
import { type AtTable, TableContext, useShow, useTable } from './useShow.ts'

export function TablePage({ id }: { readonly id: string }): ReactElement {
  const [found, setFound] = useState<TableFound | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let gone = false
    let close = (): void => undefined
    void openTable(id).then((opened) => {
      if (opened.type === 'open') close = opened.table.close
      if (gone) close()
      else if (opened.type === 'gone') goInstead({ page: 'home' })
      else setFound(opened)
    })
    return () => {
      gone = true
      close()
      setFound(null)
    }
  }, [id, tries])
  const table = found?.type === 'open' ? found.table : null
  const played = useGame(table?.head ?? null)
  if (found?.type === 'damaged') return <Damaged id={id} onMended={() => setTries(tries + 1)} />
  if (found?.type === 'diceLost') return <DiceLost id={id} />
  return table && played ? <Sat key={id} table={table} played={played} /> : <Loading />
}

export function Sat({ table, played }: { readonly table: Table; readonly played: Played }): ReactElement {
  const [at, setAt] = useState<AtTable | null>(null)
  const isLesson = useInLesson() !== null
  useEffect(() => {
    const made = controller(table, played.face, !isLesson)
    const { late, stop } = follower(made.store)
    setAt({ controller: made, face: played.face, late })
    return () => {
      stop()
      made.hush()
    }
  }, [table, played.face, isLesson])
  if (!at) return <Loading />
  return (
    <GameWords words={played.words}>
      <TableContext value={at}>
        <Room />
      </TableContext>
    </GameWords>
  )
}

function Room(): ReactElement {
  const { controller, face } = useTable()
  // In a lesson, what goes on by itself is part of the lesson.
  const isLesson = useInLesson() !== null
  const passing = useSettings((s) => s.passing) && !isLesson
  useEffect(() => controller.table.passing(passing), [controller, passing])
  const pondering = useSettings((s) => s.pondering)
  useEffect(() => controller.table.pondering(pondering), [controller, pondering])
  const theme = useMemo(() => themeOf(face.theme), [face])
  const covered = useShow((s) => s.coveredFor)
  const ready = useShow((s) => s.sight !== null)
  const failed = useShow((s) => s.failed)
  const gone = useShow((s) => s.gone)
  if (failed) throw new Error(failed)
  if (gone) return <Gone />
  if (covered) return <div style={theme}>{<HandOver to={covered} />}</div>
  return ready ? (
    <SheetTheme value={theme}>
      <TableLayout />
    </SheetTheme>
  ) : (
    <Loading />
  )
}
