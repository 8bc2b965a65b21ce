import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import { useShow } from './useShow.ts'
import './TurnSummary.css'

/** What was asked of the board has an empty answer: it is said where it can be read. */
export function Answered(): ReactElement | null {
  const { say } = useWords()
  const answered = useShow((s) => s.answered)
  return answered && <p className="turned answered">{say(answered)}</p>
}
