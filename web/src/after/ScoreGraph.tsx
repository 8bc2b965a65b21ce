import { say as message } from '@muster/engine'
import type { Report } from '@muster/table'
import type { ReactElement } from 'react'
import { useWidth } from '../parts/useWidth.ts'
import { type Played, useWords } from '../words.tsx'
import './ScoreGraph.css'

const [WIDTH, LEFT, BOTTOM, TOP] = [560, 34, 26, 14]
/** So wide is the number of a round, with room about it. */
const NUMBER = 24
const DASHES = ['none', '7 4', '2 4', '10 3 2 3']

/** The score when each round ended, a line for each side: told apart by dashes and marks too. */
export function ScoreGraph({ report, played }: { readonly report: Report; readonly played: Played }): ReactElement {
  const { t, say } = useWords()
  const [measure, W] = useWidth(WIDTH)
  const H = W < 420 ? 190 : 230
  const { opening, rounds } = report
  const sides = Object.keys(rounds.at(-1)?.scores ?? {})
  // As wide as the longest name at the end of a line.
  const RIGHT = 44 + 7 * Math.max(0, ...sides.map((side) => say(message(`side.${side}`)).length))
  const each = Math.ceil((rounds.length * NUMBER) / (W - LEFT - RIGHT))
  const all = [opening, ...rounds.map((r) => r.scores)].flatMap((scores) => Object.values(scores))
  const most = Math.max(1, ...all)
  const least = Math.min(0, ...all)
  const x = (i: number): number => LEFT + ((W - LEFT - RIGHT) * i) / Math.max(1, rounds.length)
  const y = (score: number): number => TOP + (H - TOP - BOTTOM) * (1 - (score - least) / (most - least))
  const line = (side: string): string =>
    [`M${x(0)} ${y(opening[side] ?? 0)}`, ...rounds.map((r, i) => `L${x(i + 1)} ${y(r.scores[side] ?? 0)}`)].join('')
  const ticks = [...new Set([least, Math.round((most + least) / 2), most])]
  return (
    <section className="graph">
      <h2>{t('after.score')}</h2>
      <svg ref={measure} viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t('after.score')}>
        {ticks.map((v) => (
          <g key={v} className="graph-tick">
            <path d={`M${LEFT} ${y(v)}H${W - RIGHT + 10}`} />
            <text x={LEFT - 8} y={y(v) + 4} textAnchor="end">
              {v}
            </text>
          </g>
        ))}
        {rounds.map((r, i) => (
          <text key={r.round} x={x(i + 1)} y={H - 6} textAnchor="middle" className="graph-round">
            {i % each ? '' : r.round}
          </text>
        ))}
        {sides.map((side, i) => (
          <g key={side} style={{ color: played.face.theme.sides[side] }}>
            <path className="graph-line" d={line(side)} strokeDasharray={DASHES[i % DASHES.length]} />
            {rounds.map((r, n) => (
              <Point key={r.round} shape={i} x={x(n + 1)} y={y(r.scores[side] ?? 0)} />
            ))}
          </g>
        ))}
        {labels(sides, rounds.at(-1)?.scores ?? {}, y).map(({ side, score, at }) => (
          <g key={side} style={{ color: played.face.theme.sides[side] }} className="graph-end">
            <text x={x(rounds.length) + 12} y={at + 5}>
              <tspan className="graph-score">{score}</tspan> <tspan>{say(message(`side.${side}`))}</tspan>
            </text>
          </g>
        ))}
      </svg>
    </section>
  )
}

/** The ends of the lines, pushed apart where they would lie on each other. */
function labels(sides: readonly string[], scores: Readonly<Record<string, number>>, y: (v: number) => number) {
  const found = sides
    .map((side) => ({ side, score: scores[side] ?? 0, at: y(scores[side] ?? 0) }))
    .sort((a, b) => a.at - b.at)
  for (let i = 1; i < found.length; i++) {
    const [above, here] = [found[i - 1], found[i]]
    if (above && here && here.at - above.at < 19) here.at = above.at + 19
  }
  return found
}

function Point({ shape, x, y }: { readonly shape: number; readonly x: number; readonly y: number }): ReactElement {
  const paths = [
    'M0-5L5 4H-5z',
    'M0-4.500A4.500 4.500 0 1 1 0 4.500A4.500 4.500 0 1 1 0-4.500',
    'M-4-4H4V4H-4z',
    'M0-6L5 0 0 6-5 0z',
  ]
  return <path className="graph-point" d={paths[shape % paths.length]} transform={`translate(${x} ${y})`} />
}
