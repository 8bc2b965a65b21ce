import { type ReactElement, useRef, useState } from 'react'
import { useWords } from '../words.tsx'

interface CopyLinkProps {
  readonly label: string
  readonly link: string
  /** Whether it may be handed on to other apps. */
  readonly shared: boolean
}

/** A link to be given on: copied, shared where the device can, or selected to be copied by hand. */
export function CopyLink({ label, link, shared }: CopyLinkProps): ReactElement {
  const { t } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setCopied('yes')
    } catch {
      field.current?.select()
      setCopied('refused')
    }
  }
  const canShare = shared && 'share' in navigator
  return (
    <div className="copy-link">
      <label>
        {label}
        <input ref={field} readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
      </label>
      <p className="copy-link-do">
        <button type="button" className="go" onClick={() => void copy()}>
          {copied === 'yes' ? t('remote.copied') : t('remote.copy')}
        </button>
        {canShare && (
          // Whoever closes the list of apps again has changed their mind: nothing is wrong.
          <button
            type="button"
            className="quiet"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {t('remote.share')}
          </button>
        )}
      </p>
      <p role="status">{copied === 'refused' && t('remote.copyByHand')}</p>
    </div>
  )
}

/** The address of a page of ours, as others can open it. */
export const addressOf = (route: string): string => new URL(route, document.baseURI).href
