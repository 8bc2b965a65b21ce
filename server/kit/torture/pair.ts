// Two people who play one match after the other, the second of them at the last node.
import type { Game, GameTypes } from '@muster/engine'
import { pair } from '../pair.ts'
import { Player, type Sent } from '../player.ts'
import type { Started } from '../process.ts'
import { Visitor } from '../visitor.ts'

const GAME = 'aces-and-armor'
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface Sitting {
  readonly id: string
  readonly game: Game<GameTypes>
  readonly players: readonly Player[]
}

export class Pair {
  private readonly nodes: readonly Started[]
  private readonly name: string
  private readonly sittings: Sitting[] = []
  private stopped = false

  constructor(nodes: readonly Started[], name: string) {
    this.nodes = nodes
    this.name = name
  }

  get game(): Game<GameTypes> {
    return this.now.game
  }

  /** Every match they have played, with all that was sent in it. */
  get matches(): readonly { readonly id: string; readonly sent: readonly Sent[] }[] {
    return this.sittings.map(({ id, players }) => ({ id, sent: players.flatMap((p) => p.sent) }))
  }

  async sitDown(): Promise<this> {
    const visitor = (name: string): Promise<Visitor> => new Visitor(this.nodes[0]?.address ?? '').called(name)
    const { ann, ben, table, game } = await pair({ visitor }, GAME)
    const elsewhere = new Visitor(this.nodes.at(-1)?.address ?? '')
    elsewhere.cookie = ben.cookie
    const seed = `${this.name}/${this.sittings.length}`
    const players = [new Player(ann, table, game, `a${seed}`), new Player(elsewhere, table, game, `b${seed}`)]
    this.sittings.push({ id: table.id, game, players })
    return this
  }

  /** When a match is over, the next begins: a server without anything to do has nothing to lose. */
  async play(): Promise<void> {
    while (!this.stopped) {
      await Promise.all(this.now.players.map((p) => p.play()))
      await this.again()
    }
  }

  /** Another table, as soon as there is a server to lay it. */
  private async again(): Promise<void> {
    for (const before = this.sittings.length; !this.stopped && this.sittings.length === before; ) {
      try {
        await this.sitDown()
      } catch {
        // Killed in the middle of it: nobody was told of a match.
        await pause(30)
      }
    }
  }

  stop(): void {
    this.stopped = true
    for (const player of this.now.players) player.stop()
  }

  private get now(): Sitting {
    const last = this.sittings.at(-1)
    if (!last) throw new Error('nobody sat down')
    return last
  }
}
