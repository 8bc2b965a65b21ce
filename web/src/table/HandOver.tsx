// Between two people on one screen: nothing is shown until the other has taken the chair.
import { say as message, type Refusal } from '@muster/engine'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useWords } from '../words.tsx'
import { useShow, useTable } from './useShow.ts'
import './HandOver.css'

export function HandOver({ to }: { readonly to: string }): ReactElement {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const [refused, setRefused] = useState<Refusal | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const side = controller.table.head.chairs.find((c) => c.seat === to)?.side ?? to
  const seat = say(message(`seat.${to}`))
  useEffect(() => button.current?.focus(), [])
  const take = async (): Promise<void> => {
    const done = await controller.table.sit(to)
    setRefused(done.ok ? null : done)
  }
  return (
    <main className="hand-over">
      <face.Emblem side={side} seat={to} size={96} />
      <h1>{t('handOver.title', { seat })}</h1>
      <p>{t('handOver.text')}</p>
      <button ref={button} type="button" className="button" onClick={() => void take()}>
        {t('handOver.take', { seat })}
      </button>
      {refused && <p role="alert">{say(refused.why)}</p>}
    </main>
  )
}

/** What happened while the other had the screen, one thing at a time. */
export function Recap(): ReactElement | null {
  const { controller } = useTable()
  const { t, say } = useWords()
  const queue = useShow((s) => s.queue)
  const recapping = useShow((s) => s.recapping)
  const next = queue.find((step) => step.told)
  if (!recapping) return null
  return (
    <section className="recap" aria-label={t('recap.title')}>
      <h2>{t('recap.title')}</h2>
      <p>{next?.told ? say(next.told) : t('recap.end')}</p>
      <footer>
        <button type="button" className="quiet" onClick={() => controller.skip()}>
          {t('recap.skip')}
        </button>
        <button type="button" className="go" onClick={() => controller.nextMissed()}>
          {t('recap.next', { count: queue.filter((s) => s.told).length })}
        </button>
      </footer>
    </section>
  )
}
