// Who stood better in a match, worked out bit by bit, and what decided it.
import { analyse, type Moment, moments, type reckoning, regrets, type Step, reckoning as sumUp } from '@muster/bots'
import {
  entriesInForce,
  type GameTypes,
  isAction,
  type Match,
  type MatchRecord,
  type Message,
  walked,
} from '@muster/engine'
import { loadGame } from './games.ts'
import { diaryOf, passageOf } from './tell.ts'

/** The chance of the side looked at after one action. */
export interface Standing {
  readonly entry: number
  readonly round: number
  readonly chance: number
  /** It lies within so much of that, 19 times in 20. */
  readonly within: number
}

/** What decided much: a choice, or the dice. */
export interface TurningPoint {
  readonly entry: number
  readonly round: number
  readonly seat: string
  readonly by: 'choice' | 'luck'
  /** What it did to the chance. */
  readonly change: number
  readonly chance: number
  readonly says: readonly Message[]
  readonly better: { readonly action: Message; readonly gain: number } | null
  /** The judge would have done just that. */
  readonly agreed: boolean
}

export interface Findings {
  /** How many there will be. */
  readonly actions: number
  readonly standings: readonly Standing[]
  /** Once all actions are looked at. */
  readonly told: { readonly moments: readonly TurningPoint[]; readonly sum: ReturnType<typeof reckoning> } | null
}

/** A match that was played, as far as it is told again. */
export type Told = Pick<Match<GameTypes>, 'game' | 'record' | 'walk'>

/** A record made whole again: nothing more is played in it. */
export async function toldOf(record: MatchRecord<GameTypes>): Promise<Told> {
  const { game } = await loadGame(record.game, record.pack)
  return { game, record, walk: walked(game, record) }
}

/** An analysis that grows as long as it is asked. */
export class Analysis {
  readonly seat: string
  private readonly match: Told
  private readonly steps: Step[] = []
  private readonly coming: Generator<Step>
  private told: Findings['told'] = null
  private isWhole = false

  constructor(match: Told, seat: string) {
    this.match = match
    this.seat = seat
    this.coming = analyse(match.game, match.record, seat)
  }

  /** Looks on for about so many milliseconds, and says all that was found. */
  next(milliseconds: number): Findings {
    const until = performance.now() + milliseconds
    if (this.isWhole) this.told ??= { moments: this.moments(), sum: sumUp(this.steps) }
    while (!this.isWhole && performance.now() < until) this.lookOn()
    return { actions: this.actions(), standings: this.steps.map(standing), told: this.told }
  }

  private lookOn(): void {
    const step = this.coming.next()
    if (step.done) this.isWhole = true
    else this.steps.push(step.value)
  }

  private actions(): number {
    const { entries } = this.match.record
    return entriesInForce(entries).filter((n) => entries[n] && isAction(entries[n])).length
  }

  /** What the diary says of it, or where that is nothing, what was done. */
  private saidOf(entry: number): readonly Message[] {
    const { game, record, walk } = this.match
    const lines = diaryOf(game, passageOf(walk, entry, entry + 1), 'spectator').map((line) => line.told)
    const done = record.entries[entry]
    return lines.length > 0 || !done || !isAction(done) ? lines : [game.words.action(walk.at(entry), done.by, done.do)]
  }

  /** What moved most, and what whoever looks could have done otherwise, in the order it came. */
  private moments(): readonly TurningPoint[] {
    const { game, record } = this.match
    const most = moments(game, record, this.steps)
    const more = regrets(game, record, this.steps).filter(({ entry }) => most.every((m) => m.entry !== entry))
    return [...most, ...more].sort((a, b) => a.entry - b.entry).map((moment) => this.worded(moment))
  }

  private worded({ entry, round, seat, by, choice, luck, after, better, agreed }: Moment<GameTypes>): TurningPoint {
    const { game, walk } = this.match
    return {
      entry,
      round,
      seat,
      by,
      change: by === 'choice' ? choice : luck,
      chance: after,
      says: this.saidOf(entry),
      better: better && { action: game.words.action(walk.at(entry), seat, better.action), gain: better.gain },
      agreed,
    }
  }
}

const standing = ({ entry, round, after, within }: Step): Standing => ({ entry, round, chance: after, within })
