import type { Share } from '@muster/engine'
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import './Spread.css'

/** So many outcomes have room in one bar; more stand below each other. */
const ACROSS = 3

/** All that may come of a throw, as long as it is likely. The last is what one hopes for. */
export function Spread({ spread }: { readonly spread: readonly Share[] }): ReactElement | null {
  const { say, language } = useWords()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  if (spread.length === 0) return null
  const across = spread.length <= ACROSS
  const most = Math.max(...spread.map(({ chance }) => chance))
  return (
    <ul className={across ? 'spread across' : 'spread'}>
      {spread.map(({ label, chance }) => (
        <li key={say(label)} data-outcome={label.key} style={{ '--share': across ? chance : chance / most }}>
          <span>{say(label)}</span> <b>{percent.format(chance)}</b>
        </li>
      ))}
    </ul>
  )
}
