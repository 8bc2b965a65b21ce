import { say as message } from '@muster/engine'
import { roundOf, type Wravity } from '@muster/wravity'
import type { ReactElement } from 'react'
import type { StatusProps } from '../../face.ts'
import { Emblem } from './Emblem.tsx'
import { sideName, useSpec } from './spec.ts'
import './tray.css'

/** The round, and for each side how many can still act. */
export function Status({ view, say }: StatusProps<Wravity>): ReactElement {
  const { rounds } = useSpec().content.limits
  const round = Math.min(roundOf(view), rounds)
  return (
    <div className="wr-status">
      <span className="wr-rounds" role="img" aria-label={say(message('face.round', { round, rounds }))}>
        {Array.from({ length: rounds }, (_, i) => (
          <i key={i} className={i + 1 < round ? 'done' : i + 1 === round ? 'now' : ''} />
        ))}
      </span>
      {view.doors.map((door, side) => {
        const all = view.soldiers.filter((s) => s.side === side)
        const able = all.filter((s) => s.lives > 0).length
        const name = sideName(view, side)
        const told = say(message('face.able', { side: message(`side.${name}`), able, all: all.length }))
        return (
          <span key={door} className="wr-side" role="img" aria-label={told} title={told}>
            <Emblem side={name} size={20} />
            <b>{able}</b>
          </span>
        )
      })}
    </div>
  )
}
