import { say as message } from '@muster/engine'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useGuide } from '../learn/guide.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSettings } from '../settings.ts'
import { useWords } from '../words.tsx'
import { Begins } from './Begins.tsx'
import { levelsAgainst } from './levels-against.ts'
import { useShow, useTable } from './useShow.ts'
import './Goal.css'

/** Who one is and what one is after, until the first thing is done. */
export function Goal(): ReactElement | null {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const viewer = useShow((s) => s.sight?.viewer ?? 'spectator')
  const view = useShow((s) => s.view)
  const begun = useShow((s) => s.recapping || s.diary.some((line) => line.by === s.sight?.viewer))
  const [closed, setClosed] = useState(false)
  const chair = controller.table.head.chairs.find((c) => c.seat === viewer)
  // The coach of a first battle says it.
  const coached = useGuide((s) => s.guided.includes(controller.table.head.id) && !s.quiet)
  if (!chair || begun || closed || coached) return null
  return (
    <aside className="goal" aria-label={t('goal.title')}>
      <face.Emblem side={chair.side} seat={chair.seat} size={34} />
      <div>
        <h2>{t('goal.you', { seat: message(`seat.${viewer}`) })}</h2>
        <p>
          {say(face.goal(view, viewer))} <Begins viewer={viewer} /> <Against viewer={viewer} /> <Ground />
        </p>
        <SoundOffer />
      </div>
      <button type="button" aria-label={t('close')} onClick={() => setClosed(true)}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  )
}

/** How well the computers play that one sits against. */
function Against({ viewer }: { readonly viewer: string }): ReactElement | null {
  const { controller } = useTable()
  const { t, has } = useWords()
  const levels = levelsAgainst(controller.table.head.chairs, viewer).filter((level) => has(`level.${level}`))
  if (levels.length === 0) return null
  return <>{t('goal.against', { levels: levels.map((level) => message(`level.${level}`)) })}</>
}

/** What its places are called, told once to whoever meets the game. */
function Ground(): ReactNode {
  const { face } = useTable()
  const { say, has } = useWords()
  const [told] = useState(() => useSettings.getState().known.includes(`ground ${face.id}`))
  useEffect(() => () => remember(`ground ${face.id}`), [face.id])
  return told || !has('face.ground') ? null : say(message('face.ground'))
}

/** Sound is offered once; whoever does not take it finds it in the settings. */
function SoundOffer(): ReactElement | null {
  const { t } = useWords()
  const sound = useSettings((s) => s.sound)
  const [asked] = useState(() => useSettings.getState().known.includes(OFFERED))
  useEffect(() => () => remember(OFFERED), [])
  if (asked) return null
  const set = (): void => useSettings.getState().set({ sound: !sound })
  return (
    <button type="button" className="goal-sound quiet" aria-pressed={sound} onClick={set}>
      {t(sound ? 'goal.soundOff' : 'goal.soundOn')}
    </button>
  )
}

const OFFERED = 'sound'

function remember(what: string): void {
  const { known, set } = useSettings.getState()
  if (!known.includes(what)) set({ known: [...known, what] })
}
