import { say as message } from '@muster/engine'
import { roundOf, type Wravity } from '@muster/wravity'
import type { ReactElement } from 'react'
import type { StatusProps } from '../../face.ts'
import { ownFirst, Race } from '../../parts/Race.tsx'
import { Emblem } from './Emblem.tsx'
import { seatIndex, sideName, useSpec } from './spec.ts'
import './tray.css'

/** The round, and for each side the points that everybody can count, with how many can still act. */
export function Status({ view, say }: StatusProps<Wravity>): ReactElement {
  const { content, pointsOf, roundsOf } = useSpec()
  const { lives } = content.limits
  const rounds = roundsOf(view)
  const round = Math.min(roundOf(view), rounds)
  const own = view.sides[seatIndex(view.viewer)]
  const runners = ownFirst([...view.doors.keys()], own).map((side) => {
    const all = view.soldiers.filter((s) => s.side === side)
    const intact = all.filter((s) => s.lives === lives).length
    const hurt = all.filter((s) => s.lives > 0).length - intact
    const out = all.length - intact - hurt
    const name = sideName(view, side)
    const points = pointsOf(view, side)
    return {
      side: name,
      emblem: <Emblem side={name} size={19} />,
      name: say(message(side === own ? 'face.you' : `side.${name}`)),
      points,
      goal: null,
      told: say(message('face.able', { side: message(`side.${name}`), points, intact, hurt })),
      note: say(message('face.intact', { intact, hurt, out })),
    }
  })
  return (
    <div className="wr-status">
      <span className="wr-rounds" role="img" aria-label={say(message('face.round', { round, rounds }))}>
        {Array.from({ length: rounds }, (_, i) => (
          <i key={i} className={i + 1 < round ? 'done' : i + 1 === round ? 'now' : ''} />
        ))}
      </span>
      <Race runners={runners} />
    </div>
  )
}
