// In the place of one's own buttons while somebody else's turn is played: how to watch it.
import type { ReactElement } from 'react'
import { useInLesson } from '../learn/context.ts'
import { Icon } from '../parts/Icon.tsx'
import { hold, useSettings } from '../settings.ts'
import { useWords } from '../words.tsx'
import { noteSkip } from './left-over.ts'
import { isSeries } from './series.ts'
import { useShow, useTable } from './useShow.ts'
import { watchedSeat } from './watched.ts'
import './Watch.css'

/** Something is being played, or a computer is about to do something: otherwise there is nothing to skip. */
function useIsPlayed(): boolean {
  const { controller } = useTable()
  const { chairs } = controller.table.head
  const seated = useShow((s) => chairs.some((c) => c.seat === s.sight?.viewer))
  const watched = useShow((s) => watchedSeat(s) !== null)
  const comes = useShow(
    (s) =>
      s.queue.length > 0 || chairs.some((c) => c.who.type === 'computer' && s.sight?.toAct.includes(c.seat) === true),
  )
  const own = useShow(isSeries)
  const again = useShow((s) => s.again)
  const lasts = useSettings((s) => again || hold(s.speed) > 0)
  // A lesson's opponents only pass.
  const isLesson = useInLesson() !== null
  return seated && (own || (watched && comes)) && lasts && !isLesson
}

export function Watch(): ReactElement | null {
  const { controller } = useTable()
  const { t } = useWords()
  const paused = useShow((s) => s.paused)
  const own = useShow(isSeries)
  const slow = useSettings((s) => s.speed === 'slow')
  const set = useSettings((s) => s.set)
  if (!useIsPlayed()) return null
  const skip = (): void => {
    noteSkip()
    if (own) controller.skipSeries()
    else controller.hurry()
  }
  return (
    <fieldset className="watch" aria-label={t('told.watch')}>
      <button type="button" className="act" onClick={() => controller.pause(!paused)}>
        <Icon name={paused ? 'play' : 'pause'} size={16} />
        {t(paused ? 'table.goOn' : 'told.pause')}
      </button>
      <button type="button" className="act" onClick={() => set({ speed: slow ? 'normal' : 'slow' })}>
        {t(slow ? 'told.faster' : 'told.slower')}
      </button>
      <button type="button" className="act skip" onClick={skip}>
        {t(own ? 'told.skipFights' : 'told.skipTo')}
        <small>{t('told.skip')}</small>
      </button>
    </fieldset>
  )
}
