import { bar, columns, percent } from '../columns.ts'
import type { Names } from '../names.ts'
import type { Never, Report, UseReport } from './report.ts'
import { type Share, share } from './statistics.ts'

/** The report for a terminal. */
export function reportText(r: Report, names: Names): string {
  const parts = [
    heading(r, names),
    wins(r, names),
    compared(r, names),
    length(r),
    endings(r),
    uses('Units', r.units, names),
    uses('Cards', r.cards, names),
    r.never.map(neverText).join('\n'),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function heading(r: Report, names: Names): string {
  const bots = [...new Set(Object.values(r.bots))]
  const playing = bots.length === 1 ? `${bots[0]} on every side` : Object.values(r.bots).join(' against ')
  const mission = r.mission === null ? '' : `, ${missionWord(r)} ${r.mission}`
  return `${names.game()}${mission}: ${r.games} games, ${playing}, seed ${r.seed}, ${r.seconds.toFixed(1)} s`
}

export function missionWord(r: Report): string {
  return 'mission' in r.options ? 'mission' : 'mode'
}

/** One line for each mission. */
export function missionsText(reports: readonly Report[], names: Names): string {
  const first = reports[0]
  if (!first) return 'no mission is open with these options'
  const sides = [...new Set(reports.flatMap((r) => Object.keys(r.wins)))]
  const head = [
    missionWord(first),
    ...sides.flatMap((s) => [names.side(s), '95 %']),
    'began',
    'draws',
    'unfinished',
    'rounds',
  ]
  const rows = reports.map((r) => [
    r.mission ?? '',
    ...sides.flatMap((s) => shareCells(r.winRates[s] ?? share(0, 0))),
    percent(r.firstPlayerRate.rate),
    r.draws,
    r.unfinished,
    r.medianRounds ?? 0,
  ])
  return `${names.game()}: ${first.games} games each, ${Object.values(first.bots).join(' against ')}, seed ${first.seed}\n${columns([head, ...rows])}`
}

function wins(r: Report, names: Names): string {
  const rows: (string | number)[][] = Object.entries(r.wins).map(([side, n]) => [
    names.side(side),
    n,
    ...shareCells(r.winRates[side]),
  ])
  rows.push(['draws', r.draws], ['unfinished', r.unfinished, '', '', `(came to ${r.roundLimit} rounds)`])
  rows.push(['who began', r.firstPlayerWins, ...shareCells(r.firstPlayerRate), `of ${r.firstPlayerGames}`])
  return `Wins, with 95 % interval\n${columns(rows)}\n${advantageText(r)}`
}

/** How much who begins is ahead. */
export function advantageText({ firstPlayerAdvantage }: Report): string {
  const points = (100 * Math.abs(firstPlayerAdvantage)).toFixed(1)
  return `Who begins is ${points} points ${firstPlayerAdvantage < 0 ? 'below' : 'above'} an even share`
}

function compared({ compared: { by, standings } }: Report, names: Names): string {
  const rows = Object.entries(standings).map(([name, s]) => [
    names.value(by, name),
    s.wins,
    ...shareCells(s),
    `of ${s.games}`,
  ])
  return rows.length > 0 ? `Wherever it sat\n${columns(rows)}` : ''
}

function shareCells(s: Share | undefined): string[] {
  return s ? [percent(s.rate), `${percent(s.low)} – ${percent(s.high)}`] : []
}

function length(r: Report): string {
  const most = Math.max(0, ...Object.values(r.rounds))
  const rows = Object.entries(r.rounds).map(([round, n]) => [Number(round), n, bar(n, most)])
  return `Length: ${r.medianRounds ?? 0} rounds in the median, ${r.actionsPerGame.toFixed(0)} actions a game\n${columns(rows)}`
}

function endings(r: Report): string {
  const rows = Object.entries(r.endings).map(([id, e]) => [e.games, id.padEnd(5), e.rule])
  return rows.length > 0 ? `How games end, by rule\n${columns(rows)}` : ''
}

const DOES = { unit: 'brings a unit into play', card: 'plays a card' } as const

/** A bot that leaves something lying. */
export const neverText = ({ bot, what, could }: Never): string =>
  `${bot} never ${DOES[what]}, though it could at ${could} decisions`

function uses(title: string, list: Readonly<Record<string, UseReport>>, names: Names): string {
  const all = Object.entries(list)
  if (all.length === 0) return ''
  const survive = all.some(([, u]) => u.survival !== null)
  const share = (x: number | null): string => (x === null ? '-' : percent(x, 0))
  const rows = all.map(([key, u]) => {
    const fate = survive ? [u.lost, share(u.survival)] : []
    return [names.thing(key), u.usedPerGame.toFixed(2), ...fate, share(u.winRate)]
  })
  const head = ['', 'a game', ...(survive ? ['lost', 'survive'] : []), 'their side won']
  return `${title}\n${columns([head, ...rows])}`
}
