// Choices that come to the same: nobody is told of both.
import { carryOut, check, type GameTypes, type Message } from '@muster/engine'
import type { Ask } from './bot.ts'
import { type Worlds, worldsOf } from './search/worlds.ts'

/** Two of the same words; or of equal pieces, at the same place and at the same odds, after which all that counts is the same. */
export class Twins<T extends GameTypes> {
  private readonly ask: Ask<T>
  private readonly worlds: Worlds<T>
  private readonly known = new Set<string>()

  constructor(ask: Ask<T>, first: T['Action']) {
    this.ask = ask
    this.worlds = worldsOf(ask)
    this.isNew(first)
  }

  /** Whether it is no twin of anything asked about before. */
  isNew(action: T['Action']): boolean {
    const { game, seat } = this.ask
    const label = game.words.action(this.worlds.state(0), seat, action)
    const marks = [JSON.stringify(label), this.effectOf(action, label)]
    const isNew = !marks.some((mark) => mark !== null && this.known.has(mark))
    for (const mark of marks) if (mark !== null) this.known.add(mark)
    return isNew
  }

  private effectOf(action: T['Action'], label: Message): string | null {
    const { game, seat } = this.ask
    const { mind } = game
    const state = this.worlds.state(0)
    if (!mind || !check(game, state, seat, action).ok) return null
    const { place, target } = game.aim(state, action)
    const odds = game.preview(state, seat, action).odds.map(({ chance }) => chance)
    carryOut(game, state, seat, action, this.worlds.luck(0))
    const counts = new Float64Array(mind.sides(state) * mind.features.length)
    mind.count(state, counts)
    return JSON.stringify([label.key, namesIn(label), place, target, odds, [...counts]])
  }
}

/** Whom and what a sentence names, apart from where that is. */
const namesIn = ({ args }: Message): readonly unknown[] =>
  Object.values(args ?? {}).filter((arg) => typeof arg === 'object')
