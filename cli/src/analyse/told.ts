import { analyse, type Moment, moments, reckoning, type Step } from '@muster/bots'
import { type GameTypes, type MatchRecord, walked } from '@muster/engine'
import type { AnyGame } from '../games.ts'
import type { Tongue } from '../language.ts'
import { toldOf } from '../play/told.ts'

/** A moment in words. */
export interface Told extends Omit<Moment<GameTypes>, 'better'> {
  readonly says: string
  readonly better: { readonly action: GameTypes['Action']; readonly gain: number; readonly says: string } | null
}

/** An analysis, ready to be printed. */
export interface Analysis {
  readonly game: string
  readonly seat: string
  readonly side: string
  readonly steps: readonly Step[]
  readonly moments: readonly Told[]
  readonly reckoning: ReturnType<typeof reckoning>
  readonly seconds: number
}

/** Works a match out for one seat, calling `grow` with every step. */
export function analysisOf(
  game: AnyGame,
  record: MatchRecord<GameTypes>,
  seat: string,
  tongue: Tongue,
  grow: (step: Step) => void,
): Analysis {
  const began = performance.now()
  const steps: Step[] = []
  for (const step of analyse(game, record, seat)) {
    steps.push(step)
    grow(step)
  }
  const found = moments(game, record, steps)
  const side = tongue.side(record.seats.find((s) => s.seat === seat)?.side ?? seat)
  const told = found.map((moment) => tell(game, record, moment, tongue))
  const seconds = (performance.now() - began) / 1000
  return { game: game.id, seat, side, steps, moments: told, reckoning: reckoning(steps), seconds }
}

function tell(game: AnyGame, record: MatchRecord<GameTypes>, moment: Moment<GameTypes>, tongue: Tongue): Told {
  const walk = walked(game, record)
  const state = walk.at(moment.entry)
  const says = toldOf({ game, walk }, tongue, 'spectator', moment.entry, moment.entry + 1)
    .flat()
    .join(' ')
  const { better } = moment
  const worded = better && { ...better, says: tongue.word(game.words.action(state, moment.seat, better.action)) }
  return { ...moment, says, better: worded }
}
