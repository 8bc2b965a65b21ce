import { type ReactElement, useState } from 'react'
import { Sheet } from '../parts/Sheet.tsx'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { addressOf, CopyLink } from './CopyLink.tsx'
import { server } from './server.ts'
import { Trouble, useDoing } from './useDoing.tsx'

interface DeviceProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** The private link to one's chairs. It is made when it is wanted, and kept nowhere. */
export function Device({ open, onClose }: DeviceProps): ReactElement {
  const { t } = useWords()
  const [link, setLink] = useState<string | null>(null)
  const { doing, problem, begin } = useDoing()
  const make = async (): Promise<void> => {
    const { back } = await server.newBack()
    setLink(addressOf(makeRoute({ page: 'back', token: back })))
  }
  return (
    <Sheet title={t('remote.device')} open={open} onClose={onClose}>
      <p>{t('remote.deviceText')}</p>
      {link && <CopyLink label={t('remote.deviceLink')} link={link} shared={false} />}
      <Trouble problem={problem} />
      {!link && (
        <footer>
          <button type="button" className="go" disabled={doing} onClick={() => begin(make)}>
            {t('remote.makeLink')}
          </button>
        </footer>
      )}
    </Sheet>
  )
}
