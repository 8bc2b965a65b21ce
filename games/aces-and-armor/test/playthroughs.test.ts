import { fileURLToPath } from 'node:url'
import { act, optionsFor, seeded } from '@muster/engine'
import { type PlaythroughOptions, playthrough } from '@muster/engine/testkit'
import type { AcesAndArmor, Action, Options, Seat, State } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { game } from './table.ts'

type Told = PlaythroughOptions<AcesAndArmor>

const file = (name: string): string => fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url))

/** What the position is worth after the action, as one roll of the dice has it. */
function worthAfter(state: State, seat: Seat, action: Action): number {
  const after = game.clone(state)
  act(game, after, seat, action, seeded(1))
  return game.evaluate(after, seat)
}

function bestOf(state: State, seat: Seat, all: readonly Action[]): Action {
  const worths = all.map((action) => worthAfter(state, seat, action))
  return all[worths.indexOf(Math.max(...worths))] as Action
}

/** A person in a hurry: the setup as proposed, the few moves that matter most, attacks while they pay, repairs. */
function brisk(moves: number): NonNullable<Told['choose']> {
  let left = moves
  return ({ state }, seat, all) => {
    const first = (type: Action['type']): Action | undefined => all.find((a) => a.type === type)
    if (state.phase !== 'move') left = moves
    const quick = first('spread') ?? first('deploy') ?? first('flip') ?? first('repair')
    if (quick) return quick
    if (state.asked.length > 0 || state.phase !== 'move') return bestOf(state, seat, all)
    const end = first('endMovement')
    if (end && left <= 0) return end
    const chosen = bestOf(state, seat, all)
    if (chosen.type === 'move') left--
    return chosen
  }
}

const story = (chosen: Parameters<typeof optionsFor>[1], moves: number): Omit<Told, 'file' | 'seed'> => ({
  options: optionsFor<Options>(game, chosen),
  texts: en,
  steps: 600,
  // Longer than others, for a whole short game; only the last position is drawn.
  lines: 300,
  pictures: 1,
  choose: brisk(moves),
})

playthrough(game, {
  ...story({ mode: 'two', german: 'g2', allied: 'su', short: true }, 2),
  seed: 'bridgehead 95',
  file: file('bridgehead'),
})
playthrough(game, {
  ...story({ mode: 'solo', faction: 'us', soloEnemy: 'g1', level: 'easy', short: true }, 2),
  seed: 'alone 12',
  file: file('alone'),
})
