import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'

interface NameFieldProps {
  readonly name: string
  readonly onChange: (name: string) => void
}

/** As the server takes it: one line, not empty. */
export const isName = (name: string): boolean => /^[^\p{C}\p{Zl}\p{Zp}]{1,32}$/u.test(name.trim()) && name.trim() !== ''

export function NameField({ name, onChange }: NameFieldProps): ReactElement {
  const { t } = useWords()
  return (
    <label className="name-field">
      {t('remote.yourName')}
      <input
        value={name}
        maxLength={32}
        autoComplete="nickname"
        spellCheck={false}
        onChange={(e) => onChange(e.currentTarget.value)}
      />
    </label>
  )
}
