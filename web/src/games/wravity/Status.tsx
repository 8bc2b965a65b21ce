import { say as message } from '@muster/engine'
import { roundOf, type Wravity } from '@muster/wravity'
import type { ReactElement } from 'react'
import type { Say, StatusProps } from '../../face.ts'
import { ownFirst, Race } from '../../parts/Race.tsx'
import { Emblem } from './Emblem.tsx'
import { fitnessOf, scoreOf } from './score.ts'
import { type Spec, seatIndex, sideName, useSpec } from './spec.ts'
import './tray.css'

/** Where points come from, with the figures of the content. */
function pointTerms({ content: { points } }: Spec, say: Say): readonly (readonly [string, string])[] {
  const term = (key: string, each: number) =>
    [say(message('face.points.each', { points: each })), say(message(`face.points.${key}`))] as const
  return [
    term('intact', points.intact),
    term('wounded', points.wounded),
    term('immobilised', points.immobilised),
    term('door', points.door),
    [say(message('face.points.missionsWord')), say(message('face.points.missions'))],
  ]
}

/** The round, and for each side the points that everybody can count, with how many can still act. */
export function Status({ view, say }: StatusProps<Wravity>): ReactElement {
  const spec = useSpec()
  const { roundsOf } = spec
  const rounds = roundsOf(view)
  const round = Math.min(roundOf(view), rounds)
  const own = view.sides[seatIndex(view.viewer)]
  const runners = ownFirst([...view.doors.keys()], own).map((side) => {
    const { intact, hurt, out } = fitnessOf(spec, view, side)
    const name = sideName(view, side)
    const { points, goal, told } = scoreOf(spec, view, name)
    return {
      side: name,
      emblem: <Emblem side={name} size={19} />,
      name: say(side === own ? message('face.youAs', { side: message(`side.${name}`) }) : message(`side.${name}`)),
      points,
      goal,
      told: say(told),
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
      <Race runners={runners} counted={{ title: say(message('face.points')), terms: pointTerms(spec, say) }} />
    </div>
  )
}
