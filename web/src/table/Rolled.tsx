// What one's own roll came to, in words: on a small screen no diary lies beside the board.
import type { Message } from '@muster/engine'
import { type ReactElement, useState } from 'react'
import { useWords } from '../words.tsx'
import { NoteMore } from './NoteMore.tsx'
import { asSentence } from './sentences.ts'
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
  const { t, say, language } = useWords()
  const [open, setOpen] = useState(false)
  const { lines, isForetold } = rolled
  const told = isForetold ? lines.slice(0, MOST) : weightiest(rolled, MOST)
  const main = isForetold ? told[0] : mainOf(rolled)
  return (
    <section
      className={`rolled${isForetold ? ' foretold' : ''}${open ? ' open' : ''}`}
      aria-label={t(isForetold ? 'table.before' : 'table.lastRoll')}
    >
      <div>
        {told.map((line, i) => (
          <p key={i} className={line === main ? 'rolled-main' : ''}>
            {asSentence(say(line), language)}
          </p>
        ))}
      </div>
      {told.length > 1 && <NoteMore open={open} setOpen={setOpen} />}
    </section>
  )
}

/** The last lines; those that tell of somebody lost come before all others, then whether it came off, and all stay in their order. */
export function weightiest(
  { lines, fates = [], decided }: NonNullable<Show['rolled']>,
  most: number,
): readonly Message[] {
  const rest = lines.map((_, i) => i).filter((i) => !fates.includes(i) && i !== decided)
  const heaviest = [...rest, ...(decided === undefined || fates.includes(decided) ? [] : [decided]), ...fates]
  const kept = new Set(heaviest.slice(-most))
  return lines.filter((_, i) => kept.has(i))
}

/** The one line to read where there is room for no other: who was lost, or whether it came off, and only then the last. */
export function mainOf({ lines, fates = [], decided = -1 }: NonNullable<Show['rolled']>): Message | undefined {
  const weighty = Math.max(decided, ...fates)
  return lines.at(weighty)
}

/** What was foretold is of no use to whoever takes another piece in hand, nor once all is over. */
const isStale = ({ rolled, selected, sight }: Show): boolean =>
  rolled?.isForetold === true && ((selected !== null && selected !== rolled.piece) || sight?.ended != null)
