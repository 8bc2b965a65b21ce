// Where something was done, as the board stood: a small picture. What is said below it tells the same in words.
import { type ReactElement, useEffect, useState } from 'react'
import type { Face, Geometry } from '../face.ts'
import { marksOf } from '../table/choice.ts'
import { type Played, useWords } from '../words.tsx'
import type { Connection } from '../worker/connect.ts'
import './Snapshot.css'

interface SnapshotProps {
  readonly worker: Connection
  readonly played: Played
  /** The entry that is about to come. */
  readonly entry: number
}

interface Seen {
  readonly view: Parameters<Face['geometry']>[0]
  readonly places: readonly number[]
}

export function Snapshot({ worker, played: { face }, entry }: SnapshotProps): ReactElement {
  const { say } = useWords()
  const [seen, setSeen] = useState<Seen | null>(null)
  useEffect(() => {
    let gone = false
    void look(worker, face, entry).then((found) => !gone && setSeen(found))
    return () => {
      gone = true
    }
  }, [worker, face, entry])
  const marks = marksOf([], null, new Map(), null, new Set(seen?.places ?? []))
  return (
    <div className="snapshot" aria-hidden="true" inert>
      {seen && (
        <div className="snapshot-board" style={framed(face.geometry(seen.view), seen.places)}>
          <face.Board view={seen.view} viewer="spectator" marks={marks} playing={null} detail="picture" say={say} />
        </div>
      )}
    </div>
  )
}

/** How things stood, and the places one would look at. */
async function look(worker: Connection, face: Face, entry: number): Promise<Seen> {
  const view = await worker.call('storyAt', entry, 'spectator')
  const steps = await worker.call('storySteps', entry, 'spectator')
  return { view, places: steps.flatMap(({ event }) => face.hint(event, view).places ?? []) }
}

/** So many places fit across, and the picture is so much wider than high (as in `Snapshot.css`). */
const ACROSS = 4.5
const SHAPE = 2

/** The board enlarged and moved so that those places are in the middle, and no edge in sight; all of it where there are none. */
function framed({ width, height, place }: Geometry, places: readonly number[]): Record<string, string> {
  const spots = places.map(place)
  const middle = (of: (spot: { readonly x: number; readonly y: number }) => number): number =>
    spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length
  const shown = spots[0] ? Math.min(width, 2 * spots[0].r * ACROSS, height * SHAPE) : width
  const x = spots.length > 0 ? middle((spot) => spot.x) / width : 0.5
  const y = spots.length > 0 ? middle((spot) => spot.y) / height : 0.5
  const fx = clamp(x, shown / width / 2)
  const fy = clamp(y, shown / SHAPE / height / 2)
  return {
    aspectRatio: `${width} / ${height}`,
    width: `${(100 * width) / shown}%`,
    transform: `translate(${-100 * fx}%, ${-100 * fy}%)`,
  }
}

const clamp = (at: number, half: number): number => (half >= 0.5 ? 0.5 : Math.min(1 - half, Math.max(half, at)))
