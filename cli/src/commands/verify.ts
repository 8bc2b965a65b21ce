import { type Sound, verify } from '@muster/dice'
import { ownTongue } from '../language.ts'
import { type Opened, openFile } from '../play/file.ts'
import { failed } from '../problem.ts'
import { print, printJson, type Shell } from '../shell.ts'

export async function verifyCommand(shell: Shell, file: string, flags: { readonly json?: boolean }): Promise<void> {
  const opened = await openFile(shell, file)
  const result = verify(opened.game, opened.record)
  if (flags.json) printJson(shell, result)
  if (!result.ok) {
    const where = result.entry === null ? '' : `entry ${result.entry + 1}: `
    throw failed(`${file}: ${where}${ownTongue('en').word(result.problem)}`)
  }
  if (!flags.json) print(shell, [`${file}: ${found(opened, result)}`, ...trusted(result)].join('\n'))
}

function found({ game, record }: Opened, { checked, draws, actions }: Sound): string {
  const dice = `all ${draws} draws follow from the seed`
  if (checked === 'everything') return `${dice}, and all ${actions} actions follow from them.`
  return `${dice}. The match was played by rules ${record.rules}, these are ${game.rulesVersion}: only the dice were checked.`
}

/** What the record says and nobody can check. */
function trusted({ branch, agreed }: Sound): string[] {
  return [
    ...(branch ? ['It began in the middle of another match: its opening is taken as given.'] : []),
    ...(agreed > 0 ? [`Taken back past the free limit, by consent as the record says: ${agreed} times.`] : []),
  ]
}
