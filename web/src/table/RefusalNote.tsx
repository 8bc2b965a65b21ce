import type { Refusal } from '@muster/engine'
import type { ReactElement } from 'react'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words.tsx'
import { useTable } from './useShow.ts'

/** Why not, where one pressed, with the rule behind it. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal }): ReactElement {
  const { shower } = useTable()
  const { t, say } = useWords()
  return (
    <section className="refusal" aria-label={t('table.refused')}>
      <p role="alert">{say(refusal.why)}</p>
      <footer>
        {refusal.rule && <RuleLink game={shower.table.head.game} rule={refusal.rule} />}
        <button type="button" className="quiet" onClick={() => shower.forget()}>
          {t('table.understood')}
        </button>
      </footer>
    </section>
  )
}
