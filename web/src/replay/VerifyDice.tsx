import type { Sound } from '@muster/dice'
import { type ReactElement, useState } from 'react'
import type { Testimony } from '../remote/testify.ts'
import { testimony } from '../remote/testimony.ts'
import { useWords, type Words } from '../words.tsx'
import type { Connection } from '../worker/connect.ts'
import './VerifyDice.css'

interface VerifyDiceProps {
  readonly worker: Connection
  /** Where it was played elsewhere: the table, of which this browser has kept what it saw. */
  readonly table?: string | null
}

/** Recomputes every draw of the match, here, before one's eyes. */
export function VerifyDice({ worker, table = null }: VerifyDiceProps): ReactElement {
  const { t } = useWords()
  const [said, setSaid] = useState<{ ok: boolean; text: string } | null>(null)
  const [busy, setBusy] = useState(false)
  const verify = async (): Promise<void> => {
    setBusy(true)
    const found = await worker.call('verify')
    const own = found.ok && table !== null ? await testimony(table, await worker.call('record')) : null
    setBusy(false)
    if (!found.ok) return setSaid({ ok: false, text: t('dice.bad', { problem: found.problem }) })
    if (own?.type === 'other') return setSaid({ ok: false, text: t('dice.bad', { problem: own.problem }) })
    setSaid({ ok: true, text: [...toldOf(found, t), ...(own ? seenOf(own, t) : [])].join(' ') })
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

/** What this browser itself saw of it. */
function seenOf(own: Testimony, t: Words['t']): readonly string[] {
  if (own.type !== 'same') return [t('remote.noWitness')]
  return [t('remote.same', { entries: own.entries }), ...(own.word ? [t('remote.ownWord')] : [])]
}

/** Exactly what was checked, and what had to be taken as given. */
function toldOf({ checked, draws, actions, agreed, begun, sealed }: Sound, t: Words['t']): readonly string[] {
  const opening = begun.type === 'setUp' ? t('dice.opening') : t(`begun.${begun.type}`)
  const all = checked === 'everything'
  const followed = all ? [t('dice.all', { draws, actions }), opening] : [t('dice.only', { draws })]
  return [...followed, ...(sealed ? [t('dice.sealed')] : []), ...(agreed > 0 ? [t('dice.agreed', { agreed })] : [])]
}
