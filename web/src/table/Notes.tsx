// What is written over the board: chances at targets, what a choice would do, why something is refused.
import { Popover } from 'radix-ui'
import { type CSSProperties, memo, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Geometry, Marks, PieceOnBoard, Spot, Verb } from '../face.ts'
import { useWords } from '../words.tsx'
import { Asking } from './Asking.tsx'
import { Brief } from './Brief.tsx'
import type { Press } from './choice.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { useShow, useTable } from './useShow.ts'
import { VerbIcons, verbsOf } from './Verbs.tsx'
import './Notes.css'

interface NotesProps {
  readonly geometry: Geometry
  readonly marks: Marks
  readonly pieces: readonly PieceOnBoard[]
}

const at = ({ x, y, r }: Spot): CSSProperties => ({ '--x': x, '--y': y, '--r': r })

export function Notes({ geometry, marks, pieces }: NotesProps): ReactElement {
  const { controller } = useTable()
  const { t } = useWords()
  const considered = useShow((s) => s.considered)
  const asking = useShow((s) => s.asking)
  const refused = useShow((s) => s.refused)

  const spotOf = (press: Press): Spot | null => {
    if (press.piece !== null) return geometry.piece(press.piece) ?? placeSpot(press.place)
    return placeSpot(press.place)
  }
  const placeSpot = (place: number | null): Spot | null => (place === null ? null : geometry.place(place))
  const aimSpot = (): Spot | null => {
    const aim = considered?.offer.aim
    if (!aim) return null
    return spotOf({ piece: aim.target ?? null, place: aim.place ?? null, here: [] })
  }
  const ownSpot = (): Spot | null => {
    const piece = considered?.offer.aim.piece
    return piece === undefined ? null : geometry.piece(piece)
  }
  return (
    <>
      <Tags geometry={geometry} marks={marks} />
      {!considered && !asking && <Foreseen geometry={geometry} marks={marks} />}
      {considered && (
        <Pinned name={t('table.before')} spot={aimSpot()} from={ownSpot()} onClose={() => controller.forget()}>
          <Brief considered={considered} />
        </Pinned>
      )}
      {asking && (
        <Pinned name={t('table.which')} spot={spotOf(asking.press)} onClose={() => controller.forget()}>
          <Asking offers={asking.offers} pieces={pieces.filter((p) => asking.pieces.includes(p.piece))} />
        </Pinned>
      )}
      {refused && (
        <Pinned name={t('table.refused')} spot={spotOf(refused.press)} onClose={() => controller.forget()}>
          <RefusalNote refusal={refused.refusal} agreeable={refused.agreeable} />
        </Pinned>
      )}
    </>
  )
}

interface OverBoard {
  readonly geometry: Geometry
  readonly marks: Marks
}

/** As many lines can be read in passing. */
const LINES = 3

/** What the choice pointed at costs, and what is known of its outcome. */
function Foreseen({ geometry, marks }: OverBoard): ReactElement | null {
  const { say } = useWords()
  const pointed = useShow((s) => s.pointed)
  if (!pointed?.preview) return null
  const { place, target } = pointed.offer.aim
  const spot = target === undefined ? null : geometry.piece(target)
  const there = spot ?? (place === undefined ? null : geometry.place(place))
  const { price, notes, path } = pointed.preview
  // A way is drawn: words would only lie over it.
  const told = target === undefined && path.length > 1 ? [] : notes.slice(0, LINES)
  const lines = [...(price.length > 0 ? [price.map(say).join(', ')] : []), ...told.map(say)]
  if (!there || lines.length === 0) return null
  const mark = target === undefined ? marks.places.get(place ?? -1) : marks.targets.get(target)
  const tagged = typeof mark?.chance === 'number'
  return (
    <span className={tagged ? 'tag price over' : 'tag price'} style={at(there)} aria-hidden="true">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}

/** Less than this is told, but not shouted. */
const SLIM = 0.1

/** The chance of each target, beside it. */
const Tags = memo(function Tags({ geometry, marks }: OverBoard): ReactElement {
  const { face } = useTable()
  const { language, say, has } = useWords()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const tagged = [
    ...[...marks.targets].map(([piece, mark]) => ({ key: `p${piece}`, spot: geometry.piece(piece), mark })),
    ...[...marks.places].map(([place, mark]) => ({ key: `q${place}`, spot: geometry.place(place), mark })),
  ]
  return (
    <>
      {tagged.map(({ key, spot, mark }) =>
        spot && mark.chance !== null ? (
          <span key={key} className={mark.chance < SLIM ? 'tag slim' : 'tag'} style={at(spot)} aria-hidden="true">
            <VerbIcons verbs={verbsOf(face, mark.actions)} size={13} />
            {percent.format(mark.chance)}
            {has(`of.${mark.of}`) && <small>{say({ key: `of.${mark.of}` })}</small>}
          </span>
        ) : (
          spot && <VerbTag key={key} verbs={verbsOf(face, mark.actions)} style={at(spot)} />
        ),
      )}
    </>
  )
})

function VerbTag({
  verbs,
  style,
}: {
  readonly verbs: readonly Verb[]
  readonly style: CSSProperties
}): ReactElement | null {
  if (verbs.length === 0) return null
  return (
    <span className="tag verb" style={style} aria-hidden="true">
      <VerbIcons verbs={verbs} size={13} />
    </span>
  )
}

interface PinnedProps {
  readonly name: string
  readonly spot: Spot | null
  /** Where it comes from: the note lies on the far side, so that it covers neither. */
  readonly from?: Spot | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The button one most likely wants has the focus. */
function focusMain(note: Element | null): void {
  const main = note?.querySelector<HTMLElement>('.go') ?? note?.querySelector<HTMLElement>('button')
  main?.focus({ preventScroll: true })
}

/** A note pinned to a spot of the board; or laid at its foot, where there is none. */
function Pinned({ name, spot, from, onClose, children }: PinnedProps): ReactElement {
  if (!spot) return <AtFoot name={name}>{children}</AtFoot>
  return (
    <Popover.Root open>
      <Popover.Anchor asChild>
        <span className="pin" style={at(spot)} />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          className="note"
          aria-label={name}
          side={from ? beyond(from, spot) : 'top'}
          sideOffset={12}
          collisionPadding={10}
          sticky="always"
          updatePositionStrategy="always"
          onOpenAutoFocus={(e) => {
            e.preventDefault()
            focusMain(e.currentTarget as HTMLElement)
          }}
          onEscapeKeyDown={onClose}
          onInteractOutside={(e) => e.preventDefault()}
        >
          {children}
          <Popover.Arrow className="note-arrow" width={20} height={10} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** As wide a window has room for a note on either side of anything. */
const ROOMY = 1000

/** The side of a spot that is turned away from another. */
function beyond(from: Spot, to: Spot): 'top' | 'right' | 'bottom' | 'left' {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (innerWidth >= ROOMY && Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'right' : 'left'
  return dy > 0 ? 'bottom' : 'top'
}

function AtFoot({ name, children }: Pick<PinnedProps, 'name' | 'children'>): ReactElement {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    focusMain(note.current)
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  return createPortal(
    <div ref={note} className="note foot" role="dialog" aria-label={name}>
      {children}
    </div>,
    document.querySelector('.room') ?? document.body,
  )
}
