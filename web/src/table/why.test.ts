import { diff, type Game, type GameTypes, seeded } from '@muster/engine'
import { gameEntry } from '@muster/games'
import type { Chair, Step, View } from '@muster/table'
import { expect, test } from 'vitest'
import { whyOf } from './why.ts'

const CHAIRS: readonly Chair[] = [
  { seat: 'allies', side: 'allies', who: { type: 'person', name: '' } },
  { seat: 'blight', side: 'blight', who: { type: 'computer', level: 'general' } },
]

async function opening(): Promise<{ readonly game: Game<GameTypes>; readonly view: View }> {
  const module = await gameEntry('rivet-wars')?.load()
  if (!module) throw new Error('the game is gone')
  const { game } = module
  const state = game.setup({ mission: 3 }, seeded('why'))
  return { game, view: game.view(state, 'allies') }
}

/** The same with some points more for the Blight. */
function scored(view: View, points: number): View {
  const after = structuredClone(view) as { armies: { blight: { points: number } } }
  after.armies.blight.points += points
  return after
}

const step = (turn: string, before: View, after: View): Step => {
  const change = diff(before, after)
  return { entry: 0, by: turn, event: { type: 'noted' }, told: null, round: 1, turn, ...(change ? { change } : {}) }
}

test('a computer that scored is told to have played for what wins', async () => {
  const { game, view } = await opening()
  const lines = whyOf(game, CHAIRS, 'allies', { view, steps: [step('blight', view, scored(view, 3))] })
  expect(lines).toMatchObject([{ key: 'why.line', args: { reasons: [{ key: 'for.goals' }] } }])
})

test('of people nobody says why, nor of a turn that gained nothing', async () => {
  const { game, view } = await opening()
  const after = scored(view, 3)
  expect(whyOf(game, CHAIRS, 'blight', { view, steps: [step('allies', view, after)] })).toEqual([])
  expect(whyOf(game, CHAIRS, 'allies', { view, steps: [step('blight', view, view)] })).toEqual([])
})

test('two turns are told apart by who had them', async () => {
  const { game, view } = await opening()
  const [one, two] = [scored(view, 2), scored(view, 5)]
  const all = CHAIRS.map((chair): Chair => ({ ...chair, who: { type: 'computer', level: 'general' } }))
  const steps = [step('allies', view, one), step('blight', one, two)]
  const lines = whyOf(game, all, 'spectator', { view, steps })
  expect(lines).toMatchObject([{ key: 'why.of', args: { seat: { key: 'seat.blight' } } }])
})
