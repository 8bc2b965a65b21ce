// What goes several ways with several forces, a grenade, a push or a brake: a ray for each way, and on each a dot for each force.
import { type Message, say } from '@muster/engine'
import type { Action, Soldier, View } from '@muster/wravity'
import { line, n1, type Point } from '../../art/seeded.ts'
import type { Dots } from '../../face.ts'
import { angleOf, DEG, hexPoints, roomOf } from './space.ts'

type Throw = Extract<Action, { type: 'throwGrenade' }>
type Push = Extract<Action, { type: 'push' }>
type Brake = Extract<Action, { type: 'brake' }>
type Seen = Pick<View, 'radius' | 'doors' | 'soldiers'>

const HEX = 17
/** From the middle of a hex to the next, and from one dot to the next. */
const APART = Math.sqrt(3) * HEX
const STEP = 33
/** Round a dot. */
const ROOM = 20

/** `named` tells who is pushed. */
export function dotsOf(actions: readonly Action[], view: Seen, named: (soldier: Soldier) => Message): Dots | null {
  return dotsOfThrows(actions) ?? dotsOfPushes(actions, view, named) ?? dotsOfBrakes(actions, view, named)
}

function dotsOfThrows(actions: readonly Action[]): Dots | null {
  const throws = actions.filter((a): a is Throw => a.type === 'throwGrenade')
  const [first] = throws
  if (!first || throws.length < actions.length || throws.some((a) => a.side !== first.side || a.card !== first.card))
    return null
  return drawn([0, 0], going([0, 0], first.side, APART), throws, say('face.dots'))
}

/** As many need no drawing. */
const FEW = 3

/** The ways of the one who is pushed: it goes opposite to the pusher, and its own hex is never one of them. */
function dotsOfPushes(actions: readonly Action[], view: Seen, named: (soldier: Soldier) => Message): Dots | null {
  const pushes = actions.filter((a): a is Push => a.type === 'push')
  const [first] = pushes
  if (!first || actions.length <= FEW || pushes.length < actions.length) return null
  if (pushes.some((a) => a.soldier !== first.soldier || a.target !== first.target)) return null
  const toward = headingTo(view, first)
  const target = view.soldiers[first.target]
  if (toward === null || !target) return null
  const ways = pushes.map(({ heading, force }) => ({ heading: opposite(heading), force }))
  return drawn(
    going([0, 0], opposite(toward), APART),
    [0, 0],
    ways,
    say('face.pushes', { target: named(target), speed: target.speed }),
  )
}

/** The ways of the one who brakes: it flies on with the speed it has taken. */
function dotsOfBrakes(actions: readonly Action[], view: Seen, named: (soldier: Soldier) => Message): Dots | null {
  const brakes = actions.filter((a): a is Brake => a.type === 'brake' && a.heading > 0)
  const [first] = brakes
  if (!first || actions.length <= FEW || brakes.length < actions.length) return null
  if (brakes.some((a) => a.soldier !== first.soldier || a.target !== first.target)) return null
  const toward = headingTo(view, first)
  const [braker, target] = [view.soldiers[first.soldier], view.soldiers[first.target]]
  if (toward === null || !braker || !target) return null
  const told = say('face.brakes', { soldier: named(braker), target: named(target), speed: target.speed })
  const there = going([0, 0], toward, APART)
  return drawn([0, 0], there, brakes, told, [0, 0])
}

const opposite = (heading: number): number => ((heading + 2) % 6) + 1

/** The direction from the pusher to the one beside it. */
function headingTo(view: Seen, { soldier, target }: Pick<Push, 'soldier' | 'target'>): number | null {
  const [from, to] = [view.soldiers[soldier]?.at ?? -1, view.soldiers[target]?.at ?? -1]
  const steps = roomOf(view).grid.step[from] ?? []
  const direction = to < 0 ? -1 : steps.indexOf(to)
  return direction < 0 ? null : direction + 1
}

interface Way {
  readonly heading: number
  readonly force: number
}

/** Rays from the lit hex, beside the own one, or from wherever they begin. */
function drawn(own: Point, lit: Point, ways: readonly Way[], told: Message, from = lit): Dots {
  const dots = ways.map(({ heading, force }) => going(from, heading, STEP * (force + 0.2)))
  const all = [...dots, lit, own]
  const [left, top] = [Math.min(...all.map(([x]) => x)) - ROOM, Math.min(...all.map(([, y]) => y)) - ROOM]
  const moved = ([x, y]: Point): Point => [x - left, y - top]
  const farthest = Math.max(...ways.map(({ force }) => force))
  const rays = [...new Set(ways.map(({ heading }) => heading))].map((h) => going(from, h, STEP * (farthest + 0.2)))
  return {
    width: n1(Math.max(...all.map(([x]) => x)) - left + ROOM),
    height: n1(Math.max(...all.map(([, y]) => y)) - top + ROOM),
    lines: rays.map((end) => line([moved(from), moved(end)])).join(''),
    own: hexPoints(moved(own), HEX),
    lit: hexPoints(moved(lit), HEX),
    dots: ways.map(({ heading, force }, i) => {
      const [x, y] = moved(dots[i] ?? [0, 0])
      return { x: n1(x), y: n1(y), sign: String(force), ray: String(heading), way: say(`heading.${heading}`) }
    }),
    told,
  }
}

function going([x, y]: Point, heading: number, far: number): Point {
  const a = angleOf(heading) * DEG
  return [x + far * Math.cos(a), y + far * Math.sin(a)]
}
