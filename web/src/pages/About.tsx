import type { ReactElement } from 'react'
import { ICON_CREDITS } from '../art/credits.ts'
import { Bar } from '../parts/Bar.tsx'
import { useWords } from '../words.tsx'

const ICON_AUTHORS = Object.entries(ICON_CREDITS)
  .map(([author, icons]) => `${author} (${icons.join(', ')})`)
  .join('; ')

export function About(): ReactElement {
  const { t } = useWords()
  return (
    <div className="about">
      <Bar>
        <h1>{t('about.title')}</h1>
      </Bar>
      <main className="prose-page paper prose">
        <h2>{t('about.what')}</h2>
        <p>{t('about.whatText')}</p>
        <h2>{t('about.unofficial')}</h2>
        <p>{t('about.unofficialText')}</p>
        <h2>{t('about.war')}</h2>
        <p>{t('about.warText')}</p>
        <h2>{t('about.privacy')}</h2>
        <p>{t('about.privacyText')}</p>
        <h2>{t('about.dice')}</h2>
        <p>{t('about.diceText')}</p>
        <h2>{t('about.credits')}</h2>
        <p>
          {t('about.icons')} <span translate="no">{ICON_AUTHORS}</span>.{' '}
          <a href="https://game-icons.net" rel="noreferrer" translate="no">
            game-icons.net
          </a>
          ,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
            CC BY 3.0
          </a>
          . {t('about.iconsChanged')}
        </p>
        <p>{t('about.fonts')}</p>
      </main>
    </div>
  )
}
