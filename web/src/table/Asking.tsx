// One press could mean several things: which?

import type { Offer } from '@muster/table'
import type { ReactElement } from 'react'
import type { PieceOnBoard, Verb } from '../face.ts'
import { useWords, type Words } from '../words.tsx'
import { chanceIn } from './choice.ts'
import { differing } from './differing.ts'
import { usePointing } from './usePointing.ts'
import { useShow, useTable } from './useShow.ts'
import { VerbIcons, verbsOf } from './Verbs.tsx'
import './Asking.css'

interface AskingProps {
  readonly offers: readonly Offer[]
  readonly pieces: readonly PieceOnBoard[]
}

export function Asking({ offers, pieces }: AskingProps): ReactElement {
  const { controller, face } = useTable()
  const { t, say, language } = useWords()
  const pointing = usePointing()
  const previews = useShow((s) => s.previews)
  const told = offers.map((offer) => say(offer.label))
  const short = differing(told)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <section className="asking" aria-label={t('table.which')}>
      <h3>{t('table.which')}</h3>
      {pieces.map((p) => (
        <button key={p.piece} type="button" onClick={() => controller.select(p.piece)}>
          {say(p.name)}
        </button>
      ))}
      {offers.map((offer, i) => {
        const verbs = verbsOf(face, [offer.action])
        const chance = chanceIn(previews.get(offer), face.foretold)
        return (
          <button
            key={JSON.stringify(offer.action)}
            type="button"
            aria-label={told[i]}
            onClick={() => controller.consider(offer)}
            {...pointing(offer)}
          >
            <VerbIcons verbs={verbs} size={16} />
            <span>{offerName(t, verbs[0], short[i] ?? '', told[i] ?? '')}</span>
            {chance === null ? null : <b>{percent.format(chance)}</b>}
          </button>
        )
      })}
    </section>
  )
}

/** "Hook: north-east": the kind of thing, and what tells it from the others. */
function offerName(t: Words['t'], verb: Verb | undefined, short: string, whole: string): string {
  return verb === undefined || short === whole ? whole : t('told.offer', { verb: t(`verb.${verb}`), short })
}
