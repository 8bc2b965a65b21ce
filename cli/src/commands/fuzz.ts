import { BOTS } from '@muster/bots'
import type { Chance, GameTypes } from '@muster/engine'
import { explain, type Failure, type FuzzOptions, fuzz, startsOf, writeFailure } from '@muster/engine/testkit/fuzz'
import { type AnyGame, loadGame } from '../games.ts'
import { optionsFrom, type Wishes } from '../options.ts'
import { failed, misused } from '../problem.ts'
import { progressBar } from '../progress.ts'
import { print, printJson, type Shell } from '../shell.ts'

export interface FuzzFlags extends Wishes {
  readonly games: number
  readonly seed: string
  readonly rounds: number
  readonly json?: boolean
}

/** Random games, every step held against every claim of the contract; the match of a failure is written to a file. */
export async function fuzzCommand(shell: Shell, id: string, flags: FuzzFlags): Promise<void> {
  const { game } = await loadGame(shell, id)
  const told = flags.mission !== undefined || (flags.option ?? []).length > 0
  const given = told ? [{ label: 'as asked', options: optionsFrom(game, flags, { rounds: flags.rounds }) }] : null
  const starts = given ?? startsOf(game, flags.rounds)
  if (starts.length === 0) throw misused(`${game.id} has no way to begin.`)
  const progress = progressBar(shell, flags.games)
  const files: { readonly file: string; readonly text: string }[] = []
  const onFailure = (failure: Failure<GameTypes>): void => {
    const file = writeFailure(failure)
    files.push({ file, text: explain(failure, file) })
  }
  const report = fuzz(game, {
    starts,
    bots: chooser(),
    games: flags.games,
    seed: flags.seed,
    onFailure,
    onGame: progress.show,
  })
  progress.clear()
  if (flags.json) printJson(shell, { games: report.games, steps: report.steps, failures: files })
  else if (files.length === 0) print(shell, `${game.id}: ${report.games} games, ${report.steps} steps, nothing wrong.`)
  if (files.length > 0) throw failed(files.map((f) => f.text).join('\n\n'))
}

/** The bots, called as the test kit calls them. */
function chooser(): NonNullable<FuzzOptions<GameTypes>['bots']> {
  return Object.fromEntries(
    Object.entries(BOTS).map(([name, bot]) => [
      name,
      (view: unknown, seat: string, chance: Chance, game: AnyGame, offers: readonly GameTypes['Action'][]) =>
        bot.choose({ game, view, seat, offers, chance }),
    ]),
  )
}
