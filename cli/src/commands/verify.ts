import { type Sound, verify } from '@muster/dice'
import { languageFrom, type OwnTongue, ownTongue } from '../language.ts'
import { type Opened, openUnjudged } from '../play/file.ts'
import { failed } from '../problem.ts'
import { print, printJson, type Shell } from '../shell.ts'

export interface VerifyFlags {
  readonly language?: string
  readonly json?: boolean
}

export async function verifyCommand(shell: Shell, file: string, flags: VerifyFlags): Promise<void> {
  const tongue = ownTongue(languageFrom(flags.language, shell.environment))
  const opened = await openUnjudged(shell, file, tongue)
  const result = verify(opened.game, opened.record)
  if (flags.json) printJson(shell, result)
  if (!result.ok) {
    const problem = tongue.word(result.problem)
    if (result.entry === null) throw failed(`${file}: ${problem}`)
    throw failed(tongue.own('check.entry', { file, entry: result.entry + 1, problem }))
  }
  if (!flags.json) print(shell, [`${file}: ${found(opened, result, tongue)}`, ...trusted(result, tongue)].join('\n'))
}

function found(
  { game, record }: Pick<Opened, 'game' | 'record'>,
  { checked, draws, actions }: Sound,
  { own }: OwnTongue,
): string {
  if (checked === 'everything') return own('check.all', { draws, actions })
  return own('check.dice', { draws, rules: record.rules, known: game.rulesVersion })
}

/** What the record says and nobody can check. */
function trusted({ begun, agreed }: Sound, { own }: OwnTongue): string[] {
  const given = begun.type === 'setUp' ? [] : [own(`check.${begun.type}`)]
  return [...given, ...(agreed > 0 ? [own('check.agreed', { count: agreed })] : [])]
}
