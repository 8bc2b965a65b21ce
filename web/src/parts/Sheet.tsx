import { Dialog } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useWords } from '../words.tsx'
import { Icon } from './Icon.tsx'
import './Sheet.css'

interface SheetProps {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  /** The lettering of its title, where it speaks of one game. */
  readonly display?: string
  readonly children: ReactNode
}

/** A sheet of paper over the table. */
export function Sheet({ title, open, onClose, display, children }: SheetProps): ReactElement {
  const { t } = useWords()
  return (
    <Dialog.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="sheet"
          aria-describedby={undefined}
          style={display === undefined ? undefined : { '--display': display }}
        >
          <header>
            <Dialog.Title>{title}</Dialog.Title>
            <Dialog.Close className="sheet-close" aria-label={t('close')}>
              <Icon name="close" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
