import { acesAndArmor, type Options, type View } from '@muster/aces-and-armor'
import { act, offers, optionsFor, seeded } from '@muster/engine'
import { expect, test } from 'vitest'
import { boxOf, covered, groupBox, groupsOf } from './groups.ts'
import { lensOf } from './lens.ts'
import type { Spec } from './spec.ts'

const game = acesAndArmor()
const spec: Pick<Spec, 'armyOf' | 'armOf'> = { armyOf: (_, { army }) => army + 1, armOf: () => 'infantry' }

/** All armies stand where chance has put them. */
function deployed(chosen: Record<string, string>, seed: string): View {
  const chance = seeded(seed)
  const state = game.setup(optionsFor<Options>(game, chosen), chance)
  while (state.round === 0) {
    const seat = chance.pick(game.toAct(state))
    act(game, state, seat, chance.pick(offers(game, state, seat)), chance)
  }
  return game.view(state, 'spectator')
}

test.each([{ mode: 'two' }, { mode: 'four', field: 'full' }])(
  'badges of armies lie beside units, and not on one another (%o)',
  (chosen) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const view = deployed(chosen, seed)
      const lens = lensOf(view.table.board)
      const badges = groupsOf(view, lens, spec).map(groupBox)
      const standing = view.units.filter((u) => u.at >= 0).map((u) => boxOf(lens, u, spec))
      const armies = new Set(view.units.filter((u) => u.at >= 0).map((u) => `${u.faction} ${u.army}`))
      expect(badges.length).toBeGreaterThanOrEqual(armies.size)
      expect(badges.length).toBeLessThan(standing.length)
      for (const badge of badges) {
        const others = [...standing, ...badges].filter((b) => b !== badge)
        expect(covered(badge, others)).toBeCloseTo(0)
      }
    }
  },
)
