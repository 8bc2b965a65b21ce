import { fileURLToPath } from 'node:url'
import { act, type Chance, chooseOptions, type Match, must, type OptionValues, seeded } from '@muster/engine'
import { playthrough } from '@muster/engine/testkit'
import type { Action, Seat, Wravity } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { game } from './table.ts'

const file = (name: string): string => fileURLToPath(new URL(`playthroughs/${name}`, import.meta.url))

function chosen(options: OptionValues): OptionValues {
  const read = chooseOptions(game.options, options)
  if (!read.ok) throw new Error(read.why.key)
  return read.options
}

/** The first seat heads for the door and knows what it does; its rival sleeps. */
function doorSeeker(match: Match<Wravity>, seat: Seat, all: readonly Action[], chance: Chance): Action {
  if (seat !== 'p1') return all.find((a) => a.type === 'endTurn') ?? chance.pick(all)
  const judge = must(game.plans?.['door-seeking'])
  const tried = game.order(match.state, seat, all).slice(0, 24)
  const worths = tried.map((action, i) => {
    const state = game.clone(match.state)
    act(game, state, seat, action, seeded(i))
    return judge(state, seat)
  })
  return must(tried[worths.indexOf(Math.max(...worths))])
}

playthrough(game, {
  file: file('through-the-door.txt'),
  options: chosen({}),
  seed: 4,
  texts: en,
  choose: doorSeeker,
  steps: 400,
  pictures: 400,
})
playthrough(game, {
  file: file('three-squads.txt'),
  options: chosen({ mode: '3' }),
  seed: 5,
  texts: en,
  steps: 90,
  pictures: 45,
})
