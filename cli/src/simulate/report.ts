import type { OptionValues, Tally, Texts } from '@muster/engine'
import type { AnyGame } from '../games.ts'
import { missionSpec } from '../options.ts'
import type { Standing } from './seatings.ts'
import { median, type Share, share } from './statistics.ts'
import type { Summary, Use } from './summary.ts'

/** What `simulate --json` prints. */
export interface Report {
  readonly game: string
  readonly mission: string | null
  readonly options: OptionValues
  /** The bot of each side. */
  readonly bots: Readonly<Record<string, string>>
  readonly seed: string
  readonly games: number
  readonly wins: Readonly<Record<string, number>>
  readonly winRates: Readonly<Record<string, Share>>
  /** With --rotate or --swap: how whatever changed sides has done. */
  readonly compared: Compared
  readonly draws: number
  /** Games that came to the bound of `roundLimit` rounds; they count as nobody's. */
  readonly unfinished: number
  readonly roundLimit: number
  /** Games won by the side that began, of `firstPlayerGames` finished ones. */
  readonly firstPlayerWins: number
  readonly firstPlayerGames: number
  readonly firstPlayerRate: Share
  /** That rate less an even share: 0.05 is five points ahead. */
  readonly firstPlayerAdvantage: number
  readonly starts: Readonly<Record<string, number>>
  readonly medianRounds: number | null
  readonly rounds: Readonly<Record<string, number>>
  /** By the rule that ended the game. */
  readonly endings: Readonly<Record<string, Ending>>
  readonly units: Readonly<Record<string, UseReport>>
  readonly cards: Readonly<Record<string, UseReport>>
  /** Bots that could, and never did. */
  readonly never: readonly Never[]
  readonly actionsPerGame: number
  readonly seconds: number
}

/** `by` is the option compared, or `bot`. */
export interface Compared {
  readonly by: string
  readonly standings: Readonly<Record<string, Standing>>
}

/** A bot that never plays a card, or never brings a unit into play, at so many decisions where it could. */
export interface Never {
  readonly bot: string
  readonly what: Tally['what']
  readonly could: number
}

interface Ending {
  readonly games: number
  readonly rule: string
}

export interface UseReport {
  readonly used: number
  readonly lost: number
  readonly usedPerGame: number
  /** How many were left at the end of their games; null where the game does not say. */
  readonly left: number | null
  /** The share of all there were, those of the opening too, that were not lost; null where nothing of the kind can be lost. */
  readonly survival: number | null
  /** How often the side that used it won the game; null where the game does not say who did. */
  readonly winRate: number | null
}

export interface About {
  readonly game: AnyGame
  readonly options: OptionValues
  readonly bots: Readonly<Record<string, string>>
  readonly seed: string
  readonly rounds: number
  readonly seconds: number
  readonly compared: Compared
  /** The names there are: a unit or card that has one and was never used is reported, too. */
  readonly texts: Texts
}

export function reportOf(about: About, s: Summary): Report {
  const { game, options } = about
  const sides = [...new Set([...Object.keys(about.bots), ...Object.keys(s.wins).sort()])]
  const mission = missionSpec(game)
  const finished = s.games - s.unfinished
  const starts = Object.values(s.starts).reduce((sum, n) => sum + n, 0)
  return {
    game: game.id,
    mission: mission ? String(options[mission.key]) : null,
    options,
    bots: about.bots,
    seed: about.seed,
    games: s.games,
    wins: Object.fromEntries(sides.map((side) => [side, s.wins[side] ?? 0])),
    winRates: Object.fromEntries(sides.map((side) => [side, share(s.wins[side] ?? 0, finished)])),
    compared: about.compared,
    draws: s.draws,
    unfinished: s.unfinished,
    roundLimit: about.rounds,
    firstPlayerWins: s.starterWins,
    firstPlayerGames: starts,
    firstPlayerRate: share(s.starterWins, starts),
    firstPlayerAdvantage: starts > 0 ? s.starterWins / starts - 1 / sides.length : 0,
    starts: s.starts,
    medianRounds: median(s.rounds),
    rounds: sorted(s.rounds, (a, b) => Number(a[0]) - Number(b[0])),
    endings: endingsOf(game, s),
    units: usesOf(s.units, s.games, about.texts),
    cards: usesOf(s.cards, s.games, about.texts),
    never: neverOf(s),
    actionsPerGame: s.games > 0 ? s.actions / s.games : 0,
    seconds: about.seconds,
  }
}

function endingsOf(game: AnyGame, s: Summary): Record<string, Ending> {
  const rulebook: Readonly<Record<string, string>> = game.rulebook
  const byOften = sorted(s.endings, (a, b) => b[1] - a[1] || compare(a[0], b[0]))
  return Object.fromEntries(
    Object.entries(byOften).map(([rule, games]) => [rule, { games, rule: rulebook[rule] ?? '' }]),
  )
}

function usesOf(uses: Readonly<Record<string, Use>>, games: number, texts: Texts): Record<string, UseReport> {
  const canBeLost = Object.values(uses).some((u) => u.lost > 0)
  const list = sorted({ ...neverUsed(uses, texts), ...uses }, (a, b) => b[1].used - a[1].used || compare(a[0], b[0]))
  return Object.fromEntries(
    Object.entries(list).map(([key, u]) => [
      key,
      {
        used: u.used,
        lost: u.lost,
        usedPerGame: games > 0 ? u.used / games : 0,
        left: u.left,
        survival: canBeLost ? survivalOf(u) : null,
        winRate: u.games > 0 ? u.wins / u.games : null,
      },
    ]),
  )
}

/** Without what is left at the end, of those used. */
function survivalOf({ used, lost, left }: Use): number | null {
  const kept = left ?? Math.max(0, used - lost)
  return kept + lost > 0 ? kept / (kept + lost) : null
}

function neverOf(s: Summary): Never[] {
  return Object.entries(s.brought).flatMap(([bot, brought]) =>
    (['unit', 'card'] as const).flatMap((what) =>
      brought[what].could > 0 && brought[what].did === 0 ? [{ bot, what, could: brought[what].could }] : [],
    ),
  )
}

/** What is named like the things that were used (`unit.rifleman`), and was not. */
function neverUsed(uses: Readonly<Record<string, Use>>, texts: Texts): Record<string, Use> {
  const kinds = new Set(Object.keys(uses).map(kindOf))
  const named = Object.keys(texts).filter((key) => key.split('.').length === 2 && kinds.has(kindOf(key)))
  return Object.fromEntries(named.map((key) => [key, { used: 0, lost: 0, left: null, games: 0, wins: 0 }]))
}

const kindOf = (key: string): string => key.split('.')[0] ?? ''

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function sorted<X>(
  record: Readonly<Record<string, X>>,
  by: (a: readonly [string, X], b: readonly [string, X]) => number,
): Record<string, X> {
  return Object.fromEntries(Object.entries(record).sort(by))
}
