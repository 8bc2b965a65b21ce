// boardgame.io's own server with its in-memory store, on the same rules; a process of its own. Its matches are laid
// into its store as its lobby would, with the luck that the scripts of the load have had: for each line that it is told the
// scripts of that file, in the place of what it had.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { act, copy, repeating } from '@muster/engine'
import { loadGame } from '@muster/table'
import type { Move, Script } from './prepare.ts'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server')
const { InitializeGame } = require('boardgame.io/internal') as typeof import('boardgame.io/internal')
const { INVALID_MOVE, ActivePlayers } = require('boardgame.io/core') as typeof import('boardgame.io/core')

interface Made {
  state: unknown
}

const [, , id = '', style = 'immer'] = process.argv
const { game } = await loadGame(id, null)
const apply = (state: unknown, { seat, action, draws }: Move): boolean =>
  act(game, state, seat, action, repeating(draws).chance).ok

const peer = {
  name: 'peer',
  setup: (_: unknown, { options, setUp }: Script): Made => ({
    state: copy(game.setup(options, repeating(setUp).chance)),
  }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    act: ({ G }: { G: Made }, move: Move) => {
      if (style === 'immer') return apply(G.state, move) ? undefined : INVALID_MOVE
      const state = game.clone(G.state)
      return apply(state, move) ? { state } : INVALID_MOVE
    },
  },
  endIf: ({ G }: { G: Made }) => game.outcome(G.state) ?? undefined,
}

const server = Server({ games: [peer as never], origins: ['*'] })
const running = await server.run({ port: 0, callback: () => undefined } as never)
const players = { 0: { id: 0 }, 1: { id: 1 } }
let laid: readonly Script[] = []
async function lay(scripts: readonly Script[]): Promise<void> {
  for (const { table } of laid) await server.db.wipe(table)
  laid = scripts
  for (const script of scripts) {
    const initialState = InitializeGame({ game: peer as never, numPlayers: 2, setupData: script })
    const metadata = { gameName: 'peer', players, createdAt: Date.now(), updatedAt: Date.now() }
    await server.db.createMatch(script.table, { initialState, metadata } as never)
  }
}
createInterface(process.stdin).on('line', (file) => {
  void lay(JSON.parse(readFileSync(file, 'utf8'))).then(() => console.log('laid'))
})
const address = running.appServer.address()
console.log(`http://localhost:${typeof address === 'object' && address ? address.port : 0}/`)
