import type { Refusal } from '@muster/engine'
import type { ReactElement } from 'react'
import { useInLesson } from '../learn/context.ts'
import { Icon } from '../parts/Icon.tsx'
import { useRemote } from '../remote/useRemote.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words.tsx'
import { useTable } from './useShow.ts'
import './RefusalNote.css'

interface RefusalNoteProps {
  readonly refusal: Refusal
  /** It could be done all the same, if everybody agrees. */
  readonly agreeable: boolean
}

/** Why not, where one pressed, with the rule behind it. */
export function RefusalNote({ refusal, agreeable }: RefusalNoteProps): ReactElement {
  const { controller } = useTable()
  const { id, game, pack } = controller.table.head
  const { t, say } = useWords()
  const remote = useRemote()
  // In a lesson the coach says why.
  if (useInLesson()) return <Crossed />
  return (
    <section className="refusal" aria-label={t('table.refused')}>
      <p role="alert">{say(refusal.why)}</p>
      <footer>
        {refusal.rule && <RuleLink game={game} rule={refusal.rule} match={pack === null ? null : id} />}
        {agreeable && (
          <button type="button" className="quiet" onClick={() => controller.takeBack()}>
            {t(remote ? 'remote.askUndo' : 'table.agreed')}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => controller.forget()}>
          {t('table.understood')}
        </button>
      </footer>
    </section>
  )
}

function Crossed(): ReactElement {
  return (
    <span className="crossed">
      <Icon name="close" size={20} />
    </span>
  )
}
