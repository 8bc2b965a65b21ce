import { act, type Chance, type Game, type GameTypes, type Judge, Luck } from '@muster/engine'
import type { Ask, Bot } from './bot.ts'

/** How much a one-step bot looks at. */
export interface Reach {
  /** How many offers it tries, the best first by the game's own `order`. */
  readonly width: number
  /** How many imagined states and rolls it tries each on, where luck has a part in it. */
  readonly samples: number
  /** How many positions it may look at for one choice, in all. */
  readonly visits: number
}

export const REACH: Reach = { width: 24, samples: 3, visits: 72 }

/** How many questions it answers before it judges: more than any honest action raises. */
const QUESTIONS = 40

/**
 * Does each of the best offers in its head and takes the one whose position it likes best: by the game's own
 * judgement, or by one of the game's other plans.
 */
export function oneStep(reach: Reach = REACH, plan?: string): Bot {
  const name = plan === undefined ? 'one-step' : `one-step@${plan}`
  return { name, visits: 0, patience: 1, choose: (ask) => chooseBest(ask, reach, judgeOf(ask.game, plan)) }
}

function judgeOf<T extends GameTypes>(game: Game<T>, plan: string | undefined): Judge<T>['judge'] {
  if (plan === undefined) return (state, seat) => game.evaluate(state, seat)
  const judge = game.plans?.[plan]
  if (!judge)
    throw new Error(`${game.id} has no plan "${plan}"; it has: ${Object.keys(game.plans ?? {}).join(', ') || 'none'}`)
  return judge
}

type Worth<T extends GameTypes> = (action: T['Action'], world: T['State'], chance: Chance) => number | null

function chooseBest<T extends GameTypes>(ask: Ask<T>, reach: Reach, judge: Judge<T>['judge']): T['Action'] {
  const { game, seat, offers, chance } = ask
  if (offers.length === 1) return offers[0] as T['Action']
  const imagined = imagining(ask)
  const worthOf: Worth<T> = (action, world, luck) => worthAfter(ask, judge, action, world, luck)
  const tried = game.rank(imagined(0), seat, offers).slice(0, reach.width)
  const samples = Math.max(1, Math.min(reach.samples, Math.floor(reach.visits / tried.length)))
  const worths = tried.map((action) => meanWorth(chance, worthOf, action, imagined, samples))
  const best = Math.max(...worths)
  const equals = tried.filter((_, i) => worths[i] === best)
  return chance.pick(equals.length > 0 ? equals : offers)
}

/** The states it thinks with, the same for every action, each imagined when it is first wanted. */
function imagining<T extends GameTypes>({ game, view, seat, chance }: Ask<T>): (n: number) => T['State'] {
  const worlds: T['State'][] = []
  return (n) => {
    while (worlds.length <= n) worlds.push(game.imagine(view, seat, chance))
    return worlds[n] as T['State']
  }
}

/** The mean worth over imagined states; one of them will do where no luck was used. */
function meanWorth<T extends GameTypes>(
  source: Chance,
  worthOf: Worth<T>,
  action: T['Action'],
  imagined: (n: number) => T['State'],
  samples: number,
): number {
  const luck = counted(source)
  let sum = 0
  let seen = 0
  for (let i = 0; i < samples; i++) {
    const worth = worthOf(action, imagined(i), luck.chance)
    if (worth === null) continue
    sum += worth
    seen++
    if (luck.draws() === 0) break
  }
  return seen > 0 ? sum / seen : Number.NEGATIVE_INFINITY
}

/** What the position is worth when the action is done and the questions it raises are answered; null if refused. */
function worthAfter<T extends GameTypes>(
  { game, seat }: Ask<T>,
  judge: Judge<T>['judge'],
  action: T['Action'],
  world: T['State'],
  chance: Chance,
): number | null {
  const state = game.clone(world)
  if (!act(game, state, seat, action, chance).ok) return null
  answerQuestions(game, state, chance)
  return judge(state, seat)
}

/** Lets every seat give its default answer until someone is free to choose. */
function answerQuestions<T extends GameTypes>(game: Game<T>, state: T['State'], chance: Chance): void {
  for (let i = 0; i < QUESTIONS; i++) if (!answerOne(game, state, chance)) return
}

function answerOne<T extends GameTypes>(game: Game<T>, state: T['State'], chance: Chance): boolean {
  for (const seat of game.toAct(state)) {
    const action = game.fallback(state, seat)
    if (action) return act(game, state, seat, action, chance).ok
  }
  return false
}

function counted(source: Chance): { readonly chance: Chance; readonly draws: () => number } {
  let draws = 0
  const chance = new Luck((n) => {
    draws++
    return source.below(n)
  })
  return { chance, draws: () => draws }
}
