import { advise } from '@muster/bots'
import { fold, type GameTypes, offers, seeded } from '@muster/engine'
import { inHundred } from '@muster/words'
import { languageFrom, ownTongue, type Tongue, tongueOf } from '../language.ts'
import { openFile } from '../play/file.ts'
import { misused } from '../problem.ts'
import { print, printJson, type Shell } from '../shell.ts'

export interface HintFlags {
  readonly language?: string
  readonly as?: string
  readonly visits?: number
  readonly json?: boolean
}

type Advised = ReturnType<typeof advise<GameTypes>>

/** What the computer would do in a saved match, for the seat that is to decide. */
export async function hintCommand(shell: Shell, file: string, flags: HintFlags): Promise<void> {
  const language = languageFrom(flags.language, shell.environment)
  const { module, game, record } = await openFile(shell, file, ownTongue(language))
  const tongue = await tongueOf(module, language, game.called?.(record.options))
  const state = fold(game, record)
  const asked = game.toAct(state)
  const seat = flags.as ?? asked[0]
  if (seat === undefined || game.outcome(state)) throw misused(`${file}: the match is over.`)
  if (!asked.includes(seat)) throw misused(`"${seat}" has nothing to decide now; ${asked.join(', ')} has.`)
  const listed = offers(game, state, seat)
  const ask = {
    game,
    seat,
    view: game.view(state, seat),
    offers: listed,
    chance: seeded(`hint/${record.entries.length}`),
  }
  const advice = advise<GameTypes>(ask, flags.visits)
  const says = (action: GameTypes['Action']): string => tongue.word(game.words.action(state, seat, action))
  if (flags.json)
    printJson(shell, {
      seat,
      ...advice,
      line: advice.line.map(({ action }) => action),
      sentence: sentences(tongue, says, advice, listed.length),
    })
  else print(shell, sentences(tongue, says, advice, listed.length).join('\n'))
}

function sentences(
  tongue: Tongue,
  says: (action: GameTypes['Action']) => string,
  advice: Advised,
  count: number,
): readonly string[] {
  const word = (key: string, args: Record<string, string | number>): string => tongue.word({ key, args })
  if (count === 1) return [word('advice.only', { action: says(advice.action) })]
  const chance = { chance: inHundred(advice.chance), gain: Math.round(100 * advice.gain) }
  const line = advice.line.map(({ label }) => tongue.word(label)).join(' · ')
  const others = advice.others.map((o) => word('advice.other', { action: says(o.action), chance: inHundred(o.chance) }))
  return [
    word('advice.do', { action: says(advice.action) }),
    word('advice.chance', chance),
    ...(line === '' ? [] : [word('advice.line', { line })]),
    ...others,
  ]
}
