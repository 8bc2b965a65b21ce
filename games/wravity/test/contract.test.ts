import { chooseOptions, type OptionValues } from '@muster/engine'
import { contract } from '@muster/engine/testkit'
import { wravity } from '../src/index.ts'

const game = wravity()

function start(label: string, chosen: OptionValues) {
  const read = chooseOptions(game.options, chosen)
  if (!read.ok) throw new Error(read.why.key)
  return { label, options: read.options }
}

contract(game, {
  starts: [
    start('two players', {}),
    start('two players, other squads, beams pass', { squad1: 'air', squad2: 'earth', beamsPass: true }),
    start('three players', { mode: '3' }),
    start('four players, latecomers count', { mode: '4', latecomers: true }),
    start('three against three', { mode: '3v3' }),
    start('three teams of two', { mode: '2v2v2' }),
  ],
})
