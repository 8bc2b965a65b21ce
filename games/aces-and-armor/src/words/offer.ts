// What is asked, and what can be chosen

import { type Message, must, say, type Viewer } from '@muster/engine'
import { groundOf, ringOf } from '../board.ts'
import type { Book } from '../book.ts'
import { placer } from '../rules/02-placing.ts'
import { distributing, nextToAssign } from '../rules/02-setup.ts'
import { armiesDue, armiesNext, armySets, freeFrom } from '../rules/03-armies.ts'
import { undeclaredBound } from '../rules/07-declare.ts'
import type { AcesAndArmor, Action, ActionOf, Hex, Position, Unit, UnitId } from '../state.ts'
import { active, areEnemies, unitOf } from '../units.ts'
import { full, hexMessage, seatMessage, unitMessage, unitName } from './names.ts'

/** The one line that says what to do now. */
export function prompt(book: Book, s: Position, who: Viewer<AcesAndArmor>): Message {
  if (s.result) return say('prompt.over')
  if (s.asked.length > 0) return askPrompt(s, who)
  if (s.phase === 'extras' || s.phase === 'distribute') return distributePrompt(s, who)
  const seat = s.phase === 'place' ? placer(s) : s.seat
  if (seat !== who) return say('prompt.wait', { seat: seatMessage(seat) })
  if (s.phase === 'place' && !s.placing) return say('prompt.flip')
  if (s.phase === 'armies') return armiesPrompt(book, s)
  if (s.phase === 'move') return withLeft(s, armiesDue(book, s) === null ? say('prompt.move') : limitedPrompt(book, s))
  const bound = s.phase === 'declare' ? undeclaredBound(book, s, seat) : -1
  if (bound >= 0) return boundPrompt(s, bound)
  return say(`prompt.${s.phase}`, promptFigures(s))
}

/** 4.2: whoever moves another unit ends the move of the one before, which may have points left. */
function withLeft(s: Position, asked: Message): Message {
  const { move } = s
  if (!move || move.left < 2 || unitOf(s, move.unit).at < 0) return asked
  return say('prompt.left', { prompt: asked, unit: unitMessage(s, move.unit), points: move.left / 2 })
}

/** How many armies act, of how many that have not; which of them the choice leaves for the next round; and from when all do. */
function armiesPrompt(book: Book, s: Position): Message {
  const open = new Set(armySets(book, s).flat()).size
  const count = armySets(book, s)[0]?.length ?? 0
  return say(`prompt.armies.${armiesNext(book, s)}`, { count, open, next: s.round + 1, all: freeFrom(book, s) })
}

/** Which armies move now, and when the others do: what was chosen in the first round fixes the second. */
function limitedPrompt(book: Book, s: Position): Message {
  const { active: now, used } = active(s)
  const moving = now ?? []
  const had = used.filter((army) => !moving.includes(army))
  const figures = { armies: numbers(moving), count: moving.length, had: numbers(had), next: s.round + 1 }
  return say(had.length > 0 ? 'prompt.move.second' : `prompt.move.${armiesNext(book, s)}`, figures)
}

/** 6.11: an interceptor's duty comes first. */
function boundPrompt(s: Position, id: UnitId): Message {
  const { at, holds } = unitOf(s, id)
  return say('prompt.declare.bound', {
    unit: unitMessage(s, id),
    hex: hexMessage(s, at),
    target: unitMessage(s, holds),
    at: hexMessage(s, unitOf(s, holds).at),
  })
}

const numbers = (armies: readonly number[]): string => armies.map((army) => army + 1).join(', ')

function promptFigures(s: Position): Record<string, number | string> {
  const { coins, tokens } = active(s)
  const token = s.placing?.token ?? 0
  const placing = { army: token + 1, number: tokens[token] ?? 0 }
  return { coins, attacks: s.attacks.length, tokens: s.sites.length, round: s.round, ...placing }
}

function askPrompt(s: Position, who: Viewer<AcesAndArmor>): Message {
  const seat = must(s.asked[0])
  if (seat !== who) return say('prompt.wait', { seat: seatMessage(seat) })
  const unit = s.move?.unit ?? 0
  return say('prompt.intercept', { unit: unitMessage(s, unit), hex: hexMessage(s, unitOf(s, unit).at) })
}

function distributePrompt(s: Position, who: Viewer<AcesAndArmor>): Message {
  const left = distributing(s)
  if (who === 'spectator' || !left.includes(who)) return say('prompt.waitAll')
  if (s.phase === 'extras') return say('prompt.extras')
  return say('prompt.distribute', { unit: unitMessage(s, nextToAssign(s, who)) })
}

/** An offer, as one would choose it from a list. */
export function actionMessage(s: Position, a: Action): Message {
  const say1 = ACTIONS[a.type] as (s: Position, a: Action) => Message
  return say1(s, a)
}

type Actions = { readonly [K in Action['type']]: (s: Position, a: ActionOf<K>) => Message }

const ACTIONS: Actions = {
  giveFlag: (s, a) => say('action.giveFlag', { hex: hexMessage(s, a.hex), seat: seatMessage(a.to) }),
  chooseExtra: (s, a) => say('action.chooseExtra', { unit: unitName(s, a.kind) }),
  assign: (s, a) => say('action.assign', { unit: unitMessage(s, a.unit), token: a.token + 1 }),
  spread: () => say('action.spread'),
  flip: (_s, a) => say('action.flip', { token: a.token + 1 }),
  place: (s, a) => say('action.place', { unit: unitMessage(s, a.unit), hex: hexMessage(s, a.hex) }),
  deploy: (s) => say('action.deploy', { phase: s.phase }),
  layToken: (s, a) => say('action.layToken', { hex: hexMessage(s, a.hex) }),
  hideLauncher: (s, a) => say('action.hideLauncher', { hex: hexMessage(s, a.hex) }),
  useArmies: (_s, a) => say('action.useArmies', { armies: numbers(a.armies), count: a.armies.length }),
  move: (s, a) =>
    say('action.move', {
      unit: unitMessage(s, a.unit),
      from: hexMessage(s, s.units[a.unit]?.at ?? -1),
      where: whereMessage(s, unitOf(s, a.unit), a.to),
      hex: hexMessage(s, a.to),
    }),
  endMovement: () => say('action.endMovement'),
  intercept: (s, a) =>
    say('action.intercept', { unit: unitMessage(s, a.unit), hex: hexMessage(s, s.units[a.unit]?.at ?? -1) }),
  decline: () => say('action.decline'),
  attack: (s, a) => say('action.attack', { unit: full(s, a.unit), target: full(s, a.target) }),
  barrage: (s, a) => say('action.barrage', { unit: full(s, a.unit), hex: hexMessage(s, a.hex) }),
  launch: (s, a) => say('action.launch', { hex: hexMessage(s, a.hex) }),
  confirm: (s) => say('action.confirm', { count: s.attacks.length }),
  transfer: (s, a) => say('action.transfer', { coins: a.coins, count: s.players.length }),
  repair: (s, a) => say('action.repair', { unit: full(s, a.unit) }),
  buy: (s, a) => say('action.buy', { unit: unitName(s, a.kind), hex: hexMessage(s, a.hex) }),
  endTurn: () => say('action.endTurn'),
}

const TERRAIN: Readonly<Record<string, string>> = {
  f: 'forest',
  '=': 'road',
  '#': 'bridge',
  '~': 'water',
  '^': 'mountain',
}

/** What is there, and beside it, before the name of a hex: that alone would have to be looked for on the map. */
function whereMessage(s: Position, mover: Unit, hex: Hex): Message {
  const { board } = s.table
  if (board.factories.includes(hex)) return say('where.factory')
  const ground = say(`terrain.${TERRAIN[board.terrain[hex] ?? ''] ?? 'open'}`)
  const beside = new Set(ringOf(groundOf(board), hex, 1))
  const enemy = s.units.find((u) => beside.has(u.at) && areEnemies(u.faction, mover.faction))
  if (enemy) return say('where.enemy', { ground, unit: unitName(s, enemy.kind) })
  return board.factories.some((works) => beside.has(works)) ? say('where.works', { ground }) : ground
}
