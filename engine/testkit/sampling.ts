import { type GameTypes, offers, seeded } from '../src/index.ts'
import type { ClaimName } from './claims.ts'
import type { Moment } from './step.ts'

/** The claims that cost much, and at one step in how many each is held; the others are held at every step. */
export const SAMPLED: Sampling = {
  odds: 10,
  undo: 10,
  views: 10,
  entries: 10,
  alike: 10,
  bots: 10,
  dealing: 10,
  copies: 20,
  looking: 6,
  own: 6,
  imagine: 6,
  sharing: 6,
  reasons: 6,
  sayings: 6,
  judgements: 4,
  shapes: 4,
  offers: 2,
  refusals: 2,
  choices: 2,
  helpers: 2,
}

export type Sampling = Readonly<Partial<Record<ClaimName, number>>>

/** Which claims are held at a moment: the same for the same seed. */
export interface Sampler<T extends GameTypes> {
  /** Moments come in their order, each once. */
  at(moment: Moment<T>): (claim: ClaimName) => boolean
}

/** Everything where a match comes to something new (a choice between kinds of action not met before, its end); else by chance. */
export function samplerOf<T extends GameTypes>(sampling: Sampling): Sampler<T> {
  const met = new Set<string>()
  return {
    at(moment) {
      const here = situationAt(moment)
      const isNew = moment.trouble !== null || !met.has(here)
      met.add(here)
      return (claim) => isNew || isDrawn(moment, claim, sampling[claim] ?? 1)
    },
  }
}

/** What can be done here, by kinds. */
function situationAt<T extends GameTypes>({ match: { game, state } }: Moment<T>): string {
  try {
    const kinds = game.toAct(state).flatMap((seat) => offers(game, state, seat).map((a) => a.type))
    return [game.toAct(state).length, ...new Set(kinds)].join(' ')
  } catch {
    return 'trouble'
  }
}

function isDrawn<T extends GameTypes>({ seed, trail }: Moment<T>, claim: ClaimName, of: number): boolean {
  return of === 1 || seeded(`${seed}/${trail.length}/sampled/${claim}`).below(of) === 0
}

/** What is sampled, in words. */
export function samplingText(sampling: Sampling): string {
  const all = Object.entries(sampling).map(([claim, of]) => `${claim} 1 in ${of}`)
  if (all.length === 0) return 'Every claim was held at every step.'
  return `Sampled by the seed: ${all.join(', ')}; all else at every step, and everything where a match came to something new.`
}
