import { fileURLToPath } from 'node:url'
import { act, type Chance, type Match } from '@muster/engine'
import { type PlaythroughOptions, playthrough } from '@muster/engine/testkit'
import { type Action, type RivetWars, rivetWars, type Seat } from '../src/index.ts'
import { en } from '../texts/en.ts'

const game = rivetWars()
const file = (name: string): string => fileURLToPath(new URL(`playthroughs/${name}.txt`, import.meta.url))

/** Whoever plays these stories looks one step ahead at its best offers. */
function choose({ state }: Match<RivetWars>, seat: Seat, all: readonly Action[], chance: Chance): Action {
  const tried = game.rank(state, seat, all).slice(0, 12)
  const worth = tried.map((action) => {
    const then = game.clone(state)
    act(game, then, seat, action, chance)
    return game.evaluate(then, seat)
  })
  return tried[worth.indexOf(Math.max(...worth))] ?? chance.pick(all)
}

const story = (mission: string, seed: string): Omit<PlaythroughOptions<RivetWars>, 'file'> => ({
  options: { mission, seating: 'two', rounds: 20, gateTo: 8 },
  seed,
  texts: en,
  steps: 110,
  pictures: 40,
  choose,
})

playthrough(game, { ...story('1', 'banner'), file: file('take-up-the-banner') })
playthrough(game, { ...story('9', 'drop'), file: file('death-from-above') })
