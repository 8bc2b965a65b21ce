import type { Tally } from '@muster/engine'
import { type Brought, type GameEnd, noneBrought } from './one-game.ts'

/** How often a unit or a card was used and lost. */
export interface Use {
  used: number
  lost: number
  /** Still there at the end of a game; null where the game does not say. */
  left: number | null
  /** Games in which a side used it, each side counted by itself. */
  games: number
  /** Those of them that this side won. */
  wins: number
}

/** What is kept of many games; plain data, so that worker threads can send it. */
export interface Summary {
  games: number
  wins: Record<string, number>
  draws: number
  unfinished: number
  /** Games by the side that began, unfinished ones left out. */
  starts: Record<string, number>
  starterWins: number
  rounds: Record<string, number>
  endings: Record<string, number>
  actions: number
  units: Record<string, Use>
  cards: Record<string, Use>
  /** What each bot could bring into play and did, by its name. */
  brought: Record<string, Brought>
}

export function emptySummary(): Summary {
  return {
    games: 0,
    wins: {},
    draws: 0,
    unfinished: 0,
    starts: {},
    starterWins: 0,
    rounds: {},
    endings: {},
    actions: 0,
    units: {},
    cards: {},
    brought: {},
  }
}

export function addGame(to: Summary, end: GameEnd): void {
  to.games++
  to.actions += end.actions
  count(to.rounds, String(end.rounds))
  for (const tally of end.tallies) addTally(to, tally)
  addUses(to, end)
  for (const key of end.left ?? []) addLeft(useOf(to.units, key), 1)
  for (const [bot, brought] of Object.entries(end.brought)) mergeBrought(to, bot, brought)
  if (end.winners === null) {
    to.unfinished++
    return
  }
  if (end.winners.length === 0) to.draws++
  for (const side of end.winners) count(to.wins, side)
  if (end.rule !== null) count(to.endings, end.rule)
  if (end.starter === null) return
  count(to.starts, end.starter)
  if (end.winners.includes(end.starter)) to.starterWins++
}

export function mergeInto(to: Summary, from: Summary): void {
  to.games += from.games
  to.draws += from.draws
  to.unfinished += from.unfinished
  to.starterWins += from.starterWins
  to.actions += from.actions
  for (const part of ['wins', 'starts', 'rounds', 'endings'] as const) {
    for (const [key, n] of Object.entries(from[part])) count(to[part], key, n)
  }
  for (const part of ['units', 'cards'] as const) {
    for (const [key, use] of Object.entries(from[part])) mergeUse(useOf(to[part], key), use)
  }
  for (const [bot, brought] of Object.entries(from.brought)) mergeBrought(to, bot, brought)
}

function addTally(to: Summary, tally: Tally): void {
  useOf(listOf(to, tally), tally.key)[tally.did]++
}

/** Counts each thing once for each side that used it in this game. */
function addUses(to: Summary, end: GameEnd): void {
  const seen = new Set<string>()
  for (const tally of end.tallies) {
    const mark = `${tally.what} ${tally.key} ${tally.side}`
    if (tally.did !== 'used' || tally.side === undefined || seen.has(mark)) continue
    seen.add(mark)
    const use = useOf(listOf(to, tally), tally.key)
    use.games++
    if (end.winners?.includes(tally.side)) use.wins++
  }
}

function listOf(summary: Summary, tally: Tally): Record<string, Use> {
  return tally.what === 'unit' ? summary.units : summary.cards
}

function useOf(uses: Record<string, Use>, key: string): Use {
  uses[key] ??= { used: 0, lost: 0, left: null, games: 0, wins: 0 }
  return uses[key]
}

function mergeUse(to: Use, from: Use): void {
  to.used += from.used
  to.lost += from.lost
  if (from.left !== null) addLeft(to, from.left)
  to.games += from.games
  to.wins += from.wins
}

function count(counts: Record<string, number>, key: string, n = 1): void {
  counts[key] = (counts[key] ?? 0) + n
}

function addLeft(to: Use, n: number): void {
  to.left = (to.left ?? 0) + n
}

function mergeBrought(to: Summary, bot: string, from: Brought): void {
  to.brought[bot] ??= noneBrought()
  const sum = to.brought[bot]
  for (const what of ['unit', 'card'] as const) {
    sum[what].could += from[what].could
    sum[what].did += from[what].did
  }
}
