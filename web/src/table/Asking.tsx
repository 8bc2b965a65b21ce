// One press could mean several things: which?

import type { Offer } from '@muster/table'
import type { ReactElement } from 'react'
import type { PieceOnBoard } from '../face.ts'
import { useWords } from '../words.tsx'
import { chanceIn } from './choice.ts'
import { usePointing } from './usePointing.ts'
import { useShow, useTable } from './useShow.ts'
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
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <section className="asking" aria-label={t('table.which')}>
      <h3>{t('table.which')}</h3>
      {pieces.map((p) => (
        <button key={p.piece} type="button" onClick={() => controller.select(p.piece)}>
          {say(p.name)}
        </button>
      ))}
      {offers.map((offer) => {
        const chance = chanceIn(previews.get(offer), face.foretold)
        return (
          <button
            key={JSON.stringify(offer.action)}
            type="button"
            onClick={() => controller.consider(offer)}
            {...pointing(offer)}
          >
            {say(offer.label)}
            {chance === null ? null : <b>{percent.format(chance)}</b>}
          </button>
        )
      })}
    </section>
  )
}
