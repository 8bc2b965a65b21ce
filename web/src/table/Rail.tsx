import { memo, type ReactElement } from 'react'
import type { RailMark } from '../face.ts'
import { useWords } from '../words.tsx'
import './Rail.css'

/** The phases as a row of marks, above the button that ends the one in hand. */
export const Rail = memo(function Rail({ marks }: { readonly marks: readonly RailMark[] }): ReactElement {
  const { t, say } = useWords()
  const now = marks.find((mark) => mark.state === 'now')
  return (
    <div className="rail">
      <ol aria-label={t('table.phases')}>
        {marks.map((mark) => (
          <li
            key={mark.key}
            className={mark.state}
            title={say(mark.label)}
            aria-current={mark.state === 'now' ? 'step' : undefined}
          >
            <span className="unseen">
              {say(mark.label)} {mark.detail && say(mark.detail)}
            </span>
          </li>
        ))}
      </ol>
      {now && (
        <p aria-hidden="true">
          {say(now.label)}
          {now.detail && <small>{say(now.detail)}</small>}
        </p>
      )}
    </div>
  )
})
