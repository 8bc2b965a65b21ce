import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { percent } from '../columns.ts'
import { entryOf } from '../games.ts'
import { print, printJson, type Shell } from '../shell.ts'
import type { Meet } from './meet.ts'
import { meet } from './meet.ts'
import { type Programme, type Proof, programmeOf } from './programme.ts'
import { record } from './record.ts'
import { type Ladder, type Shown, strengthPage } from './strength.ts'

/** How the whole programme is gone through. */
export interface Climb extends Pick<Meet, 'seed' | 'rounds' | 'workers' | 'fresh'> {
  readonly games: number
  readonly write?: boolean
  readonly json?: boolean
  /** Plays nothing: tells what was played before. */
  readonly kept?: boolean
}

/** Every proof of the programme, in one game or in all. */
export async function climb(shell: Shell, id: string | undefined, how: Climb): Promise<void> {
  const entries = id === undefined ? shell.games : [entryOf(shell.games, id)]
  const ladders: Ladder[] = []
  for (const entry of entries) {
    const { game } = await entry.load()
    const programme = programmeOf(game, how.games)
    const parts: Record<keyof Programme, Shown[]> = { ladder: [], full: [], budgets: [], alone: [] }
    for (const part of Object.keys(parts) as (keyof Programme)[])
      for (const proof of programme[part]) {
        const shown = { ...proof, meeting: await show(shell, game, proof, how) }
        parts[part].push(shown)
        if (!how.json) print(shell, `${game.id}: ${told(shown)}`)
      }
    ladders.push({ game: entry.id, ...parts })
  }
  if (how.json) printJson(shell, ladders.map(withoutBouts))
  if (!how.write) return
  await writeFile(STRENGTH, strengthPage(ladders, commandOf(how)))
  const met = ladders.flatMap(({ game: _, ...parts }) => Object.values(parts).flat())
  record(
    ladders.map(({ game }) => game),
    met.flatMap(({ meeting }) => meeting ?? []),
  )
}

const STRENGTH = fileURLToPath(new URL('../../../docs/strength.md', import.meta.url))

async function show(
  shell: Shell,
  game: Parameters<typeof meet>[1],
  proof: Proof,
  how: Climb,
): Promise<Shown['meeting']> {
  const { a, b, wishes, thought, games, claimed } = proof
  const { of, bouts, score } = await meet(shell, game, {
    ...how,
    bots: [a, b],
    wishes,
    thought,
    games: how.kept ? 0 : games,
    most: games,
    decide: claimed ?? undefined,
  })
  return bouts.length === 0 ? null : { of, a, b, bouts, score }
}

function told({ a, b, meeting, level }: Shown): string {
  const against = level === undefined ? b : `the game’s own, ${level}`
  return `${a} against ${against}: ${meeting ? `${percent(meeting.score.winRate)} of ${meeting.score.games}` : 'not yet run'}`
}

const withoutBouts = ({ game, ...parts }: Ladder) => ({
  game,
  ...Object.fromEntries(
    Object.entries(parts).map(([part, shown]) => [
      part,
      shown.map(({ a, b, level, thought, claimed, meeting }) => ({ a, b, level, thought, claimed, ...meeting?.score })),
    ]),
  ),
})

const commandOf = ({ games, seed, kept }: Climb): string =>
  `muster arena --ladder --write${kept ? ' --kept' : ''} --games ${games} --seed ${seed}`
