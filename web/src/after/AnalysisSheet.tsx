// Who stood better after every action, what decided it, and how much of it was luck.
import { say as message } from '@muster/engine'
import type { Findings } from '@muster/table'
import { type ReactElement, type RefObject, useEffect, useState } from 'react'
import { type Played, useWords } from '../words.tsx'
import type { Connection } from '../worker/connect.ts'
import { ChanceGraph } from './ChanceGraph.tsx'
import { Moments } from './Moments.tsx'
import { SkillAndLuck } from './SkillAndLuck.tsx'
import './AnalysisSheet.css'

interface AnalysisSheetProps {
  readonly worker: Connection
  readonly played: Played
  readonly seat: string
  readonly side: string
  readonly asked: boolean
  /** It was ended before it was played out. */
  readonly stopped: boolean
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onAsk: () => void
  readonly onBranch: (count: number) => Promise<void>
}

/** Worked out when it is asked for: it takes a while. */
export function AnalysisSheet(props: AnalysisSheetProps): ReactElement {
  const { worker, played, seat, side, asked, stopped, heading, onAsk, onBranch } = props
  const { t, say } = useWords()
  const found = useFindings(asked ? worker : null, seat)
  const name = message(`side.${side}`)
  return (
    <section className="analysis">
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {t('analysis.who')} <small>{say(message('analysis.explained', { side: name }))}</small>
        </h2>
        {!asked && (
          <button type="button" className="quiet" onClick={onAsk}>
            {t('analysis.begin')}
          </button>
        )}
        {asked && !found?.told && (
          <p role="status">{t('analysis.working', { done: found?.standings.length ?? 0, all: found?.actions ?? 0 })}</p>
        )}
      </header>
      {found && <ChanceGraph found={found} side={side} />}
      {found && stopped && <p>{t('analysis.stopped')}</p>}
      {found?.told && (
        <>
          <Moments worker={worker} played={played} moments={found.told.moments} onBranch={onBranch} />
          <SkillAndLuck sum={found.told.sum} />
        </>
      )}
    </section>
  )
}

/** So long the worker looks on before it answers again. */
const SLICE = 120

/** What is found so far; it grows until it is whole. */
function useFindings(worker: Connection | null, seat: string): Findings | null {
  const [found, setFound] = useState<Findings | null>(null)
  useEffect(() => {
    if (!worker) return
    let gone = false
    const more = async (): Promise<void> => {
      const now = await worker.call('analyse', seat, SLICE)
      if (gone) return
      setFound(now)
      if (!now.told) await more()
    }
    void more()
    return () => {
      gone = true
    }
  }, [worker, seat])
  return found
}
