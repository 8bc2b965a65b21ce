import { carryOut, must, offers, optionsFor, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { FEATURES } from '../src/ai/features.ts'
import { BOX } from '../src/content/box.ts'
import { acesAndArmor } from '../src/game.ts'
import type { State } from '../src/state.ts'

const game = acesAndArmor(BOX)

/** What the judge counts in a position. */
function counted(s: State): readonly number[] {
  const into = new Float64Array(2 * FEATURES.length)
  must(game.mind).count(s, into)
  return [...into]
}

/** The same position, of which nothing has been seen before. */
const unseen = (s: State): State => ({ ...game.clone(s), units: s.units.map((u) => ({ ...u })) })

test.each([
  ['two on the left', { field: 'left' }],
  ['two on the right', { field: 'right' }],
  ['four', { mode: 'four' }],
])('positions tried one after another count as at a first look: %s', (name, options) => {
  const chance = seeded(`meeting/${name}`)
  const state = game.setup(optionsFor(game, options), chance)
  for (let i = 0; i < 250; i++) {
    const seat = game.toAct(state)[0]
    if (seat === undefined) break
    const listed = offers(game, state, seat)
    const tried = chance.shuffle(listed).slice(0, 8)
    const after = tried.map((action) => {
      const then = game.clone(state)
      carryOut(game, then, seat, action, chance)
      return then
    })
    if (state.round > 0) expect(after.map(counted)).toEqual(after.map((s) => counted(unseen(s))))
    carryOut(game, state, seat, chance.pick(listed), chance)
  }
  expect(state.round).toBeGreaterThan(1)
})
