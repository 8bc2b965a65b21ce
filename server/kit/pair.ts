// Two people at a table, for tests: laid, sat down, and played by what they work out themselves.
import { type Game, type GameTypes, type OptionValues, offers, optionsFor, seeded } from '@muster/engine'
import type { TableSeen } from '@muster/protocol'
import { loadGame } from '@muster/table'
import type { Running } from './server.ts'
import type { Screen, Visitor } from './visitor.ts'

export interface Pair {
  readonly ann: Visitor
  readonly ben: Visitor
  readonly table: TableSeen
  /** The token of the link that seated Ben. */
  readonly invite: string
  readonly game: Game<GameTypes>
}

export async function pair(server: Pick<Running, 'visitor'>, id: string, options: OptionValues = {}): Promise<Pair> {
  const [ann, ben] = await Promise.all([server.visitor('Ann'), server.visitor('Ben')])
  const { game } = await loadGame(id, null)
  const chairs = game.seats(optionsFor(game, options)).map(({ seat }, i) => ({ seat, for: i === 0 ? 'me' : 'link' }))
  const laid = await ann.get<TableSeen>('lay', { body: { game: id, options, chairs } })
  const invite = laid.invite ?? ''
  const table = await ben.get<TableSeen>('sit', { params: { token: invite }, body: {} })
  return { ann, ben, table, invite, game }
}

/** Both with their lines open, and the match begun. */
export async function begun({ ann, ben, table }: Pick<Pair, 'ann' | 'ben' | 'table'>): Promise<[Screen, Screen]> {
  const screens: [Screen, Screen] = [await ann.open(table.id), await ben.open(table.id)]
  await Promise.all(screens.map((s) => s.until(() => s.view !== null, 'a view')))
  return screens
}

/** What a screen may do, worked out from its view alone. */
export function offered(game: Game<GameTypes>, { view, viewer, count }: Screen): readonly GameTypes['Action'][] {
  return view === null ? [] : offers(game, game.imagine(view, viewer, seeded(count)), viewer)
}

/** So many steps of whoever may, each the choice of a seed; gives whoever may go on. */
export async function goOn(
  game: Game<GameTypes>,
  screens: readonly Screen[],
  steps: number,
  seed = 'go',
): Promise<void> {
  for (let i = 0; i < steps; i++) {
    const screen = screens.find((s) => offered(game, s).length > 0)
    if (!screen) return
    const action = seeded(`${seed}/${i}`).pick(offered(game, screen))
    const { count } = screen
    const said = await screen.ask({ type: 'act', action, count })
    // What needs nobody's thought passes by itself, and may have come in between.
    const isStale = said.type === 'done' && !said.result.ok && said.result.why.key === 'refusal.stale'
    if (isStale) await screen.until(() => screen.count !== count, 'what came in between')
    else if (said.type !== 'done' || !said.result.ok) throw new Error(`refused: ${JSON.stringify(said)}`)
    await Promise.all(screens.map((s) => s.until(() => s.count >= screen.count, 'the other')))
  }
}
