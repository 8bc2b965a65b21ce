import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { type Counted, rate } from './clock.ts'

/** A share of the time, by function or by file. */
interface Spent {
  readonly where: string
  readonly share: number
}

export interface Profile {
  readonly files: readonly Spent[]
  readonly functions: readonly Spent[]
}

/** Where the time of a loop goes, by sampling it. */
export async function profile(step: () => Counted, seconds: number): Promise<Profile> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  await session.post('Profiler.start')
  rate(step, seconds)
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const nodes = new Map(profile.nodes.map((node) => [node.id, node.callFrame]))
  const files = new Map<string, number>()
  const functions = new Map<string, number>()
  for (const id of profile.samples ?? []) {
    const frame = nodes.get(id)
    if (!frame || frame.functionName === '(root)' || frame.functionName === '(idle)') continue
    const file = fileOf(frame.url) || frame.functionName
    add(files, file)
    add(functions, frame.url ? `${file} ${frame.functionName || '(arrow)'}` : file)
  }
  return { files: top(files), functions: top(functions) }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function top(counts: ReadonlyMap<string, number>): Spent[] {
  const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
  const spent = [...counts].map(([where, n]) => ({ where, share: n / Math.max(1, all) }))
  return spent.sort((a, b) => b.share - a.share).slice(0, 10)
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

function fileOf(url: string): string {
  if (!url.startsWith('file:')) return url
  const path = fileURLToPath(url)
  return path.startsWith(ROOT) ? path.slice(ROOT.length) : path
}
