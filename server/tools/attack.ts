// muster attack: every attack there is, against a server of its own.
import { attack } from '../kit/attacks/attack.ts'
import { started } from '../kit/process.ts'
import { jsonOr } from './print.ts'

const server = await started({ requests: 1e8, guests: 1e8, lines: 1e6, linesEach: 1e6 })
const began = await server.memory()
const { cases, wrong } = await attack(server.address)
const now = await server.memory()
const MOST_GROWN = 200_000_000
const grown = now - began > MOST_GROWN ? [{ name: 'memory', answer: 'flat', got: `${began} to ${now} bytes` }] : []
await server.stop()
const all = [...wrong, ...grown]
jsonOr({ cases, wrong: all }, () => [
  `${cases} attacks, ${all.length} not answered as they should be.`,
  ...all.map(({ name, answer, got }) => `${name}: ${got} instead of ${answer}`),
])
process.exitCode = all.length > 0 ? 1 : 0
