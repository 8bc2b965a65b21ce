import { say as message } from '@muster/engine'
import type { Findings } from '@muster/table'
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import { signed } from './signed.ts'

type Sum = NonNullable<Findings['told']>['sum']

interface Bar {
  readonly key: 'start' | 'own' | 'others' | 'dice'
  readonly from: number
  readonly to: number
}

/** Where the chance went: each bar begins where the last one ended. */
export function SkillAndLuck({ sum }: { readonly sum: Sum }): ReactElement {
  const { t, say } = useWords()
  const { start, own, others, luck } = sum
  const bars: readonly Bar[] = [
    { key: 'start', from: 0, to: start },
    { key: 'own', from: start, to: start + own },
    { key: 'others', from: start + own, to: start + own + others },
    { key: 'dice', from: start + own + others, to: start + own + others + luck },
  ]
  const least = Math.min(0, ...bars.map((b) => b.to))
  const most = Math.max(1, ...bars.map((b) => b.to))
  const x = (chance: number): string => `${(100 * (chance - least)) / (most - least)}%`
  const width = (b: Bar): string => `${(100 * Math.abs(b.to - b.from)) / (most - least)}%`
  const figures = {
    start: Math.round(100 * start),
    own: signed(own),
    others: signed(others),
    luck: signed(luck),
    end: Math.round(100 * sum.end),
  }
  return (
    <section className="skill">
      <h2>
        {t('analysis.apart')} <small>{say(message('analysis.sum', figures))}</small>
      </h2>
      {bars.map((bar) => (
        <div key={bar.key} className="skill-bar">
          <span>{say(message(`analysis.${bar.key}`))}</span>
          <span className="skill-line" aria-hidden="true">
            <i className={lossOf(bar)} style={{ left: x(Math.min(bar.from, bar.to)), width: width(bar) }} />
          </span>
          <b>{bar.key === 'start' ? figures.start : signed(bar.to - bar.from)}</b>
        </div>
      ))}
    </section>
  )
}

/** What was lost by one's own choices is red, and nothing else. */
const lossOf = ({ key, from, to }: Bar): string =>
  key === 'own' && to < from ? 'skill-own skill-lost' : `skill-${key}`
