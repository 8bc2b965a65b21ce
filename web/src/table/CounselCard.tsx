// What the computer would do in one's place: asked for, a few times in a match, never between people.
import { say as message } from '@muster/engine'
import type { Counsel, Offer } from '@muster/table'
import { type ReactElement, useEffect } from 'react'
import { HINTS, hintsOf } from '../saved/hints.ts'
import { useWords, type Words } from '../words.tsx'
import { areEqualWays } from './choice.ts'
import { openNow } from './show.ts'
import { useShow, useTable } from './useShow.ts'
import './CounselCard.css'

export function CounselCard(): ReactElement | null {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const counsel = useShow((s) => s.counsel)
  const offer = useAdvised()
  if (!counsel) return null
  const left = HINTS - hintsOf(controller.table.head.id).length
  if (counsel === 'thinking')
    return (
      <aside className="paper counsel" aria-label={t('counsel.title')}>
        <p role="status">{t('counsel.thinking')}</p>
      </aside>
    )
  return (
    <aside className="paper counsel" aria-label={t('counsel.title')}>
      <header>
        <span>{t('counsel.title')}</span>
        <span>{t('counsel.left', { left })}</span>
      </header>
      <h2>{say(counsel.label)}</h2>
      {offer && <Promised offer={offer} />}
      <p>{t(...reasonOf(counsel, face.game.closes(counsel.action)))}</p>
      {counsel.lost.map((warning, i) => (
        <p key={i} className="counsel-lost">
          {say(warning)}
        </p>
      ))}
      {offer && (offer.aim.place ?? offer.aim.target) !== undefined && <p>{t('counsel.shown')}</p>}
      {counsel.line.length > 0 && (
        <p>{say(message('advice.line', { line: counsel.line.map((step) => say(step)).join('; ') }))}</p>
      )}
      <Rivals counsel={counsel} />
      <footer>
        <button type="button" className="quiet" onClick={() => controller.counselled()}>
          {t('counsel.close')}
        </button>
        {offer && (
          <button
            type="button"
            className="go"
            onClick={() => {
              controller.counselled()
              controller.weigh(offer)
            }}
          >
            {t('counsel.do')}
          </button>
        )}
      </footer>
    </aside>
  )
}

/** What else there was, and how far it lies behind. */
function Rivals({ counsel: { others } }: { readonly counsel: Counsel }): ReactElement | null {
  const { t, say } = useWords()
  if (others.length === 0) return null
  return (
    <table>
      <caption>{t('counsel.of')}</caption>
      <tbody>
        {others.map(({ label, behind }, i) => (
          <tr key={i}>
            <td>{say(label)}</td>
            <td>{t(`counsel.${behind}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * What it is good for, or that little depends on it, or only what comes later; to end what could go on that is no reason,
 * where to go on is as good.
 */
export function reasonOf(
  { reasons, others }: Pick<Counsel, 'reasons' | 'others'>,
  closes: boolean,
): Parameters<Words['t']> {
  const [next] = others
  if (closes && others.some(({ behind }) => behind === 'even')) return ['counsel.over']
  if (reasons.length === 0) return [!next || next.behind === 'even' ? 'counsel.same' : 'counsel.later']
  return ['counsel.why', { reasons: reasons.map((purpose) => message(purpose)) }]
}

/** What it would come to, in the game's words. */
function Promised({ offer }: { readonly offer: Offer }): ReactElement | null {
  const { say, language } = useWords()
  const preview = useShow((s) => s.previews.get(offer))
  const [first] = preview?.odds ?? []
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  if (preview && first && !areEqualWays(preview.odds))
    return (
      <p className="counsel-comes">
        <b>{percent.format(first.chance)}</b> {say(first.label)}
      </p>
    )
  const [note] = preview?.notes ?? []
  return note ? <p className="counsel-comes">{say(note)}</p> : null
}

/** What is advised; the board shows it as long as the advice is open. */
function useAdvised(): Offer | undefined {
  const { controller } = useTable()
  const counsel = useShow((s) => s.counsel)
  const offers = useShow(openNow)
  const action = counsel === null || counsel === 'thinking' ? null : JSON.stringify(counsel.action)
  const offer = action === null ? undefined : offers.find((o) => JSON.stringify(o.action) === action)
  useEffect(() => {
    if (!offer) return
    controller.pointAt(offer)
    return () => controller.pointAt(null)
  }, [controller, offer])
  return offer
}
