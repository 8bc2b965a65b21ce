import { memo, type ReactElement } from 'react'
import type { RailMark } from '../face.ts'
import { useWords } from '../words.tsx'
import './Rail.css'

/** The phases as a rail of marks. */
export const Rail = memo(function Rail({ marks }: { readonly marks: readonly RailMark[] }): ReactElement {
  const { t, say } = useWords()
  return (
    <ol className="rail" aria-label={t('table.phases')}>
      {marks.map((mark) => (
        <li key={mark.key} className={mark.state} aria-current={mark.state === 'now' ? 'step' : undefined}>
          <i />
          <span>
            {say(mark.label)}
            {mark.detail && <small>{say(mark.detail)}</small>}
          </span>
        </li>
      ))}
    </ol>
  )
})
