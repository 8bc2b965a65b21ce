// What one's own roll came to, in words: on a small screen no diary lies beside the board.
import type { Message } from '@muster/engine'
import { type ReactElement, useState } from 'react'
import { useWords } from '../words.tsx'
import { NoteMore } from './NoteMore.tsx'
import type { Show } from './show.ts'
import { useShow } from './useShow.ts'
import { useTurned } from './useTurned.ts'
import './Rolled.css'

/** As many lines leave the page below in reach. */
const MOST = 3

export function Rolled(): ReactElement | null {
  const rolled = useShow((s) => (s.playing === null && s.past === null && !isStale(s) ? s.rolled : null))
  // What the others did since is the newer news.
  const turned = useTurned()
  return rolled && !turned && rolled.lines.length > 0 ? <Lines key={rolled.entry} rolled={rolled} /> : null
}

function Lines({ rolled }: { readonly rolled: NonNullable<Show['rolled']> }): ReactElement {
  const { t, say } = useWords()
  const [open, setOpen] = useState(false)
  const { lines, isForetold } = rolled
  const told = isForetold ? lines.slice(0, MOST) : weightiest(rolled, MOST)
  return (
    <section className={open ? 'rolled open' : 'rolled'} aria-label={t(isForetold ? 'table.before' : 'table.lastRoll')}>
      <div>
        {told.map((line, i) => (
          <p key={i}>{say(line)}</p>
        ))}
      </div>
      {told.length > 1 && <NoteMore open={open} setOpen={setOpen} />}
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
