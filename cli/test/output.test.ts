import { spawn } from 'node:child_process'
import { openSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { fresh } from './shell.ts'

const MAIN = fileURLToPath(new URL('../src/main.mjs', import.meta.url))

/** Runs `muster --help` with an output that is a file, or a pipe whose reader goes away. */
function helpTo(out: number | 'pipe', language = 'en'): Promise<{ code: number | null; err: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: language }
    const child = spawn(process.execPath, [MAIN, '--help'], { env, stdio: ['ignore', out, 'pipe'] })
    let err = ''
    child.stdout?.destroy()
    child.stderr?.on('data', (data) => {
      err += data
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, err }))
  })
}

/** A file opened for reading only: writing to it fails as it does on a full disk. */
function unwritable(): number {
  const file = fresh('out.txt')
  writeFileSync(file, '')
  return openSync(file, 'r')
}

describe('what is printed', () => {
  test('ends quietly where nobody reads on', async () => {
    expect(await helpTo('pipe')).toEqual({ code: 0, err: '' })
  })

  test.each([
    ['en', 'what is printed here cannot be written'],
    ['es', 'lo que se imprime aquí no se puede escribir'],
    ['fr', 'ce qui s’imprime ici ne peut être écrit'],
  ])('and cannot be written is told in one sentence, in %s', async (language, sentence) => {
    const { code, err } = await helpTo(unwritable(), language)
    expect(code).toBe(1)
    expect(err).toMatch(new RegExp(`^muster: ${sentence}.*: EBADF.*\n$`))
  })
})
