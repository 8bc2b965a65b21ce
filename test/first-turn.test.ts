// Who begins is said before a match; what is said must come true.
import {
  chooseOptions,
  type Game,
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
import { GAMES } from '@muster/games'
import { expect, test } from 'vitest'

/** As many matches are begun with each choice. */
const MATCHES = 8
/** So many entries at most before somebody's first turn. */
const SOON = 400

function starterOf(game: Game<GameTypes>, options: OptionValues, seed: string): string | null {
  const match = newMatch(game, options, plainDice(seed))
  const chance = seeded(seed)
  for (let i = 0; i < SOON && !isOver(match) && game.situation(match.state).starter === null; i++) {
    const seat = chance.pick(game.toAct(match.state))
    play(match, seat, chance.pick(offers(game, match.state, seat)))
  }
  return game.situation(match.state).starter
}

/** Every value of every choice, with the usual ones beside it. */
function choices(game: Game<GameTypes>): readonly OptionValues[] {
  const all = game.options.flatMap((spec) => (spec.values ?? []).map((value) => ({ [spec.key]: value })))
  return [{}, ...(game.short ? [game.short] : []), ...all].flatMap((some) => {
    const made = chooseOptions(game.options, some)
    return made.ok ? [made.options] : []
  })
}

for (const { id, load } of GAMES) {
  test(`${id}: who is said to begin begins`, async () => {
    const { game } = await load()
    const said = choices(game).filter((options) => game.goal(options).first)
    for (const options of said) {
      const began = Array.from({ length: MATCHES }, (_, i) => starterOf(game, options, `first ${i}`))
      expect(new Set(began), JSON.stringify(options)).toEqual(new Set([game.goal(options).first]))
    }
    const began = Array.from({ length: 4 * MATCHES }, (_, i) => starterOf(game, optionsFor(game), `dice ${i}`))
    expect(game.goal(optionsFor(game)).first ?? null).toBeNull()
    expect(new Set(began).size).toBeGreaterThan(1)
  })
}
