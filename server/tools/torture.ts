// muster torture: kills a server under load, or worse, and sees that nothing acknowledged is lost.
import type { Fault } from '../kit/torture/ground.ts'
import { torture } from '../kit/torture/torture.ts'
import { flag, jsonOr } from './print.ts'

const store = flag('store', 'sqlite') === 'postgres' ? 'postgres' : 'sqlite'
const fault = flag('fault', 'kill') as Fault
const report = await torture({
  fault,
  store,
  kills: Number(flag('kills', '10')),
  nodes: Number(flag('nodes', '1')),
  matches: Number(flag('matches', '8')),
})
jsonOr(report, () => [
  `${report.kills} times (${fault}): ${report.acknowledged} actions acknowledged, ${report.lost} lost, ${report.doubled} doubled, ${report.unfolded} matches that do not fold.`,
])
process.exit(report.lost + report.doubled + report.unfolded > 0 ? 1 : 0)
