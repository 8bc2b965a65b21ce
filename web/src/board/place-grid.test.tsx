import { preview, say } from '@muster/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Mark, Marks } from '../face.ts'
import { PlaceGrid } from './PlaceGrid.tsx'

const nothing = (): void => {}
const mark: Mark = { actions: [], chance: 0, preview: preview({ notes: [say('blow')] }) }
const marks: Marks = {
  ready: new Set(),
  selected: null,
  places: new Map(),
  targets: new Map([[1, mark]]),
  lit: new Set(),
}

const grid = (tag: typeof words | undefined): string =>
  renderToStaticMarkup(
    <PlaceGrid
      label="board"
      places={[{ place: 0, row: 0, column: 0, name: say('J8') }]}
      pieces={[{ piece: 1, place: 0, side: null, name: say('Me 262') }]}
      geometry={{ width: 10, height: 10, place: () => ({ x: 0, y: 0, r: 1 }), piece: () => null }}
      marks={marks}
      {...(tag && { tag })}
      say={({ key }) => key}
      onPress={nothing}
      onFocus={nothing}
      onLeave={nothing}
    />,
  )
const words = () => [say('1.3 damage | 1.8 back'), say('| 12% destroyed')]

test('a target says to who listens what its tag shows, and else its chance', () => {
  expect(grid(words)).toContain('aria-label="J8, Me 262, board.target, 1.3 damage, 1.8 back, 12% destroyed"')
  expect(grid(undefined)).toContain('board.targetChance')
})
