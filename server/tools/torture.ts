// muster torture: kills a server under load, or worse, and sees that nothing acknowledged is lost.
import type { Fault } from '../kit/torture/ground.ts'
import { torture } from '../kit/torture/torture.ts'
import { flag, jsonOr } from './print.ts'

const store = flag('store', 'sqlite') === 'postgres' ? 'postgres' : 'sqlite'
const fault = flag('fault', 'kill') as Fault
const nodes = Number(flag('nodes', '1'))
const impossible =
  store === 'sqlite' && nodes > 1
    ? 'several nodes need --store postgres'
    : store === 'sqlite' && fault === 'cut'
      ? 'there is nothing to cut SQLite from: use --store postgres'
      : store === 'postgres' && fault === 'full'
        ? 'a full disk is tried with --store sqlite'
        : null
if (impossible !== null) {
  process.stderr.write(`muster: ${impossible}\n`)
  process.exit(2)
}
const report = await torture({
  fault,
  store,
  kills: Number(flag('kills', '10')),
  nodes,
  matches: Number(flag('matches', '8')),
})
jsonOr(report, () => [
  `${report.kills} times (${fault}): ${report.acknowledged} actions acknowledged, ${report.lost} lost, ${report.doubled} doubled, ${report.unfolded} matches that do not fold.`,
])
process.exit(report.lost + report.doubled + report.unfolded > 0 ? 1 : 0)
