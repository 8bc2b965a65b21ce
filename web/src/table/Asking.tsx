// One press could mean several things: which?
import type { Piece } from '@muster/engine'
import type { Offer } from '@muster/table'
import type { ReactElement } from 'react'
import type { PieceOnBoard, Verb } from '../face.ts'
import { useWords, type Words } from '../words.tsx'
import { chanceIn } from './choice.ts'
import { differing } from './differing.ts'
import { toldApart } from './told-apart.ts'
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
  const view = useShow((s) => s.view)
  const placeOf = usePlaceNames()
  const told = toldApart(
    offers.map((offer) => say(offer.label)),
    offers.map(({ aim }) => placeOf(aim.piece ?? aim.target)),
  )
  const named = toldApart(
    pieces.map((p) => say(p.name)),
    pieces.map((p) => placeOf(p.piece)),
  )
  const short = differing(told)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <section className="asking" aria-label={t('table.which')}>
      <h3>{t('table.which')}</h3>
      {pieces.map((p, i) => (
        <button key={p.piece} type="button" onClick={() => controller.select(p.piece)}>
          {named[i]}
        </button>
      ))}
      {offers.map((offer, i) => {
        const verbs = verbsOf(face, [offer.action], view)
        const chance = chanceIn(previews.get(offer), face.foretold)
        return (
          <button
            key={JSON.stringify(offer.action)}
            data-act={JSON.stringify(offer.action)}
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

/** Where a piece stands, in words; null for one that is nowhere. */
function usePlaceNames(): (piece: Piece | undefined) => string | null {
  const { face } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.view)
  return (piece) => {
    const place = piece === undefined ? null : (face.pieces(view).find((p) => p.piece === piece)?.place ?? null)
    const found = place === null ? undefined : face.places(view).find((p) => p.place === place)
    return found ? say(found.name) : null
  }
}

/** "Hook: north-east": the kind of thing, and what tells it from the others. */
function offerName(t: Words['t'], verb: Verb | undefined, short: string, whole: string): string {
  return verb === undefined || short === whole ? whole : t('told.offer', { verb: t(`verb.${verb}`), short })
}
