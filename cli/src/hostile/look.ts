// Everything that page and terminal do with what they have opened.

import {
  deedsSeen,
  type Game,
  type GameTypes,
  type MatchRecord,
  offers,
  patch,
  plainDice,
  play,
  resume,
  type SeenRecord,
  seeded,
  seenBy,
  toldSeen,
  walked,
} from '@muster/engine'

type AnyGame = Game<GameTypes>

/** Positions of a match that are looked at. */
const LOOKS = 6

/** Looks at a match that was opened as its owners would; throws where they could not. */
export function lookAtMatch(game: AnyGame, record: MatchRecord<GameTypes>): void {
  const tape = walked(game, record)
  const viewers = ['spectator', ...record.seats.map((s) => s.seat)]
  for (const viewer of viewers) game.combatSheet(deedsSeen(game, record.entries, viewer), game.view(tape.state, viewer))
  for (let i = 0; i <= LOOKS; i++) {
    const state = tape.at(Math.floor((i * tape.entries.length) / LOOKS))
    for (const viewer of viewers) lookAtView(game, game.view(state, viewer), viewer)
    game.outcome(state)
    for (const seat of game.toAct(state)) lookAtOffers(game, state, seat)
  }
  const match = resume(game, record, plainDice('look'))
  seenBy(match, 'spectator')
  const [seat] = game.toAct(match.state)
  const [offer] = seat === undefined ? [] : offers(game, match.state, seat)
  if (seat !== undefined && offer) play(match, seat, offer)
}

function lookAtOffers(game: AnyGame, state: unknown, seat: string): void {
  game.words.prompt(state, seat)
  for (const action of offers(game, state, seat).slice(0, 5)) {
    game.words.action(state, seat, action)
    game.preview(state, seat, action)
    game.aim(state, action)
  }
}

function lookAtView(game: AnyGame, view: unknown, viewer: string): void {
  game.picture(view)
  game.situation(game.imagine(view, viewer, seeded('look')))
  game.threats(view, viewer)
}

/** Looks at a shared match, view after view. */
export function lookAtSeen(game: AnyGame, { view: first, viewer, entries }: SeenRecord<GameTypes>): void {
  let view: unknown = first
  lookAtView(game, view, viewer)
  let before = game.imagine(view, viewer, seeded('look'))
  for (const { events, change } of entries) {
    view = patch(view, change)
    lookAtView(game, view, viewer)
    const after = game.imagine(view, viewer, seeded('look'))
    toldSeen(game, { before, after }, events)
    before = after
  }
}
