// What an action promises beside doing nothing, in deployment points
import { must, slate } from '@muster/engine'
import { type Tables, tablesOf } from '../board.ts'
import type { Book } from '../book.ts'
import { figure } from '../rules/04-grids.ts'
import { precisionOf } from '../rules/05-buffs.ts'
import { isAdrift } from '../rules/06-deviation.ts'
import { type Action, type ActionOf, type Seat, type State, sideOf, type Unit } from '../state.ts'
import { cardPromise } from './card-promise.ts'
import { deployPromise, legPromise, standing, stepsFrom } from './ground-promise.ts'
import { type Outlook, outlookFor } from './outlook.ts'
import { blow, blowAt } from './shots.ts'
import { firstOf } from './worth.ts'

export const rests = (a: Action): boolean => a.type === 'endPhase' || a.type === 'pass'

export function promise(b: Book, s: State, seat: Seat, actions: readonly Action[]): ArrayLike<number> {
  const o = outlookFor(b, s, tablesOf(s.field), sideOf(seat))
  const out = slate(actions.length)
  for (let i = 0; i < actions.length; i++) out[i] = promiseOf(o, actions[i] as Action)
  return out
}

const SLIGHT = 0.05

function promiseOf(o: Outlook, a: Action): number {
  const { b, s, t } = o
  switch (a.type) {
    case 'endPhase':
    case 'pass':
      return 0
    case 'attack':
      return attackPromise(b, s, t, a)
    case 'snipe':
      return snipePromise(b, s, a)
    case 'deploy':
      return deployPromise(o, figure(s.turn, a.kind), a.at)
    case 'plug':
      return 2
    case 'move':
    case 'dash':
    case 'assault':
      return legPromise(o, a)
    case 'play':
      return cardPromise(o, a)
    case 'drop':
      return 3 - 0.5 * stepsFrom(o, a.at)
    case 'push':
      return standing(o, must(s.units[a.unit]), a.at)
    case 'discard':
    case 'rearrange':
      return -SLIGHT
  }
}

function snipePromise(b: Book, s: State, a: ActionOf<'snipe'>): number {
  const u = must(s.units[a.unit])
  const { line } = must(b.profile(u).weapons[a.line])
  return blow(b, s, line.dice, precisionOf(b, s, u), must(s.units[a.target])) - SLIGHT
}

function attackPromise(b: Book, s: State, t: Tables, a: ActionOf<'attack'>): number {
  const u = must(s.units[a.unit])
  const w = must(b.profile(u).weapons[a.line])
  const precision = precisionOf(b, s, u)
  const far = must(t.distance[u.at * t.size + a.at])
  const hit = (at: number): number => sided(s, u, at) * blowAt(b, s, w, precision, at)
  const direct = isAdrift(w.line.deviates, far) ? around(t, a.at, hit) : hit(a.at)
  const gas = w.line.gas ? around(t, a.at, (at) => 2 * gasBlow(b, s, u, w.line.dice, at)) : 0
  return direct + gas - SLIGHT
}

/** The mean over the eight grids an arrow may point to. */
function around(t: Tables, at: number, worth: (at: number) => number): number {
  let sum = 0
  for (const next of must(t.beside[at])) sum += worth(next)
  return sum / 8
}

/** Those in a grid are enemies of the unit, or friends and to be spared. */
const sided = (s: State, u: Readonly<Unit>, at: number): number => (firstOf(s, at)?.side === u.side ? -1 : 1)

function gasBlow(b: Book, s: State, u: Readonly<Unit>, dice: readonly number[], at: number): number {
  let sum = 0
  for (const id of must(s.stacks[at])) {
    const t = must(s.units[id])
    if (b.profile(t).own.immuneToGas === 0) sum += blow(b, s, dice, 0, t)
  }
  return sided(s, u, at) * sum
}
