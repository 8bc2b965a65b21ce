// What was agreed on for a table: what wins, how long it takes, and whatever is not as usual.
import { isAsked, say as message, type OptionSpec, type OptionValues } from '@muster/engine'
import { minutesOf } from '@muster/table'
import type { ReactElement } from 'react'
import type { Face } from '../face.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords, type Words } from '../words.tsx'
import type { RemoteState } from './state.ts'

interface TermsProps {
  readonly table: Pick<RemoteState['table'], 'game' | 'options' | 'pack' | 'chairs'>
  readonly face: Face
}

export function Terms({ table: { game, options, pack, chairs }, face }: TermsProps): ReactElement {
  const { t, say } = useWords()
  const people = chairs.filter(({ who }) => who.type !== 'computer').length
  // Nobody has measured what a pack brings.
  const minutes = (pack ?? null) === null ? minutesOf(game, options, chairs.length, people) : null
  return (
    <ul className="terms" aria-label={t('remote.terms')}>
      <li>
        <Icon name="flag" size={17} />
        {say(face.game.goal(options).told)}
      </li>
      {minutes !== null && (
        <li>
          <Icon name="clock" size={17} />
          {t('new.minutes', { minutes })}
        </li>
      )}
      {face.game.options.filter(isUnusual(options)).map((spec) => (
        <li key={spec.key}>
          <Icon name="list" size={17} />
          {optionSaid(say, spec, options)}
        </li>
      ))}
    </ul>
  )
}

/** What was chosen among the things that are folded away: the rest is in the title and in the chairs. */
const isUnusual =
  (options: OptionValues) =>
  (spec: OptionSpec): boolean =>
    spec.folded === true && isAsked(spec, options) && (options[spec.key] ?? spec.default) !== spec.default

function optionSaid(say: Words['say'], spec: OptionSpec, options: OptionValues): string {
  const label = say(spec.label ?? message(`option.${spec.key}`))
  const value = options[spec.key]
  if (value === true) return label
  const chosen = spec.kind === 'choice' ? message(`option.${spec.key}.${value}`) : value === false ? '–' : `${value}`
  return say(message('remote.term', { label, value: chosen }))
}
