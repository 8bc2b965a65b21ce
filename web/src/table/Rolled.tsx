// What one's own roll came to, in words: on a small screen no diary lies beside the board.
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
      {(rolled.isForetold ? rolled.lines.slice(0, MOST) : rolled.lines.slice(-MOST)).map((line, i) => (
        <p key={i}>{say(line)}</p>
      ))}
    </section>
  )
}

/** What was foretold is of no use to whoever takes another piece in hand, nor once all is over. */
const isStale = ({ rolled, selected, sight }: Show): boolean =>
  rolled?.isForetold === true && (selected !== null || sight?.ended != null)
