import { type ReactElement, useEffect, useRef, useState } from 'react'
import { Sheet } from '../parts/Sheet.tsx'
import { Trouble, useDoing } from '../remote/useDoing.tsx'
import { download } from '../saved/files.ts'
import { useWords } from '../words.tsx'
import { LONG, linkTo } from './share.ts'
import './Share.css'

interface ShareProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly name: string
  readonly record: () => Promise<string>
  /** Whether it is still being played: then only what the sharer knows leaves the house. */
  readonly running: boolean
  /** What its link opens: a match to look at, or a position to play from. */
  readonly page?: 'shared' | 'position'
}

export function Share({ open, onClose, name, record, running, page = 'shared' }: ShareProps): ReactElement {
  const { t } = useWords()
  const [text, setText] = useState<string | null>(null)
  const [copied, setCopied] = useState<'yes' | 'refused' | null>(null)
  const { problem, begin } = useDoing()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    setCopied(null)
    if (open) begin(async () => setText(await record()))
    else setText(null)
  }, [open, record])
  const link = text === null ? null : linkTo(text, page)
  const long = link !== null && link.length > LONG
  const copy = async (text: string): Promise<void> => {
    const done = await copies(text)
    setCopied(done ? 'yes' : 'refused')
    if (!done) field.current?.select()
  }
  return (
    <Sheet title={t('share.title')} open={open} onClose={onClose}>
      {running && <p>{t('share.running')}</p>}
      <Trouble problem={problem} />
      {link && !running && <p>{t(page === 'shared' ? 'share.over' : 'setUp.shared')}</p>}
      {long && <p>{t('share.long', { length: link.length })}</p>}
      {text !== null && !link && <p>{t('share.tooLong')}</p>}
      {link && (
        <label className="share-link">
          {t('share.link')}
          <input ref={field} readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
        </label>
      )}
      <p role="status">{copied === 'refused' && t('share.refused')}</p>
      <footer>
        <button
          type="button"
          className={link && !long ? 'quiet' : 'go'}
          disabled={text === null}
          onClick={() => text && download(name, text)}
        >
          {t('share.file')}
        </button>
        {text !== null && canShare && (
          <button type="button" className="quiet" onClick={() => void handOn(name, text, long ? null : link)}>
            {t('share.title')}
          </button>
        )}
        {link && (
          <button type="button" className={long ? 'quiet' : 'go'} onClick={() => void copy(link)}>
            {copied === 'yes' ? t('share.copied') : t('share.copy')}
          </button>
        )}
      </footer>
    </Sheet>
  )
}

/** Whether the browser let us: it may refuse, and without https it cannot. */
async function copies(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** Phones pass things on by themselves. */
const canShare = typeof navigator.share === 'function'

/** By the device's own way of sharing: the link where it is short enough, else the file. */
async function handOn(name: string, text: string, link: string | null): Promise<void> {
  const file = new File([text], name, { type: 'application/json' })
  const what = link !== null ? { title: document.title, url: link } : { title: document.title, files: [file] }
  if (!navigator.canShare?.(what)) return download(name, text)
  try {
    await navigator.share(what)
  } catch (error) {
    // Whoever changes their mind has not met a fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) download(name, text)
  }
}
