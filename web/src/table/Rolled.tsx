// What one's own roll came to, in words: on a small screen no diary lies beside the board.
import type { Message } from '@muster/engine'
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import type { Show } from './show.ts'
import { useShow } from './useShow.ts'
import { useTurned } from './useTurned.ts'
import './Rolled.css'

/** As many lines leave the page below in reach. */
const MOST = 3

export function Rolled(): ReactElement | null {
  const { t, say } = useWords()
  const rolled = useShow((s) => (s.playing === null && s.past === null && !isStale(s) ? s.rolled : null))
  // What the others did since is the newer news.
  const turned = useTurned()
  if (!rolled || turned || rolled.lines.length === 0) return null
  return (
    <section className="rolled" aria-label={t(rolled.isForetold ? 'table.before' : 'table.lastRoll')}>
      {(rolled.isForetold ? rolled.lines.slice(0, MOST) : weightiest(rolled, MOST)).map((line, i) => (
        <p key={i}>{say(line)}</p>
      ))}
    </section>
  )
}

/** The last lines; those that tell of somebody lost come before all others, and all stay in their order. */
export function weightiest({ lines, fates = [] }: NonNullable<Show['rolled']>, most: number): readonly Message[] {
  const others = lines.map((_, i) => i).filter((i) => !fates.includes(i))
  const free = Math.max(0, most - fates.length)
  const kept = new Set([...fates.slice(-most), ...(free > 0 ? others.slice(-free) : [])])
  return lines.filter((_, i) => kept.has(i))
}

/** What was foretold is of no use to whoever takes another piece in hand, nor once all is over. */
const isStale = ({ rolled, selected, sight }: Show): boolean =>
  rolled?.isForetold === true && (selected !== null || sight?.ended != null)
