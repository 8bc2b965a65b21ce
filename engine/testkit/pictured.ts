import { act } from '../src/act.ts'
import { seeded } from '../src/chance.ts'
import type { Game, GameTypes } from '../src/game.ts'
import type { RuleScene } from '../src/rule-scene.ts'
import { scene } from './scene.ts'

/** Holds the picture of a rule to what it says: the rule refuses the one deed there, and the other can be done. */
export function pictured<T extends GameTypes>(game: Game<T>, one: RuleScene<T>): void {
  const { seat, refused, rule, solution } = one
  const after = (deeds: readonly T['Action'][]) => {
    const state = game.clone(one.scene.state)
    for (const deed of deeds)
      if (!act(game, state, seat, deed, seeded(1)).ok) throw new Error(`${rule}: cannot ${deed.type}`)
    return scene(game, state)
  }
  const last = refused.at(-1)
  if (last) after(refused.slice(0, -1)).refuses(seat, last, rule)
  solution.forEach((deed, n) => {
    after(solution.slice(0, n)).offered(seat, deed)
  })
}
