// What one's own roll came to, in words: on a small screen no diary lies beside the board.
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

function Lines({ rolled: { lines, isForetold } }: { readonly rolled: NonNullable<Show['rolled']> }): ReactElement {
  const { t, say } = useWords()
  const [open, setOpen] = useState(false)
  const told = isForetold ? lines.slice(0, MOST) : lines.slice(-MOST)
  return (
    <section
      className={`rolled${isForetold ? ' foretold' : ''}${open ? ' open' : ''}`}
      aria-label={t(isForetold ? 'table.before' : 'table.lastRoll')}
    >
      <div>
        {told.map((line, i) => (
          <p key={i}>{say(line)}</p>
        ))}
      </div>
      {told.length > 1 && <NoteMore open={open} setOpen={setOpen} />}
    </section>
  )
}

/** What was foretold is of no use to whoever takes another piece in hand, nor once all is over. */
const isStale = ({ rolled, selected, sight }: Show): boolean =>
  rolled?.isForetold === true && ((selected !== null && selected !== rolled.piece) || sight?.ended != null)
