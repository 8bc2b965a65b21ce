// The same match again, with sides swapped, or the next mission: at the table as on the page after it.
import { type Game, type GameTypes, say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import { start } from '../pages/start.ts'
import { useStarting } from '../pages/useStarting.ts'
import { useWords } from '../words.tsx'
import type { Invitation } from '../worker/tables.ts'
import { nextMission } from './nextMission.ts'
import { swapped } from './swapped.ts'

interface OnceMoreProps {
  readonly game: Game<GameTypes>
  readonly match: Invitation
}

/** Buttons without a frame of their own. */
export function OnceMore({ game: rules, match: { game, options, pack, chairs } }: OnceMoreProps): ReactElement {
  const { t } = useWords()
  const [starting, begin] = useStarting()
  const next = nextMission(rules, options)
  const act = (label: string, again: Invitation, look: 'button' | 'quiet'): ReactElement => (
    <button
      type="button"
      className={look}
      disabled={starting || chairs.length === 0}
      onClick={() => begin(() => start(again))}
    >
      {label}
    </button>
  )
  return (
    <>
      {act(t('after.same'), { game, options, pack, chairs }, 'button')}
      {act(t('after.swap'), { game, options, pack, chairs: swapped(chairs) }, 'quiet')}
      {next &&
        act(
          t('after.next', { mission: message(`option.mission.${next['mission']}`) }),
          { game, options: next, pack, chairs },
          'quiet',
        )}
    </>
  )
}
