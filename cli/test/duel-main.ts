import { run } from '../src/program.ts'
import { TIME } from '../src/time.ts'
import { GAMES } from './duel-games.ts'

const shell = {
  games: GAMES,
  gamesUrl: new URL('./duel-games.ts', import.meta.url).href,
  in: process.stdin,
  out: process.stdout,
  err: process.stderr,
  environment: process.env,
  signals: process,
  time: TIME,
}

process.exitCode = await run(shell, process.argv.slice(2))
