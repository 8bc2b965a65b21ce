import { type Chance, must } from '@muster/engine'
import type { Book } from './book.ts'
import { evolve } from './evolve.ts'
import { lay } from './rules/01-laid.ts'
import { deal, rosters } from './rules/01-rosters.ts'
import type { Options, SeatId, Side, State } from './state.ts'
import type { WravityRun } from './types.ts'

/** 1.24, 1.25, 1.26, 1.27, 1.28, 1.30: the opening state, with rolls made, values shuffled under the planets, and where whole squads fight, cards dealt. */
export function setup(book: Book, options: Options, chance: Chance): State {
  const mode = String(options['mode'])
  const spec = must(book.content.modes[mode])
  const room = String(options['room'])
  const board = must(book.boards[room])
  const seats = spec.sides.length
  const rolls = openingRolls(seats, chance)
  const state: State = {
    mode,
    room,
    beamsPass: options['beamsPass'] === true,
    latecomers: options['latecomers'] === true,
    sides: spec.sides,
    squads: spec.squads.map((slots) => slots.map((slot) => String(options[`squad${slot + 1}`]))),
    doors: board[spec.doors],
    rolls,
    first: winnerOf(must(rolls.at(-1))),
    size: spec.soldiers ?? 0,
    concentrating: spec.concentrating,
    phase: 'enlist',
    picks: spec.sides.map(() => []),
    soldiers: [],
    planets: chance.shuffle(board.room.values).map((value) => ({ at: -1, value, seen: [] })),
    grenades: [],
    turn: 0,
    ending: false,
    drew: false,
    flights: [],
    question: null,
    hands: spec.sides.map(() => []),
    deck: fullDeck(book),
    discard: [],
    lastStand: board[spec.doors].map(() => null),
    result: null,
  }
  if (spec.soldiers === null || spec.laid) bringAll(book, state, chance)
  return state
}

/** 1.7, 1.8: one list for each throw; 0 for those who do not throw again. */
function openingRolls(seats: number, chance: Chance): number[][] {
  const rolls: number[][] = []
  for (let tied = Array.from({ length: seats }, () => true); tied.filter(Boolean).length > 1; ) {
    const roll = tied.map((in_) => (in_ ? chance.d6() : 0))
    const best = Math.max(...roll)
    tied = roll.map((die) => die === best)
    rolls.push(roll)
  }
  return rolls
}

const winnerOf = (roll: readonly number[]): SeatId => roll.indexOf(Math.max(...roll))

/** 11.20 */
export function fullDeck(book: Book): string[] {
  return Object.entries(book.content.cards).flatMap(([card, spec]) => Array.from({ length: spec.copies }, () => card))
}

/** 1.24, 1.31: with whole squads, or the first of each, there is nothing to choose. */
function bringAll(book: Book, state: State, chance: Chance): void {
  const run: WravityRun = { state, chance, emit: (event) => evolve(state, event) }
  const { soldiers, laid } = must(book.content.modes[state.mode])
  const all = state.squads.map((squads) =>
    squads.flatMap((squad) =>
      must(book.content.squads[squad])
        .slice(0, soldiers ?? undefined)
        .map(({ number }) => ({ squad, number })),
    ),
  )
  run.emit(rosters(book, state, all))
  deal(run, book)
  if (laid) lay(run, book)
}

/** 1.3, 1.4: sides are named for where their doors are. */
export function sideNames(doors: 'two' | 'three'): readonly Side[] {
  return doors === 'two' ? ['east', 'west'] : ['east', 'south', 'west']
}
