// How long such a match takes, and what wins it.
import type { OptionValues } from '@muster/engine'
import { minutesOf } from '@muster/table'
import type { ReactElement } from 'react'
import type { Face } from '../face.ts'
import { useWords } from '../words.tsx'
import './MatchLength.css'
import type { Place } from './SeatCards.tsx'

interface MatchLengthProps {
  readonly game: string
  readonly pack: unknown
  readonly options: OptionValues
  readonly chairs: readonly Place[]
  readonly face: Face
  readonly onShort: (options: OptionValues) => void
}

export function MatchLength({ game, pack, options, chairs, face, onShort }: MatchLengthProps): ReactElement {
  const { t, say } = useWords()
  const { short } = face.game
  // Nobody has measured what a pack brings.
  const minutes = (of: OptionValues): number | null =>
    pack === null ? minutesOf(game, of, chairs.length, chairs.filter((c) => c.who.type !== 'computer').length) : null
  const here = minutes(options)
  const brief = short && !isWithin(short, options) ? minutes({ ...options, ...short }) : null
  return (
    <div className="match-length">
      {short && brief !== null && (
        <button type="button" className="quiet" onClick={() => onShort(short)}>
          {t('new.short', { minutes: brief })}
        </button>
      )}
      <p role="status">
        {here !== null && <b>{t('new.minutes', { minutes: here })}</b>} {say(face.game.goal(options).told)}
      </p>
    </div>
  )
}

const isWithin = (some: OptionValues, all: OptionValues): boolean =>
  Object.entries(some).every(([key, value]) => all[key] === value)
