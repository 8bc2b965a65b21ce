import { Dialog } from 'radix-ui'
import { type CSSProperties, createContext, type ReactElement, type ReactNode, use } from 'react'
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

/** The colours and letters of the game that is spoken of: a sheet lies outside the room that has them. */
export const SheetTheme = createContext<CSSProperties | undefined>(undefined)

/** A sheet of paper over the table. */
export function Sheet({ title, open, onClose, display, children }: SheetProps): ReactElement {
  const { t } = useWords()
  const theme = use(SheetTheme)
  return (
    <Dialog.Root open={open} onOpenChange={(now) => !now && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="veil" />
        <Dialog.Content
          className="sheet"
          aria-describedby={undefined}
          style={display === undefined ? theme : { ...theme, '--display': display }}
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
