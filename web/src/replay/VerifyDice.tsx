import { type ReactElement, useState } from 'react'
import { useWords } from '../words.tsx'
import type { Line as Wire } from '../worker/connect.ts'

/** Recomputes every draw of the match, here, before one's eyes. */
export function VerifyDice({ wire }: { readonly wire: Wire }): ReactElement {
  const { t } = useWords()
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const verify = async (): Promise<void> => {
    setBusy(true)
    const found = await wire.call('verify')
    setBusy(false)
    if (!found.ok) return setSaid({ ok: false, text: t('dice.bad', { problem: found.problem }) })
    const text =
      found.checked === 'everything' ? t('dice.all', { draws: found.draws }) : t('dice.only', { draws: found.draws })
    setSaid({ ok: true, text })
  }
  return (
    <p className="verify">
      <button type="button" className="inline" disabled={busy} onClick={() => void verify()}>
        {t('dice.check')}
      </button>{' '}
      <span role="status" className={said?.ok === false ? 'bad' : 'good'}>
        {busy ? t('dice.busy') : said?.text}
      </span>
    </p>
  )
}
