// A Mission is kept and never played: pressed, it tells what it asks and how far that has come.
import { say as message } from '@muster/engine'
import type { View } from '@muster/wravity'
import { Popover } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import type { Say } from '../../face.ts'
import { Explaining } from '../../parts/Explained.tsx'
import { useSpec } from './spec.ts'

interface MissionProps {
  readonly view: View
  readonly card: string
  readonly say: Say
  readonly children: ReactNode
}

export function Mission({ view, card, say, children }: MissionProps): ReactElement {
  const { missionTerms } = useSpec()
  const terms = missionTerms(view, card).map(([word, means]) => [say(word), say(means)] as const)
  return (
    <Explaining title={say(message(`card.${card}`))} terms={terms}>
      <Popover.Trigger className="wr-mission">{children}</Popover.Trigger>
    </Explaining>
  )
}
