// After the match: who won and why, how it went, how the dice fell, and again.
import type { Chair, Report } from '@muster/table'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Bar } from '../parts/Bar.tsx'
import { Loading } from '../parts/Loading.tsx'
import { type Promised, witness } from '../remote/witness.ts'
import { Refused } from '../replay/Refused.tsx'
import { ReplayBoard } from '../replay/ReplayBoard.tsx'
import { Share } from '../replay/Share.tsx'
import { useStory } from '../replay/useStory.ts'
import { VerifyDice } from '../replay/VerifyDice.tsx'
import { go, goInstead } from '../route.ts'
import { download } from '../saved/files.ts'
import { matchShelf } from '../saved/shelf.ts'
import { peopleAt } from '../table/people.ts'
import { themeOf } from '../table/theme.ts'
import { useTitle } from '../table/useTitle.ts'
import { GameWords, type Played, useGame, useWords } from '../words.tsx'
import type { Connection } from '../worker/connect.ts'
import type { StoryHead } from '../worker/reading.ts'
import { Again } from './Again.tsx'
import { AnalysisSheet } from './AnalysisSheet.tsx'
import { CombatSheet } from './CombatSheet.tsx'
import { isStopped } from './counted.ts'
import { LuckBars } from './LuckBars.tsx'
import { ScoreGraph } from './ScoreGraph.tsx'
import { Verdict } from './Verdict.tsx'
import './AfterPage.css'

export function AfterPage({ id }: { readonly id: string }): ReactElement {
  const story = useStory({ id })
  const head = story.state === 'open' ? story.head : null
  const gone = story.state === 'refused' && story.why.key === 'record.gone'
  const played = useGame(head)
  useEffect(() => {
    if (gone) goInstead({ page: 'home' })
  }, [gone])
  if (story.state === 'refused' && story.why.key !== 'record.gone') return <Refused why={story.why} />
  if (story.state !== 'open' || !played) return <Loading />
  return (
    <GameWords words={played.words}>
      <After id={id} worker={story.worker} head={story.head} played={played} />
    </GameWords>
  )
}

interface AfterProps {
  readonly id: string
  readonly worker: Connection
  readonly head: StoryHead
  readonly played: Played
}

interface WhatWas {
  readonly report: Report | null
  readonly chairs: readonly Chair[]
  /** Of a match elsewhere: what was promised, and where one sat. */
  readonly elsewhere: Promised | null
}

function useWhatWas(id: string, worker: Connection): WhatWas {
  const [report, setReport] = useState<Report | null>(null)
  const [chairs, setChairs] = useState<readonly Chair[]>([])
  const [elsewhere, setElsewhere] = useState<Promised | null>(null)
  useEffect(() => {
    void worker.call('report').then(setReport)
    void witness.promised(id).then(setElsewhere)
    void matchShelf.fetch(id).then((found) => setChairs(found?.saved.chairs ?? []))
  }, [worker, id])
  return { report, chairs, elsewhere }
}

interface TakeOutProps {
  readonly onShare: () => void
  readonly onDownload: () => Promise<void>
}

function TakeOut({ onShare, onDownload }: TakeOutProps): ReactElement {
  const { t } = useWords()
  return (
    <div className="after-acts">
      <button type="button" className="quiet" onClick={onShare}>
        {t('menu.share')}
      </button>
      <button type="button" className="quiet" onClick={() => void onDownload()}>
        {t('menu.download')}
      </button>
    </div>
  )
}

function After({ id, worker, head, played }: AfterProps): ReactElement {
  const title = useTitle(head)
  const [sharing, setSharing] = useState(false)
  const wonder = useWonder()
  const { report, chairs, elsewhere } = useWhatWas(id, worker)
  const record = (): Promise<string> => worker.call('record')
  const own = chairs.find((c) => c.seat === elsewhere?.seat)
  const looker = own ?? chairs.find((c) => c.who.type === 'person') ?? head.seats[0]
  const name = `muster-${head.game}-${id.slice(0, 8)}.json`
  const branch = async (count: number): Promise<void> =>
    go({ page: 'table', id: await worker.call('branchAt', count, chairs) })
  return (
    <div className="after" style={themeOf(played.face.theme)}>
      <Bar>
        <b>{title.game}</b> {title.mission}
      </Bar>
      <main>
        <div className="after-left">
          {report && <Verdict report={report} played={played} chairs={chairs} />}
          {report && (
            <Again
              report={report}
              head={head}
              played={played}
              chairs={chairs}
              table={elsewhere ? id : null}
              onBranch={branch}
              onWonder={head.over && looker ? wonder.onAsk : null}
            />
          )}
          <ReplayBoard worker={worker} head={head} played={played} onBranch={branch} />
        </div>
        <div className="after-right">
          {report && (
            <Figures
              report={report}
              played={played}
              worker={worker}
              length={head.length}
              table={elsewhere ? id : null}
              own={own || peopleAt(chairs).sides.length === 1 ? looker?.side : undefined}
            />
          )}
          <TakeOut onShare={() => setSharing(true)} onDownload={() => record().then((text) => download(name, text))} />
        </div>
        {head.over && looker && (
          <AnalysisSheet
            {...{ worker, played, ...wonder }}
            seat={looker.seat}
            side={looker.side}
            stopped={report !== null && isStopped(report)}
            onBranch={branch}
          />
        )}
        <Share open={sharing} onClose={() => setSharing(false)} name={name} record={record} running={!head.over} />
      </main>
    </div>
  )
}

/** What the judge says of it is worked out when it is asked for, and then looked at. */
function useWonder() {
  const [asked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const onAsk = (): void => {
    setAsked(true)
    heading.current?.focus()
  }
  return { asked, heading, onAsk }
}

interface FiguresProps {
  readonly report: Report
  readonly played: Played
  readonly worker: Connection
  readonly length: number
  /** The table elsewhere that it was played at; null for one of this screen. */
  readonly table: string | null
  /** The side of the person who looks. */
  readonly own: string | undefined
}

const Figures = ({ report, played, worker, length, table, own }: FiguresProps): ReactElement => (
  <>
    <ScoreGraph report={report} played={played} />
    <CombatSheet report={report} played={played} worker={worker} length={length} own={own} />
    <LuckBars report={report} />
    {report.verifiable && <VerifyDice worker={worker} table={table} />}
  </>
)
