#!/usr/bin/env node
import { GAMES } from '@muster/games'
import { run } from './program.ts'

for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
}

const shell = {
  games: GAMES,
  gamesUrl: import.meta.resolve('@muster/games'),
  in: process.stdin,
  out: process.stdout,
  err: process.stderr,
  environment: process.env,
}

process.exitCode = await run(shell, process.argv.slice(2))
