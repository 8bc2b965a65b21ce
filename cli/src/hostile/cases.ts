// One hostile case: what is sent, and what comes of it.

import { verify } from '@muster/dice'
import {
  act,
  BOUNDS,
  begunOf,
  type Chance,
  type GameTypes,
  load,
  loadSeen,
  type MatchRecord,
  offers,
  readHead,
  readJson,
  type SeenRecord,
  seeded,
} from '@muster/engine'
import { startsOf } from '@muster/engine/testkit/fuzz'
import type { AnyGame, AnyModule } from '../games.ts'
import { type Bases, basesOf, VARIANTS } from './bases.ts'
import { forge, inflate, loosely, namePieceOddly } from './forge.ts'
import { lookAtMatch, lookAtSeen } from './look.ts'
import { claimsOtherwise } from './matter.ts'
import { follows } from './oracle.ts'
import { copyOf, spoil, spoilText, textOf } from './spoil.ts'

/** What is sent: a match that is over, one that goes on, a shared one, a content pack. */
export const SORTS = ['finished', 'running', 'seen', 'pack'] as const
export type Sort = (typeof SORTS)[number]

/** Of every ten cases so many are of each sort. */
const TURNS: readonly Sort[] = [
  'finished',
  'running',
  'finished',
  'running',
  'seen',
  'finished',
  'running',
  'seen',
  'finished',
  'pack',
]

export interface Case {
  readonly sort: Sort
  /** What was done to it. */
  readonly how: string
  readonly text: string
  /** What it was before. */
  readonly honest: unknown
}

/** What came of a case: all well, or what is wrong with us. */
export type Finding = null | { readonly is: 'throws' | 'believed'; readonly what: string }

/** The cases of a game, the same for the same seed and number. */
export interface Cases {
  make(k: number): Case
  judge(made: Case): Promise<Finding>
}

export function casesOf(module: AnyModule, seed: string, pack: unknown): Cases {
  const bases = basesOf(module.game, seed)
  return {
    make: (k) => makeCase(module.game, bases, pack, k, seeded(`${seed}/${k}`)),
    judge: (made) => judged(module, made),
  }
}

function makeCase(game: AnyGame, bases: Bases, pack: unknown, k: number, chance: Chance): Case {
  const turn = TURNS[k % TURNS.length] ?? 'running'
  const sort = turn === 'pack' && pack === null ? 'running' : turn
  const n = chance.below(VARIANTS)
  const honest = sort === 'pack' ? pack : bases[sort](n)
  const times = 1 + (chance.below(3) === 0 ? chance.below(3) : 0)
  const changed = sort === 'finished' || sort === 'running' ? loosely(honest as MatchRecord<GameTypes>) : copyOf(honest)
  const how: string[] = []
  for (let i = 0; i < times; i++) how.push(change({ game, bases, pack, sort, n, chance }, changed))
  const text = textOf(changed)
  const isText = chance.below(12) === 0
  if (isText) how.push('text')
  return { sort, how: how.join(', '), text: isText ? spoilText(text, chance) : text, honest }
}

interface Changing {
  readonly game: AnyGame
  readonly bases: Bases
  readonly pack: unknown
  readonly sort: Sort
  readonly n: number
  readonly chance: Chance
}

function change({ game, bases, pack, sort, n, chance }: Changing, changed: unknown): string {
  if (sort === 'finished' || sort === 'running') {
    const other = loosely(bases[sort](n + 1 + chance.below(VARIANTS - 1)))
    return forge({ record: changed as ReturnType<typeof loosely>, other, game, pack, chance })
  }
  if (sort === 'seen' && chance.below(3) === 0) return forgeSeen(changed as SeenRecord<GameTypes>, chance)
  spoil(changed, chance)
  return 'anything'
}

/** What somebody does to a link who knows how it is made. */
function forgeSeen(seen: SeenRecord<GameTypes>, chance: Chance): string {
  const entries = Array.isArray(seen.entries) ? seen.entries.filter((e) => typeof e === 'object' && e !== null) : []
  const entry = entries.length > 0 ? chance.pick(entries) : null
  const part = chance.pick([seen.view, entry?.events, entry?.change])
  if (chance.below(2)) inflate(part, chance)
  else namePieceOddly(entry?.events, chance)
  return 'forged'
}

async function judged(module: AnyModule, made: Case): Promise<Finding> {
  try {
    if (made.sort === 'pack') await tryPack(module, made.text)
    else if (made.sort === 'seen') trySeen(module.game, made.text)
    else return await tryRecord(module, made)
    return null
  } catch (error) {
    return { is: 'throws', what: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Opens a record as the terminal does, and looks at it. */
async function tryRecord(module: AnyModule, { text, sort, honest }: Case): Promise<Finding> {
  const head = readHead(text)
  if (!head.ok || head.record.game !== module.id) return null
  const game = await gameOf(module, head.record.pack)
  const loaded = game && load(game, text)
  if (!game || !loaded?.ok) return null
  const { record } = loaded
  lookAtMatch(game, record)
  const result = verify(game, record)
  if (begunOf(record).type !== 'setUp' || !claimsOtherwise({ ...(honest as object) }, { ...record })) return null
  if (result.ok && result.checked === 'everything') return { is: 'believed', what: 'it verifies' }
  return sort === 'running' && loaded.held === 'rules' && !follows(game, record)
    ? { is: 'believed', what: 'it opens' }
    : null
}

async function gameOf(module: AnyModule, pack: unknown): Promise<AnyGame | null> {
  if (pack === null || pack === undefined) return module.game
  const made = await module.withPack(pack)
  return made.ok ? made.game : null
}

function trySeen(game: AnyGame, text: string): void {
  const seen = loadSeen(game, text)
  if (seen.ok) lookAtSeen(game, seen.record)
}

const PLIES = 20
const STARTS = 3

/** A pack that is let through can be played. */
async function tryPack(module: AnyModule, text: string): Promise<void> {
  const pack = readJson(text, BOUNDS.pack)
  const made = pack.ok ? await module.withPack(pack.data) : null
  if (!made?.ok) return
  const chance = seeded(text.length)
  for (const { options } of chance.shuffle(startsOf(made.game, 4)).slice(0, STARTS)) playOn(made.game, options, chance)
}

function playOn(game: AnyGame, options: GameTypes['Options'], chance: Chance): void {
  const state = game.setup(options, chance)
  for (let i = 0; i < PLIES; i++) {
    const [seat] = game.toAct(state)
    if (seat === undefined) return
    act(game, state, seat, chance.pick(offers(game, state, seat)), chance)
  }
}
