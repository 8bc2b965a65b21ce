// A position to play from: looked at, shared, and begun with whoever is to sit there.
import { say as message } from '@muster/engine'
import type { Chair } from '@muster/table'
import { type ReactElement, useCallback, useEffect, useMemo, useState } from 'react'
import { USUAL } from '../pages/levels.ts'
import { useStarting } from '../pages/useStarting.ts'
import { Bar } from '../parts/Bar.tsx'
import { Loading } from '../parts/Loading.tsx'
import { Pick } from '../parts/Settings.tsx'
import { go } from '../route.ts'
import { marksOf } from '../table/choice.ts'
import { ask } from '../table/local.ts'
import { themeOf } from '../table/theme.ts'
import { useTitle } from '../table/useTitle.ts'
import { GameWords, type Played, useGame, useWords } from '../words.tsx'
import type { PositionHead, PositionOpened } from '../worker/positions.ts'
import { openedRecord } from './opened.ts'
import { Refused } from './Refused.tsx'
import { Share } from './Share.tsx'
import { type Unpacked, unpackRecord } from './share.ts'
import './PositionPage.css'

export function PositionPage({ packed }: { readonly packed: string | null }): ReactElement {
  const given = useMemo((): Unpacked => {
    if (packed !== null) return unpackRecord(packed)
    const text = openedRecord()
    return text === null ? { why: message('record.again') } : { text }
  }, [packed])
  return 'why' in given ? <Refused why={given.why} /> : <Given text={given.text} />
}

function Given({ text }: { readonly text: string }): ReactElement {
  const [opened, setOpened] = useState<PositionOpened | null>(null)
  useEffect(() => {
    void ask().call('openPosition', text).then(setOpened)
  }, [text])
  const head = opened?.ok ? opened.head : null
  const played = useGame(head)
  if (opened && !opened.ok) return <Refused why={opened.why} />
  if (!head || !played) return <Loading />
  return (
    <GameWords words={played.words}>
      <Shown text={text} head={head} played={played} />
    </GameWords>
  )
}

const NOTHING = marksOf([], null, new Map(), null, new Set())

interface ShownProps {
  readonly text: string
  readonly head: PositionHead
  readonly played: Played
}

function Shown({ text, head, played }: ShownProps): ReactElement {
  const { t, say } = useWords()
  const { face } = played
  const title = useTitle(head)
  const { width, height } = face.geometry(head.view)
  return (
    <div className="position-page" style={themeOf(face.theme)}>
      <Bar>
        <h1>
          {t('setUp.title')} <small>{title.game}</small>
        </h1>
      </Bar>
      <main>
        <div className="position-board" style={{ aspectRatio: `${width} / ${height}` }}>
          <face.Board view={head.view} viewer="spectator" marks={NOTHING} playing={null} detail="picture" say={say} />
        </div>
        <p>{t('setUp.text')}</p>
        <Beginning text={text} head={head} />
      </main>
    </div>
  )
}

/** Who sits where, and the beginning. */
function Beginning({ text, head }: Omit<ShownProps, 'played'>): ReactElement {
  const { t, say } = useWords()
  const seats = head.seats.map((s) => s.seat)
  const [mine, setMine] = useState(head.toAct[0] ?? seats[0] ?? '')
  const [sharing, setSharing] = useState(false)
  const [starting, begin] = useStarting()
  const record = useCallback(async () => text, [text])
  const play = async (): Promise<void> =>
    go({ page: 'table', id: await ask().call('playPosition', text, chairsFor(head, mine)) })
  return (
    <div className="position-do">
      <Pick
        label={t('setUp.you')}
        value={mine}
        values={seats}
        word={(seat) => say(message(`seat.${seat}`))}
        onPick={setMine}
      />
      <button type="button" className="button" disabled={starting} onClick={() => begin(play)}>
        {t('setUp.play')}
      </button>
      <button type="button" className="quiet" onClick={() => setSharing(true)}>
        {t('setUp.share')}
      </button>
      <Share
        open={sharing}
        onClose={() => setSharing(false)}
        name={`${head.game}-position.json`}
        record={record}
        running={false}
        page="position"
      />
    </div>
  )
}

/** Me on the chair I chose, the computer on all others. */
const chairsFor = ({ seats }: PositionHead, mine: string): Chair[] =>
  seats.map(({ seat, side }) => ({
    seat,
    side,
    who: seat === mine ? { type: 'person', name: '' } : { type: 'computer', level: USUAL },
  }))
