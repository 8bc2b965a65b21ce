import { type Figures, type Message, say as message, type Preview } from '@muster/engine'
import type { Progress, RivetWars } from '@muster/rivet-wars'
import type { ReactElement } from 'react'
import type { Say, TrayProps } from '../../face.ts'
import { useSpec } from './spec.ts'
import './secrets.css'

/** A longer text is written a little smaller. */
const LONG = 60

/** One's own Secret Missions, and how far each has come. */
export function Secrets({
  view,
  weighed,
  say,
}: Pick<TrayProps<RivetWars>, 'view' | 'weighed' | 'say'>): ReactElement | null {
  const { secretId, progressOf } = useSpec()
  if (!view.secrets || view.secrets.length === 0) return null
  return (
    <ul className="rw-secrets" aria-label={say(message('face.secrets'))}>
      {view.secrets.map((card) => {
        const text = say(message(`secret.${secretId(card)}.text`))
        const progress = progressOf(view, card)
        const near = isNear(weighed, secretId(card))
        return (
          <li key={card} className={`${text.length > LONG ? 'long' : ''} ${near ? 'near' : ''}`}>
            <h4>{say(message(`secret.${secretId(card)}`))}</h4>
            {progress && <Far progress={progress} near={near} say={say} />}
            <p>{text}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** What is being weighed may do it. */
const isNear = (weighed: Preview<RivetWars> | null | undefined, id: string): boolean =>
  weighed?.notes.some(({ key, args }) => key === 'note.secret' && isMessage(args?.['secret'], `secret.${id}`)) ?? false

const isMessage = (figure: Figures[string] | undefined, key: string): boolean =>
  typeof figure === 'object' && 'key' in figure && figure.key === key

interface FarProps {
  readonly progress: Progress
  readonly near: boolean
  readonly say: Say
}

/** "▪▪▫ 2 of 3"; what is done says so, and what may be done by what is weighed. */
function Far({ progress, near, say }: FarProps): ReactElement {
  const { done, of } = progress
  const isDone = done >= of
  return (
    <div className={`rw-far ${isDone ? 'done' : ''} ${of === 1 || near ? 'short' : ''}`}>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} className={i < done ? 'on' : ''} />
        ))}
      </span>
      <small>{say(wordOf(progress, near))}</small>
    </div>
  )
}

function wordOf({ done, of, points }: Progress, near: boolean): Message {
  if (done >= of) return message('face.secretDone', { points })
  return near ? message('face.secretNear') : message('face.progress', { done, of })
}
