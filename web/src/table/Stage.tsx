// The board in its light, with what floats over it.
import {
  memo,
  type ReactElement,
  type Ref,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { afterPaint } from '../after-paint.ts'
import type { Camera, Size } from '../board/camera.ts'
import { Frame } from '../board/Frame.tsx'
import type { Finger } from '../board/gestures.ts'
import { MiniMap, type MiniMapHandle } from '../board/MiniMap.tsx'
import { PlaceGrid } from '../board/PlaceGrid.tsx'
import type { Pilot } from '../board/pilot.ts'
import type { BoardProps, Geometry, Marks, Spot } from '../face.ts'
import { useInLesson } from '../learn/context.ts'
import { useNarrow } from '../parts/useNarrow.ts'
import { useWords } from '../words.tsx'
import { Calm } from './Calm.tsx'
import { wishOf } from './choice.ts'
import { FallenMarks } from './FallenMarks.tsx'
import { isSameRest, type Rest } from './laid.ts'
import { May } from './May.tsx'
import { Meant } from './Meant.tsx'
import { Notes } from './Notes.tsx'
import { useRehearsal } from './rehearse.ts'
import { Trail } from './Trail.tsx'
import { TurnWays } from './TurnMarks.tsx'
import type { OnBoard } from './under.ts'
import { cellOf, placeOf, useAttention, useFocusKept } from './useAttention.ts'
import { type BoardHand, useBoardHand } from './useBoardHand.ts'
import { useMarks } from './useMarks.ts'
import { useShow, useTable } from './useShow.ts'
import { VerbMarks } from './VerbMarks.tsx'
import './Stage.css'

export interface StageHandle extends Pick<Pilot, 'zoom' | 'pan' | 'fit' | 'reveal'> {
  /** The keyboard goes to the board: to this place, or where it was last. */
  focus(place?: number): void
  /** The place where the keyboard is. */
  at(): number | null
}

export function Stage({ handle }: { readonly handle: Ref<StageHandle> }): ReactElement {
  const board = useBoard()
  const marks = useMarks()
  const pilot = useRef<Pilot>(null)
  const box = useRef<HTMLDivElement>(null)
  const mini = useRef<MiniMapHandle>(null)
  const hand = useBoardHand(board, pilot)
  const narrow = useNarrow()
  const lesson = useInLesson()
  const sought = useShow((s) => s.sought)
  const goThere = useCallback((at: Finger) => pilot.current?.closer(at), [])
  const [rests, remember] = useRest()
  const follow = useCallback((camera: Camera, room: Size) => mini.current?.follow(camera, room), [])
  useImperativeHandle(handle, () => ({
    zoom: (by) => pilot.current?.zoom(by),
    pan: (dx, dy) => pilot.current?.pan(dx, dy),
    fit: () => pilot.current?.fit(),
    reveal: (spot) => pilot.current?.reveal(spot),
    focus: (place) => cellOf(box.current, place)?.focus({ preventScroll: true }),
    at: () => placeOf(document.activeElement),
  }))
  const { geometry, places } = board
  return (
    <div className="stage" ref={box} data-sought={sought ?? undefined}>
      <Frame
        width={geometry.width}
        height={geometry.height}
        grain={places[0] ? geometry.place(places[0].place).r : 0}
        handle={pilot}
        onPress={hand.press}
        onCamera={follow}
        onPoint={hand.point}
        onRest={remember}
        overlay={
          <Calm>
            <Written rests={rests} />
          </Calm>
        }
      >
        <Drawn marks={marks} />
        <VerbMarks geometry={geometry} marks={marks} />
        <FallenMarks geometry={geometry} />
        <Trail geometry={geometry} />
        <TurnWays geometry={geometry} />
        <Meant geometry={geometry} />
        {lesson?.lamp(geometry)}
        <Walked board={board} marks={marks} hand={hand} />
      </Frame>
      <Calm>
        <Attention box={box} pilot={pilot} />
        {narrow ? <Corner handle={mini} onGo={goThere} /> : <May />}
      </Calm>
    </div>
  )
}

/** Where the camera rests, and how that is remembered. */
function useRest() {
  const rests = useMemo(() => createStore<Rest>(() => AT_FIRST), [])
  const remember = useCallback(
    (camera: Camera, room: Size) => {
      // A press that moves nothing lays nothing anew.
      if (!isSameRest(rests.getState(), { camera, room })) rests.setState({ camera, room })
    },
    [rests],
  )
  return [rests, remember] as const
}

const AT_FIRST: Rest = { camera: { x: 0, y: 0, k: 1 }, room: { width: 1, height: 1 } }

/** Tags, notes and dice. */
function Written({ rests }: { readonly rests: StoreApi<Rest> }): ReactElement {
  const { geometry } = useBoard()
  return <Notes geometry={geometry} marks={useMarks()} rest={useStore(rests)} />
}

interface AttentionProps {
  readonly box: RefObject<Element | null>
  readonly pilot: RefObject<Pilot | null>
}

function Attention({ box, pilot }: AttentionProps): null {
  const { geometry } = useBoard()
  useFocusKept(box)
  useAttention(pilot, geometry, useMarks())
  return null
}

interface CornerProps {
  readonly handle: Ref<MiniMapHandle>
  readonly onGo: (at: Finger) => void
}

/** The small map, in a corner where it hides nothing that can be chosen. */
function Corner({ handle, onGo }: CornerProps): ReactElement {
  const { controller, face } = useTable()
  const { geometry, places, pieces } = useBoard()
  const marks = useMarks()
  const { chairs } = controller.table.head
  const viewer = useShow((s) => s.sight?.viewer)
  const side = chairs.find((c) => c.seat === viewer)?.side
  // Nor on one's own: whoever was just moved is looked for.
  const kept = useMemo(
    () => [
      ...decidedAbout(geometry, marks),
      ...pieces.flatMap((p) => (p.side === side ? (geometry.piece(p.piece) ?? []) : [])),
    ],
    [geometry, marks, pieces, side],
  )
  return (
    <MiniMap
      handle={handle}
      geometry={geometry}
      places={places}
      pieces={pieces}
      sides={face.theme.sides}
      kept={kept}
      onGo={onGo}
    />
  )
}

/** Where everything lies that can be chosen now. */
function decidedAbout(geometry: Geometry, { places, targets, ready, selected }: Marks): readonly Spot[] {
  const own = (selected === null ? [...ready] : [selected]).flatMap((piece) => geometry.piece(piece) ?? [])
  const aimed = [...targets.keys()].flatMap((piece) => geometry.piece(piece) ?? [])
  const weighed = [...places].flatMap(([place, { chance }]) => (chance === null ? [] : [geometry.place(place)]))
  // A tag stands beside what it is about, and is wider than that.
  return [
    ...own,
    ...[...aimed, ...weighed].map((spot) => ({ ...spot, r: 2.2 * spot.r })),
    ...[...places.keys()].map((place) => geometry.place(place)),
  ]
}

function useBoard(): OnBoard {
  const { face } = useTable()
  const view = useShow((s) => s.past?.view ?? s.view)
  return useMemo(
    () => ({ geometry: face.geometry(view), places: face.places(view), pieces: face.pieces(view) }),
    [face, view],
  )
}

/** The board with what is considered or pointed at: the pointer draws this again, and nothing round it. */
function Drawn({ marks }: Pick<BoardProps, 'marks'>): ReactElement {
  const { face } = useTable()
  const { say } = useWords()
  const Board = useMemo(() => memo(face.Board), [face])
  const view = useShow((s) => s.past?.view ?? s.view)
  const viewer = useShow((s) => s.sight?.viewer ?? 'spectator')
  const playing = useShow((s) => (s.past ? null : s.playing))
  const shown = useShow((s) => s.considered ?? s.pointed)
  const wish = useMemo(() => shown && wishOf(shown), [shown])
  return <Board view={view} viewer={viewer} marks={marks} playing={playing} wish={wish} detail="table" say={say} />
}

interface WalkedProps {
  readonly board: OnBoard
  readonly marks: Marks
  readonly hand: BoardHand
}

/** The board as keyboard and screen reader walk it: laid over the drawn one a moment later, for it takes its time. */
function Walked({ board, marks, hand }: WalkedProps): ReactElement | null {
  const { face } = useTable()
  const { say, t } = useWords()
  const calm = useDeferredValue(marks)
  const [ready, setReady] = useState(false)
  useEffect(() => afterPaint(() => setReady(true)), [])
  useRehearsal(ready)
  if (!ready) return null
  return (
    <PlaceGrid
      label={t('board.label')}
      places={board.places}
      pieces={board.pieces}
      geometry={board.geometry}
      marks={calm}
      tag={face.tag}
      say={say}
      onPress={hand.pressPlace}
      onFocus={hand.focusPlace}
      onLeave={hand.leavePlaces}
    />
  )
}
