// Where one is on a board that is larger than the window. Nothing here is told that is not told elsewhere.
import {
  memo,
  type PointerEvent,
  type ReactElement,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react'
import type { Geometry, PieceOnBoard, PlaceOnBoard, Spot } from '../face.ts'
import type { Camera, Size } from './camera.ts'
import './MiniMap.css'

export interface MiniMapHandle {
  follow(camera: Camera, room: Size): void
}

interface MiniMapProps {
  readonly handle: Ref<MiniMapHandle>
  readonly geometry: Geometry
  readonly places: readonly PlaceOnBoard[]
  readonly pieces: readonly PieceOnBoard[]
  readonly sides: Readonly<Record<string, string>>
  /** What is being decided about: the map never lies on it. */
  readonly kept: readonly Spot[]
  readonly onGo: (at: { readonly x: number; readonly y: number }) => void
}

/** As much of the board may be out of sight before the map is shown. */
const SLACK = 1.35

export const MiniMap = memo(function MiniMap(props: MiniMapProps): ReactElement {
  const { handle, geometry, places, pieces, sides, kept, onGo } = props
  const { width, height } = geometry
  const map = useRef<SVGSVGElement>(null)
  const seen = useRef<SVGRectElement>(null)
  const held = useRef<Corner | null>(null)
  const last = useRef<{ readonly camera: Camera; readonly room: Size } | null>(null)
  const settle = (camera: Camera, room: Size): void => {
    last.current = { camera, room }
    const out = width * camera.k > room.width * SLACK || height * camera.k > room.height * SLACK
    const free = out ? freeCorners(kept, camera, room, (MAP * height) / width) : []
    // It does not jump about: where its corner is needed it is gone until the corner is free again.
    held.current = out ? (held.current ?? free[0] ?? null) : null
    const shown = held.current !== null && free.includes(held.current)
    map.current?.setAttribute('class', shown ? `mini-map out ${held.current}` : 'mini-map')
  }
  useEffect(() => {
    if (last.current) settle(last.current.camera, last.current.room)
  }, [kept])
  useImperativeHandle(handle, () => ({
    follow(camera, room) {
      settle(camera, room)
      const { x, y, k } = camera
      const box = { x: -x / k, y: -y / k, width: room.width / k, height: room.height / k }
      for (const [name, value] of Object.entries(box)) seen.current?.setAttribute(name, String(value))
    },
  }))
  const go = (e: PointerEvent<SVGSVGElement>): void => {
    const box = e.currentTarget.getBoundingClientRect()
    onGo({ x: ((e.clientX - box.left) / box.width) * width, y: ((e.clientY - box.top) / box.height) * height })
  }
  const dot = width / 46
  const ground = useMemo(
    () => places.map(({ place }) => `M${geometry.place(place).x} ${geometry.place(place).y}h0`),
    [],
  )
  const grain = places[0] ? geometry.place(places[0].place).r : 0
  return (
    <svg ref={map} className="mini-map" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" onPointerUp={go}>
      <path d={ground.join('')} strokeWidth={grain * 1.5} />
      {pieces.map(({ piece, side }) => {
        const spot = geometry.piece(piece)
        return spot && <circle key={piece} cx={spot.x} cy={spot.y} r={dot} fill={sides[side ?? ''] ?? '#ece3cf'} />
      })}
      <rect ref={seen} />
    </svg>
  )
})

/** Its width on the screen, and its distance from the edge. */
const MAP = 80
const EDGE = 8
const CORNERS = ['left low', 'right low', 'left high', 'right high'] as const
type Corner = (typeof CORNERS)[number]

/** The corners in which it covers nothing of that. */
function freeCorners(kept: readonly Spot[], { x, y, k }: Camera, room: Size, tall: number): readonly Corner[] {
  const height = Math.min(tall, 104)
  const covers = (corner: Corner, spot: Spot): boolean => {
    const left = corner.includes('left') ? EDGE : room.width - EDGE - MAP
    const top = corner.includes('high') ? EDGE : room.height - EDGE - height
    const [sx, sy, r] = [spot.x * k + x, spot.y * k + y, spot.r * k]
    return sx > left - r && sx < left + MAP + r && sy > top - r && sy < top + height + r
  }
  return CORNERS.filter((corner) => !kept.some((spot) => covers(corner, spot)))
}
