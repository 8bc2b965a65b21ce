// Where room is short a note is a line or two: this opens it over the page, and folds it away again.
import type { ReactElement } from 'react'
import { useWords } from '../words.tsx'

interface NoteMoreProps {
  readonly open: boolean
  readonly setOpen: (open: boolean) => void
}

export function NoteMore({ open, setOpen }: NoteMoreProps): ReactElement {
  const { t } = useWords()
  return (
    <button type="button" className="note-more" aria-expanded={open} onClick={() => setOpen(!open)}>
      {t(open ? 'diary.fold' : 'guide.more')}
    </button>
  )
}
