import { say as message } from '@muster/engine'
import type { Progress, RivetWars } from '@muster/rivet-wars'
import type { ReactElement } from 'react'
import type { Say, TrayProps } from '../../face.ts'
import { useSpec } from './spec.ts'
import './secrets.css'

/** A longer text is written a little smaller. */
const LONG = 60

/** One's own Secret Missions, and how far each has come. */
export function Secrets({ view, say }: Pick<TrayProps<RivetWars>, 'view' | 'say'>): ReactElement | null {
  const { secretId, progressOf } = useSpec()
  if (!view.secrets || view.secrets.length === 0) return null
  return (
    <ul className="rw-secrets" aria-label={say(message('face.secrets'))}>
      {view.secrets.map((card) => {
        const text = say(message(`secret.${secretId(card)}.text`))
        const progress = progressOf(view, card)
        return (
          <li key={card} className={text.length > LONG ? 'long' : ''}>
            <h4>{say(message(`secret.${secretId(card)}`))}</h4>
            <p>{text}</p>
            {progress && <Far progress={progress} say={say} />}
          </li>
        )
      })}
    </ul>
  )
}

/** "▪▪▫ 2 of 3"; what is done says so. */
function Far({ progress, say }: { readonly progress: Progress; readonly say: Say }): ReactElement {
  const { done, of } = progress
  const isDone = done >= of
  return (
    <p className={isDone ? 'rw-far done' : 'rw-far'}>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} className={i < done ? 'on' : ''} />
        ))}
      </span>
      {say(isDone ? message('face.secretDone', { points: progress.points }) : message('face.progress', { done, of }))}
    </p>
  )
}
