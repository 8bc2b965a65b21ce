// What was rolled in a random match, beside the dice that a face draws for it: for tests.
import {
  type GameTypes,
  isOver,
  newMatch,
  type OptionValues,
  offers,
  optionsFor,
  plainDice,
  play,
  seeded,
} from '@muster/engine'
import type { Die, Face } from '../face.ts'

interface Rolled<T extends GameTypes> {
  readonly before: T['View']
  /** Every draw of the entry, as a die would show it. */
  readonly draws: readonly { readonly sides: number; readonly value: number }[]
  readonly drawn: readonly Die[]
}

/** Every entry of a random match. */
export function* rolledIn<T extends GameTypes>(
  face: Face<T>,
  options: OptionValues,
  seed: string,
  bound: number,
): Generator<Rolled<T>> {
  const { game } = face
  const match = newMatch(game, optionsFor<T['Options']>(game, options), plainDice(seed))
  const chance = seeded(seed)
  while (match.record.entries.length < bound && !isOver(match)) {
    const state = game.clone(match.state)
    const seat = chance.pick(game.toAct(state))
    play(match, seat, chance.pick(offers(game, state, seat)))
    const entry = match.record.entries.at(-1)
    if (!entry || !('events' in entry)) throw new Error('an offer was refused')
    yield {
      before: game.view(state, 'spectator'),
      draws: thrown(entry.draws ?? []),
      drawn: drawnFor(face, state, entry.events),
    }
  }
}

/** Pairs of a range and what came. */
function thrown(draws: readonly number[]): { sides: number; value: number }[] {
  return draws.flatMap((sides, i) => (i % 2 === 0 ? [{ sides, value: (draws[i + 1] ?? -1) + 1 }] : []))
}

function drawnFor<T extends GameTypes>(face: Face<T>, state: T['State'], events: readonly T['Event'][]): Die[] {
  const { game } = face
  const copy = game.clone(state)
  return events.flatMap((event) => {
    const { dice = [] } = face.hint(event, game.view(copy, 'spectator'))
    game.evolve(copy, event)
    return dice
  })
}
