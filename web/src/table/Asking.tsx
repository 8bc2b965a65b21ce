// One press could mean several things: which?
import type { Piece } from '@muster/engine'
import type { Offer, View } from '@muster/table'
import type { ReactElement } from 'react'
import type { Face, PieceOnBoard, Verb } from '../face.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords, type Words } from '../words.tsx'
import { chanceTold } from './chance-told.ts'
import { Dotted, type DottedKind } from './Dotted.tsx'
import { differing } from './differing.ts'
import { asSentences } from './sentences.ts'
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
  const { t, say } = useWords()
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
  const drawn = pieces.length === 0 ? dottedKinds(face, offers, view) : []
  const listed = offers.filter((offer) => !drawn.some((kind) => kind.offers.includes(offer)))
  // What is one press stands above a drawing, and not below all its dots.
  const shots = drawn.length === 0 ? [] : listed.filter(({ action }) => face.verb(action, view) === 'attack')
  const names = new Map(offers.map((offer, i) => [offer, told[i] ?? '']))
  return (
    <section className="asking" aria-label={t('table.which')}>
      {(drawn.length === 0 || shots.length > 0) && <h3>{t('table.which')}</h3>}
      <Rows offers={shots} names={names} whole />
      {drawn.map((kind) => (
        <Dotted
          key={kind.offers[0]?.action.type}
          {...kind}
          names={names}
          rows={(some) => <Rows offers={some} names={names} whole={false} />}
        />
      ))}
      {pieces.map((p, i) => (
        <button key={p.piece} type="button" onClick={() => controller.select(p.piece)}>
          <Icon name="person" size={16} />
          <span>{named[i]}</span>
        </button>
      ))}
      <Rows offers={listed.filter((offer) => !shots.includes(offer))} names={names} whole={drawn.length > 0} />
      <button type="button" className="asking-close" aria-label={t('table.notYet')} onClick={() => controller.forget()}>
        <Icon name="close" size={16} />
      </button>
    </section>
  )
}

/** Whether what is asked is a drawing, which is too large to lie on the board. */
export function useIsDrawn(): boolean {
  const { face } = useTable()
  const asking = useShow((s) => s.asking)
  const view = useShow((s) => s.view)
  return asking !== null && asking.pieces.length === 0 && dottedKinds(face, asking.offers, view).length > 0
}

/** The offers of a kind that a small drawing tells better than a list. */
function dottedKinds(face: Face, offers: readonly Offer[], view: View): readonly DottedKind[] {
  return [...Map.groupBy(offers, ({ action }) => action.type).values()].flatMap((same) => {
    const dots = face.dots?.(
      same.map(({ action }) => action),
      view,
    )
    return dots ? [{ dots, offers: same }] : []
  })
}

interface RowsProps {
  readonly offers: readonly Offer[]
  /** Each as a sentence. */
  readonly names: ReadonlyMap<Offer, string>
  /** Beside a drawing each says who does what to whom. */
  readonly whole: boolean
}

function Rows({ offers, names, whole: isWhole }: RowsProps): ReactElement {
  const { controller, face } = useTable()
  const words = useWords()
  const { t, say, language } = words
  const pointing = usePointing()
  const previews = useShow((s) => s.previews)
  const view = useShow((s) => s.view)
  const whole = offers.map((offer) => names.get(offer) ?? '')
  const short = isWhole ? whole : differing(whole)
  const rows = offers.map((offer, i) => {
    const verbs = verbsOf(face, [offer.action], view)
    const known = previews.get(offer)
    const chance = chanceTold(face, words, known)
    const leads = (known && face.leads?.(known, offer.action)) ?? []
    return (
      <button
        key={JSON.stringify(offer.action)}
        data-act={JSON.stringify(offer.action)}
        type="button"
        aria-label={whole[i]}
        onClick={() => controller.consider(offer)}
        {...pointing(offer)}
      >
        <VerbIcons verbs={verbs} size={16} />
        <span>
          {offerName(t, verbs[0], short[i] ?? '', whole[i] ?? '')}
          {leads.length > 0 && <small>{asSentences(leads.map(say), language)}</small>}
        </span>
        {chance.length === 0 ? null : <b>{chance.join(' ')}</b>}
      </button>
    )
  })
  return <>{rows}</>
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
