// What the piece in hand may do, by kind: a legend of the icons on the board, and a choice of what to see of it.
import type { ReactElement } from 'react'
import type { Verb } from '../face.ts'
import { useWords } from '../words.tsx'
import { isFree, openOffers } from './choice.ts'
import { openNow } from './show.ts'
import { useShow, useTable } from './useShow.ts'
import { VerbIcons, verbsOf } from './Verbs.tsx'
import './May.css'

/** Where only these are told apart, the board says it: one goes there, or strikes. */
const PLAIN: readonly Verb[] = ['walk', 'attack', 'deploy', 'push', 'look', 'take']

export function May(): ReactElement | null {
  const { controller, face } = useTable()
  const { t, say } = useWords()
  const offers = useShow(openNow)
  const selected = useShow((s) => s.selected)
  const view = useShow((s) => s.view)
  const only = useShow((s) => s.only)
  const open = openOffers(offers, selected).filter((o) => !isFree(o))
  const verbs = verbsOf(
    face,
    open.map((o) => o.action),
    view,
  )
  const isCard = useShow((s) => s.card !== null)
  if (isCard || selected === null || verbs.length < 2 || verbs.every((verb) => PLAIN.includes(verb))) return null
  const count = (verb: string): number =>
    new Set(open.filter((o) => face.verb(o.action, view) === verb).map(({ aim }) => `${aim.place}/${aim.target}`)).size
  const signs = (verb: string): string | null => {
    const of = open.flatMap(({ action }) => (face.verb(action, view) === verb ? [action] : []))
    const told = face.signs?.(of)
    return told ? say(told) : null
  }
  return (
    <fieldset className="may" aria-label={t('may.title')}>
      {verbs.map((verb) => (
        <button key={verb} type="button" aria-pressed={only === verb} onClick={() => controller.showOnly(verb)}>
          <VerbIcons verbs={[verb]} size={20} />
          <span>
            <b>{t(`verb.${verb}`)}</b>
            <small className={signs(verb) ? 'may-signs' : ''}>
              {signs(verb) ?? t('may.where', { count: count(verb) })}
            </small>
          </span>
        </button>
      ))}
    </fieldset>
  )
}
