// The matches kept in this browser: go on, look, delete, take along, bring in.
import { type ReactElement, useState } from 'react'
import { GAME_CARDS } from '../games/index.ts'
import { Sheet } from '../parts/Sheet.tsx'
import { makeRoute } from '../route.ts'
import { download, salvage } from '../saved/files.ts'
import type { Listed } from '../saved/saved.ts'
import { matchShelf } from '../saved/shelf.ts'
import { isGoingOn, isMyTurn, isWhatIf, useListing, useTrouble } from '../saved/useSaved.ts'
import { ask } from '../table/local.ts'
import { useWords, type Words } from '../words.tsx'
import { TakeAlong } from './TakeAlong.tsx'
import { Trouble } from './Trouble.tsx'
import './Matches.css'

/** So many matches are listed at first, and so many more at a time. */
const ROWS = 50

export function Matches(): ReactElement {
  const { t } = useWords()
  const { matches, damaged } = useListing()
  const trouble = useTrouble()
  const [shown, setShown] = useState(ROWS)
  return (
    <div className="desk">
      <section className="mine" aria-labelledby="mine">
        <h2 id="mine">{t('matches.title')}</h2>
        <Trouble held={matches.filter((match) => matchShelf.isHeld(match.id))} />
        {matches.length + damaged.length === 0 && !trouble && <p className="mine-none">{t('matches.none')}</p>}
        <ul>
          {matches.slice(0, shown).map((match) => (
            <Row key={match.id} match={match} />
          ))}
          {damaged.map((id) => (
            <DamagedRow key={String(id)} id={id} />
          ))}
        </ul>
        {matches.length > shown && (
          <button type="button" className="quiet" onClick={() => setShown(shown + ROWS)}>
            {t('matches.more', { count: matches.length - shown })}
          </button>
        )}
      </section>
      <TakeAlong matches={matches} />
    </div>
  )
}

function Row({ match }: { readonly match: Listed }): ReactElement {
  const words = useWords()
  const { t } = words
  const { id, head, gist, touched } = match
  const card = GAME_CARDS.find((c) => c.id === head.game)
  const mine = isMyTurn(match)
  const goes = isGoingOn(match)
  const deed = t(mine ? 'matches.move' : goes ? 'matches.go' : 'matches.look')
  const name = card?.name ?? head.game
  return (
    <li className={mine ? 'turn' : ''}>
      <img src={`./pictures/${head.game}.webp`} alt="" width={46} height={32} />
      <div>
        <strong>{name}</strong>
        <span>
          {isWhatIf(match) && t('matches.whatIf')} {against(match, words)} {roundOf(match, words)}
          {matchShelf.isHeld(id) && <b> {t('trouble.held')}</b>}
        </span>
      </div>
      <em>
        {gist.over ? t('matches.over') : mine ? t('matches.yourTurn') : t('matches.running')}
        <small>{ago(touched, words)}</small>
      </em>
      <span className="mine-do">
        <a
          className={goes ? 'move' : 'look'}
          href={makeRoute(gist.over ? { page: 'after', id } : { page: 'table', id })}
          aria-label={`${name}: ${deed}`}
        >
          {deed}
        </a>
        <Delete id={id} label={t('matches.deleteOne', { game: name })} />
      </span>
    </li>
  )
}

/** What is left of a match that cannot be read any more. */
function DamagedRow({ id }: { readonly id: string }): ReactElement {
  const { t } = useWords()
  const [hopeless, setHopeless] = useState(false)
  const save = async (): Promise<void> => download(`muster-damaged-${String(id).slice(0, 8)}.json`, await salvage(id))
  const mend = async (): Promise<void> => {
    const left = await salvage(id)
    const done = await ask().call('mend', id)
    if (!done.ok) setHopeless(true)
    else if (done.lost > 0) download(`muster-damaged-${id.slice(0, 8)}.json`, left)
  }
  return (
    <li className="damaged">
      <div>
        <strong>{t('matches.damaged')}</strong>
        <span role="status">{hopeless ? t('damaged.hopeless') : t('matches.damagedText')}</span>
      </div>
      <span className="mine-do">
        {!hopeless && (
          <button type="button" className="look" onClick={() => void mend()}>
            {t('damaged.mend')}
          </button>
        )}
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
          <button type="button" className="go" onClick={() => void matchShelf.remove(id)}>
            {t('matches.delete')}
          </button>
        </footer>
      </Sheet>
    </>
  )
}

export function roundOf({ head, gist }: Listed, { language, t }: Words): string {
  const name = GAME_CARDS.find((c) => c.id === head.game)?.round[language]
  return name ? t('matches.round', { name, round: gist.round }) : ''
}

function against({ chairs }: Listed, { t, language }: Words): string {
  const names = chairs.flatMap(({ who }) => (who.type === 'person' && who.name !== '' ? [who.name] : []))
  if (names.length > 0) return t('remote.against', { names: new Intl.ListFormat(language).format(names) })
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
