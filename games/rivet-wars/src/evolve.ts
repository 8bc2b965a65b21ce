import { must } from '@muster/engine'
import {
  type Active,
  type Army,
  type Event,
  type EventOf,
  type Kill,
  rivalOf,
  type Side,
  type State,
  type Unit,
} from './state.ts'

type Applying = { readonly [K in Event['type']]: (s: State, e: EventOf<K>) => void }

/** The only function that changes a state. */
export function evolve(s: State, event: Event): void {
  const apply = APPLY[event.type] as (s: State, e: Event) => void
  apply(s, event)
}

const unitOf = (s: State, id: number): Unit => must(s.units[id])
const army = (s: State): Army => s.armies[s.turn]

const APPLY: Applying = {
  turnStarted: startTurn,
  flagRaised: (s, e) => {
    s.flags[s.field.objectives.indexOf(e.at)] = e.side
  },
  phaseStarted: startPhase,
  supplied: (s, e) => {
    s.supply = { points: e.points, infantry: e.infantry ?? 0, free: e.free ?? 0, trench: 0, intercepted: false }
    army(s).rivets += e.rivets
  },
  cardDiscarded: (s, e) => discard(s, e.side, e.card),
  cardDrawn: (s, e) => {
    take(s.deck, e.card)
    insert(s.armies[e.side].hand, e.card)
  },
  secretDrawn: (s, e) => {
    take(s.secretDeck, e.card)
    insert(s.armies[e.side].secrets, e.card)
  },
  deckRenewed: renewDeck,
  deployed: (s, e) => {
    place(s, e.unit, e.kind, e.at, s.turn)
    if (e.hero) army(s).heroes.push(e.kind)
    pay(s, e.cost)
  },
  plugged: (s, e) => {
    const host = unitOf(s, e.unit)
    host.plugs = [...host.plugs, e.kind]
    if (e.hero) army(s).heroes.push(e.kind)
    pay(s, e.cost)
  },
  landed: (s, e) => place(s, e.unit, e.kind, e.at, e.side),
  dropLost: () => {},
  activated: activate,
  attackMade: makeAttack,
  flipped: (s, e) => {
    take(s.deck, e.card)
    insert(s.discard, e.card)
  },
  deviated: (s, e) => {
    const strike = must(s.strike)
    strike.at = e.to
    strike.adrift = false
    if (e.to < 0) s.strike = null
  },
  attacked: suffer,
  strikeEnded: (s) => {
    s.strike = null
  },
  stranded: (s, e) => {
    s.fallen.push({ unit: e.unit, credit: e.credit })
  },
  eliminated: eliminate,
  rescued: (s, e) => {
    const u = unitOf(s, e.unit)
    relocate(s, u, e.to)
    u.damage = e.damage
    s.fallen = s.fallen.filter((f) => f.unit !== e.unit)
    s.question = null
  },
  moved: move,
  cleared: (s, e) => {
    s.markers[e.at] = (s.markers[e.at] ?? 0) & ~e.marker
  },
  shockMade: (s, e) => {
    s.strike = {
      by: 'shock',
      unit: e.unit,
      line: e.dice,
      at: e.at,
      target: -1,
      adrift: false,
      cover: 0,
      asked: false,
    }
  },
  pushed: (s, e) => {
    relocate(s, unitOf(s, e.unit), e.to)
    s.question = null
  },
  cloudLaid: (s, e) => {
    s.clouds.push({ id: s.laid, side: s.turn, kind: e.kind, line: e.line, at: e.at, thin: false, due: false })
    s.laid++
  },
  cloudThinned: (s, e) => {
    cloud(s, e.cloud).thin = true
  },
  cloudGone: (s, e) => {
    s.clouds = s.clouds.filter((c) => c.id !== e.cloud)
  },
  cloudDrifted: (s, e) => {
    const drifting = cloud(s, e.cloud)
    drifting.at = e.to
    drifting.due = false
  },
  asked: (s, e) => {
    s.question = e.question
    if (e.question.ask === 'cover') setAsked(s, e.question.at)
  },
  passed: (s) => {
    s.question = null
  },
  cardPlayed: (s, e) => discard(s, e.side, e.card),
  pointsChanged: (s, e) => {
    s.supply.points += e.by
    if (e.intercepted) {
      s.supply.intercepted = true
      s.question = null
    }
  },
  rivetsGained: (s, e) => {
    army(s).rivets += e.by
  },
  trenchOpened: (s, e) => {
    s.supply.trench += e.by
  },
  repaired: (s, e) => {
    unitOf(s, e.unit).damage -= e.by
  },
  barrageMade: (s, e) => {
    s.strike = { by: 'barrage', unit: -1, line: e.dice, at: e.at, target: -1, adrift: true, cover: 0, asked: false }
  },
  aimed: (s, e) => {
    unitOf(s, e.unit).aim += e.by
  },
  lineReadied: (s, e) => {
    const active = must(s.active)
    active.made[e.line] = (active.made[e.line] ?? 0) - e.attacks
    active.aimed[e.line] = -1
  },
  hurried: (s, e) => {
    for (const id of e.units) unitOf(s, id).haste += e.by
  },
  coverTaken: takeCover,
  rearranged: (s, e) => {
    s.stacks[e.at] = e.order
    s.arranged.push(e.at)
  },
  captured: (s, e) => {
    s.armies[e.side].points += e.vp
    if (e.struck) s.flags[s.field.objectives.indexOf(e.at)] = null
  },
  secretScored: (s, e) => {
    take(s.armies[e.side].secrets, e.card)
    insert(s.secretDiscard, e.card)
    s.armies[e.side].points += e.vp
  },
  pointsScored: (s, e) => {
    s.armies[e.side].points += e.vp
  },
  levelsSet: (s, e) => {
    s.armies.allies.level = e.allies
    s.armies.blight.level = e.blight
  },
  gameEnded: (s, e) => {
    s.result = e.result
  },
}

function startTurn(s: State, e: EventOf<'turnStarted'>): void {
  s.turn = e.side
  s.round = e.round
  s.kills = []
  s.damagers = []
  s.active = null
  const enemyGrids = s.field.deployment[rivalOf(e.side)]
  for (const u of s.units) {
    if (!u) continue
    u.done = false
    u.assaulted = false
    u.aim = 0
    u.haste = 0
    u.began = u.side === e.side && !enemyGrids.includes(u.at)
  }
}

function startPhase(s: State, e: EventOf<'phaseStarted'>): void {
  s.phase = e.phase
  s.active = null
  s.begun = false
  s.arranged = []
  for (const u of s.units) if (u) u.done = false
  if (e.phase === 'combat') s.supply = { points: 0, infantry: 0, free: 0, trench: 0, intercepted: false }
  if (e.phase === 'movement') for (const c of s.clouds) c.due = c.side === s.turn
}

function renewDeck(s: State, e: EventOf<'deckRenewed'>): void {
  if (e.deck === 'action') {
    s.deck = s.discard
    s.discard = []
  } else {
    s.secretDeck = s.secretDiscard
    s.secretDiscard = []
  }
}

function place(s: State, id: number, kind: string, at: number, side: Side): void {
  s.units[id] = {
    id,
    kind,
    side,
    at,
    damage: 0,
    plugs: [],
    done: false,
    assaulted: false,
    aim: 0,
    haste: 0,
    began: false,
  }
  s.stacks[at] = [...must(s.stacks[at]), id]
}

function pay(s: State, cost: EventOf<'deployed'>['cost']): void {
  if (!cost) return
  s.supply.points -= cost.points ?? 0
  s.supply.infantry -= cost.infantry ?? 0
  s.supply.free -= cost.free ?? 0
  s.supply.trench -= cost.trench ?? 0
  army(s).rivets -= cost.rivets ?? 0
}

function activate(s: State, e: EventOf<'activated'>): void {
  const before = s.active
  if (before) finish(s, before, e)
  s.begun = true
  s.active = {
    at: e.at ?? must(before).at,
    unit: e.unit,
    members: e.members ?? must(before).members.filter((id) => id !== e.unit),
    kept: e.at === undefined ? must(before).kept : (e.kept ?? []),
    mode: 'fresh',
    left: 0,
    diagonal: false,
    made: [],
    aimed: [],
    covers: [],
    asked: [],
  }
}

/** The unit before is done; with a new grid, so is everyone of the old one. */
function finish(s: State, before: Active, e: EventOf<'activated'>): void {
  const last = s.units[before.unit]
  if (last) last.done = true
  if (e.at === undefined) return
  for (const id of before.members) {
    const u = s.units[id]
    if (u) u.done = true
  }
}

function makeAttack(s: State, e: EventOf<'attackMade'>): void {
  const active = must(s.active)
  active.mode = 'attack'
  while (active.made.length <= e.line) {
    active.made.push(0)
    active.aimed.push(-1)
  }
  active.made[e.line] = (active.made[e.line] ?? 0) + 1
  active.aimed[e.line] = e.at
  s.strike = {
    by: 'unit',
    unit: e.unit,
    line: e.line,
    at: e.at,
    target: e.target ?? -1,
    adrift: e.adrift ?? false,
    cover: 0,
    asked: false,
  }
}

function suffer(s: State, e: EventOf<'attacked'>): void {
  if (!e.hit) return
  unitOf(s, e.unit).damage++
  const credit = must(e.credit)
  if (credit.side === s.turn && credit.type && !s.damagers.includes(credit.type)) s.damagers.push(credit.type)
  if (e.down) s.fallen.push({ unit: e.unit, credit })
}

function eliminate(s: State, e: EventOf<'eliminated'>): void {
  s.fallen = s.fallen.filter((f) => f.unit !== e.unit)
  s.question = null
  s.stacks[e.at] = must(s.stacks[e.at]).filter((id) => id !== e.unit)
  s.units[e.unit] = null
  if (s.active?.unit === e.unit) s.active.unit = -1
  if (e.credit.side) s.armies[e.credit.side].points += e.vp ?? 0
  if (e.credit.side === s.turn) s.kills.push(killOf(s, e))
}

function killOf(s: State, e: EventOf<'eliminated'>): Kill {
  return {
    type: e.unitType,
    hero: e.hero ?? false,
    inDeployment: s.field.deployment[e.side].includes(e.at),
    inCover: ((s.markers[e.at] ?? 0) & 3) !== 0,
    by: e.credit.type,
    lone: e.credit.lone,
  }
}

function relocate(s: State, u: Unit, to: number): void {
  s.stacks[u.at] = must(s.stacks[u.at]).filter((id) => id !== u.id)
  s.stacks[to] = [...must(s.stacks[to]), u.id]
  u.at = to
}

function move(s: State, e: EventOf<'moved'>): void {
  const u = unitOf(s, e.unit)
  relocate(s, u, must(e.path.at(-1)))
  if (e.how === 'assault') u.assaulted = true
  const active = must(s.active)
  active.mode = e.how
  active.left = e.left
  active.diagonal = e.diagonal ?? false
}

/** Take Cover is asked once for a unit and grid; for others once for the strike. */
function setAsked(s: State, at: number): void {
  const strike = must(s.strike)
  if (strike.by === 'unit') must(s.active).asked.push(at)
  else strike.asked = true
}

function takeCover(s: State, e: EventOf<'coverTaken'>): void {
  const strike = must(s.strike)
  const active = s.active
  s.question = null
  if (strike.by === 'unit' && active) {
    active.covers.push({ at: e.at, dice: e.by })
    active.asked = active.asked.filter((at) => at !== e.at)
  } else {
    strike.cover += e.by
    strike.asked = false
  }
}

function discard(s: State, side: Side, card: number): void {
  take(s.armies[side].hand, card)
  insert(s.discard, card)
}

const cloud = (s: State, id: number): State['clouds'][number] => must(s.clouds.find((c) => c.id === id))

function take(cards: number[], card: number): void {
  const i = cards.indexOf(card)
  if (i >= 0) cards.splice(i, 1)
}

/** Piles lie in order of their numbers: the same set is the same state. */
function insert(cards: number[], card: number): void {
  let i = cards.length
  while (i > 0 && must(cards[i - 1]) > card) i--
  cards.splice(i, 0, card)
}
