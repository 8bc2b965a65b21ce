// What is chosen, on paper: its story, what wins it, and how long it takes.
import { say as message, type OptionSpec, type OptionValues } from '@muster/engine'
import { minutesOf } from '@muster/table'
import type { ReactElement } from 'react'
import type { Face } from '../face.ts'
import { Icon } from '../parts/Icon.tsx'
import { useListing } from '../saved/useSaved.ts'
import { useWords, type Words } from '../words.tsx'
import './MatchLength.css'
import type { Place } from './seating.ts'

export interface Lasting {
  readonly game: string
  readonly pack: unknown
  readonly chairs: readonly Place[]
  readonly face: Face
}

/** Minutes of such a match; nobody has measured what a pack brings. */
export function minutesWith({ game, pack, chairs }: Lasting, options: OptionValues): number | null {
  const people = chairs.filter((c) => c.who.type !== 'computer').length
  return pack === null ? minutesOf(game, options, chairs.length, people) : null
}

/** "10 points, 45 min", as far as it is known. */
export function factsOf(t: Words['t'], of: Lasting, options: OptionValues): string | null {
  const minutes = minutesWith(of, options)
  if (minutes === null) return null
  const needed = Object.values(of.face.game.goal(options).points ?? {})
  if (needed.length === 0) return t('new.min', { minutes })
  return t('new.facts', { minutes, points: [...new Set(needed)].sort((a, b) => a - b).join('–') })
}

interface MatchLengthProps extends Lasting {
  readonly options: OptionValues
  /** The choice shown in pictures, whose values may have a story. */
  readonly spec: OptionSpec | undefined
}

export function MatchLength({ spec, options, ...of }: MatchLengthProps): ReactElement {
  const { t, say, has } = useWords()
  const here = minutesWith(of, options)
  const { told, first } = of.face.game.goal(options)
  const story = spec ? `${spec.key}.${options[spec.key]}.story` : ''
  return (
    <div className="paper story">
      {spec && <h3>{say(message(`option.${spec.key}.${options[spec.key]}`))}</h3>}
      {has(story) && <p>{say(message(story))}</p>}
      <p className="story-terms" role="status">
        {say(told)}
        <span>{first ? t('new.begins', { side: message(`side.${first}`) }) : t('new.beginsByDice')}</span>
        {here !== null && <b>{t('new.minutes', { minutes: here })}</b>}
        {here !== null && <small>{t('new.measured')}</small>}
      </p>
    </div>
  )
}

interface ShortGameProps extends Lasting {
  readonly options: OptionValues
  readonly specs: readonly OptionSpec[]
  readonly onShort: (options: OptionValues) => void
}

/** The first choice of whoever has played nothing yet; chosen, it says so where it was pressed. */
export function ShortGame({ options, specs, onShort, ...of }: ShortGameProps): ReactElement | null {
  const { t } = useWords()
  const newcomer = useListing().matches.length === 0
  const { short } = of.face.game
  if (!short) return null
  const minutes = minutesWith(of, { ...options, ...short })
  if (minutes === null) return null
  const isOn = isWithin(short, options)
  return (
    <button
      type="button"
      className={newcomer && !isOn ? 'go short-game' : 'quiet short-game'}
      aria-pressed={isOn}
      onClick={() => onShort(isOn ? { ...options, ...usual(short, specs) } : short)}
    >
      {isOn && <Icon name="check" size={18} />}
      {t(isOn ? 'new.shortOn' : 'new.short', { minutes })}
    </button>
  )
}

/** What the options of the short game are otherwise. */
const usual = (short: OptionValues, specs: readonly OptionSpec[]): OptionValues =>
  Object.fromEntries(specs.flatMap((spec) => (spec.key in short ? [[spec.key, spec.default]] : [])))

const isWithin = (some: OptionValues, all: OptionValues): boolean =>
  Object.entries(some).every(([key, value]) => all[key] === value)
