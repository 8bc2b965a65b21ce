// Several ways with several forces, as dots of a small drawing.
import type { Offer } from '@muster/table'
import { type ReactElement, useState } from 'react'
import type { Dots } from '../face.ts'
import { Icon } from '../parts/Icon.tsx'
import { useNarrow } from '../parts/useNarrow.ts'
import { useWords } from '../words.tsx'
import { usePointing } from './usePointing.ts'
import { useTable } from './useShow.ts'

export interface DottedKind {
  readonly dots: Dots
  readonly offers: readonly Offer[]
}

interface DottedProps extends DottedKind {
  /** A few of them as a list, each with what it leads to. */
  readonly rows: (offers: readonly Offer[]) => ReactElement
  /** Each as a sentence, for whoever listens. */
  readonly names: ReadonlyMap<Offer, string>
}

export function Dotted(props: DottedProps): ReactElement {
  const { say } = useWords()
  const narrow = useNarrow()
  return (
    <section aria-label={say(props.dots.told)}>
      <h3>{say(props.dots.told)}</h3>
      {narrow ? <InTwoSteps {...props} /> : <AtOnce {...props} />}
    </section>
  )
}

const sized = ({ width, height }: Dots) => ({ '--wide': width, '--high': height })

function Drawing({ dots: { width, height, lines, own, lit } }: Pick<DottedKind, 'dots'>): ReactElement {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="lines" d={lines} />
      <path className="own" d={own} />
      <path className="lit" d={lit} />
    </svg>
  )
}

const placedAt = ({ width, height }: Dots, x: number, y: number) => ({
  left: `${(100 * x) / width}%`,
  top: `${(100 * y) / height}%`,
})

function AtOnce({ dots, offers, names }: DottedProps): ReactElement {
  return (
    <div className="asking-dots" style={sized(dots)}>
      <Drawing dots={dots} />
      {offers.map((offer, i) => (
        <Dot
          key={i}
          offer={offer}
          name={names.get(offer)}
          style={placedAt(dots, dots.dots[i]?.x ?? 0, dots.dots[i]?.y ?? 0)}
        >
          {dots.dots[i]?.sign}
        </Dot>
      ))}
    </div>
  )
}

interface DotProps {
  readonly offer: Offer
  readonly name: string | undefined
  readonly style: { readonly left: string; readonly top: string }
  readonly children: string | undefined
}

function Dot({ offer, name, style, children }: DotProps): ReactElement {
  const { controller } = useTable()
  const pointing = usePointing()
  return (
    <button
      data-act={JSON.stringify(offer.action)}
      type="button"
      aria-label={name}
      style={style}
      onClick={() => controller.consider(offer)}
      {...pointing(offer)}
    >
      {children}
    </button>
  )
}

/** Where dots would be smaller than a fingertip: first the way, then the force. */
function InTwoSteps({ dots, offers, rows }: DottedProps): ReactElement {
  const { say, t } = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const rays = [
    ...Map.groupBy(
      offers.map((offer, i) => ({ offer, dot: dots.dots[i] })),
      ({ dot }) => dot?.ray ?? '',
    ),
  ]
  const ray = rays.find(([key]) => key === chosen)?.[1]
  const way = ray?.[0]?.dot?.way
  if (ray)
    return (
      <div className="asking-forces">
        <button type="button" className="asking-way" aria-label={t('table.notYet')} onClick={() => setChosen(null)}>
          <Icon name="undo" size={16} /> <b>{way && say(way)}</b>
        </button>
        {rows(ray.map(({ offer }) => offer))}
      </div>
    )
  return (
    <div className="asking-dots" style={sized(dots)}>
      <Drawing dots={dots} />
      {dots.dots.map((dot, i) => (
        <span key={i} aria-hidden="true" style={placedAt(dots, dot.x, dot.y)}>
          {dot.sign}
        </span>
      ))}
      {rays.map(([key, along]) => (
        <Ray key={key} dots={dots} along={along.flatMap(({ dot }) => dot ?? [])} onChoose={() => setChosen(key)} />
      ))}
    </div>
  )
}

interface RayProps {
  readonly dots: Dots
  readonly along: Dots['dots']
  readonly onChoose: () => void
}

/** All the dots of one way, pressed together. */
function Ray({ dots, along, onChoose }: RayProps): ReactElement | null {
  const { say } = useWords()
  const [first, last] = [along[0], along.at(-1)]
  if (!first || !last) return null
  const [dx, dy] = [last.x - first.x, last.y - first.y]
  const far = Math.hypot(dx, dy)
  return (
    <button
      type="button"
      className="asking-ray"
      aria-label={say(first.way)}
      style={{
        ...placedAt(dots, (first.x + last.x) / 2, (first.y + last.y) / 2),
        width: `calc(${(100 * far) / dots.width}% + 40px)`,
        rotate: `${Math.atan2(dy, dx)}rad`,
      }}
      onClick={onChoose}
    />
  )
}
