// The table as it lies there: the board fills the screen, everything else lies around it.
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useInLesson } from '../learn/context.ts'
import { useNarrow, useUpright } from '../parts/useNarrow.ts'
import { LinePrompt } from '../remote/LinePrompt.tsx'
import { Plates } from '../remote/Plates.tsx'
import { useRemote } from '../remote/useRemote.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words.tsx'
import { AtOnce, Calm } from './Calm.tsx'
import { Clocks } from './Clocks.tsx'
import { Elsewhere } from './Elsewhere.tsx'
import { EndedNote } from './EndedNote.tsx'
import { Recap } from './HandOver.tsx'
import { HeldNote } from './HeldNote.tsx'
import { LowPanels } from './LowPanels.tsx'
import { Menu, type SheetName } from './Menu.tsx'
import { WidePanels } from './Panels.tsx'
import { Announcer, Prompt } from './Prompt.tsx'
import { Stage, type StageHandle } from './Stage.tsx'
import { Tools } from './Tools.tsx'
import { themeOf } from './theme.ts'
import { useShow, useTable } from './useShow.ts'
import { useTitle } from './useTitle.ts'
import { watchedSeat } from './watched.ts'
import './TableLayout.css'

export const TableLayout = (): ReactElement => (
  <Calm>
    <Laid />
  </Calm>
)

function Laid(): ReactElement {
  const { controller: at, face } = useTable()
  const { t, say } = useWords()
  const narrow = useNarrow()
  const upright = useUpright()
  const stage = useRef<StageHandle>(null)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const view = useShow((s) => s.past?.view ?? s.view)
  const viewer = useShow((s) => s.sight?.viewer ?? 'spectator')
  const diary = useSettings((s) => s.diary)
  const title = useTitle(at.table.head)
  const remote = useRemote()
  const lesson = useInLesson()
  const past = useShow((s) => s.past !== null)
  const room = `${lesson ? ' in-lesson' : ''}${remote ? ' remote' : ''}${past ? ' in-past' : ''}`
  const watched = useShow(watchedSeat)
  const theirs = at.table.head.chairs.find((c) => c.seat === watched)?.side
  useEffect(() => document.querySelector<HTMLElement>('.prompt')?.focus({ preventScroll: true }), [])
  return (
    <div className={`room${room} diary-${narrow ? 'tab' : diary}`} style={themeOf(face.theme)}>
      <header
        className={theirs === undefined ? 'topbar' : 'topbar theirs'}
        style={theirs === undefined ? {} : { '--theirs': `var(--side-${theirs})` }}
      >
        <div className="topbar-game">
          <h1>{title.game}</h1>
          <small>{lesson?.title ?? (narrow ? <Phase /> : title.mission)}</small>
        </div>
        {lesson?.prompt ?? (remote ? <LinePrompt /> : <Prompt />)}
        <div className="topbar-right">
          <Clocks />
          {remote && <Plates />}
          {!(lesson && narrow) && <face.Status view={view} viewer={viewer} say={say} />}
          {lesson?.steps ?? <Menu sheet={sheet} setSheet={setSheet} />}
        </div>
      </header>
      {narrow && lesson?.coach}
      <main className="room-board" aria-label={t('table.label')}>
        <AtOnce>
          <Stage key={upright ? 'upright' : 'wide'} handle={stage} />
        </AtOnce>
        <Tools stage={stage} setSheet={setSheet} />
        <HeldNote />
        <Elsewhere />
        {!remote && <Recap />}
        <EndedNote />
      </main>
      {narrow ? <LowPanels /> : <WidePanels />}
      <Announcer />
    </div>
  )
}

/** On a small screen the phase and the round stand in the bar: below there is no room for all of them. */
function Phase(): ReactElement | null {
  const { face } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.past?.view ?? s.view)
  const now = face.rail(view).find((mark) => mark.state === 'now')
  return now ? (
    <>
      {say(now.label)}
      {now.detail && ` · ${say(now.detail)}`}
    </>
  ) : null
}
