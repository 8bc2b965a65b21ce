import { acesAndArmor, type Content, type Options, type UnitView } from '@muster/aces-and-armor'
import { must, optionsFor, seeded } from '@muster/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { knowing, specsOf } from './spec.ts'
import { UnitSheet } from './UnitSheet.tsx'

const game = acesAndArmor()
const spec = specsOf(game.content as Content)
const Sheet = knowing(spec, UnitSheet)
const view = game.view(game.setup(optionsFor<Options>(game, { mission: 'short' }), seeded('sheet')), 'spectator')

/** The row that the card of such a unit marks, by its first word but one. */
function marked(arm: string, terrain: string | null): string | undefined {
  const unit = must(view.units.find((u) => spec.armOf(u.kind) === arm))
  const at = terrain === null ? -1 : view.table.board.terrain.indexOf(terrain)
  const there: UnitView = { ...unit, at }
  const sheet = renderToStaticMarkup(
    <Sheet view={view} kind={unit.kind} faction={unit.faction} unit={there} say={(m) => m.key} />,
  )
  return /<tr class="now"[^>]*><th[^>]*>([^<]*)</.exec(sheet)?.[1]
}

test('the card of a unit marks the row of hits that holds where it stands', () => {
  expect(marked('infantry', 'f')).toBe('face.forest')
  expect(marked('tank', '.')).toBe('face.open')
  expect(marked('tank', null)).toBeUndefined()
  // Aircraft have one row: there is nothing to tell apart.
  expect(marked('aircraft', 'f')).toBeUndefined()
})
