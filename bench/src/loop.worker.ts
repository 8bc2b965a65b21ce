// One loop in a thread of its own: what the engine's compiler learns from one does not slow another
import { parentPort, workerData } from 'node:worker_threads'
import { gameEntry } from '@muster/games'
import { rate } from './clock.ts'
import { LOOPS, type LoopName } from './loops.ts'

const { id, name } = workerData as { readonly id: string; readonly name: LoopName }
const entry = gameEntry(id)
if (!entry) throw new Error(`there is no game "${id}"`)
const { game } = await entry.load()
const step = LOOPS[name](game)
parentPort?.on('message', (seconds: number) => parentPort?.postMessage(rate(step, seconds)))
