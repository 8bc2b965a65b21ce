import type { OptionSpec } from '@muster/engine'
import { type ReactElement, useState } from 'react'
import { useWords } from '../words.tsx'
import { within } from './within.ts'

interface NumberFieldProps {
  readonly id: string
  readonly spec: OptionSpec
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A number and its range. What is too small may be on its way to more: it stands until one goes on. */
export function NumberField({ id, spec, value, onChange }: NumberFieldProps): ReactElement {
  const { t } = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const { min = 0, max } = spec
  const type = (text: string): void => {
    const meant = within(spec, text)
    setTyped(Number(text) > meant ? String(meant) : text)
    onChange(meant)
  }
  return (
    <>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        aria-describedby={max === undefined ? undefined : `${id}-range`}
        value={typed ?? value}
        onChange={(e) => type(e.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      {max !== undefined && <small id={`${id}-range`}>{t('new.range', { min, max })}</small>}
    </>
  )
}
