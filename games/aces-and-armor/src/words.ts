import { type Message, say, type Viewer } from '@muster/engine'
import { hexName } from './board.ts'
import { placer } from './rules/02-placing.ts'
import { distributing, nextToAssign } from './rules/02-setup.ts'
import type { AcesAndArmor, Action, ActionOf, Attack, Event, Hex, Plan, State, Unit, UnitId, Why } from './state.ts'
import { active } from './units.ts'

export function unitName(s: { readonly table: State['table'] }, kind: string): Message {
  const name = s.table.names[kind]
  if (name !== undefined) return say('piece.named', { name })
  return say(kind === '' || kind === '?' ? 'unit.secret' : `unit.${kind}`)
}
export const unitMessage = (s: Readonly<State>, id: UnitId): Message => unitName(s, (s.units[id] as Unit).kind)
export const hexMessage = (s: Readonly<State>, hex: Hex): string => (hex < 0 ? '–' : hexName(s.table.board, hex))
const seatMessage = (seat: string): Message => say(`seat.${seat}`)
const playerMessage = (s: Readonly<State>, player: number): Message => {
  const p = s.players[player]
  return p && p.factions.length > 1 ? say(`side.${p.side}`) : seatMessage(p?.factions[0] ?? 'g1')
}
/** A unit with its faction and place: "Sherman (United States) in E7". */
const full = (s: Readonly<State>, id: UnitId): Message => {
  const u = s.units[id] as Unit
  return say('piece.unit', { unit: unitName(s, u.kind), seat: seatMessage(u.faction), hex: hexMessage(s, u.at) })
}

/** The one line that says what to do now. */
export function prompt(s: State, who: Viewer<AcesAndArmor>): Message {
  if (s.result) return say('prompt.over')
  if (s.asked.length > 0) return askPrompt(s, who)
  if (s.phase === 'extras' || s.phase === 'distribute') return distributePrompt(s, who)
  const seat = s.phase === 'place' ? placer(s) : s.seat
  if (seat !== who) return say('prompt.wait', { seat: seatMessage(seat) })
  if (s.phase === 'place' && !s.placing) return say('prompt.flip')
  return say(`prompt.${s.phase}`, promptFigures(s))
}

function promptFigures(s: State): Record<string, number | string> {
  return { coins: active(s).coins, attacks: s.attacks.length, tokens: s.sites.length, round: s.round }
}

function askPrompt(s: State, who: Viewer<AcesAndArmor>): Message {
  const seat = s.asked[0] as string
  if (seat !== who) return say('prompt.wait', { seat: seatMessage(seat) })
  return say('prompt.intercept', { unit: full(s, s.move?.unit ?? 0) })
}

function distributePrompt(s: State, who: Viewer<AcesAndArmor>): Message {
  const left = distributing(s)
  if (who === 'spectator' || !left.includes(who)) return say('prompt.waitAll')
  if (s.phase === 'extras') return say('prompt.extras')
  return say('prompt.distribute', { unit: unitMessage(s, nextToAssign(s, who)) })
}

/** An offer, as one would choose it from a list. */
export function actionMessage(s: State, a: Action): Message {
  const say1 = ACTIONS[a.type] as (s: State, a: Action) => Message
  return say1(s, a)
}

type Actions = { readonly [K in Action['type']]: (s: State, a: ActionOf<K>) => Message }

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
  useArmies: (_s, a) =>
    say('action.useArmies', { armies: a.armies.map((n) => n + 1).join(', '), count: a.armies.length }),
  move: (s, a) =>
    say('action.move', {
      unit: unitMessage(s, a.unit),
      from: hexMessage(s, s.units[a.unit]?.at ?? -1),
      hex: hexMessage(s, a.to),
    }),
  endMovement: () => say('action.endMovement'),
  intercept: (s, a) => say('action.intercept', { unit: full(s, a.unit) }),
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

type Events = { readonly [K in Event['type']]: (s: State, e: Extract<Event, { readonly type: K }>) => Message | null }

/** A sentence of the diary. */
export function eventMessage(s: State, e: Event): Message | null {
  const say1 = EVENTS[e.type] as (s: State, e: Event) => Message | null
  const message = say1(s, e)
  const why = 'why' in e ? e.why : undefined
  return message && why ? say('event.because', { what: message, why: whyMessage(why) }) : message
}

/** Which priorities the Automa followed: "priority II.1, attack c, h; movement f". */
export function whyMessage(why: Why): Message {
  const letters = (text: string): string => [...text].join(', ')
  if (why.order === 'bound') return say('why.bound')
  if (why.order === 'buys') return say('why.placed', { letters: letters(why.move) })
  if (why.attack && why.move) {
    return say('why.both', { order: why.order, attack: letters(why.attack), move: letters(why.move) })
  }
  if (why.attack) return say('why.attack', { order: why.order, attack: letters(why.attack) })
  if (why.move) return say('why.move', { order: why.order, move: letters(why.move) })
  return say('why.order', { order: why.order })
}

function attackFigures(s: State, a: Attack): Message {
  if (a.type === 'launch') return say('piece.rocket', { hex: hexMessage(s, a.hex) })
  const hex = a.type === 'barrage' ? hexMessage(s, a.hex) : ''
  if (a.type === 'barrage') return say('piece.barrage', { unit: full(s, a.unit), hex })
  return say('piece.attack', { unit: full(s, a.unit), target: full(s, a.target) })
}

const EVENTS: Events = {
  flagGiven: (s, e) => say('event.flagGiven', { hex: hexMessage(s, e.hex), seat: seatMessage(e.to) }),
  extraChosen: (s, e) => say('event.extraChosen', { seat: seatMessage((s.units[e.unit] as Unit).faction) }),
  unitAssigned: () => null,
  phaseBegan: (_s, e) =>
    e.phase === 'move' || e.phase === 'declare' || e.phase === 'money' || e.phase === 'combat'
      ? null
      : say(`event.phase.${e.phase}`),
  orderRolled: (s, e) =>
    say(`event.orderRolled.${e.for}`, {
      player: playerMessage(s, e.first),
      dice: e.rolls.map((roll) => roll.dice.join(', ')).join('; '),
    }),
  tokenFlipped: (s, e) =>
    say('event.tokenFlipped', { player: playerMessage(s, s.turn), number: e.number, hex: hexMessage(s, e.hex) }),
  unitDrawn: (s, e) => say('event.unitDrawn', { unit: unitMessage(s, e.unit) }),
  unitPlaced: (s, e) => say('event.unitPlaced', { unit: unitMessage(s, e.unit), hex: hexMessage(s, e.hex) }),
  armyPlaced: () => null,
  tokenLaid: (s, e) => say('event.tokenLaid', { hex: hexMessage(s, e.hex) }),
  launcherHidden: () => say('event.launcherHidden'),
  siteFlipped: (s, e) => say(e.launcher ? 'event.launcherFound' : 'event.blankFlipped', { hex: hexMessage(s, e.hex) }),
  weatherRolled: (_s, e) => say('event.weatherRolled', { roll: e.roll, weather: say(`weather.${e.weather}`) }),
  turnBegan: (s, e) => say('event.turnBegan', { player: playerMessage(s, e.turn), round: e.round }),
  unitRepaired: (s, e) => say('event.unitRepaired', { unit: full(s, e.unit), damage: e.damage }),
  armiesUsed: (s, e) =>
    say('event.armiesUsed', {
      player: playerMessage(s, s.turn),
      armies: e.armies.map((n) => n + 1).join(', '),
      count: e.armies.length,
    }),
  planMade: (s, e) => (e.plan ? waits(s, e.plan) : null),
  unitMoved: (s, e) =>
    say('event.unitMoved', {
      unit: unitMessage(s, e.unit),
      hex: hexMessage(s, e.path.at(-1) ?? -1),
      steps: e.path.length,
    }),
  factoryOccupied: (s, e) => say('event.factoryOccupied', { unit: full(s, e.unit), hex: hexMessage(s, e.hex) }),
  interceptionOffered: () => null,
  interceptionDeclined: () => null,
  unitIntercepted: (s, e) => say('event.unitIntercepted', { unit: full(s, e.unit), by: full(s, e.by) }),
  attackDeclared: (s, e) =>
    say('event.attackDeclared', { number: s.attacks.length, attack: attackFigures(s, e.attack) }),
  unitsFought: (s, e) => fought(s, e),
  hexBombarded: (s, e) =>
    say('event.hexBombarded', {
      unit: full(s, e.unit),
      hex: hexMessage(s, e.hex),
      hits: e.hits,
      units: e.damage.length,
    }),
  attackVoid: (s, e) => say('event.attackVoid', { attack: attackFigures(s, e.attack) }),
  rocketLaunched: (s, e) =>
    say(e.destroyed ? 'event.rocketHit' : 'event.rocketMissed', { hex: hexMessage(s, e.hex), roll: e.roll }),
  unitDestroyed: (s, e) => say('event.unitDestroyed', { unit: unitName(s, e.kind), seat: seatMessage(e.faction) }),
  incomeCollected: (s, e) =>
    e.coins === 0 ? null : say('event.incomeCollected', { player: playerMessage(s, e.turn), coins: e.coins }),
  coinsGiven: (s, e) => say('event.coinsGiven', { player: playerMessage(s, e.to), coins: e.coins, arrived: e.arrived }),
  repairStarted: (s, e) => say('event.repairStarted', { unit: full(s, e.unit), coins: e.coins }),
  unitBought: (s, e) =>
    say('event.unitBought', { unit: unitName(s, e.kind), hex: hexMessage(s, e.hex), coins: e.coins }),
  turnEnded: () => null,
  matchEnded: (_s, e) => say(`outcome.${e.result.why}`, { side: winnerMessage(e.result.winners) }),
}

/** Only of a unit that neither moves nor attacks: the others' deeds speak for themselves. */
function waits(s: State, plan: Plan): Message | null {
  if (plan.to !== s.units[plan.unit]?.at || plan.target >= 0 || plan.aim >= 0) return null
  return say('event.because', { what: say('event.unitWaits', { unit: full(s, plan.unit) }), why: whyMessage(plan.why) })
}

export const winnerMessage = (winners: readonly string[]): Message =>
  winners[0] ? say(`side.${winners[0]}`) : say('side.nobody')

function fought(s: State, e: Extract<Event, { readonly type: 'unitsFought' }>): Message {
  const figures = {
    unit: full(s, e.unit),
    target: full(s, e.target),
    dice: e.dice.length,
    red: e.red.length,
    hits: e.hits,
    damage: e.dealt,
    back: e.backHits,
    taken: e.taken,
  }
  return say(e.backHits < 0 ? 'event.fought.silent' : 'event.fought.answered', figures)
}
