import { optionsFor, seeded } from '@muster/engine'
import { rulesOf, type Scene, scene } from '@muster/engine/testkit'
import { RULEBOOK, type Skeleton, type State, skeleton } from '../src/index.ts'

export const rule = rulesOf('skeleton', RULEBOOK)

/** A position to try things on. */
export function table(changed: Partial<State> = {}): Scene<Skeleton> {
  const state = skeleton.setup(optionsFor(skeleton), seeded('table'))
  return scene(skeleton, { ...state, ...changed })
}
