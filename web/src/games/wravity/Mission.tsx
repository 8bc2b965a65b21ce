// A Mission is kept and never played: pressed, it tells what it asks and how far that has come.
import { say as message } from '@muster/engine'
import type { View } from '@muster/wravity'
import { Popover } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import type { Say } from '../../face.ts'
import '../../parts/Explained.css'
import { useSpec } from './spec.ts'

interface MissionProps {
  readonly view: View
  readonly card: string
  readonly say: Say
  readonly children: ReactNode
}

export function Mission({ view, card, say, children }: MissionProps): ReactElement {
  const { missionTerms } = useSpec()
  return (
    <Popover.Root>
      <Popover.Trigger className="wr-mission">{children}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="explained-note"
          side="top"
          align="start"
          collisionPadding={8}
          aria-label={say(message(`card.${card}`))}
        >
          <dl>
            {missionTerms(view, card).map(([word, means]) => (
              <div key={word.key}>
                <dt>{say(word)}</dt>
                <dd>{say(means)}</dd>
              </div>
            ))}
          </dl>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
