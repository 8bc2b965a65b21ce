import { verify } from '@muster/dice'
import { openFile } from '../play/file.ts'
import { failed } from '../problem.ts'
import { print, printJson, type Shell } from '../shell.ts'

export async function verifyCommand(shell: Shell, file: string, flags: { readonly json?: boolean }): Promise<void> {
  const { game, record } = await openFile(shell, file)
  const result = verify(game, record)
  if (flags.json) printJson(shell, result)
  if (!result.ok) {
    const where = result.entry === null ? '' : `entry ${result.entry}: `
    throw failed(`${file}: ${where}${result.problem}.`)
  }
  if (flags.json) return
  if (result.checked === 'everything') {
    print(
      shell,
      `${file}: all ${result.draws} draws follow from the seed, and all ${result.actions} actions follow from them.`,
    )
  } else {
    print(
      shell,
      `${file}: all ${result.draws} draws follow from the seed. The match was played by rules ${record.rules}, these are ${game.rulesVersion}: only the dice were checked.`,
    )
  }
}
