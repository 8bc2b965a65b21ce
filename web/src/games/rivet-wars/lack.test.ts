import { say } from '@muster/engine'
import { module } from '@muster/rivet-wars'
import { expect, test } from 'vitest'
import { draw } from '../../../../games/rivet-wars/lessons/draw.ts'
import { specsOf } from './spec.ts'
import { lackOf } from './Tray.tsx'

type Seen = Parameters<typeof lackOf>[0]
type Unit = Parameters<typeof lackOf>[2]

const seen = (points: number, rivets: number) =>
  ({ supply: { points }, armies: { allies: { rivets } } }) as unknown as Seen
const tank = { points: 4, rivets: 3, type: 'tank' } as Unit

test('what a unit lacks is told whole: rivets that are short stay short when the points go', () => {
  expect(lackOf(seen(4, 0), 'allies', tank)).toEqual(say('face.shortOfRivets', { points: 0, rivets: 3 }))
  expect(lackOf(seen(3, 0), 'allies', tank)).toEqual(say('face.shortOfBoth', { points: 1, rivets: 3 }))
  expect(lackOf(seen(3, 3), 'allies', tank)).toEqual(say('face.shortOfPoints', { points: 1, rivets: 0 }))
  expect(lackOf(seen(4, 3), 'allies', tank)).toBe(null)
})

test('where a mission has no rivets nobody is shown who takes some, nor a plug without a host', () => {
  const seen = (mission: string) => {
    const view = module.game.view(draw('R . p', { mission, phase: 'deployment' }).state, 'allies')
    const spec = specsOf(module.game.content)
    return { kinds: spec.kindsIn(view, 'allies'), rivets: spec.hasRivets(view, 'allies') }
  }
  const rivets = (kind: string): number => module.game.content.units[kind]?.rivets ?? 0
  expect(seen('3').kinds.some((kind) => rivets(kind) > 0)).toBe(true)
  expect(seen('3').rivets).toBe(true)
  expect(seen('short')).toEqual({ kinds: ['rifleman', 'rocketCycle', 'hammer'], rivets: false })
})
