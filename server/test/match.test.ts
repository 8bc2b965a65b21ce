import { verify } from '@muster/dice'
import { type Game, type GameTypes, offers, optionsFor, seeded } from '@muster/engine'
import { GAMES } from '@muster/games'
import type { TableSeen } from '@muster/protocol'
import { loadGame } from '@muster/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Running, running } from '../kit/server.ts'
import type { Screen, Visitor } from '../kit/visitor.ts'

let server: Running
beforeAll(async () => {
  server = await running()
})
afterAll(() => server.stop())

/** Two people at a table of this game. */
async function pair(game: string): Promise<{ ann: Visitor; ben: Visitor; table: TableSeen }> {
  const [ann, ben] = await Promise.all([server.visitor('Ann'), server.visitor('Ben')])
  const { game: rules } = await loadGame(game, null)
  const seats = rules.seats(optionsFor(rules, {}))
  const chairs = seats.map(({ seat }, i) => ({ seat, for: i === 0 ? 'me' : 'link' }))
  const laid = await ann.get<TableSeen>('lay', { body: { game, options: {}, chairs } })
  const table = await ben.get<TableSeen>('sit', { params: { token: laid.invite ?? '' }, body: {} })
  return { ann, ben, table }
}

/** What a screen may do, worked out from its view alone. */
function offered(game: Game<GameTypes>, screen: Screen): readonly GameTypes['Action'][] {
  return offers(game, game.imagine(screen.view, screen.viewer, seeded(screen.count)), screen.viewer)
}

describe.each(GAMES.map((g) => g.id))('%s over the line', (id) => {
  test('two people play, and the view they keep is the view they are shown', async () => {
    const { ann, ben, table } = await pair(id)
    const { game } = await loadGame(id, null)
    const screens = [await ann.open(table.id), await ben.open(table.id)]
    await Promise.all(screens.map((s) => s.until(() => s.view !== null, 'a view')))
    const chance = seeded(id)
    for (let i = 0; i < 40; i++) {
      const screen = screens.find((s) => offered(game, s).length > 0)
      if (!screen) break
      const action = chance.pick(offered(game, screen))
      const said = await screen.ask({ type: 'act', action, count: screen.count })
      expect(said).toMatchObject({ type: 'done', result: { ok: true } })
      await Promise.all(screens.map((s) => s.until(() => s.count >= screen.count, 'the other')))
    }
    for (const [i, who] of [ann, ben].entries()) {
      const fresh = await who.open(table.id)
      await fresh.until(() => fresh.view !== null, 'a view')
      expect(screens[i]?.view).toEqual(fresh.view)
      await fresh.close()
    }
    await screens[0]?.ask({ type: 'resign' })
    const record = await ben.get<never>('record', { params: { id: table.id } })
    expect(verify(game, record)).toMatchObject({ ok: true, sealed: true })
    for (const s of screens) await s.close()
  })
})
