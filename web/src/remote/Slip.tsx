// A slip of paper: what is said on it, and what can be answered.
import type { ReactElement, ReactNode } from 'react'

interface SlipProps {
  readonly title: string
  /** The name of whoever asks. */
  readonly by?: string
  /** Something waits for an answer; otherwise it only lies there. */
  readonly lit?: ReactNode
  readonly children?: ReactNode
}

export function Slip({ title, by, lit, children }: SlipProps): ReactElement {
  return (
    <section className={lit ? 'slip' : 'slip flat'} aria-label={title}>
      <h3>
        {by && (
          <span className="badge person" aria-hidden="true">
            {[...by][0]}
          </span>
        )}
        {title}
      </h3>
      {children}
      {lit && <footer>{lit}</footer>}
    </section>
  )
}

interface AnswerProps {
  readonly no: readonly [label: string, act: () => void]
  readonly yes: readonly [label: string, act: () => void]
}

export const Answers = ({ no, yes }: AnswerProps): ReactElement => (
  <>
    <button type="button" className="quiet" onClick={no[1]}>
      {no[0]}
    </button>
    <button type="button" className="go" onClick={yes[1]}>
      {yes[0]}
    </button>
  </>
)
