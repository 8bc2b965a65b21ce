// The board in its light, with what floats over it.
import {
  memo,
  type ReactElement,
  type Ref,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Camera, Size } from '../board/camera.ts'
import { Frame } from '../board/Frame.tsx'
import type { Finger } from '../board/gestures.ts'
import { MiniMap, type MiniMapHandle } from '../board/MiniMap.tsx'
import { PlaceGrid } from '../board/PlaceGrid.tsx'
import type { Pilot } from '../board/pilot.ts'
import type { BoardProps, Geometry, PlaceOnBoard } from '../face.ts'
import { byKeyboard } from '../parts/modality.ts'
import { useNarrow } from '../parts/useNarrow.ts'
import { useWords } from '../words.tsx'
import { marksOf, mostMeant, type Press, wishOf } from './choice.ts'
import { Notes } from './Notes.tsx'
import { isBusy, openNow } from './show.ts'
import { useShow, useTable } from './useShow.ts'
import './Stage.css'

export interface StageHandle extends Pick<Pilot, 'zoom' | 'pan' | 'fit' | 'reveal'> {
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
  const busy = useShow(isBusy)
  const offers = useShow(openNow)
  const selected = useShow((s) => s.selected)
  const previews = useShow((s) => s.previews)
  const considered = useShow((s) => s.considered)
  const lit = useShow((s) => s.lit)
  const frame = useRef<Pilot>(null)
  const box = useRef<HTMLDivElement>(null)

  const geometry = useMemo(() => face.geometry(view), [face, view])
  const places = useMemo(() => face.places(view), [face, view])
  const pieces = useMemo(() => face.pieces(view), [face, view])
  const marks = useMemo(
    () => marksOf(offers, selected, previews, face.foretold, lit),
    [offers, selected, previews, face, lit],
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
  /** Figures overlap: the piece on top could be meant, or the ground behind it. */
  const pressesAt = (target: Element, at: Finger): readonly Press[] => {
    const { piece, place } = found(target)
    const ground = piece === null ? place : groundAt(places, geometry, at)
    const presses: Press[] = []
    if (piece) presses.push({ piece: piece.piece, place: piece.place, here: here(piece.place) })
    if (ground !== null) presses.push({ piece: null, place: ground, here: here(ground) })
    return presses
  }
  const press = (target: Element, at: Finger): void => {
    const presses = pressesAt(target, at)
    // A finger cannot hit what is so small: one looks closer first, unless it picks something up.
    const picks = mostMeant(offers, selected, presses).meant.type === 'select'
    if (!busy && !picks && frame.current?.isFar()) frame.current.closer(at)
    else if (presses.length === 0) shower.forget()
    else shower.press(...presses)
  }
  const point = (target: Element | null, at: Finger): void => {
    const presses = target ? pressesAt(target, at) : []
    shower.point(...presses)
    const piece = presses[0]?.piece ?? null
    if (piece !== null && selected === null) shower.look(piece)
  }

  const onPlace = useCallback(
    (place: number): Press => ({
      piece: null,
      place,
      here: pieces.filter((p) => p.place === place).map((p) => p.piece),
    }),
    [pieces],
  )
  const pressPlace = useCallback((place: number) => shower.press(onPlace(place)), [shower, onPlace])
  const focusPlace = useCallback(
    (place: number) => {
      shower.point(onPlace(place))
      frame.current?.reveal(geometry.place(place))
    },
    [shower, onPlace, geometry],
  )
  const leavePlaces = useCallback(() => shower.pointAt(null), [shower])
  const [walked, setWalked] = useState(false)
  useEffect(() => startTransition(() => setWalked(true)), [])

  useImperativeHandle(handle, () => ({
    zoom: (by) => frame.current?.zoom(by),
    pan: (dx, dy) => frame.current?.pan(dx, dy),
    fit: () => frame.current?.fit(),
    reveal: (spot) => frame.current?.reveal(spot),
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
    if (selected === null && able.length === 0) frame.current?.attend(open)
    else frame.current?.revealAny(able)
  }, [count, busy])

  // So does all that the piece in hand can do.
  useEffect(() => {
    if (busy || selected === null) return
    const open = [...marks.places.keys()].map((place) => geometry.place(place))
    const targets = [...marks.targets.keys()].flatMap((piece) => geometry.piece(piece) ?? [])
    const own = geometry.piece(selected)
    frame.current?.attend([...(own ? [own] : []), ...open, ...targets])
  }, [selected, count, busy])

  const mini = useRef<MiniMapHandle>(null)
  const narrow = useNarrow()
  const goThere = useCallback((at: Finger) => frame.current?.closer(at), [])
  const follow = useCallback((camera: Camera, room: Size) => mini.current?.follow(camera, room), [])

  const aim = considered?.offer.aim
  useEffect(() => {
    const at = aim?.target === undefined ? null : geometry.piece(aim.target)
    const spot = at ?? (aim?.place === undefined ? null : geometry.place(aim.place))
    if (spot) frame.current?.reveal(spot)
  }, [aim])

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
        onCamera={follow}
        onPoint={point}
        overlay={<Notes geometry={geometry} marks={marks} pieces={pieces} />}
      >
        <Drawn
          view={view}
          viewer={sight?.viewer ?? 'spectator'}
          marks={marks}
          playing={past ? null : playing}
          detail="table"
          say={say}
        />
        {walked && (
          <PlaceGrid
            label={t('board.label')}
            places={places}
            pieces={pieces}
            geometry={geometry}
            marks={calm}
            say={say}
            onPress={pressPlace}
            onFocus={focusPlace}
            onLeave={leavePlaces}
          />
        )}
      </Frame>
      {narrow && (
        <MiniMap
          handle={mini}
          geometry={geometry}
          places={places}
          pieces={pieces}
          sides={face.theme.sides}
          onGo={goThere}
        />
      )}
    </div>
  )
}

/** The board with what is considered or pointed at: the pointer draws this again, and nothing round it. */
function Drawn(props: Omit<BoardProps, 'wish'>): ReactElement {
  const { face } = useTable()
  const Board = useMemo(() => memo(face.Board), [face])
  const shown = useShow((s) => s.considered ?? s.pointed)
  const wish = useMemo(() => shown && wishOf(shown), [shown])
  return <Board {...props} wish={wish} />
}

const currentCell = (box: Element | null): HTMLElement | null =>
  box?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? null

/** The place whose middle is nearest to a point, if the point is on it. */
function groundAt(places: readonly PlaceOnBoard[], geometry: Geometry, { x, y }: Finger): number | null {
  const far = (place: number): number => {
    const spot = geometry.place(place)
    return Math.hypot(spot.x - x, spot.y - y) / spot.r
  }
  const nearest = places.reduce<{ place: number; at: number } | null>((best, { place }) => {
    const at = far(place)
    return best && best.at <= at ? best : { place, at }
  }, null)
  return nearest && nearest.at <= 1.5 ? nearest.place : null
}
