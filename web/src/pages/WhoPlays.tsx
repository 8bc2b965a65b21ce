// Beside the button, once more and in one sentence: who plays, and for how long.
import type { OptionValues } from '@muster/engine'
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'
import { type Lasting, minutesWith } from './MatchLength.tsx'

interface WhoPlaysProps extends Lasting {
  readonly options: OptionValues
}

export function WhoPlays({ options, ...of }: WhoPlaysProps): ReactElement | null {
  const { t, language } = useWords()
  const count = (type: string): number => of.chairs.filter(({ who }) => who.type === type).length
  const names = [
    t('new.whoMe', { count: count('person') }),
    t('new.whoBeside', { count: count('beside') }),
    t('new.whoLink', { count: count('link') }),
    t('new.whoComputer', { count: count('computer') }),
  ].filter((name) => name !== '')
  if (names.length === 0) return null
  const who = new Intl.ListFormat(language).format(names)
  const minutes = minutesWith(of, options)
  const said = minutes === null ? t('new.who', { who }) : t('new.whoFor', { who, minutes })
  return <p className="who-plays">{said.charAt(0).toLocaleUpperCase(language) + said.slice(1)}</p>
}
