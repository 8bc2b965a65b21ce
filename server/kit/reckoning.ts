// What a million matches by post would cost, in words and figures: a part of docs/hosting.md.

export interface Cost {
  readonly game: string
  readonly entriesPerMatch: number
  readonly bytesPerMatch: number
  readonly bytesPerEntry: number
  /** Once packed away. */
  readonly bytesPacked: number
}

/** What `muster bench --server --json` prints, as far as it counts here. */
export interface Measured {
  readonly committedPerSecond: number
  readonly kilobytesPerIdleMatch: number
  readonly openMilliseconds: number
  readonly idleConnections: number
}

const MILLION = 1e6
const SECONDS_OF_A_MONTH = 30 * 86_400
/** How much more is done in the busiest hour than on the average. */
const BUSIEST = 3
/** Of those who play by post, whoever looks at their match at the same time. */
const AT_ONCE = 1 / 10

const whole = (x: number): string => Math.round(x).toLocaleString('en')
const kilobytes = (bytes: number): string => `${whole(bytes / 1000)} kB`
const mean = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
  costs.reduce((sum, cost) => sum + of(cost), 0) / costs.length

export function matchesReckoned(costs: readonly Cost[]): string {
  const rows = costs.map((c) =>
    [
      c.game,
      whole(c.entriesPerMatch),
      kilobytes(c.bytesPerMatch),
      `${c.bytesPerEntry} bytes`,
      kilobytes(c.bytesPacked),
    ].join(' | '),
  )
  const millions = whole(mean(costs, (c) => c.entriesPerMatch))
  const gigabytes = (of: (cost: Cost) => number): string => `${whole((mean(costs, of) * MILLION) / 1e9)} GB`
  return [
    '| game | entries | kept | an entry | packed away |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row} |`),
    '',
    `The head of a match, its last snapshot and its progress are in it. So a million matches of that length are ${millions} million`,
    `rows and ${gigabytes((c) => c.bytesPerMatch)} while they go on, and ${gigabytes((c) => c.bytesPacked)} when nobody touches them any more; with indices, dead rows`,
    'and the write-ahead log of a PostgreSQL reckon twice that.',
  ].join('\n')
}

export function ratesReckoned(costs: readonly Cost[], measured: Measured): string {
  const actions = mean(costs, (c) => c.entriesPerMatch) * MILLION
  const perSecond = actions / SECONDS_OF_A_MONTH
  const { committedPerSecond, kilobytesPerIdleMatch, idleConnections, openMilliseconds } = measured
  const lines = 2 * MILLION * AT_ONCE
  const gigabytes = ((lines / 2) * kilobytesPerIdleMatch) / 1e6
  return [
    `Played in a month each, they make ${whole(actions / MILLION)} million actions a month, ${whole(perSecond)} a second on the average, and perhaps`,
    `${whole(perSecond * BUSIEST)} in the busiest hour. On one core a node committed ${whole(committedPerSecond)} actions a second; so the rate is the work of`,
    `${whole(Math.ceil((perSecond * BUSIEST) / committedPerSecond))}, and three are for safety. What grows with people is open lines: one node held ${whole(idleConnections)}, at`,
    `${whole(kilobytesPerIdleMatch)} kB a match with two of them; a tenth of two million players at once is ${whole(Math.ceil(lines / idleConnections))} nodes of that kind, or ${whole(gigabytes)} GB of`,
    'memory. Matches that nobody looks at cost no memory at all, unless a computer is thinking in them. Opening one of 1,000 actions',
    `took ${whole(openMilliseconds)} ms.`,
  ].join('\n')
}

/** The page with this text between the marks of that name. */
export function placed(page: string, name: string, text: string): string {
  const [open, close] = [`<!-- reckoned: ${name} -->`, `<!-- /reckoned: ${name} -->`]
  const from = page.indexOf(open)
  const to = page.indexOf(close)
  if (from < 0 || to < from) throw new Error(`there is no place for ${name}`)
  return `${page.slice(0, from)}${open}\n\n${text}\n\n${page.slice(to)}`
}
