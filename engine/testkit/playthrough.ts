import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import type { GameTypes } from '../src/index.ts'
import { type Story, tell } from './story.ts'

export interface PlaythroughOptions<T extends GameTypes> extends Story<T> {
  /** Where it is kept. */
  readonly file: string
}

/**
 * A match that must be played as it was when someone last read it. `MUSTER_WRITE=1` writes the file
 * anew, to be read again as a difference.
 */
export function playthrough<T extends GameTypes>(game: Parameters<typeof tell<T>>[0], o: PlaythroughOptions<T>): void {
  test(`the playthrough ${o.file.split(/[\\/]/).at(-1)} is still played like that`, () => {
    const told = tell(game, o)
    if (process.env['MUSTER_WRITE']) {
      mkdirSync(dirname(o.file), { recursive: true })
      writeFileSync(o.file, told)
    }
    expect(told).toBe(readFileSync(o.file, 'utf8'))
  })
}
