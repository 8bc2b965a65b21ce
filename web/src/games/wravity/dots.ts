// A grenade has up to twelve ways from each side of its thrower: three rays, and on each a dot for each force.
import { say } from '@muster/engine'
import type { Action } from '@muster/wravity'
import { line, n1, type Point } from '../../art/seeded.ts'
import type { Dots } from '../../face.ts'
import { angleOf, DEG, hexPoints } from './space.ts'

type Throw = Extract<Action, { type: 'throwGrenade' }>

const HEX = 17
/** From the middle of a hex to the next, and from one dot to the next. */
const APART = Math.sqrt(3) * HEX
const STEP = 33
/** Round a dot. */
const ROOM = 17

export function dotsOf(actions: readonly Action[]): Dots | null {
  const throws = actions.filter((a): a is Throw => a.type === 'throwGrenade')
  const [first] = throws
  if (!first || throws.length < actions.length || throws.some((a) => a.side !== first.side || a.card !== first.card))
    return null
  const side = going([0, 0], first.side, APART)
  const dots = throws.map(({ heading, force }) => going(side, heading, STEP * (force + 0.2)))
  const all = [...dots, side, [0, 0] as const]
  const [left, top] = [Math.min(...all.map(([x]) => x)) - ROOM, Math.min(...all.map(([, y]) => y)) - ROOM]
  const moved = ([x, y]: Point): Point => [x - left, y - top]
  const farthest = Math.max(...throws.map(({ force }) => force))
  const rays = [...new Set(throws.map(({ heading }) => heading))].map((h) => going(side, h, STEP * (farthest + 0.2)))
  return {
    width: n1(Math.max(...all.map(([x]) => x)) - left + ROOM),
    height: n1(Math.max(...all.map(([, y]) => y)) - top + ROOM),
    lines: rays.map((end) => line([moved(side), moved(end)])).join(''),
    own: hexPoints(moved([0, 0]), HEX),
    lit: hexPoints(moved(side), HEX),
    dots: dots.map(moved).map(([x, y], i) => ({ x: n1(x), y: n1(y), sign: String(throws[i]?.force) })),
    told: say('face.dots'),
  }
}

function going([x, y]: Point, heading: number, far: number): Point {
  const a = angleOf(heading) * DEG
  return [x + far * Math.cos(a), y + far * Math.sin(a)]
}
