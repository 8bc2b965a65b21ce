// What is written over the board: chances at targets, what a choice costs, the dice of the fight.
import { type CSSProperties, memo, type ReactElement } from 'react'
import type { Geometry, Mark, Marks, Spot } from '../face.ts'
import { useWords } from '../words.tsx'
import { AskedThere } from './AskedThere.tsx'
import { Fate } from './Fate.tsx'
import { isDeciding } from './show.ts'
import { ThrownDice } from './ThrownDice.tsx'
import { TurnNumbers } from './TurnMarks.tsx'
import { useShow, useTable } from './useShow.ts'
import { VerbIcons, verbsOf } from './Verbs.tsx'
import './Notes.css'

interface NotesProps {
  readonly geometry: Geometry
  readonly marks: Marks
}

const at = ({ x, y, r, tag }: Spot): CSSProperties => ({ '--x': x, '--y': y, '--r': tag ?? r })

export function Notes({ geometry, marks }: NotesProps): ReactElement {
  const deciding = useShow(isDeciding)
  return (
    <>
      <Tags geometry={geometry} marks={marks} />
      {!deciding && <Foreseen geometry={geometry} marks={marks} />}
      <Threatened geometry={geometry} />
      <TurnNumbers geometry={geometry} />
      <ThrownDice geometry={geometry} />
      <Fate geometry={geometry} />
      <AskedThere geometry={geometry} />
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
  const { face } = useTable()
  const { say } = useWords()
  const view = useShow((s) => s.view)
  const pointed = useShow((s) => s.pointed)
  if (!pointed?.preview) return null
  const { place, target } = pointed.offer.aim
  const spot = target === undefined ? null : geometry.piece(target)
  const there = spot ?? (place === undefined ? null : geometry.place(place))
  const { price, notes, path } = pointed.preview
  // A way is drawn: words would only lie over it.
  const told = target === undefined && path.length > 1 ? [] : notes.slice(0, LINES)
  const lines = [...(price.length > 0 ? [price.map(say).join(', ')] : []), ...told.map(say)]
  if (!there || lines.length === 0 || face.weighed?.(pointed.preview, pointed.offer.action, view)) return null
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

/** Who was found to be in danger, and how great it is. */
function Threatened({ geometry }: Pick<OverBoard, 'geometry'>): ReactElement {
  const { t, language } = useWords()
  const threatened = useShow((s) => s.threatened)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  return (
    <>
      {[...threatened].map(([piece, chance]) => {
        const spot = geometry.piece(piece)
        return (
          spot && (
            <span key={piece} className="tag threatened" style={at(spot)} aria-hidden="true">
              {chance !== null && percent.format(chance)} <small>{t('told.threatened')}</small>
            </span>
          )
        )
      })}
    </>
  )
}

/** Less than this is told, but not shouted. */
const SLIM = 0.1

/** Of what hits one's own, one is warned: also where there is no room for the word. */
function classOf({ chance, of }: Mark): string {
  const own = of === 'odds.ownHit' ? ' own' : ''
  return `tag${(chance ?? 0) < SLIM ? ' slim' : ''}${own}`
}

/** The chance of each target, beside it. */
const Tags = memo(function Tags({ geometry, marks }: OverBoard): ReactElement {
  const { face } = useTable()
  const view = useShow((s) => s.view)
  const { language, say, has } = useWords()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const linesOf = (mark: Mark): readonly string[] => {
    const own = mark.preview ? face.tag?.(mark.preview) : undefined
    if (own && own.length > 0) return own.map(say)
    return [percent.format(mark.chance ?? 0), ...(has(`of.${mark.of}`) ? [say({ key: `of.${mark.of}` })] : [])]
  }
  const tagged = [
    ...[...marks.targets].map(([piece, mark]) => ({ key: `p${piece}`, piece, spot: geometry.piece(piece), mark })),
    ...[...marks.places].map(([place, mark]) => ({ key: `q${place}`, place, spot: geometry.place(place), mark })),
  ].flatMap(({ spot, ...tag }) => (spot && tag.mark.chance !== null ? [{ ...tag, spot }] : []))
  const halves = halved(tagged)
  const weighed = useShow((s) => (s.considered ?? s.pointed)?.offer.action)
  const standing = face.pieces(view).flatMap(({ piece }) => geometry.piece(piece) ?? [])
  return (
    <>
      {tagged.map(({ key, spot, mark, ...aim }, i) => (
        <span
          key={key}
          className={`${classOf(mark)} ${halves[i]} ${weighed && mark.actions.includes(weighed) ? 'weighed' : ''}`}
          style={at(beside(spot, standing))}
          data-tag
          data-piece={'piece' in aim ? aim.piece : undefined}
          data-place={'place' in aim ? aim.place : undefined}
          aria-hidden="true"
        >
          <VerbIcons verbs={verbsOf(face, mark.actions, view)} size={13} />
          <TagLines lines={linesOf(mark)} />
        </span>
      ))}
    </>
  )
})

/** Above what it belongs to; below it, where somebody else stands above and nobody below. */
function beside(spot: Spot, standing: readonly Spot[]): Spot {
  const { x, y, r, tag } = spot
  const isFree = (at: number): boolean =>
    !standing.some((s) => (s.x !== x || s.y !== y) && Math.abs(s.x - x) < 1.6 * r && Math.abs(s.y - at) < r)
  const mayTurn = tag === undefined || tag > r
  return mayTurn && !isFree(y - 1.3 * r) && isFree(y + 1.3 * r) ? { ...spot, tag: -(tag ?? r) } : spot
}

/** Two tags at one place stand side by side. */
function halved(tags: readonly { readonly spot: Spot }[]): readonly ('' | 'left' | 'right')[] {
  const where = tags.map(({ spot: { x, y } }) => `${Math.round(x)} ${Math.round(y)}`)
  return where.map((here, i) => {
    const same = where.flatMap((there, j) => (there === here ? [j] : []))
    if (same.length !== 2) return ''
    return same[0] === i ? 'left' : 'right'
  })
}

/** The figure, and in small what it is of. */
function TagLines({ lines: [first, ...rest] }: { readonly lines: readonly string[] }): ReactElement {
  return (
    <>
      {first}
      {rest.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </>
  )
}
