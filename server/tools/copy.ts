// muster backup and muster restore.
import { resolve } from 'node:path'
import { fileIn } from '../src/open-store.ts'
import { copyIn, copyOut } from '../src/store/copies.ts'
import { flag, jsonOr } from './print.ts'

const [, , what = '', file = ''] = process.argv
const data = fileIn(flag('data', process.env['MUSTER_DATA'] ?? 'data'))
try {
  const copied = what === 'backup' ? await copyOut(data, resolve(file)) : copyIn(resolve(file), data)
  jsonOr({ ...copied, file }, () => [
    `${copied.tables} tables and ${copied.entries} entries ${what === 'backup' ? 'copied' : 'put back'}.`,
  ])
} catch (error) {
  process.stderr.write(`muster: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
