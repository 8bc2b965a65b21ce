import { GAMES } from '@muster/games'
import { EXIT } from './problem.ts'
import { run } from './program.ts'
import { TIME } from './time.ts'

/** Who listens no more is told nothing; what cannot be written is said in a sentence. */
process.stdout.on('error', async (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(EXIT.ok)
  const { languageFrom, ownTongue } = await import('./language.ts')
  const { own } = ownTongue(languageFrom(undefined, process.env))
  process.stderr.write(`muster: ${own('output.failed', { problem: error.message })}\n`)
  process.exit(EXIT.failure)
})
process.stderr.on('error', () => process.exit(EXIT.failure))

const shell = {
  games: GAMES,
  gamesUrl: import.meta.resolve('@muster/games'),
  in: process.stdin,
  out: process.stdout,
  err: process.stderr,
  environment: process.env,
  signals: process,
  time: TIME,
}

process.exitCode = await run(shell, process.argv.slice(2))
