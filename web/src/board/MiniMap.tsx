// Where one is on a board that is larger than the window. Nothing here is told that is not told elsewhere.
import { memo, type PointerEvent, type ReactElement, type Ref, useImperativeHandle, useMemo, useRef } from 'react'
import type { Geometry, PieceOnBoard, PlaceOnBoard } from '../face.ts'
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
  readonly onGo: (at: { readonly x: number; readonly y: number }) => void
}

/** As much of the board may be out of sight before the map is shown. */
const SLACK = 1.35

export const MiniMap = memo(function MiniMap(props: MiniMapProps): ReactElement {
  const { handle, geometry, places, pieces, sides, onGo } = props
  const { width, height } = geometry
  const map = useRef<SVGSVGElement>(null)
  const seen = useRef<SVGRectElement>(null)
  useImperativeHandle(handle, () => ({
    follow({ x, y, k }, room) {
      map.current?.classList.toggle('out', width * k > room.width * SLACK || height * k > room.height * SLACK)
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
