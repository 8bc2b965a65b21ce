import { percent } from '../columns.ts'
import { type Meeting, type Rated, ratingsOf } from './ladder.ts'

/** The meetings of one game. */
export interface Ladder {
  readonly game: string
  readonly meetings: readonly Meeting[]
}

/** `docs/strength.md`, from what was played and from nothing else. */
export function strengthPage(ladders: readonly Ladder[], command: string, thought: string): string {
  return `# How strong the bots are

Written by \`${command}\`; every game is kept and can be played again with its seed. ${thought} Each luck is played once
from each side. Ratings are openskill's (Weng and Lin 2011), with the interval that holds the true one 19 times in 20;
shares have Wilson's interval. A meeting may stop early when Wald's sequential test has decided it, wrong at most once
in twenty: then it has fewer games.

${ladders.map(section).join('\n')}`
}

function section({ game, meetings }: Ladder): string {
  const rated = ratingsOf(meetings).map(ratedRow)
  return `## ${game}

| bot | rating | from | to |
| --- | ---: | ---: | ---: |
${rated.join('\n')}

| who | against | games | won | interval | a choice, median |
| --- | --- | ---: | ---: | --- | ---: |
${meetings.map(meetingRow).join('\n')}
`
}

const ratedRow = ({ bot, rating, low, high }: Rated): string =>
  `| ${bot} | ${rating.toFixed(1)} | ${low.toFixed(1)} | ${high.toFixed(1)} |`

function meetingRow({ a, b, score }: Meeting): string {
  const [low, high] = score.interval
  const time = `${score.medianMilliseconds.toFixed(2)} ms`
  return `| ${a} | ${b} | ${score.games} | ${percent(score.winRate)} | ${percent(low)} – ${percent(high)} | ${time} |`
}
