import { say as message } from '@muster/engine'
import { type RivetWars, SIDES, type Side, type View } from '@muster/rivet-wars'
import type { ReactElement } from 'react'
import type { Say, StatusProps } from '../../face.ts'
import { Emblem } from './Emblem.tsx'
import { useSpec } from './spec.ts'
import './tray.css'

/** The score, with a rivet for every point up to what wins. */
export function Status({ view, say }: StatusProps<RivetWars>): ReactElement {
  return (
    <div className="rw-status">
      {SIDES.map((side) => (
        <Score key={side} view={view} side={side} say={say} />
      ))}
    </div>
  )
}

function Score({ view, side, say }: { readonly view: View; readonly side: Side; readonly say: Say }): ReactElement {
  const points = view.armies[side].points
  const goal = useSpec().goalOf(view, side)
  const told = say(message('face.score', { side: message(`side.${side}`), points, goal }))
  return (
    <div className={`rw-score rw-${side}`} role="img" aria-label={told} title={told}>
      <Emblem side={side} size={22} />
      <b>{points}</b>
      <span className="rw-track">
        {Array.from({ length: goal }, (_, i) => (
          <i key={i} className={i < points ? 'on' : ''} />
        ))}
      </span>
    </div>
  )
}
