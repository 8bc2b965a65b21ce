// Lays a table: who is to sit where, and the dice that are committed to.
import { botCalled } from '@muster/bots'
import { commitment, newSeed } from '@muster/dice'
import { chooseOptions, type Game, type GameTypes, type SeatInfo } from '@muster/engine'
import { gameEntry } from '@muster/games'
import type { ChairWish, NewTable } from '@muster/protocol'
import { loadGame } from '@muster/table'
import { newId, newToken } from '../ids.ts'
import { refused } from '../refused.ts'
import type { KeptChair, KeptPerson, Sitter, TableRow } from '../store/rows.ts'

export async function lay(wish: NewTable, maker: KeptPerson, now: number): Promise<TableRow> {
  const pack = wish.pack ?? null
  const game = await gameFor(wish.game, pack)
  const chosen = chooseOptions(game.options, wish.options)
  if (!chosen.ok) throw refused('refused', `these options do not fit: ${chosen.why.key}`)
  const chairs = seated(game.seats(chosen.options), wish.chairs, maker)
  return newRow({ game: wish.game, options: chosen.options, pack, maker, chairs, now })
}

/** Packs come from outside: what is wrong with one is said. */
async function gameFor(id: string, pack: unknown): Promise<Game<GameTypes>> {
  const entry = gameEntry(id)
  if (!entry) throw refused('refused', 'there is no such game')
  if (pack !== null) {
    const read = await (await entry.load()).withPack(pack)
    const [first] = read.ok ? [] : read.problems
    if (first)
      throw refused('refused', `the pack cannot be played: ${first.path || 'as a whole'}: ${first.problem.key}`)
  }
  return (await loadGame(id, pack)).game
}

function seated(
  seats: readonly SeatInfo<GameTypes>[],
  wishes: readonly ChairWish[],
  maker: KeptPerson,
): readonly KeptChair[] {
  if (wishes.length !== seats.length) throw refused('refused', `this game has ${seats.length} chairs`)
  if (!wishes.some((w) => w.for === 'me')) throw refused('refused', 'whoever lays a table sits at it')
  return seats.map(({ seat, side }) => {
    const wish = wishes.find((w) => w.seat === seat)
    if (!wish) throw refused('refused', `nobody is to sit on ${seat}`)
    return { seat, side, who: sitter(wish, maker) }
  })
}

function sitter(wish: ChairWish, { id, name }: KeptPerson): Sitter {
  switch (wish.for) {
    case 'me':
      return { type: 'person', person: id, name, standIn: null }
    case 'here':
      return { type: 'person', person: id, name: wish.name, standIn: null }
    case 'link':
      return { type: 'free' }
    case 'computer':
      if (!botCalled(wish.level)) throw refused('refused', 'there is no computer of this level')
      return { type: 'computer', level: wish.level }
  }
}

interface Laid extends Pick<TableRow, 'game' | 'options' | 'pack' | 'chairs'> {
  readonly maker: Pick<KeptPerson, 'id' | 'name'>
  readonly now: number
}

/** The seed is drawn here, and committed to before anybody has thrown in a word. */
function newRow({ game, options, pack, maker, chairs, now }: Laid): TableRow {
  const seed = newSeed()
  return {
    id: newId(),
    version: 1,
    game,
    options,
    pack,
    maker: maker.id,
    makerName: maker.name,
    chairs,
    invite: newToken(),
    seed,
    commitment: commitment(seed),
    words: {},
    rematch: null,
    created: now,
    stage: 'laid',
    count: 0,
    touched: now,
    head: null,
    gist: null,
  }
}

/** Another match for the same people, everybody on a chair of another side. */
export function layAgain(row: TableRow, now: number): TableRow {
  const { game, options, pack, maker, makerName } = row
  return newRow({ game, options, pack, maker: { id: maker, name: makerName }, chairs: swapped(row.chairs), now })
}

/** The first of one side changes chairs with the first of the next, and so on; where sides are not equal, all move on by one. */
export function swapped(chairs: readonly KeptChair[]): readonly KeptChair[] {
  const sides = [...new Set(chairs.map((c) => c.side))]
  const groups = sides.map((side) => chairs.filter((c) => c.side === side))
  const even = groups.length > 1 && groups.every((g) => g.length === groups[0]?.length)
  const from = (chair: KeptChair, i: number): KeptChair | undefined => {
    if (!even) return chairs[(i + 1) % chairs.length]
    const side = sides.indexOf(chair.side)
    return groups[(side + 1) % sides.length]?.[groups[side]?.indexOf(chair) ?? 0]
  }
  return chairs.map((chair, i) => ({ ...chair, who: awake(from(chair, i)?.who ?? chair.who) }))
}

const awake = (who: Sitter): Sitter => (who.type === 'person' ? { ...who, standIn: null } : who)
