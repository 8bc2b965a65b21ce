// Any match to look at again: one of ours, one from a file, one from a link.
import { say } from '@muster/engine'
import type { Chair, Report } from '@muster/table'
import { type ReactElement, useEffect, useMemo, useState } from 'react'
import { Verdict } from '../after/Verdict.tsx'
import { useStarting } from '../pages/useStarting.ts'
import { Bar } from '../parts/Bar.tsx'
import { Loading } from '../parts/Loading.tsx'
import { go, makeRoute } from '../route.ts'
import { matchShelf } from '../saved/shelf.ts'
import { themeOf } from '../table/theme.ts'
import { useTitle } from '../table/useTitle.ts'
import { GameWords, type Played, useGame, useWords } from '../words.tsx'
import { usualChairs } from '../worker/chairs.ts'
import type { Connection } from '../worker/connect.ts'
import type { StoryHead } from '../worker/reading.ts'
import { openedRecord } from './opened.ts'
import { Refused } from './Refused.tsx'
import { ReplayBoard } from './ReplayBoard.tsx'
import { unpackRecord } from './share.ts'
import { type StorySource, useStory } from './useStory.ts'
import { VerifyDice } from './VerifyDice.tsx'
import './ReplayPage.css'

export function SharedPage({ packed }: { readonly packed: string }): ReactElement {
  const unpacked = useMemo(() => unpackRecord(packed), [packed])
  return 'why' in unpacked ? <Refused why={unpacked.why} /> : <ReplayPage source={unpacked} />
}

export function OpenedPage(): ReactElement {
  const text = openedRecord()
  return text === null ? <Refused why={say('record.again')} /> : <ReplayPage source={{ text }} />
}

export function ReplayPage({ source }: { readonly source: StorySource }): ReactElement {
  const story = useStory(source)
  const head = story.state === 'open' ? story.head : null
  const played = useGame(head)
  if (story.state === 'refused') return <Refused why={story.why} />
  if (story.state === 'opening' || !played) return <Loading />
  return (
    <GameWords words={played.words}>
      <Shown worker={story.worker} head={story.head} played={played} id={'id' in source ? source.id : null} />
    </GameWords>
  )
}

/** Whoever looks at a match that was sent: nobody in it. */
const NOBODY: readonly Chair[] = []

interface ShownProps {
  readonly worker: Connection
  readonly head: StoryHead
  readonly played: Played
  readonly id: string | null
}

function Shown({ worker, head, played, id }: ShownProps): ReactElement {
  const { t, say: word } = useWords()
  const title = useTitle(head)
  const [chairs, setChairs] = useState<readonly Chair[]>(usualChairs(head.seats))
  useEffect(() => {
    if (id) void matchShelf.fetch(id).then((found) => found && setChairs(found.saved.chairs))
  }, [id])
  const [report, setReport] = useState<Report | null>(null)
  useEffect(() => {
    if (head.whole && head.over) void worker.call('report').then(setReport)
  }, [worker, head])
  const [starting, begin] = useStarting()
  const branch = async (count: number): Promise<void> =>
    go({ page: 'table', id: await worker.call('branchAt', count, chairs) })
  const keep = async (): Promise<void> => go({ page: 'replay', id: await worker.call('keepStory', chairs) })
  return (
    <div className="replay-page" style={themeOf(played.face.theme)}>
      <Bar>
        <h1>
          {title.game} <small>{title.mission}</small>
        </h1>
      </Bar>
      <main>
        {report?.ended && <Verdict report={report} played={played} chairs={NOBODY} />}
        <ReplayBoard worker={worker} head={head} played={played} onBranch={head.whole ? branch : null} told />
        <div className="replay-more">
          {id && !head.over && (
            <a className="quiet" href={makeRoute({ page: 'table', id })}>
              {t('replay.goOn')}
            </a>
          )}
          {id && head.over && (
            <a className="quiet" href={makeRoute({ page: 'after', id })}>
              {t('replay.after')}
            </a>
          )}
          {!id && head.whole && (
            <button type="button" className="quiet" disabled={starting} onClick={() => begin(keep)}>
              {t('replay.keep')}
            </button>
          )}
          {!head.whole && <p>{t('replay.seen')}</p>}
          {head.marks.map((mark) => (
            <p key={mark.key}>{word(mark)}</p>
          ))}
          {head.whole && head.over && <VerifyDice worker={worker} />}
        </div>
      </main>
    </div>
  )
}
