import { say as message } from '@muster/engine'
import { type RivetWars, SIDES } from '@muster/rivet-wars'
import type { ReactElement } from 'react'
import type { StatusProps } from '../../face.ts'
import { ownFirst, Race } from '../../parts/Race.tsx'
import { Emblem } from './Emblem.tsx'
import { scoreOf } from './score.ts'
import { useSpec } from './spec.ts'

/** The points of each side, and what wins. */
export function Status({ view, say }: StatusProps<RivetWars>): ReactElement {
  const spec = useSpec()
  const runners = ownFirst(SIDES, view.viewer).map((side) => {
    const { points, goal, due, told } = scoreOf(spec, view, side)
    const name = say(message(side === view.viewer ? 'face.you' : `side.${side}`))
    const runner = { side, emblem: <Emblem side={side} size={19} />, name, points, goal, due, told: say(told) }
    const note = side === view.turn && spec.isLast(view) ? say(message('face.lastTurn')) : null
    return note ? { ...runner, note, told: `${runner.told}, ${note}` } : runner
  })
  return <Race runners={runners} />
}
