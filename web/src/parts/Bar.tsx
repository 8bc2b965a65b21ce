import type { ReactElement, ReactNode } from 'react'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { Languages } from './Languages.tsx'
import { Wordmark } from './Wordmark.tsx'
import './Bar.css'

/** The top of every page that is not a table. */
export function Bar({ children }: { readonly children?: ReactNode }): ReactElement {
  const { t } = useWords()
  return (
    <header className="bar">
      <a className="bar-home" href={makeRoute({ page: 'home' })} aria-label={t('home.link')}>
        <Wordmark height={24} />
      </a>
      <div className="bar-line">{children}</div>
      <Languages />
    </header>
  )
}
