// The table: the board fills the screen, everything else lies around it.
import type { Piece } from '@muster/engine'
import { Tabs } from 'radix-ui'
import { memo, type ReactElement, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { DiceCorner } from '../parts/Dice.tsx'
import { Loading } from '../parts/Loading.tsx'
import { useNarrow } from '../parts/useNarrow.ts'
import { go } from '../route.ts'
import { useSettings } from '../settings.ts'
import { GameWords, type Played, useGame, useWords } from '../words.tsx'
import { Acts } from './Acts.tsx'
import { marksOf, readyPieces } from './choice.ts'
import { Diary } from './Diary.tsx'
import { EndedNote } from './EndedNote.tsx'
import { HandOver, Recap } from './HandOver.tsx'
import { Hints } from './Hints.tsx'
import { openTable } from './local.ts'
import { Menu, type SheetName } from './Menu.tsx'
import { Announcer, Prompt } from './Prompt.tsx'
import { Rail } from './Rail.tsx'
import { Stage, type StageHandle } from './Stage.tsx'
import { type Shower, shower } from './show.ts'
import { Tools } from './Tools.tsx'
import type { Table } from './table.ts'
import { themeOf } from './theme.ts'
import { TableContext, useShow, useTable } from './useShow.ts'
import { useTitle } from './useTitle.ts'

export function TablePage({ id }: { readonly id: string }): ReactElement {
  const [table, setTable] = useState<Table | null>(null)
  useEffect(() => {
    let opened: Table | null = null
    let gone = false
    void openTable(id).then((found) => {
      if (gone) return found?.close()
      opened = found
      if (found) setTable(found)
      else go({ page: 'home' })
    })
    return () => {
      gone = true
      opened?.close()
      setTable(null)
    }
  }, [id])
  const played = useGame(table?.head.game ?? null)
  return table && played ? <Sat key={id} table={table} played={played} /> : <Loading />
}

function Sat({ table, played }: { readonly table: Table; readonly played: Played }): ReactElement {
  const [at, setAt] = useState<Shower | null>(null)
  useEffect(() => {
    const made = shower(table, played.face)
    setAt(made)
    return () => made.hush()
  }, [table, played.face])
  if (!at) return <Loading />
  return (
    <GameWords words={played.words}>
      <TableContext value={{ shower: at, face: played.face }}>
        <Room />
      </TableContext>
    </GameWords>
  )
}

function Room(): ReactElement {
  const { face } = useTable()
  const covered = useShow((s) => s.coveredFor)
  const ready = useShow((s) => s.sight !== null)
  const failed = useShow((s) => s.failed)
  const [laid, setLaid] = useState(false)
  // Laying the table takes a while: in small steps, so that the page stays awake.
  useEffect(() => {
    if (ready) startTransition(() => setLaid(true))
  }, [ready])
  if (failed) throw new Error(failed)
  const theme = themeOf(face.theme)
  if (covered) return <div style={theme}>{<HandOver to={covered} />}</div>
  return ready && laid ? <Laid /> : <Loading />
}

function Laid(): ReactElement {
  const { shower: at, face } = useTable()
  const { t, say } = useWords()
  const narrow = useNarrow()
  const stage = useRef<StageHandle>(null)
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const view = useShow((s) => s.past?.view ?? s.view)
  const viewer = useShow((s) => s.sight?.viewer ?? 'spectator')
  const dice = useShow((s) => s.dice)
  const diary = useSettings((s) => s.diary)
  const title = useTitle(at.table.head)
  return (
    <div className={`room diary-${narrow ? 'tab' : diary}`} style={themeOf(face.theme)}>
      <header className="topbar">
        <div className="topbar-game">
          <h1>{title.game}</h1>
          <small>{title.mission}</small>
        </div>
        <Prompt />
        <div className="topbar-right">
          <face.Status view={view} viewer={viewer} say={say} />
          <Menu sheet={sheet} setSheet={setSheet} />
        </div>
      </header>
      <main className="room-board" aria-label={t('table.label')}>
        <Stage handle={stage} />
        <Rail marks={face.rail(view)} />
        <DiceCorner dice={dice} roll={rollOf(dice)} label={t('table.lastRoll')} />
        <Tools stage={stage} setSheet={setSheet} />
        <Hints />
        <Recap />
        <EndedNote />
      </main>
      {narrow ? <LowSheet /> : <Wide />}
      <Announcer />
    </div>
  )
}

const rolls = new WeakMap<object, number>()
let rolled = 0

/** A number for each roll, so that the same dice tumble again. */
function rollOf(dice: object): number {
  if (!rolls.has(dice)) rolls.set(dice, ++rolled)
  return rolls.get(dice) ?? 0
}

function Wide(): ReactElement {
  const { t } = useWords()
  const diary = useSettings((s) => s.diary)
  const set = useSettings((s) => s.set)
  const folded = diary === 'folded'
  return (
    <>
      <aside className="diary" aria-label={t('diary.title')}>
        <header>
          {!folded && <h2>{t('diary.title')}</h2>}
          <button type="button" onClick={() => set({ diary: folded ? 'open' : 'folded' })}>
            {folded ? t('diary.unfold') : t('diary.fold')}
          </button>
        </header>
        {!folded && <DiaryPages />}
      </aside>
      <section className="tray" aria-label={t('table.tray')}>
        <TrayPart show="both" />
        <Acts />
      </section>
    </>
  )
}

/** On a small screen: a sheet from below with tabs, and the buttons within reach of the thumb. */
function LowSheet(): ReactElement {
  const { face } = useTable()
  const { t } = useWords()
  const [tab, setTab] = useState('unit')
  const sight = useShow((s) => s.sight)
  const selected = useShow((s) => s.selected)
  const view = useShow((s) => s.view)
  // What can be done decides which sheet lies on top: cards and fresh troops, or the unit in hand.
  useEffect(() => {
    const held = new Set(face.pieces(view).flatMap((p) => (p.place === null ? [p.piece] : [])))
    const ready = selected === null ? [...readyPieces(sight?.offers ?? [])] : [selected]
    if (ready.length > 0) setTab(ready.every((piece) => held.has(piece)) ? 'hand' : 'unit')
  }, [face, view, sight, selected])
  return (
    <section className="low" aria-label={t('table.tray')}>
      <Tabs.Root value={tab} onValueChange={setTab}>
        <Tabs.List className="low-tabs" aria-label={t('table.tray')}>
          <Tabs.Trigger value="unit">{t('tray.unit')}</Tabs.Trigger>
          <Tabs.Trigger value="hand">{t('tray.hand')}</Tabs.Trigger>
          <Tabs.Trigger value="diary">{t('diary.title')}</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="unit" className="low-content">
          <TrayPart show="unit" />
        </Tabs.Content>
        <Tabs.Content value="hand" className="low-content">
          <TrayPart show="hand" />
        </Tabs.Content>
        <Tabs.Content value="diary" className="low-content">
          <DiaryPages />
        </Tabs.Content>
      </Tabs.Root>
      <Acts />
    </section>
  )
}

function DiaryPages(): ReactElement {
  const { shower: at, face } = useTable()
  const lines = useShow((s) => s.diary)
  const view = useShow((s) => s.view)
  const past = useShow((s) => s.past?.entry ?? null)
  const { chairs } = at.table.head
  const round = useShow((s) => (s.queue.length === 0 && !s.sight?.ended ? s.sight?.round : undefined))
  const turn = useShow((s) => s.sight?.turn ?? null)
  const now = useMemo(() => (round === undefined ? null : { round, turn }), [round, turn])
  return (
    <Diary lines={lines} face={face} chairs={chairs} view={view} now={now} at={past} onEntry={(e) => at.lookBack(e)} />
  )
}

function TrayPart({ show }: { readonly show: 'both' | 'unit' | 'hand' }): ReactElement {
  const { shower: at, face } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.past?.view ?? s.view)
  const sight = useShow((s) => s.sight)
  const busy = useShow((s) => s.queue.length > 0 || s.playing !== null || s.past !== null)
  const selected = useShow((s) => s.selected)
  const looked = useShow((s) => s.looked)
  const previews = useShow((s) => s.previews)
  const considered = useShow((s) => s.considered)
  const Tray = useMemo(() => memo(face.Tray), [face])
  const marks = useMemo(
    () => marksOf(busy ? [] : (sight?.offers ?? []), selected, previews, considered, NOWHERE),
    [busy, sight, selected, previews, considered],
  )
  const press = useCallback((piece: Piece) => at.press({ piece, place: null, here: [] }), [at])
  return (
    <div className="tray-part">
      <Tray
        view={view}
        viewer={sight?.viewer ?? 'spectator'}
        marks={marks}
        looked={looked}
        show={show}
        say={say}
        onPiece={press}
      />
    </div>
  )
}

const NOWHERE: ReadonlySet<number> = new Set()
