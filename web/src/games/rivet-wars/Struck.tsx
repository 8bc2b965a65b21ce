// What hit nobody leaves a mark for a moment: a crater where a shell came down, a word beside whoever was missed.
import { say as message } from '@muster/engine'
import type { Event, RivetWars, View } from '@muster/rivet-wars'
import { type ReactElement, useEffect, useState } from 'react'
import { n1 } from '../../art/seeded.ts'
import type { Playing, Say } from '../../face.ts'
import { middleOf, stationsOf, toX, toY } from './space.ts'
import { useSpec } from './spec.ts'

/** A blow that came to nothing. */
export type Blow = { readonly type: 'missed'; readonly unit: number } | { readonly type: 'crater'; readonly at: number }

export function blowOf(event: Event, { stacks }: Pick<View, 'stacks'>): Blow | null {
  if (event.type === 'attacked') return event.hit ? null : { type: 'missed', unit: event.unit }
  return event.type === 'deviated' && isEmpty(stacks, event.to) ? { type: 'crater', at: event.to } : null
}

const isEmpty = (stacks: View['stacks'], at: number): boolean => stacks[at]?.length === 0

interface Props {
  readonly view: View
  readonly playing: Playing<RivetWars> | null
  readonly say: Say
}

interface Mark {
  readonly id: number
  readonly x: number
  readonly y: number
  readonly type: Blow['type']
}

/** How many are seen at once: those of one attack. */
const MOST = 4

/** Each stays when the event is over, and fades by itself. */
export function Struck({ view, playing, say }: Props): ReactElement | null {
  const { sizeOf } = useSpec()
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    const blow = playing && playing.ms > 0 ? blowOf(playing.event, view) : null
    if (!playing || !blow) return
    const { id, ms, lie } = playing
    const where = blow.type === 'crater' ? middleOf(view.field, blow.at) : standOf(view, sizeOf, blow.unit)
    if (!where) return
    const add = (): void => setMarks((all) => [...all.slice(1 - MOST), { id, type: blow.type, x: where.x, y: where.y }])
    const timer = setTimeout(add, Math.max(lie, ms * LANDED))
    return () => clearTimeout(timer)
  }, [playing?.id])
  if (marks.length === 0) return null
  return (
    <g pointerEvents="none">
      {marks.map(({ id, type, x, y }) => (
        <g key={id} className="rw-struck" transform={`translate(${n1(x)},${n1(y)})`}>
          {type === 'crater' ? <Crater /> : null}
          <text y={type === 'crater' ? 30 : -44}>
            {say(message(type === 'crater' ? 'face.nobodyHit' : 'face.missed'))}
          </text>
        </g>
      ))}
    </g>
  )
}

/** After so much of its time the shell has come down. */
const LANDED = 0.6

function standOf(view: View, sizeOf: (kind: string) => number, unit: number): Pick<Mark, 'x' | 'y'> | null {
  const stand = stationsOf(view, sizeOf).get(unit)
  return stand ? { x: toX(stand.x), y: toY(stand.y) } : null
}

const Crater = (): ReactElement => (
  <>
    <ellipse rx={24} ry={15} />
    <path d="M-30-8L-40-15M30-8L40-15M-14-20L-19-32M14-20L19-32M0-22V-36" />
  </>
)
