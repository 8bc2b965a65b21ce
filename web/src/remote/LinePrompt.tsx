// The line of the table, where there is something to be said of it; otherwise what one is expected to do.
import { type ReactElement, useEffect, useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { renew } from '../parts/newer.ts'
import { Prompt } from '../table/Prompt.tsx'
import { useWords } from '../words.tsx'
import { nameOn, useRemote, useRemoteState } from './useRemote.ts'

const SHOWN = 12_000

export function LinePrompt(): ReactElement {
  const nextTry = useRemoteState((s) => s.nextTry)
  const behind = useRemoteState((s) => s.behind)
  const back = useRemoteState((s) => s.back)
  if (nextTry !== null) return <Down next={nextTry} />
  if (behind) return <Behind />
  return (
    <>
      {back && <Back />}
      {!back && <Prompt />}
    </>
  )
}

function Down({ next }: { readonly next: number }): ReactElement {
  const { t } = useWords()
  const remote = useRemote()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(ticking)
  }, [])
  return (
    <p className="prompt line-down">
      <Icon name="broken" size={20} />
      <span role="status">
        <span className="unseen">{t('remote.downRefusal')}</span>
      </span>
      <span>{t('remote.down', { seconds: Math.max(0, Math.ceil((next - now) / 1000)) })}</span>
      <button type="button" className="try" onClick={() => remote?.tryNow()}>
        {t('remote.tryNow')}
      </button>
    </p>
  )
}

function Behind(): ReactElement {
  const { t } = useWords()
  return (
    <p className="prompt line-down" role="status">
      <span>{t('remote.behind')}</span>
      <button type="button" className="try" onClick={() => void renew()}>
        {t('remote.renew')}
      </button>
    </p>
  )
}

/** Said for a while, then the table goes on. */
function Back(): ReactElement | null {
  const { t, language } = useWords()
  const remote = useRemote()
  const back = useRemoteState((s) => s.back)
  const state = useRemoteState((s) => s)
  useEffect(() => {
    const hide = setTimeout(() => remote?.heard(), SHOWN)
    return () => clearTimeout(hide)
  }, [remote])
  if (!back) return null
  const names = new Intl.ListFormat(language).format(back.by.map((seat) => nameOn(state, seat) || t('new.computer')))
  return (
    <p className="prompt line-back" role="status">
      <Icon name="check" size={18} />
      <span>{t('remote.back', { steps: back.steps, names })}</span>
      {back.steps > 1 ? (
        <button type="button" className="try" onClick={() => remote?.watch()}>
          {t('remote.seeThem')}
        </button>
      ) : (
        <button type="button" className="try" onClick={() => remote?.heard()}>
          {t('remote.understood')}
        </button>
      )}
    </p>
  )
}
