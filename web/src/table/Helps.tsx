// What else could be done about it: a card that would help, another target.
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import { chanceTold } from './chance-told.ts'
import { type Considered, chanceIn, openOffers } from './choice.ts'
import { differing } from './differing.ts'
import { withoutCards } from './helps.ts'
import { openNow } from './show.ts'
import { isLit, OWN } from './thinned.ts'
import { useMarks } from './useMarks.ts'
import { useShow, useTable } from './useShow.ts'
import { verbsOf } from './Verbs.tsx'
import './Helps.css'

interface Props {
  readonly considered: Considered
}

/** A card that would better the chance, with what it would be then. */
export function Helps({ considered: { helps = [] } }: Props): ReactElement {
  const { controller } = useTable()
  const { t, language } = useWords()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <>
      {helps.map((help) => (
        <button key={help.card.key} type="button" className="brief-add" onClick={() => controller.add(help)}>
          <span>{t('told.add', { card: help.card })}</span> <b>{percent.format(help.chance)}</b>
        </button>
      ))}
    </>
  )
}

/** So many others stand beside it; the board shows all. */
const MOST = 3

/** The likeliest of what else the piece in hand could strike, of all that the board shows. */
export function Others({ considered: { offer } }: Props): ReactElement | null {
  const { controller, face } = useTable()
  const words = useWords()
  const { t, say } = words
  const open = useShow(openNow)
  const marks = useMarks()
  const previews = useShow((s) => s.previews)
  const view = useShow((s) => s.view)
  const [verb] = verbsOf(face, [offer.action], view)
  const others = openOffers(withoutCards(open, face), offer.aim.piece ?? null)
    .filter((o) => o !== offer && verb !== undefined && face.verb(o.action, view) === verb && isLit(marks, o.action))
    .flatMap((o) => {
      const preview = previews.get(o)
      const [first] = preview?.odds ?? []
      const chance = first ? chanceIn(preview, face.foretold) : null
      return chance === null || first?.label.key === OWN ? [] : [{ offer: o, chance }]
    })
    .toSorted((a, b) => b.chance - a.chance)
    .slice(0, MOST)
  if (others.length === 0) return null
  const short = differing([offer, ...others.map((o) => o.offer)].map((o) => say(o.label))).slice(1)
  return (
    <fieldset className="brief-others">
      <legend>{t('told.others')}</legend>
      {others.map((other, i) => (
        <button
          key={JSON.stringify(other.offer.action)}
          type="button"
          aria-label={say(other.offer.label)}
          onClick={() => controller.consider(other.offer)}
        >
          <span>{short[i]}</span> <b>{chanceTold(face, words, previews.get(other.offer)).join(' ')}</b>
        </button>
      ))}
    </fieldset>
  )
}
