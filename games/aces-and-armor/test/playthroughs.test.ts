import { fileURLToPath } from 'node:url'
import { optionsFor } from '@muster/engine'
import { type PlaythroughOptions, playthrough } from '@muster/engine/testkit'
import type { AcesAndArmor, Action, Options } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { game } from './table.ts'

type Told = PlaythroughOptions<AcesAndArmor>

const file = (name: string): string => fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url))

/** What the game itself would try first, with few moves a turn, so that a story of some rounds stays short. */
function brisk(moves: number): NonNullable<Told['choose']> {
  let left = moves
  return ({ state }, seat, all) => {
    const best = game.order(state, seat, all)
    if (state.phase === 'distribute') return game.fallback(state, seat) ?? (best[0] as Action)
    const first = (...types: readonly Action['type'][]): Action | undefined => best.find((a) => types.includes(a.type))
    if (state.phase !== 'move') left = moves
    if (state.asked.length > 0) return best[0] as Action
    if (state.phase === 'move') return (left-- > 0 ? first('move') : first('endMovement', 'move')) as Action
    if (state.attacks.length > 0) return first('confirm') ?? (best[0] as Action)
    return first('attack', 'buy', 'repair', 'endTurn') ?? (best[0] as Action)
  }
}

const story = (chosen: Parameters<typeof optionsFor>[1], moves: number): Omit<Told, 'file' | 'seed'> => ({
  options: optionsFor<Options>(game, chosen),
  texts: en,
  steps: 400,
  // Only the last position is drawn: the room is for the story.
  pictures: 1,
  choose: brisk(moves),
})

playthrough(game, {
  ...story({ mode: 'two', german: 'g2', allied: 'su' }, 1),
  seed: 'bridgehead',
  file: file('bridgehead'),
})
playthrough(game, {
  ...story({ mode: 'solo', faction: 'us', soloEnemy: 'g1', level: 'easy' }, 1),
  seed: 'alone',
  file: file('alone'),
})
