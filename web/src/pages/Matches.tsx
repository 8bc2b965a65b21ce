// The matches kept in this browser: go on, look, delete, take along, bring in.
import { type ReactElement, useRef, useState } from 'react'
import { GAME_CARDS } from '../games/index.ts'
import { download, exportAll, type Imported, importFile, salvage } from '../kept/files.ts'
import { type Kept, removeMatch } from '../kept/kept.ts'
import { reasonOf } from '../kept/reason.ts'
import { isMyTurn, useDamaged, useKept } from '../kept/useKept.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { openRecord } from '../replay/opened.ts'
import { go, makeRoute } from '../route.ts'
import { ask } from '../table/local.ts'
import { useWords, type Words } from '../words.tsx'

export function Matches(): ReactElement {
  const words = useWords()
  const { t } = words
  const kept = useKept()
  const damaged = useDamaged()
  const [said, setSaid] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const bring = async (chosen: File): Promise<void> => {
    const done = await importFile(await chosen.text(), (packed) => ask().call('bringIn', packed))
    if (done.type === 'refused') setSaid(t('matches.refused'))
    else if (done.type === 'all') setSaid(toldOf(done, words))
    else {
      openRecord(done.text)
      go({ page: 'opened' })
    }
  }
  return (
    <div className="desk">
      <section className="mine" aria-labelledby="mine">
        <h2 id="mine">{t('matches.title')}</h2>
        {kept.length + damaged.length === 0 && <p className="mine-none">{t('matches.none')}</p>}
        <ul>
          {kept.map((match) => (
            <Row key={match.id} match={match} />
          ))}
          {damaged.map((id) => (
            <DamagedRow key={id} id={id} />
          ))}
        </ul>
      </section>
      <section className="shelf" aria-labelledby="shelf">
        <h2 id="shelf">{t('shelf.title')}</h2>
        <p>{t('shelf.text')}</p>
        <div>
          <button type="button" className="quiet" onClick={() => file.current?.click()}>
            {t('shelf.import')}
          </button>
          <button
            type="button"
            className="quiet"
            disabled={kept.length === 0}
            onClick={() => void exportAll().then((text) => download('muster-matches.json', text))}
          >
            {t('shelf.export')}
          </button>
        </div>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          className="unseen"
          tabIndex={-1}
          aria-label={t('shelf.import')}
          onChange={(e) => {
            const [chosen] = e.currentTarget.files ?? []
            if (chosen) void bring(chosen)
            e.currentTarget.value = ''
          }}
        />
        <p role="status">{said}</p>
      </section>
    </div>
  )
}

function Row({ match }: { readonly match: Kept }): ReactElement {
  const words = useWords()
  const { t } = words
  const { id, head, gist, touched } = match
  const card = GAME_CARDS.find((c) => c.id === head.game)
  const mine = isMyTurn(match)
  const name = card?.name ?? head.game
  return (
    <li className={mine ? 'turn' : ''}>
      <img src={`./pictures/${head.game}.webp`} alt="" width={46} height={32} />
      <div>
        <strong>{name}</strong>
        <span>
          {against(match, words)} {t('matches.round', { round: gist.round })}
        </span>
      </div>
      <em>
        {gist.over ? t('matches.over') : mine ? t('matches.yourTurn') : t('matches.running')}
        <small>{ago(touched, words)}</small>
      </em>
      <span className="mine-do">
        <a
          className={mine ? 'move' : 'look'}
          href={makeRoute(gist.over ? { page: 'after', id } : { page: 'table', id })}
          aria-label={`${name}: ${mine ? t('matches.move') : t('matches.look')}`}
        >
          {mine ? t('matches.move') : t('matches.look')}
        </a>
        <Delete id={id} label={t('matches.deleteOne', { game: name })} />
      </span>
    </li>
  )
}

/** What is left of a match that cannot be read any more. */
function DamagedRow({ id }: { readonly id: string }): ReactElement {
  const { t } = useWords()
  const save = async (): Promise<void> => download(`muster-damaged-${id.slice(0, 8)}.json`, await salvage(id))
  return (
    <li className="damaged">
      <div>
        <strong>{t('matches.damaged')}</strong>
        <span>{t('matches.damagedText')}</span>
      </div>
      <span className="mine-do">
        <button type="button" className="look" onClick={() => void save()}>
          {t('matches.salvage')}
        </button>
        <Delete id={id} label={t('matches.deleteDamaged')} />
      </span>
    </li>
  )
}

function Delete({ id, label }: { readonly id: string; readonly label: string }): ReactElement {
  const { t } = useWords()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <button type="button" className="delete" aria-label={label} onClick={() => setAsking(true)}>
        ×
      </button>
      <Sheet title={t('matches.deleteTitle')} open={asking} onClose={() => setAsking(false)}>
        <p>{t('matches.deleteText')}</p>
        <footer>
          <button type="button" className="quiet" onClick={() => setAsking(false)}>
            {t('matches.keep')}
          </button>
          <button type="button" className="go" onClick={() => void removeMatch(id)}>
            {t('matches.delete')}
          </button>
        </footer>
      </Sheet>
    </>
  )
}

/** What came in, and for what reasons the rest did not. */
function toldOf({ count, refused }: Extract<Imported, { type: 'all' }>, { t }: Words): string {
  const reasons = [...new Set(refused.map(reasonOf))]
  const told = reasons.map((why) =>
    t('matches.notImported', { count: refused.filter((r) => reasonOf(r) === why).length, why: t(why) }),
  )
  return [...(count > 0 || told.length === 0 ? [t('matches.imported', { count })] : []), ...told].join(' ')
}

function against({ chairs }: Kept, { t }: Words): string {
  const people = chairs.filter((c) => c.who.type === 'person').length
  if (people === 0) return t('matches.watching')
  return people === 1 ? t('matches.againstComputer') : t('matches.hotSeat')
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

function ago(then: number, { language, t }: Words): string {
  const past = Date.now() - then
  const [unit, ms] = UNITS.find(([, size]) => past >= size) ?? []
  if (!unit || !ms) return t('matches.justNow')
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(past / ms), unit)
}
