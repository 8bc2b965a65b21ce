// Brings what was written ahead into its place in the file, beside the thread that answers people: it waits for the disk.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

const file = new DatabaseSync(String(workerData), { timeout: 5000 })
parentPort?.on('message', () => {
  file.prepare('pragma wal_checkpoint(passive)').get()
  parentPort?.postMessage('done')
})
