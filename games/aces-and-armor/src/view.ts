import type { Chance, Deed, Hidden, Viewer } from '@muster/engine'
import type { Content } from './content/content.ts'
import { tokensFor } from './rules/02-setup.ts'
import {
  type AcesAndArmor,
  type Event,
  type Player,
  type State,
  sideOf,
  UNSEEN,
  type Unit,
  type UnitId,
  type UnitView,
  type View,
} from './state.ts'

type Who = Viewer<AcesAndArmor>

/** A kind that is chosen but not to be seen. */
const UNKNOWN = '?'

/** 2.4: what was chosen and assigned in secret is not seen before all are done. */
function isSecret(s: Readonly<State>, u: Readonly<Unit>, who: Who): boolean {
  return (s.phase === 'extras' || s.phase === 'distribute') && u.faction !== who && !isAutoma(s, u)
}

const isAutoma = (s: Readonly<State>, u: Readonly<Unit>): boolean =>
  s.players.some((p) => p.automa && p.factions.includes(u.faction))

const isAssigned = (u: Readonly<Unit>): boolean => u.army >= 0 && u.army < 3

/** M1.3: only Germany knows where the launcher is, until it is found. */
export function knowsLauncher(s: Readonly<State>, who: Who): boolean {
  return s.sites.length === 0 || (who !== 'spectator' && sideOf(who) === 'germany')
}

export function view(s: Readonly<State>, who: Who): View {
  return {
    table: s.table,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    first: s.first,
    seat: s.seat,
    players: s.players.map(copyPlayer),
    units: s.units.map((u, id) => seenUnit(s, u, id, who)),
    flags: [...s.flags],
    pools: s.pools.map((pool) => [...pool]),
    placing: s.placing ? { token: s.placing.token, hex: s.placing.hex } : null,
    move: s.move ? { unit: s.move.unit, left: s.move.left, way: [...s.move.way] } : null,
    asked: [...s.asked],
    attacks: [...s.attacks],
    plan: s.plan,
    weather: s.weather,
    turns: s.turns,
    sites: [...s.sites],
    launcher: seenLauncher(s, who),
    divide: [...s.divide],
    result: s.result,
  }
}

function seenUnit(s: Readonly<State>, u: Readonly<Unit>, id: UnitId, who: Who): UnitView {
  const secret = isSecret(s, u, who)
  const extra = secret && u.kind !== '' && s.table.extras.includes(id)
  return {
    faction: u.faction,
    kind: extra ? UNKNOWN : u.kind,
    at: u.at,
    army: secret && isAssigned(u) ? UNSEEN : u.army,
    damage: u.damage,
    xp: u.xp,
    moved: u.moved,
    occupied: u.occupied,
    struck: u.struck,
    holds: u.holds,
    repair: u.repair,
  }
}

function seenLauncher(s: Readonly<State>, who: Who): View['launcher'] {
  if (!s.launcher) return null
  const { unit, at, fired, destroyed } = s.launcher
  return { unit, at: knowsLauncher(s, who) ? at : -1, named: at >= 0, fired, destroyed }
}

export function copyPlayer(p: Readonly<Player>): Player {
  return {
    factions: p.factions,
    side: p.side,
    automa: p.automa,
    coins: p.coins,
    tokens: [...p.tokens],
    used: [...p.used],
    active: p.active ? [...p.active] : null,
  }
}

/** 2.4, M1.3: a deed without what the viewer may not know. */
export function redact(deed: Deed<AcesAndArmor>, who: Who): Deed<AcesAndArmor> {
  const { seat, action, events } = deed
  const veiled = action !== null && isVeiled(action.type, seat, who)
  if (!veiled) return deed
  return { seat, action: null, events: events.map(veil) }
}

function isVeiled(type: string, seat: Deed<AcesAndArmor>['seat'], who: Who): boolean {
  if (type === 'chooseExtra' || type === 'assign' || type === 'spread') return seat !== who
  return type === 'hideLauncher' && (who === 'spectator' || sideOf(who) !== 'germany')
}

function veil(e: Event): Event {
  if (e.type === 'extraChosen') return { ...e, kind: UNKNOWN }
  if (e.type === 'unitAssigned') return { ...e, token: UNSEEN }
  return e.type === 'launcherHidden' ? { ...e, hex: -1 } : e
}

/** One by one: secret kinds, secret armies, and what each token of the launcher's owner is. */
export function hidden(s: Readonly<State>, who: Who): readonly Hidden[] {
  const out: Hidden[] = []
  s.units.forEach((u, id) => {
    const seen = seenUnit(s, u, id, who)
    if (seen.kind !== u.kind) out.push({ pool: `extras:${u.faction}`, slot: `kind:${id}`, value: u.kind, by: 'choice' })
    if (seen.army !== u.army) {
      out.push({ pool: `armies:${u.faction}`, slot: `army:${id}`, value: String(u.army), by: 'choice' })
    }
  })
  if (s.launcher && s.launcher.at >= 0 && !knowsLauncher(s, who)) {
    for (const hex of s.sites) out.push({ pool: 'sites', slot: `site:${hex}`, value: site(s, hex), by: 'choice' })
  }
  return out
}

const site = (s: Readonly<State>, hex: number): string => (s.launcher?.at === hex ? 'launcher' : 'blank')

/** Some state that would look like this: secrets dealt evenly. */
export function imagine(c: Content, v: View, chance: Chance): State {
  const s: State = {
    table: v.table,
    phase: v.phase,
    round: v.round,
    turn: v.turn,
    first: v.first,
    seat: v.seat,
    players: v.players.map(copyPlayer),
    units: v.units.map((u) => ({ ...u })),
    flags: [...v.flags],
    pools: v.pools.map((pool) => [...pool]),
    placing: v.placing ? { ...v.placing } : null,
    move: v.move ? { ...v.move, way: [...v.move.way] } : null,
    asked: [...v.asked],
    attacks: [...v.attacks],
    plan: v.plan,
    weather: v.weather,
    turns: v.turns,
    sites: [...v.sites],
    launcher: imagineLauncher(v, chance),
    divide: [...v.divide],
    result: v.result,
  }
  for (const [id, u] of s.units.entries()) imagineUnit(c, s, u, id, chance)
  return s
}

function imagineLauncher(v: View, chance: Chance): State['launcher'] {
  if (!v.launcher) return null
  const { unit, at, named, fired, destroyed } = v.launcher
  return { unit, at: named && at < 0 ? chance.pick(v.sites) : at, fired, destroyed }
}

function imagineUnit(c: Content, s: State, u: Unit, id: UnitId, chance: Chance): void {
  if (u.army === UNSEEN) u.army = chance.pick(tokensFor(s, u.faction))
  if (u.kind !== UNKNOWN) return
  const taken = s.table.extras.flatMap((other) => (other < id ? [s.units[other] as Unit] : []))
  const mine = taken.filter((t) => t.faction === u.faction).map((t) => t.kind)
  u.kind = chance.pick(c.sets[u.faction].filter((kind) => !mine.includes(kind)))
}

/** A copy that shares nothing changeable. */
export function clone(s: State): State {
  return {
    table: s.table,
    phase: s.phase,
    round: s.round,
    turn: s.turn,
    first: s.first,
    seat: s.seat,
    players: s.players.map(copyPlayer),
    units: s.units.map(copyUnit),
    flags: s.flags.slice(),
    pools: s.pools.map((pool) => pool.slice()),
    placing: s.placing ? { token: s.placing.token, hex: s.placing.hex } : null,
    move: s.move ? { unit: s.move.unit, left: s.move.left, way: s.move.way.slice() } : null,
    asked: s.asked.slice(),
    attacks: s.attacks.slice(),
    plan: s.plan,
    weather: s.weather,
    turns: s.turns,
    sites: s.sites.slice(),
    launcher: s.launcher ? copyLauncher(s.launcher) : null,
    divide: s.divide.slice(),
    result: s.result,
  }
}

function copyUnit(u: Unit): Unit {
  return {
    faction: u.faction,
    kind: u.kind,
    at: u.at,
    army: u.army,
    damage: u.damage,
    xp: u.xp,
    moved: u.moved,
    occupied: u.occupied,
    struck: u.struck,
    holds: u.holds,
    repair: u.repair,
  }
}

const copyLauncher = (l: NonNullable<State['launcher']>): NonNullable<State['launcher']> => ({
  unit: l.unit,
  at: l.at,
  fired: l.fired,
  destroyed: l.destroyed,
})
