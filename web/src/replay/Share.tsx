import { type ReactElement, useEffect, useState } from 'react'
import { download } from '../kept/files.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { useWords } from '../words.tsx'
import { linkTo } from './share.ts'

interface ShareProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly name: string
  readonly record: () => Promise<string>
  /** Whether it is still being played: then only what the sharer knows leaves the house. */
  readonly running: boolean
}

export function Share({ open, onClose, name, record, running }: ShareProps): ReactElement {
  const { t } = useWords()
  const [text, setText] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    setCopied(false)
    if (open) void record().then(setText)
    else setText(null)
  }, [open, record])
  const link = text === null ? null : linkTo(text)
  const copy = (): void => {
    if (link) void navigator.clipboard.writeText(link).then(() => setCopied(true))
  }
  return (
    <Sheet title={t('share.title')} open={open} onClose={onClose}>
      <p>{running ? t('share.running') : t('share.over')}</p>
      {text !== null && !link && <p>{t('share.tooLong')}</p>}
      {link && (
        <label className="share-link">
          {t('share.link')}
          <input readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
        </label>
      )}
      <footer>
        <button type="button" className="quiet" disabled={text === null} onClick={() => text && download(name, text)}>
          {t('share.file')}
        </button>
        {link && (
          <button type="button" className="go" onClick={copy}>
            {copied ? t('share.copied') : t('share.copy')}
          </button>
        )}
      </footer>
    </Sheet>
  )
}
