import type { ReactElement } from 'react'
import { useSettings } from '../settings.ts'
import { LANGUAGES, useWords } from '../words.tsx'
import './Languages.css'

const NAMES = { en: 'English', es: 'Español', fr: 'Français' } as const

export function Languages(): ReactElement {
  const { t } = useWords()
  const language = useSettings((s) => s.language)
  const set = useSettings((s) => s.set)
  return (
    <nav className="languages" aria-label={t('settings.language')}>
      {LANGUAGES.map((l) => (
        <button
          key={l}
          type="button"
          lang={l}
          aria-label={NAMES[l]}
          aria-current={l === language}
          onClick={() => set({ language: l })}
        >
          {l.toUpperCase()}
        </button>
      ))}
    </nav>
  )
}
