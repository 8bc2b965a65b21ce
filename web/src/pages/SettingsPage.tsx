import type { ReactElement } from 'react'
import { Bar } from '../parts/Bar.tsx'
import { SettingFields } from '../parts/Settings.tsx'
import { useWords } from '../words.tsx'

export function SettingsPage(): ReactElement {
  const { t } = useWords()
  return (
    <div className="about">
      <Bar>
        <h1>{t('settings.title')}</h1>
      </Bar>
      <main className="prose-page paper">
        <SettingFields />
      </main>
    </div>
  )
}
