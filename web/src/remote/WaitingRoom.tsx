// A table that is laid: chairs light up as people sit down, and the link is there to be sent.
import { type ReactElement, useState } from 'react'
import type { Face } from '../face.ts'
import { USUAL } from '../pages/levels.ts'
import { Bar } from '../parts/Bar.tsx'
import { renew } from '../parts/newer.ts'
import { go, makeRoute } from '../route.ts'
import { themeOf } from '../table/theme.ts'
import { useTitle } from '../table/useTitle.ts'
import { useWords } from '../words.tsx'
import { addressOf, CopyLink } from './CopyLink.tsx'
import { Device } from './Device.tsx'
import { LaidChair } from './LaidChair.tsx'
import { QrCode } from './QrCode.tsx'
import { server } from './server.ts'
import type { RemoteState } from './state.ts'
import { Terms } from './Terms.tsx'
import { Trouble, useDoing } from './useDoing.tsx'
import { useRemoteState } from './useRemote.ts'

export function WaitingRoom({ face }: { readonly face: Face }): ReactElement {
  const { t } = useWords()
  const table = useRemoteState((s) => s.table)
  const behind = useRemoteState((s) => s.behind)
  const title = useTitle(table)
  const free = table.chairs.filter((c) => c.who.type === 'free').length
  const near = Math.ceil(table.chairs.length / 2)
  const cards = (some: RemoteState['table']['chairs']): ReactElement[] =>
    some.map((chair) => <LaidChair key={chair.seat} chair={chair} face={face} />)
  return (
    <div className="laid-table" style={themeOf(face.theme)}>
      <Bar>
        <b>{title.game}</b> {title.mission && `${title.mission}. `}
        <span role="status">{free > 0 ? t('remote.chairsFree', { count: free }) : t('remote.waiting')}</span>
      </Bar>
      <main>
        <ul
          className={near === 1 ? 'laid-chairs two' : 'laid-chairs'}
          aria-label={t('remote.people')}
          aria-live="polite"
        >
          {cards(table.chairs.slice(near))}
          <li className="laid-board">
            <img src={`./pictures/${table.game}.webp`} alt="" width={600} height={414} />
          </li>
          {cards(table.chairs.slice(0, near))}
        </ul>
        <section className="paper laid-paper">
          <h1>{t('remote.laid')}</h1>
          {behind && (
            <p role="alert">
              {t('remote.behind')}{' '}
              <button type="button" className="inline" onClick={() => void renew()}>
                {t('remote.renew')}
              </button>
            </p>
          )}
          {table.invite && (
            <>
              <p>{t('remote.sendLink', { count: free })}</p>
              <CopyLink
                label={t('remote.link')}
                link={addressOf(makeRoute({ page: 'join', token: table.invite }))}
                shared
              />
              <QrCode link={addressOf(makeRoute({ page: 'join', token: table.invite }))} />
            </>
          )}
          <p className="laid-kept">{t('remote.closePage')}</p>
        </section>
        <div className="laid-do">
          <Terms table={table} face={face} />
          <Leaving table={table} free={free > 0} />
        </div>
      </main>
    </div>
  )
}

interface LeavingProps {
  readonly table: RemoteState['table']
  /** Whether a chair is. */
  readonly free: boolean
}

/** Whoever laid the table seats the computer on what is free, or clears it away; the others get up. */
function Leaving({ table: { id, game, mine, chairs }, free }: LeavingProps): ReactElement {
  const { t } = useWords()
  const [device, setDevice] = useState(false)
  const { doing, problem, begin } = useDoing()
  const leave = async (): Promise<void> => {
    await (mine ? server.clear(id) : server.leave(id))
    go({ page: 'home' })
  }
  return (
    <div className="laid-ways">
      {mine && free && (
        <button
          type="button"
          className="inline"
          disabled={doing}
          onClick={() => begin(async () => void (await server.computers(id, USUAL)))}
        >
          {t('remote.seatComputer')}
        </button>
      )}
      {mine && !chairs.some(({ who }) => who.type === 'person' && !who.mine) && (
        <a className="inline" href={makeRoute({ page: 'new', game, table: id })}>
          {t('remote.change')}
        </a>
      )}
      <button type="button" className="inline" onClick={() => setDevice(true)}>
        {t('remote.device')}
      </button>
      <button type="button" className="inline" disabled={doing} onClick={() => begin(leave)}>
        {t(mine ? 'remote.clear' : 'remote.leave')}
      </button>
      <Trouble problem={problem} />
      <Device open={device} onClose={() => setDevice(false)} />
    </div>
  )
}
