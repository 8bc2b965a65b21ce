// The tables one sits at elsewhere; what waits for me comes first.
import type { TableSeen } from '@muster/protocol'
import { type ReactElement, useEffect, useState } from 'react'
import { GAME_CARDS } from '../games/index.ts'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import { server } from './server.ts'

/** How often the list is looked at again, while somebody looks at it. */
const AGAIN = 20_000

export function RemoteMatches(): ReactElement | null {
  const { t } = useWords()
  const tables = useTables()
  if (tables.length === 0) return null
  return (
    <div className="desk">
      <section className="mine" aria-labelledby="remote-tables">
        <h2 id="remote-tables">{t('remote.tables')}</h2>
        <ul>
          {tables.map((table) => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      </section>
    </div>
  )
}

function useTables(): readonly TableSeen[] {
  const [tables, setTables] = useState<readonly TableSeen[]>([])
  useEffect(() => {
    let gone = false
    const look = async (): Promise<void> => {
      if (document.hidden || !navigator.onLine) return
      const { person } = await server.me()
      const found = person ? (await server.tables()).tables : []
      if (!gone) setTables(sorted(found.filter((table) => table.stage !== 'over')))
    }
    // What could not be asked now is asked again soon.
    const again = (): void => void look().catch(() => undefined)
    again()
    const looking = setInterval(again, AGAIN)
    document.addEventListener('visibilitychange', again)
    return () => {
      gone = true
      clearInterval(looking)
      document.removeEventListener('visibilitychange', again)
    }
  }, [])
  return tables
}

const isMyTurn = ({ chairs, gist }: TableSeen): boolean =>
  chairs.some(({ seat, who }) => who.type === 'person' && who.mine && gist?.toAct.includes(seat))

const sorted = (tables: readonly TableSeen[]): readonly TableSeen[] =>
  [...tables].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.touched - a.touched)

function Row({ table }: { readonly table: TableSeen }): ReactElement {
  const { t, language } = useWords()
  const card = GAME_CARDS.find((c) => c.id === table.game)
  const name = card?.name ?? table.game
  const mine = isMyTurn(table)
  const others = table.chairs.flatMap(({ who }) => (who.type === 'person' && !who.mine ? [who.name] : []))
  const names = new Intl.ListFormat(language).format(others)
  return (
    <li className={mine ? 'turn' : ''}>
      <img src={`./pictures/${table.game}.webp`} alt="" width={46} height={32} />
      <div>
        <strong>{name}</strong>
        <span>
          {others.length > 0 ? t('remote.with', { names }) : null}{' '}
          {card && table.gist && t('matches.round', { name: card.round[language], round: table.gist.round })}
        </span>
      </div>
      <em>{table.stage === 'laid' ? t('remote.stageLaid') : t(mine ? 'matches.yourTurn' : 'matches.running')}</em>
      <span className="mine-do">
        <a
          className={mine ? 'move' : 'look'}
          href={makeRoute({ page: 'online', id: table.id })}
          aria-label={`${name}: ${mine ? t('matches.move') : t('matches.look')}`}
        >
          {mine ? t('matches.move') : t('matches.look')}
        </a>
      </span>
    </li>
  )
}
