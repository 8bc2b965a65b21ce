import { say as message } from '@muster/engine'
import type { Findings } from '@muster/table'
import type { ReactElement } from 'react'
import { useWidth } from '../parts/useWidth.ts'
import { useWords } from '../words.tsx'

const [WIDTH, BOTTOM, TOP] = [1160, 26, 10]
/** So wide is the number of a round, with room about it. */
const NUMBER = 24

/** The winning chance over the whole match: over the middle line one stood better, under it worse. */
export function ChanceGraph({ found, side }: { readonly found: Findings; readonly side: string }): ReactElement {
  const { t, say } = useWords()
  const [measure, W] = useWidth(WIDTH)
  const [H, LEFT, RIGHT] = W < 520 ? [160, 48, 52] : [190, 60, 70]
  const { standings, told, actions } = found
  const x = (i: number): number => LEFT + ((W - LEFT - RIGHT) * (i + 1)) / Math.max(1, actions)
  const y = (chance: number): number => TOP + (H - TOP - BOTTOM) * (1 - chance)
  const line = standings.map((s, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(s.chance).toFixed(1)}`).join('')
  const area = standings.length > 0 ? `${line}L${x(standings.length - 1)} ${y(0.5)}L${x(0)} ${y(0.5)}z` : ''
  const rounds = standings.flatMap((s, i) =>
    s.round === standings[i - 1]?.round ? [] : [{ round: s.round, at: x(i) }],
  )
  const each = Math.ceil((rounds.length * NUMBER) / (W - LEFT - RIGHT))
  const last = standings.at(-1)
  const label = t('analysis.graph', {
    side: message(`side.${side}`),
    chance: Math.round(100 * (last?.chance ?? 0.5)),
  })
  return (
    <svg ref={measure} className="chances" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={label}>
      <clipPath id="better">
        <rect x="0" y="0" width={W} height={y(0.5)} />
      </clipPath>
      <clipPath id="worse">
        <rect x="0" y={y(0.5)} width={W} height={H} />
      </clipPath>
      <path className="chances-better" d={area} clipPath="url(#better)" />
      <path className="chances-worse" d={area} clipPath="url(#worse)" />
      {[1, 0.5, 0].map((chance) => (
        <g key={chance}>
          <path className="chances-tick" d={`M${LEFT} ${y(chance)}H${W - RIGHT}`} />
          <text x={LEFT - 8} y={y(chance) + 5} textAnchor="end">
            {chance === 0.5 ? t('analysis.even') : `${100 * chance} %`}
          </text>
        </g>
      ))}
      {rounds.map(({ round, at }, i) => (
        <text key={`${round}/${i}`} x={at} y={H - 6} textAnchor="middle">
          {i % each ? '' : round}
        </text>
      ))}
      <path className="chances-line" d={line} />
      {told?.moments.map((m, i) => (
        <g key={m.entry} className="chances-moment">
          <circle cx={x(standings.findIndex((s) => s.entry === m.entry))} cy={y(m.chance)} r="13" />
          <text x={x(standings.findIndex((s) => s.entry === m.entry))} y={y(m.chance) + 5} textAnchor="middle">
            {i + 1}
          </text>
        </g>
      ))}
      {told && last && (
        <text className="chances-end" x={W - RIGHT + 8} y={y(last.chance) + 5}>
          {Math.round(100 * last.chance)} % <title>{say(message(`side.${side}`))}</title>
        </text>
      )}
    </svg>
  )
}
