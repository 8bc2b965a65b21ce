import { percent } from '../columns.ts'
import { type Meeting, type Rated, ratingsOf } from './ladder.ts'
import type { Programme, Proof } from './programme.ts'
import type { Recorded } from './record.ts'
import type { Score } from './tally.ts'

/** A proof with what was played of it; null where nothing was. */
export type Shown = Proof & { readonly meeting: (Meeting & Recorded) | null; readonly level?: string }

/** What was played of one game's programme. */
export interface Ladder extends Record<keyof Programme, readonly Shown[]> {
  readonly game: string
}

/** `docs/strength.md`, from what was played and from nothing else. */
export function strengthPage(ladders: readonly Ladder[], command: string): string {
  return `# How strong the bots are

Written by \`${command}\`; every game is kept and can be played again with its seed. Each luck is played once from each
side. Ratings are openskill's (Weng and Lin 2011), with the interval that holds the true one 19 times in 20; shares have
Wilson's interval. Where a share is claimed, a meeting stops early when Wald's sequential test has decided it, wrong at
most once in twenty: then it has fewer games. Times are Node's on the machine that played, with whatever else it did.

${ladders.map(section).join('\n')}`
}

function section(ladder: Ladder): string {
  const met = ladder.ladder.flatMap(({ meeting }) => (meeting ? [meeting] : []))
  const parts = [
    `## ${ladder.game}\n`,
    table(['bot', 'rating', 'from', 'to'], ratingsOf(met).map(ratedRow)),
    '### Each level against the one below, at a twentieth of its full budget\n',
    table(MEETING, ladder.ladder.map(meetingRow)),
    '### At full budget\n',
    table(MEETING, ladder.full.map(meetingRow)),
    '### The general against the sergeant, by budget\n',
    table(['share of the full budget', ...PLAYED], ladder.budgets.map(budgetRow)),
    ...(ladder.alone.length === 0
      ? []
      : ['### The general alone, at a twentieth, by the level of the game’s own opponent\n', alone(ladder.alone)]),
    '### How long the general takes at full budget\n',
    table(['against', 'a choice, median', 'a choice, at most', 'a turn, at most'], ladder.full.map(timesRow)),
  ]
  return parts.join('\n')
}

const PLAYED = ['games', 'won', 'interval', 'a choice, median']
const MEETING = ['who', 'against', 'claimed', ...PLAYED]
const NOT_YET = 'not yet run'

const alone = (shown: readonly Shown[]): string =>
  table(
    ['level', ...PLAYED],
    shown.map((s) => [s.level ?? '', ...playedCells(s)]),
  )

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return `${[head, head.map(() => '---'), ...rows].map(line).join('\n')}\n`
}

const ratedRow = ({ bot, rating, low, high }: Rated): string[] => [bot, ...[rating, low, high].map((x) => x.toFixed(1))]

const meetingRow = (shown: Shown): string[] => [
  shown.a,
  shown.b,
  shown.claimed === null ? '' : percent(shown.claimed),
  ...playedCells(shown),
]

const budgetRow = (shown: Shown): string[] => [
  'share' in shown.thought ? `1/${Math.round(1 / shown.thought.share)}` : '',
  ...playedCells(shown),
]

function playedCells({ meeting, games, claimed }: Shown): string[] {
  if (!meeting || meeting.score.games === 0) return [NOT_YET, '', '', '']
  const { score } = meeting
  const [low, high] = score.interval
  const short = claimed === null && score.games < games ? ` of ${games}` : ''
  return [
    `${score.games}${short}`,
    percent(score.winRate),
    `${percent(low)} – ${percent(high)}`,
    milliseconds(score.medianMilliseconds),
  ]
}

const milliseconds = (x: number): string => `${x < 10 ? x.toFixed(2) : x.toFixed(0)} ms`

function timesRow({ b, meeting }: Shown): string[] {
  const score: Score | undefined = meeting?.score
  if (!score || score.games === 0) return [b, NOT_YET, '', '']
  return [b, ...[score.medianMilliseconds, score.slowestMilliseconds, score.slowestTurnMilliseconds].map(milliseconds)]
}
