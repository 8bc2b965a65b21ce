// The board in its light, with what floats over it.
import {
  type ReactElement,
  type Ref,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Frame, type FrameHandle } from '../board/Frame.tsx'
import { PlaceGrid } from '../board/PlaceGrid.tsx'
import { byKeyboard } from '../parts/modality.ts'
import { useWords } from '../words.tsx'
import { marksOf, type Press } from './choice.ts'
import { Notes } from './Notes.tsx'
import { useShow, useTable } from './useShow.ts'

export interface StageHandle extends FrameHandle {
  focus(): void
}

export function Stage({ handle }: { readonly handle: Ref<StageHandle> }): ReactElement {
  const { shower, face } = useTable()
  const { say, t } = useWords()
  const past = useShow((s) => s.past)
  const live = useShow((s) => s.view)
  const view = past?.view ?? live
  const sight = useShow((s) => s.sight)
  const playing = useShow((s) => s.playing)
  const busy = useShow((s) => s.queue.length > 0 || s.playing !== null || s.past !== null)
  const selected = useShow((s) => s.selected)
  const previews = useShow((s) => s.previews)
  const considered = useShow((s) => s.considered)
  const lit = useShow((s) => s.lit)
  const [pointed, setPointed] = useState<number | null>(null)
  const frame = useRef<FrameHandle>(null)
  const box = useRef<HTMLDivElement>(null)

  const geometry = useMemo(() => face.geometry(view), [face, view])
  const places = useMemo(() => face.places(view), [face, view])
  const pieces = useMemo(() => face.pieces(view), [face, view])
  const offers = busy ? NONE : (sight?.offers ?? NONE)
  const marks = useMemo(
    () => marksOf(offers, selected, previews, considered, lit),
    [offers, selected, previews, considered, lit],
  )
  const calm = useDeferredValue(marks)
  const grain = places[0] ? geometry.place(places[0].place).r : 0

  const here = (place: number | null): readonly (typeof pieces)[number]['piece'][] =>
    place === null ? [] : pieces.filter((p) => p.place === place).map((p) => p.piece)

  const found = (target: Element): { piece: (typeof pieces)[number] | null; place: number | null } => {
    const id = target.closest('[data-piece]')?.getAttribute('data-piece')
    const piece = pieces.find((p) => String(p.piece) === id) ?? null
    const ground = target.closest('[data-place]')?.getAttribute('data-place')
    return { piece, place: piece?.place ?? (ground ? Number(ground) : null) }
  }
  /** Figures overlap: each piece under the finger could be meant, and last the ground itself. */
  const press = (under: readonly Element[]): void => {
    const all = under.map(found)
    const standing = [...new Set(all.flatMap((f) => f.piece ?? []))]
    const ground = all.find((f) => f.piece === null && f.place !== null)?.place ?? null
    const presses: Press[] = standing.map((p) => ({ piece: p.piece, place: p.place, here: here(p.place) }))
    if (ground !== null) presses.push({ piece: null, place: ground, here: here(ground) })
    if (presses.length === 0) shower.forget()
    else shower.press(...presses)
  }

  useImperativeHandle(handle, () => ({
    zoom: (by) => frame.current?.zoom(by),
    pan: (dx, dy) => frame.current?.pan(dx, dy),
    fit: () => frame.current?.fit(),
    reveal: (spot) => frame.current?.reveal(spot),
    revealAny: (spots) => frame.current?.revealAny(spots),
    focus: () => currentCell(box.current)?.focus({ preventScroll: true }),
  }))

  const count = sight?.count
  const noted = useShow((s) => s.considered !== null || s.asking !== null || s.refused !== null)
  // What was pressed may be gone after it was done: the keyboard then goes on at the board.
  useEffect(() => {
    if (count === undefined || noted || busy || !byKeyboard()) return
    if (document.activeElement === document.body) currentCell(box.current)?.focus({ preventScroll: true })
  }, [count, noted, busy])

  // A new decision shows itself: on a small screen what can act may lie outside.
  useEffect(() => {
    if (busy || count === undefined) return
    const able = [...marks.ready].flatMap((piece) => geometry.piece(piece) ?? [])
    const open = [...marks.places.keys()].map((place) => geometry.place(place))
    frame.current?.revealAny(able.length > 0 ? able : open)
  }, [count, busy, geometry, marks])

  const event = playing?.event
  useEffect(() => {
    const [first] = (event && face.hint(event, view).places) ?? []
    if (first !== undefined) frame.current?.reveal(geometry.place(first))
  }, [event])

  return (
    <div className="stage" ref={box}>
      <Frame
        width={geometry.width}
        height={geometry.height}
        grain={grain}
        handle={frame}
        onPress={press}
        onPoint={(target) => {
          const { piece, place } = target ? found(target) : NOTHING
          setPointed(place)
          if (piece && selected === null) shower.look(piece.piece)
        }}
        overlay={<Notes geometry={geometry} marks={marks} pieces={pieces} pointed={pointed} />}
      >
        <face.Board
          view={view}
          viewer={sight?.viewer ?? 'spectator'}
          marks={marks}
          playing={past ? null : playing}
          detail="table"
          say={say}
        />
        <PlaceGrid
          label={t('board.label')}
          places={places}
          pieces={pieces}
          geometry={geometry}
          marks={calm}
          say={say}
          onPress={(place) => shower.press({ piece: null, place, here: here(place) })}
          onFocus={(place) => {
            setPointed(place)
            frame.current?.reveal(geometry.place(place))
          }}
        />
      </Frame>
    </div>
  )
}

const currentCell = (box: Element | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? null

const NONE: readonly never[] = []
const NOTHING = { piece: null, place: null }
