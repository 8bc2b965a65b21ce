import { createHash } from 'node:crypto'
import { botCalled, LEVELS } from '@muster/bots'
import { type Pairing, playBout } from './bout.ts'

/** The games that tell, by the names of the bots, with the number of actions and of continuations looked into. */
const TELLING = [
  { bots: ['sergeant', 'one-step'], actions: 400, visits: 1 },
  { bots: ['captain', 'sergeant'], actions: 60, visits: 12 },
  { bots: ['general', 'captain'], actions: 60, visits: 40 },
] as const
/** And this one where a recruit plays. */
const BEGINNING = { bots: ['recruit', 'one-step'], actions: 400, visits: 1 } as const

const RANKS: readonly string[] = LEVELS

const known = new WeakMap<object, Map<string, string>>()

/**
 * A digest of how a game goes with these options: what bots did in some games of a fixed seed. Rules, judges and
 * bots that are written anew and still do the same have the same digest.
 */
export function mannerOf({ game, options, rounds, a, b }: Pairing): string {
  const kept = known.get(game) ?? new Map<string, string>()
  known.set(game, kept)
  const telling = tellingOf([a.name, b.name])
  const key = JSON.stringify([options, telling.map(({ bots }) => bots)])
  const made = kept.get(key) ?? digest({ game, options, rounds }, telling)
  kept.set(key, made)
  return made
}

type Telling = (typeof TELLING)[number] | typeof BEGINNING

/** Those in which nobody stronger plays than here: how a general plays is nothing to captains. */
function tellingOf(names: readonly string[]): readonly Telling[] {
  const rank = (bot: string): number => RANKS.findIndex((level) => bot.startsWith(level))
  const most = Math.max(...names.map(rank))
  const telling = TELLING.filter(({ bots }, i) => i === 0 || rank(bots[0]) <= most)
  return names.some((name) => name.startsWith('recruit')) ? [...telling, BEGINNING] : telling
}

function digest(ground: Pick<Pairing, 'game' | 'options' | 'rounds'>, telling: readonly Telling[]): string {
  const hash = createHash('sha256')
  for (const { bots, actions, visits } of telling) {
    const [a, b] = bots.map((name) => botCalled(name))
    if (!a || !b) throw new Error('a level is missing')
    const pairing = { ...ground, a, b, seed: 'manner', budget: () => ({ visits }) }
    for (const n of [0, 1]) playBout(pairing, n, actions, (action) => hash.update(JSON.stringify(action)))
  }
  return hash.digest('hex')
}
