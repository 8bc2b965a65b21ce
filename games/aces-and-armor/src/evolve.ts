import { must } from '@muster/engine'
import { copyPlayer, copyUnit } from './copy.ts'
import {
  type Event,
  type Faction,
  GONE,
  type Hex,
  NO_ARMY,
  type Player,
  RUIN,
  type State,
  type Unit,
  type UnitId,
} from './state.ts'

type Evolve = { readonly [K in Event['type']]: (s: State, e: Extract<Event, { readonly type: K }>) => void }

/** A new copy of a unit in its place, to be changed by one event. */
function own(s: State, id: UnitId): Unit {
  const u = copyUnit(must(s.units[id]))
  s.units[id] = u
  return u
}

/** The same of a player. */
function ownPlayer(s: State, index: number): Player {
  const p = copyPlayer(must(s.players[index]))
  s.players[index] = p
  return p
}

const player = (s: State, index: number): Readonly<Player> => must(s.players[index])
const playerOf = (s: State, f: Faction): number =>
  s.players.indexOf(must(s.players.find((p) => p.factions.includes(f))))
const on = (s: State): Readonly<Player> => player(s, s.turn)
const ownOn = (s: State): Player => ownPlayer(s, s.turn)
const firstFaction = (s: State): Faction => must(on(s).factions[0])

function setFlag(s: State, hex: Hex, flag: number): void {
  const factory = s.table.board.factories.indexOf(hex)
  if (factory < 0) throw new Error('a flag without a factory')
  s.flags = s.flags.with(factory, flag)
}

/** What happened, done to the state in place. */
export function evolve(s: State, e: Event): void {
  const change = EVENTS[e.type] as (s: State, e: Event) => void
  change(s, e)
}

/** What each kind of fact does. */
export const EVENTS: Evolve = {
  flagGiven(s, e) {
    setFlag(s, e.hex, playerOf(s, e.to))
    s.divide = s.divide.slice(1)
  },
  extraChosen(s, e) {
    own(s, e.unit).kind = e.kind
  },
  unitAssigned(s, e) {
    own(s, e.unit).army = e.token
  },
  phaseBegan(s, e) {
    s.phase = e.phase
    s.seat = e.seat
    if (e.phase === 'declare') s.move = null
    if (e.phase === 'money') s.attacks = []
  },
  orderRolled(s, e) {
    s.turn = e.first
    s.first = e.first
    s.seat = firstFaction(s)
  },
  tokenFlipped(s, e) {
    const p = ownOn(s)
    p.tokens = p.tokens.with(e.token, e.number)
    s.pools = s.pools.map((pool) => (pool.includes(e.number) ? pool.toSpliced(pool.indexOf(e.number), 1) : pool))
    s.placing = { token: e.token, hex: e.hex }
  },
  unitDrawn(s, e) {
    own(s, e.unit).army = e.token
  },
  unitPlaced(s, e) {
    own(s, e.unit).at = e.hex
  },
  armyPlaced(s, e) {
    s.placing = null
    s.turn = e.turn
    s.seat = firstFaction(s)
  },
  tokenLaid(s, e) {
    s.sites = [...s.sites, e.hex]
  },
  launcherHidden(s, e) {
    if (s.launcher) s.launcher = { ...s.launcher, at: e.hex }
  },
  siteFlipped(s, e) {
    s.sites = e.launcher ? [] : s.sites.filter((hex) => hex !== e.hex)
    if (e.launcher && s.launcher) own(s, s.launcher.unit).at = e.hex
  },
  weatherRolled(s, e) {
    s.weather = e.weather
    s.turns = 0
  },
  turnBegan(s, e) {
    s.turn = e.turn
    s.round = e.round
    if (on(s).active) ownOn(s).active = null
    for (let id = 0; id < s.units.length; id++) rest(s, id)
    if (s.launcher?.fired) s.launcher = { ...s.launcher, fired: false }
  },
  unitRepaired(s, e) {
    const u = own(s, e.unit)
    u.damage -= e.damage
    u.repair = false
  },
  armiesUsed(s, e) {
    const p = ownOn(s)
    p.active = [...e.armies]
    p.used = [...p.used, ...e.armies]
  },
  planMade(s, e) {
    s.plan = e.plan
    s.move = null
    if (e.plan) own(s, e.plan.unit).moved = true
  },
  unitMoved(s, e) {
    const u = own(s, e.unit)
    u.at = e.path.at(-1) ?? u.at
    u.moved = true
    u.holds = -1
    s.move = { unit: e.unit, left: e.left, way: e.way }
  },
  factoryOccupied(s, e) {
    const u = own(s, e.unit)
    u.at = e.hex
    u.moved = true
    u.occupied = true
    u.holds = -1
    setFlag(s, e.hex, e.turn)
    s.move = { unit: e.unit, left: 0, way: [] }
  },
  interceptionOffered(s, e) {
    s.asked = [...e.seats]
  },
  interceptionDeclined(s) {
    s.asked = s.asked.slice(1)
  },
  unitIntercepted(s, e) {
    own(s, e.by).holds = e.unit
    s.asked = []
    s.move = null
  },
  timeRanOut() {},
  attackDeclared(s, e) {
    s.attacks = [...s.attacks, e.attack]
  },
  unitsFought(s, e) {
    const u = own(s, e.unit)
    const t = own(s, e.target)
    t.damage += e.dealt
    u.damage += e.taken
    u.xp += e.xp
    t.xp += e.backXp
    t.struck = true
    u.holds = -1
    u.moved = true
  },
  hexBombarded(s, e) {
    for (const [id, damage] of e.damage) {
      const t = own(s, id)
      t.damage += damage
      t.struck = true
    }
    const u = own(s, e.unit)
    u.xp += e.xp
    u.moved = true
  },
  attackVoid() {},
  rocketLaunched(s, e) {
    const more = e.destroyed ? 1 : 0
    if (s.launcher) s.launcher = { ...s.launcher, fired: true, destroyed: s.launcher.destroyed + more }
    if (e.destroyed) setFlag(s, e.hex, RUIN)
  },
  unitDestroyed(s, e) {
    const u = own(s, e.unit)
    u.at = GONE
    u.repair = false
    u.holds = -1
  },
  incomeCollected(s, e) {
    ownPlayer(s, e.turn).coins += e.coins
  },
  coinsGiven(s, e) {
    ownOn(s).coins -= e.coins
    ownPlayer(s, e.to).coins += e.arrived
  },
  repairStarted(s, e) {
    ownOn(s).coins -= e.coins
    own(s, e.unit).repair = true
  },
  unitBought(s, e) {
    ownOn(s).coins -= e.coins
    s.units.push({ ...fresh(e.faction, e.kind), at: e.hex })
  },
  turnEnded(s, e) {
    const { factions } = player(s, e.turn)
    for (let id = 0; id < s.units.length; id++) {
      const { faction, holds } = must(s.units[id])
      if (holds >= 0 && factions.includes(faction)) own(s, id).holds = -1
    }
    s.move = null
    s.plan = null
    s.turns++
  },
  matchEnded(s, e) {
    s.result = e.result
    s.phase = 'over'
    s.move = null
    s.asked = []
  },
}

/** A turn begins: nobody has done anything in it. */
function rest(s: State, id: UnitId): void {
  const { moved, occupied, struck } = must(s.units[id])
  if (!moved && !occupied && !struck) return
  const u = own(s, id)
  u.moved = false
  u.occupied = false
  u.struck = false
}

/** A unit as it comes out of the box. */
export function fresh(faction: Faction, kind: string): Unit {
  return {
    faction,
    kind,
    at: -1,
    army: NO_ARMY,
    damage: 0,
    xp: 0,
    moved: false,
    occupied: false,
    struck: false,
    holds: -1,
    repair: false,
  }
}
