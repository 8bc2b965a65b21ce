import { fileURLToPath } from 'node:url'
import {
  act,
  type Chance,
  chooseOptions,
  type Figure,
  type Match,
  type Message,
  must,
  type OptionValues,
  seeded,
  type Texts,
} from '@muster/engine'
import { playthrough } from '@muster/engine/testkit'
import type { Action, Seat, Wravity } from '../src/index.ts'
import { en } from '../texts/en.ts'
import { game } from './table.ts'

const file = (name: string): string => fileURLToPath(new URL(`playthroughs/${name}`, import.meta.url))

function chosen(options: OptionValues): OptionValues {
  const read = chooseOptions(game.options, options)
  if (!read.ok) throw new Error(read.why.key)
  return read.options
}

/** The texts, with seats and sides called by their squads as page and terminal call them. */
function named(options: OptionValues): Texts {
  const called = game.called?.(chosen(options)) ?? {}
  const squads = (m: Message): string =>
    Object.values(m.args ?? {})
      .map((list) => wordsOf(list))
      .join('')
  return { ...en, ...Object.fromEntries(Object.entries(called).map(([key, m]) => [key, squads(m)])) }
}

const wordsOf = (list: Figure): string =>
  Array.isArray(list) ? (list as readonly Message[]).map((m) => en[m.key as keyof typeof en]).join(' and ') : ''

/** The first seat heads for the door and knows what it does; its rival sleeps. */
function doorSeeker(match: Match<Wravity>, seat: Seat, all: readonly Action[], chance: Chance): Action {
  if (seat !== 'p1') return all.find((a) => a.type === 'endTurn') ?? chance.pick(all)
  const judge = must(game.plans?.['door-seeking'])
  const tried = game.rank(match.state, seat, all).slice(0, 24)
  const worths = tried.map((action, i) => {
    const state = game.clone(match.state)
    act(game, state, seat, action, seeded(i))
    return judge(state, seat)
  })
  return must(tried[worths.indexOf(Math.max(...worths))])
}

/** Everyone spoils for a fight: now this, now that, as these figures have it. */
const ZEAL: Readonly<Partial<Record<Action['type'], number>>> = {
  repel: 50,
  tryLuck: 50,
  shoot: 30,
  throwGrenade: 20,
  push: 12,
  enter: 8,
  impulse: 8,
  fly: 6,
  endTurn: 2,
}

function brawler(_match: Match<Wravity>, _seat: Seat, all: readonly Action[], chance: Chance): Action {
  const kinds = [...new Set(all.map((a) => a.type))].flatMap((type) => Array(ZEAL[type] ?? 1).fill(type))
  const kind = chance.pick(kinds)
  const some = all.filter((a) => a.type === kind)
  const [one, other] = [chance.pick(some), chance.pick(some)]
  return vigour(other) > vigour(one) ? other : one
}

const vigour = (a: Action): number => ('force' in a ? a.force : 'steps' in a ? a.steps : 0)

playthrough(game, {
  file: file('through-the-door.txt'),
  options: chosen({}),
  seed: 26,
  texts: named({}),
  choose: doorSeeker,
  steps: 400,
  pictures: 400,
})
playthrough(game, {
  file: file('three-squads.txt'),
  options: chosen({ mode: '3' }),
  seed: 2162,
  texts: named({ mode: '3' }),
  choose: brawler,
  steps: 200,
  pictures: 400,
})
