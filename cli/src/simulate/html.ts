import { percent } from '../columns.ts'
import type { Names } from '../names.ts'
import { barPlot, columnPlot, intervalPlot, pairPlot } from './plots.ts'
import type { Report, UseReport } from './report.ts'
import { advantageText, missionWord, neverText } from './text.ts'

/** The report as one page that needs nothing else. */
export function reportPage(r: Report, names: Names): string {
  const title = `${names.game()}${r.mission === null ? '' : `, ${missionWord(r)} ${r.mission}`}: ${r.games} games`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(subtitle(r, names))}</p>
${section('Who wins', winsPlot(r, names), winsNote(r))}
${comparedSection(r, names)}
${section('How many rounds it takes', columnPlot('rounds', r.rounds), `Median ${r.medianRounds ?? 0} rounds, ${r.actionsPerGame.toFixed(0)} actions a game.`)}
${section('How games end', endingsPlot(r), 'By the rule that ended the game.')}
${useSection('Units', r.units, names)}
${useSection('Cards', r.cards, names)}
${r.never.map((n) => `<p>${escapeHtml(neverText(n))}</p>`).join('\n')}
<details><summary>The figures</summary><pre>${escapeHtml(JSON.stringify(r, null, 2))}</pre></details>
</html>
`
}

const STYLE = `
:root{color-scheme:light dark;--ink:#22262b;--soft:#6b7280;--line:#e3e6ea;--bar:#3f6fb5;--paper:#fff}
@media(prefers-color-scheme:dark){:root{--ink:#e7e9ec;--soft:#9aa3ad;--line:#2c333b;--bar:#7aa7ea;--paper:#15181c}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:60rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.6rem;line-height:1.2;margin-bottom:.3rem}h2{font-size:1.15rem;margin:2.2rem 0 .4rem}p,figcaption{color:var(--soft);margin:.3rem 0}
svg{width:100%;min-width:40rem;height:auto;display:block}svg text{fill:var(--ink);font:13px system-ui,sans-serif}
svg .soft{fill:var(--soft)}svg .middle{text-anchor:middle}svg .bar{fill:var(--bar)}svg .line{stroke:var(--line)}
svg .mark{stroke:var(--ink);stroke-width:2}svg .even{stroke:var(--soft);stroke-dasharray:3 3}
figure,details{margin:0;overflow-x:auto}summary{color:var(--soft);cursor:pointer;margin:.3rem 0}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:right;padding:.2rem .6rem;border-bottom:1px solid var(--line);white-space:nowrap}th:first-child,td:first-child{text-align:left}
th{color:var(--soft);font-weight:500}`

function subtitle(r: Report, names: Names): string {
  const bots = Object.entries(r.bots).map(([side, bot]) => `${names.side(side)}: ${bot}`)
  return `${bots.join(', ')}. Seed ${r.seed}, ${r.seconds.toFixed(1)} seconds.`
}

function section(title: string, plot: string, note: string): string {
  return `<h2>${title}</h2><figure>${plot}<figcaption>${escapeHtml(note)}</figcaption></figure>`
}

function winsPlot(r: Report, names: Names): string {
  const sides = Object.entries(r.winRates).map(([side, s]) => ({ label: names.side(side), ...s }))
  return intervalPlot([...sides, { label: 'who began', ...r.firstPlayerRate }], 1 / sides.length)
}

function winsNote(r: Report): string {
  return `Share of finished games with its 95 % interval; the broken line is an even share. ${advantageText(r)}. ${r.draws} draws, ${r.unfinished} unfinished after ${r.roundLimit} rounds.`
}

/** With --rotate or --swap: how whatever changed sides has done. */
function comparedSection({ compared: { by, standings } }: Report, names: Names): string {
  const rows = Object.entries(standings).map(([name, s]) => ({ label: names.value(by, name), ...s }))
  if (rows.length === 0) return ''
  const games = rows.reduce((sum, row) => sum + row.games, 0)
  const even = rows.reduce((sum, row) => sum + row.wins, 0) / Math.max(1, games)
  return section('Wherever it sat', intervalPlot(rows, even), 'The broken line is the share of all together.')
}

function endingsPlot(r: Report): string {
  return barPlot(
    'endings',
    Object.entries(r.endings).map(([id, e]) => ({ label: `${id} ${e.rule}`, value: e.games, text: String(e.games) })),
  )
}

function useSection(title: string, list: Readonly<Record<string, UseReport>>, names: Names): string {
  const uses = Object.entries(list)
  if (uses.length === 0) return ''
  const pairs = uses.map(([key, u]) => ({
    label: names.thing(key),
    left: u.usedPerGame,
    leftText: u.usedPerGame.toFixed(2),
    right: u.survival ?? u.winRate,
    rightText: shareText(u.survival ?? u.winRate),
  }))
  const survive = uses.some(([, u]) => u.survival !== null)
  const plot = pairPlot(pairs, 'used a game', survive ? 'survive' : 'their side won')
  return `<h2>${title}</h2><figure>${plot}</figure><details><summary>${title} as a table</summary>${useTable(title, uses, names)}</details>`
}

function useTable(title: string, uses: readonly (readonly [string, UseReport])[], names: Names): string {
  const survive = uses.some(([, u]) => u.survival !== null)
  const head = [title, 'a game', 'used', ...(survive ? ['lost', 'survive'] : []), 'their side won']
  const rows = uses.map(([key, u]) => {
    const fate = survive ? [u.lost, shareText(u.survival)] : []
    return [escapeHtml(names.thing(key)), u.usedPerGame.toFixed(2), u.used, ...fate, shareText(u.winRate)]
  })
  const row = (cells: readonly (string | number)[], tag: string): string =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}`).join('')}</tr>`
  return `<table>${row(head, 'th')}${rows.map((cells) => row(cells, 'td')).join('')}</table>`
}

function shareText(x: number | null): string {
  return x === null ? '–' : percent(x, 0)
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
