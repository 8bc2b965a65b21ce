// One option drawn from its data: a choice, a yes or no, a number.
import {
  isAsked,
  say as message,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  openValues,
} from '@muster/engine'
import { Select, Switch } from 'radix-ui'
import { type ReactElement, useId } from 'react'
import { useWords } from '../words.tsx'
import { NumberField } from './NumberField.tsx'
import './OptionField.css'

interface OptionFieldProps {
  readonly spec: OptionSpec
  readonly family: 'option' | 'standing'
  readonly options: OptionValues
  readonly onChange: (value: OptionValue) => void
}

export function OptionField({ spec, family, options, onChange }: OptionFieldProps): ReactElement | null {
  const { say } = useWords()
  const id = useId()
  if (!isAsked(spec, options)) return null
  const label = say(spec.label ?? message(`${family}.${spec.key}`))
  const value = options[spec.key] ?? spec.default
  const word = (v: OptionValue): string => say(message(`${family}.${standingKey(spec, family)}.${v}`))
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {spec.kind === 'flag' && (
        <Switch.Root id={id} className="switch" checked={value === true} onCheckedChange={onChange}>
          <Switch.Thumb />
        </Switch.Root>
      )}
      {spec.kind === 'number' && <NumberField id={id} spec={spec} value={Number(value)} onChange={onChange} />}
      {spec.kind === 'choice' && (
        <Choice id={id} values={openValues(spec, options) ?? []} value={value} word={word} onChange={onChange} />
      )}
    </div>
  )
}

/** An order about one unit is worded like the others of its kind: `intercept:7` by `intercept`. */
const standingKey = (spec: OptionSpec, family: string): string =>
  family === 'standing' && spec.label ? spec.label.key.replace(/^standing\./, '') : spec.key

interface ChoiceProps {
  readonly id: string
  readonly values: readonly OptionValue[]
  readonly value: OptionValue
  readonly word: (value: OptionValue) => string
  readonly onChange: (value: OptionValue) => void
}

function Choice({ id, values, value, word, onChange }: ChoiceProps): ReactElement {
  return (
    <Select.Root value={String(value)} onValueChange={(v) => onChange(values.find((x) => String(x) === v) ?? v)}>
      <Select.Trigger id={id} className="select">
        <Select.Value>{word(value)}</Select.Value>
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="select-list" position="popper" collisionPadding={8}>
          <Select.Viewport>
            {values.map((v) => (
              <Select.Item key={String(v)} value={String(v)} className="select-item">
                <Select.ItemText>{word(v)}</Select.ItemText>
              </Select.Item>
            ))}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  )
}
