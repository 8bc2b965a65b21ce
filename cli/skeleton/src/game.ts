import { type Game, preview, say } from '@muster/engine'
import { BOX, MOST_ROUNDS } from './content.ts'
import { RULEBOOK } from './rulebook.ts'
import { evolve, orders } from './rules/01-race.ts'
import { outcome } from './rules/02-victory.ts'
import { shapes } from './shapes.ts'
import { other, SEATS, type Skeleton, type State } from './state.ts'
import { picture, words } from './words.ts'

/** The whole of it: nothing else is asked of a game. */
export const skeleton: Game<Skeleton> = {
  id: 'skeleton',
  rulesVersion: '1',
  content: BOX,
  rulebook: RULEBOOK,
  options: [{ key: 'rounds', kind: 'number', default: 0, min: 0, max: MOST_ROUNDS, folded: true }],
  shapes,
  seats: () => SEATS.map((seat) => ({ seat, side: seat })),
  setup: ({ rounds }) => ({ at: { left: 0, right: 0 }, turn: 'left', round: 1, rounds }),
  toAct: (s) => (outcome(s) ? [] : [s.turn]),
  orders,
  settle: () => undefined,
  evolve,
  clone: copyOf,
  view: copyOf,
  redact: (deed) => deed,
  hidden: () => [],
  imagine: copyOf,
  preview: (_s, seat, a) =>
    a.type === 'dash'
      ? preview({ odds: [{ label: say('odds.stumble'), when: { type: 'dashed', seat, die: 1 }, chance: 1 / 6 }] })
      : preview(),
  fallback: () => null,
  answer: () => null,
  orderable: () => [],
  evaluate: (s, seat) => s.at[seat] - s.at[other(seat)],
  rank: (_s, _seat, actions) => actions,
  outcome,
  sound: () => null,
  situation: (s) => ({ round: s.round, starter: 'left', scores: s.at, turn: s.turn }),
  tally: (e) => (e.type === 'turnEnded' ? [] : [{ what: 'unit', key: 'unit.runner', did: 'used', side: e.seat }]),
  closes: () => false,
  goal: ({ rounds }) => ({
    points: { left: BOX.track, right: BOX.track },
    rounds: rounds || null,
    told: say('goal', { track: BOX.track }),
  }),
  pieces: (_s, seat) => [seat],
  attempts: () => [],
  threats: () => [],
  aim: (s, a) => ({ piece: s.turn, place: Math.min(BOX.track, s.at[s.turn] + (a.type === 'walk' ? a.steps : 1)) }),
  words,
  combatSheet: (_deeds, end) => ({
    columns: [say('sheet.runner'), say('sheet.places')],
    rows: SEATS.map((side) => ({ side, cells: [say(`side.${side}`), end.at[side]] })),
  }),
  picture,
}

function copyOf(s: State): State {
  return { at: { left: s.at.left, right: s.at.right }, turn: s.turn, round: s.round, rounds: s.rounds }
}
