import { diff, say } from '@muster/engine'
import type { Step } from '@muster/table'
import { expect, test } from 'vitest'
import { rewound } from './rewind.ts'

function step(entry: number, by: string): Step {
  const change = diff({ at: entry }, { at: entry + 1 })
  const told = { event: { type: 'x' }, told: say('x'), round: 1, turn: 'them' }
  return { entry, by, ...told, ...(change ? { change } : {}) }
}
const steps = [step(0, 'them'), step(1, 'them'), step(2, 'them')]

test('what was shown so far is shown, and the rest waits', () => {
  expect(rewound({ at: 0 }, steps, 2, 'me')).toEqual({
    view: { at: 2 },
    turned: { view: { at: 0 }, steps: steps.slice(0, 2) },
    queue: steps.slice(2),
  })
  expect(rewound({ at: 0 }, steps, 0, 'me')).toEqual({ view: { at: 0 }, turned: null, queue: steps })
})
