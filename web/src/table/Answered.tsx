import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import { useShow } from './useShow.ts'
import './TurnSummary.css'

/** What was asked of the board has an empty answer, or one that is told line by line: it is said where it can be read. */
export function Answered(): ReactElement | null {
  const { say } = useWords()
  const answered = useShow((s) => s.answered)
  const threats = useShow((s) => s.threats)
  if (answered) return <p className="turned answered">{say(answered)}</p>
  if (threats.length === 0) return null
  return (
    <ul className="turned answered">
      {threats.map((line, i) => (
        <li key={i}>{say(line)}</li>
      ))}
    </ul>
  )
}
