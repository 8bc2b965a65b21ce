// What somebody else does in their turn, step by step, while they do it.
import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import { presentIn } from './rolling.ts'
import { useShow, useTable } from './useShow.ts'
import { watchedIn } from './watched.ts'
import './Steps.css'

/** Those who listen hear it from the announcer. */
export function Steps(): ReactElement | null {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const sight = useShow((s) => s.sight)
  const queue = useShow((s) => s.queue)
  const past = useShow((s) => s.past)
  const recapping = useShow((s) => s.recapping)
  const turned = useShow((s) => s.turned)
  const again = useShow((s) => s.again)
  const playing = useShow((s) => s.playing)
  const view = useShow((s) => s.view)
  const present = presentIn(face, { playing, view, queue })
  const watched = watchedIn({ sight, queue, past, recapping, turned, again }, present)
  if (!watched || watched.deeds.length === 0) return null
  const { seat, round, deeds } = watched
  const side = controller.table.head.chairs.find((c) => c.seat === seat)?.side
  return (
    <section className="steps" aria-hidden="true">
      <h2>
        {side !== undefined && <face.Emblem side={side} seat={seat} size={20} />}
        {t('diary.turn', { round: message('round', { round }), seat: message(`seat.${seat}`) })}
      </h2>
      <ol>
        {deeds.map(({ number, lines: [first, ...rest], now }) => (
          <li key={number} className={now ? 'now' : ''}>
            <b>{number}</b>
            <span>
              {first && say(first)} {rest.length > 0 && <small>{rest.map(say).join(' ')}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
