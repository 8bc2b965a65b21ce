// A table for people elsewhere is laid by the server; whoever lays it has a name there.
import { say as message, type OptionValues } from '@muster/engine'
import type { ChairWish } from '@muster/protocol'
import { type ReactElement, useEffect, useState } from 'react'
import type { Place } from '../pages/seating.ts'
import { go } from '../route.ts'
import { useWords, type Words } from '../words.tsx'
import { isName, NameField } from './NameField.tsx'
import { server } from './server.ts'
import { Trouble, useDoing } from './useDoing.tsx'
import './remote.css'
import './letters.css'

interface LayTableProps {
  readonly game: string
  readonly options: OptionValues
  /** The content pack; null for the box. */
  readonly pack: unknown
  readonly places: readonly Place[]
  /** Whether the chairs are those of these options. */
  readonly ready: boolean
  /** The table that is laid otherwise; null for a new one. */
  readonly table: string | null
  /** Of the match, by which seats are called. */
  readonly words: Words
}

export function LayTable({ game, options, pack, places, ready, table, words }: LayTableProps): ReactElement {
  const { t } = useWords()
  const [name, setName] = useState('')
  const { doing, problem, begin } = useDoing()
  useEffect(() => {
    void server.me().then(({ person }) => person && setName((typed) => typed || person.name))
  }, [])
  const seated = places.some((p) => p.who.type === 'person')
  const lay = async (): Promise<void> => {
    await server.call(name.trim())
    const wish = { game, options, pack, chairs: wishes(places, words) }
    const { id } = table === null ? await server.lay(wish) : await server.change(table, wish)
    go({ page: 'online', id })
  }
  return (
    <form
      className="lay-table"
      onSubmit={(e) => {
        e.preventDefault()
        begin(lay)
      }}
    >
      <NameField name={name} onChange={setName} />
      <button type="submit" className="button large" disabled={doing || !ready || !seated || !isName(name)}>
        {t('remote.lay')}
      </button>
      {!seated && <p role="status">{t('remote.layYourself')}</p>}
      {seated && !isName(name) && <p role="status">{t('remote.nameNeeded')}</p>}
      <Trouble problem={problem} />
    </form>
  )
}

/** Others at this screen are called by their seats. */
function wishes(places: readonly Place[], { say }: Words): ChairWish[] {
  return places.map(({ seat, who }): ChairWish => {
    if (who.type === 'link') return { seat, for: 'link' }
    if (who.type === 'computer') return { seat, for: 'computer', level: who.level }
    return who.type === 'person'
      ? { seat, for: 'me' }
      : { seat, for: 'here', name: say(message(`seat.${seat}`)).slice(0, 32) }
  })
}
