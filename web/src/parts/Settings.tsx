import { Switch } from 'radix-ui'
import { type ReactElement, useId } from 'react'
import { guideAnew, useGuide } from '../learn/guide.ts'
import { CONFIRMS, SPEEDS, TEXT_SIZES, useSettings } from '../settings.ts'
import { LANGUAGES, type PageKey, useWords } from '../words.tsx'
import { Radio, Radios } from './Radios.tsx'
import { Sheet } from './Sheet.tsx'
import './Settings.css'
import './OptionField.css'

const LANGUAGE_NAMES = { en: 'English', es: 'Español', fr: 'Français' } as const

export function Settings({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }): ReactElement {
  const { t } = useWords()
  return (
    <Sheet title={t('settings.title')} open={open} onClose={onClose}>
      <SettingFields />
    </Sheet>
  )
}

export function SettingFields(): ReactElement {
  const { t } = useWords()
  const s = useSettings()
  const isCoached = useGuide((g) => g.quiet || g.spoken.length + g.declined.length > 0)
  return (
    <div className="settings">
      <Pick
        label={t('settings.language')}
        names
        value={s.language}
        values={LANGUAGES}
        word={(l) => LANGUAGE_NAMES[l]}
        onPick={(language) => s.set({ language })}
      />
      <Pick
        label={t('settings.speed')}
        value={s.speed}
        values={SPEEDS}
        word={(v) => t(`settings.speed.${v}` satisfies PageKey)}
        onPick={(speed) => s.set({ speed })}
      />
      <Pick
        label={t('settings.confirm')}
        value={s.confirm}
        values={CONFIRMS}
        word={(v) => t(`settings.confirm.${v}` satisfies PageKey)}
        onPick={(confirm) => s.set({ confirm })}
      />
      <Pick
        label={t('settings.text')}
        value={s.text}
        values={TEXT_SIZES}
        word={(v) => t(`settings.text.${v}` satisfies PageKey)}
        onPick={(text) => s.set({ text })}
      />
      <Flag label={t('settings.passing')} on={s.passing} onChange={(passing) => s.set({ passing })} />
      <Flag label={t('settings.pondering')} on={s.pondering} onChange={(pondering) => s.set({ pondering })} />
      <Flag label={t('settings.sound')} on={s.sound} onChange={(sound) => s.set({ sound })} />
      <Flag label={t('settings.contrast')} on={s.contrast} onChange={(contrast) => s.set({ contrast })} />
      <div className="field">
        <span>{t('settings.hints')}</span>
        <button
          type="button"
          className="quiet"
          disabled={s.known.length === 0 && !isCoached}
          onClick={() => {
            s.set({ known: [] })
            guideAnew()
          }}
        >
          {t('settings.hintsAgain')}
        </button>
      </div>
    </div>
  )
}

interface PickProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly values: readonly V[]
  readonly word: (value: V) => string
  /** The words are names, the same in every language. */
  readonly names?: boolean
  readonly onPick: (value: V) => void
}

export function Pick<V extends string>({ label, value, values, word, names, onPick }: PickProps<V>): ReactElement {
  const id = useId()
  const pick = (wanted: string): void => {
    const found = values.find((v) => v === wanted)
    if (found !== undefined) onPick(found)
  }
  return (
    <div className="field">
      <span id={id}>{label}</span>
      <Radios className="pick" aria-labelledby={id} value={value} onValueChange={pick}>
        {values.map((v) => (
          <Radio key={v} value={v} className="pick-one" translate={names ? 'no' : undefined}>
            {word(v)}
          </Radio>
        ))}
      </Radios>
    </div>
  )
}

interface FlagProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

function Flag({ label, on, onChange }: FlagProps): ReactElement {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <Switch.Root id={id} className="switch" checked={on} onCheckedChange={onChange}>
        <Switch.Thumb />
      </Switch.Root>
    </div>
  )
}
