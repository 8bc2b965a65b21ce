import { type Chance, type Goal, must, say } from '@muster/engine'
import { makeBoard } from './board.ts'
import { type Book, namesOf } from './book.ts'
import type { MissionSpec, Role } from './content/types.ts'
import { fresh } from './evolve.ts'
import { factionsOf } from './options.ts'
import {
  type Board,
  FACTIONS,
  type Faction,
  type Factory,
  NEUTRAL,
  type Options,
  OUTSIDE,
  type Phase,
  type Player,
  type PlayerIndex,
  type State,
  sideOf,
  type Table,
  type Unit,
} from './state.ts'
import { firstOf } from './units.ts'

/** The opening state, up to the first choice. */
export function setup(book: Book, o: Options, chance: Chance): State {
  const mission = book.mission(o.mission)
  const players = playersOf(o, chance)
  const units = players.flatMap((p) => p.factions.flatMap((f) => forceOf(book, o, p, f, chance)))
  const table = tableOf(book, o, mission, units)
  const launcher = table.launcher ? units.push(launcherUnit(book, table.launcher)) - 1 : -1
  const divide = [...(mission.divide ?? [])]
  return {
    table,
    phase: openingPhase(divide, units),
    round: 0,
    turn: 0,
    first: 0,
    seat: firstOf(must(players.find((p) => !p.automa))),
    players,
    units,
    flags: flagsOf(table.board, mission, players),
    pools: poolsOf(table.board, mission),
    placing: null,
    move: null,
    asked: [],
    attacks: [],
    plan: null,
    weather: 'normal',
    turns: 0,
    sites: [],
    launcher: launcher < 0 ? null : { unit: launcher, at: -1, fired: false, destroyed: 0 },
    divide,
    result: null,
  }
}

function openingPhase(divide: readonly Factory[], units: readonly Unit[]): Phase {
  if (divide.length > 0) return 'divide'
  return units.some((u) => u.kind === '') ? 'extras' : 'distribute'
}

/** 1.2, 1.4, 1.7, 1.11, 10.1, 10.2, M1, M3: the board and what was agreed. */
function tableOf(book: Book, o: Options, mission: MissionSpec, units: readonly Unit[]): Table {
  const map = mission.map ?? o.map
  const board = makeBoard(map, must(book.content.maps[map]), o.field)
  return {
    mode: o.mode,
    mission: o.mission,
    goal: mission.goal ?? goalOf(book, o),
    diceless: o.diceless,
    most: o.most ? book.charts.most : 0,
    clock: o.clock ? book.charts.clock : 0,
    rounds: o.rounds,
    mountains: o.mountains || mission.mountains === true,
    weather: o.weather || mission.weather === true,
    launcher: mission.launcher ? o.launcher : null,
    shore: mission.shore ?? null,
    draw: book.charts.automa.draw * (automaSets(o) === 2 ? 2 : 1),
    names: namesOf(book.content),
    extras: units.flatMap((u, id) => (u.kind === '' ? [id] : [])),
    board,
  }
}

/** 1.14, 10.1, 10.2, 10.5, M2, M3: what wins, as figures, and who begins. */
export function goal(book: Book, o: Options): Goal {
  const { goal: own, shore, laid } = book.mission(o.mission)
  const factories = own ?? goalOf(book, o)
  const limits = [o.rounds, shore?.rounds ?? 0].filter((n) => n > 0)
  const rounds = limits.length > 0 ? Math.min(...limits) : null
  const points = factories > 0 ? { germany: factories, allies: factories } : null
  const [person] = factionsOf(o)
  const alone = o.mode === 'solo' || o.mode === 'cooperative'
  const first = laid && alone && person ? sideOf(person) : null
  const told = say(points ? 'goal.factories' : 'goal.shore', { factories, rounds: rounds ?? 0 })
  return { points, rounds, first, told }
}

/** 10.1, 10.2 */
function goalOf(book: Book, o: Options): number {
  const { full, half, shortFull, shortHalf } = book.charts.goal
  if (o.field === 'full') return o.short ? shortFull : full
  return o.short ? shortHalf : half
}

/** 1.1, 1.6, 1.7, 12.1: people's players and the Automa, in table order. */
function playersOf(o: Options, chance: Chance): Player[] {
  const people = factionsOf(o)
  if (o.mode !== 'solo' && o.mode !== 'cooperative') return people.map((f) => newPlayer([f], 'person'))
  const enemy = enemyOf(o, people, chance)
  const both = [newPlayer(people, 'person'), newPlayer([enemy], 'automa')]
  return both.sort((a, b) => FACTIONS.indexOf(firstOf(a)) - FACTIONS.indexOf(firstOf(b)))
}

/** 1.8: drawn at random unless it was named. */
function enemyOf(o: Options, people: readonly Faction[], chance: Chance): Faction {
  const wanted = o.mode === 'solo' ? o.soloEnemy : o.coopEnemy
  if (wanted !== 'random') return wanted
  return chance.pick(FACTIONS.filter((f) => sideOf(f) !== sideOf(must(people[0]))))
}

function newPlayer(factions: Faction[], who: 'person' | 'automa'): Player {
  const side = sideOf(must(factions[0]))
  return { factions, side, automa: who === 'automa', coins: 0, tokens: [0, 0, 0], used: [], active: null }
}

/** 1.6: an Automa against two has two sets. */
function automaSets(o: Options): Options['sets'] {
  return o.mode === 'cooperative' ? 2 : o.sets
}

/** 1.9, 2.1, 13.1, 13.2, M1: the units of a faction, in table order, fresh. */
function forceOf(book: Book, o: Options, p: Player, f: Faction, chance: Chance): Unit[] {
  const mission = book.mission(o.mission)
  const sets = mission.sets ?? (p.automa ? automaSets(o) : o.mode === 'cooperative' ? 1 : o.sets)
  const kinds = sets === 2 ? [...book.sets[f], ...book.sets[f]] : [...book.sets[f]]
  if (sets === 'extra') kinds.push(...extras(book, p, f, chance))
  if (p.automa) kinds.push(...(book.content.levels[o.level] ?? []).map((role) => book.kindOf(f, role)))
  return atMost(book, mission, p, kinds).map((kind) => fresh(f, kind))
}

/** 1.10: people choose theirs; the Automa's are drawn. */
function extras(book: Book, p: Player, f: Faction, chance: Chance): string[] {
  const { extras: n } = book.charts
  return p.automa ? chance.shuffle(book.sets[f]).slice(0, n) : Array.from({ length: n }, () => '')
}

/** M1: no more of a role than the mission lets the side have. */
function atMost(book: Book, mission: MissionSpec, p: Player, kinds: readonly string[]): string[] {
  const limits = mission.atMost?.[p.side] ?? {}
  const seen = new Map<string, number>()
  return kinds.filter((kind) => {
    const role = roleOf(book, kind)
    if (role === null) return true
    const n = (seen.get(role) ?? 0) + 1
    seen.set(role, n)
    return n <= (limits[role] ?? n)
  })
}

/** None for an extra that is still to be chosen. */
function roleOf(book: Book, kind: string): Role | null {
  const role = kind === '' ? 'launcher' : book.unit(kind).role
  return role === 'launcher' ? null : role
}

/** M1.1 */
function launcherUnit(book: Book, owner: Faction): Unit {
  return { ...fresh(owner, book.charts.launcher.kind), army: OUTSIDE }
}

/** 2.2, M3.1: neutral, but for those a mission gives away. */
function flagsOf(board: Board, mission: MissionSpec, players: readonly Player[]): PlayerIndex[] {
  const flags: PlayerIndex[] = board.factories.map(() => NEUTRAL)
  for (const faction of FACTIONS) {
    const player = players.findIndex((p) => p.factions.includes(faction))
    for (const factory of mission.flags?.[faction] ?? []) flags[factory] = player
  }
  return flags
}

/** 2.3, M3.3, 12.4: the start numbers of the board; in a mission they may be split between the sides. */
function poolsOf(board: Board, mission: MissionSpec): number[][] {
  if (mission.tokens) return [[...mission.tokens.germany], [...mission.tokens.allies]]
  return [board.starts.flatMap((hex, i) => (hex >= 0 ? [i + 1] : []))]
}
