// The invitation for somebody in the same room: their phone looks at it.
import { type ReactElement, useMemo, useState } from 'react'
import { encode } from 'uqr'
import { useWords } from '../words.tsx'

/** On a phone it is shown when it is asked for. */
export function QrCode({ link }: { readonly link: string }): ReactElement {
  const { t } = useWords()
  const [shown, setShown] = useState(false)
  return (
    <div className={shown ? 'qr shown' : 'qr'}>
      <button type="button" className="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {t('remote.qr')}
      </button>
      <Code link={link} />
      <p>
        <b>{t('remote.qrTitle')}</b>
        {t('remote.qrText')}
      </p>
    </div>
  )
}

function Code({ link }: { readonly link: string }): ReactElement {
  const { t } = useWords()
  const { size, data } = useMemo(() => encode(link, { border: 3 }), [link])
  const dark = data.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('remote.qrPicture')} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#15120d" />
    </svg>
  )
}
