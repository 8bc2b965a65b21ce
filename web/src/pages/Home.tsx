import { spanOf } from '@muster/table/minutes'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { GAME_CARDS, type GameCard } from '../games/index.ts'
import { useGuide } from '../learn/guide.ts'
import { Languages } from '../parts/Languages.tsx'
import { Wordmark } from '../parts/Wordmark.tsx'
import { useServed } from '../remote/useServed.ts'
import { makeRoute } from '../route.ts'
import { useListing } from '../saved/useSaved.ts'
import { useWords } from '../words.tsx'
import { Matches } from './Matches.tsx'
import { Picture } from './Picture.tsx'
import { playNow } from './start.ts'
import { useStarting } from './useStarting.ts'
import { Waiting } from './Waiting.tsx'
import './Home.css'

const OfferGuide = lazy(() => import('../learn/OfferGuide.tsx').then((m) => ({ default: m.OfferGuide })))
const RemoteMatches = lazy(() => import('../remote/RemoteMatches.tsx').then((m) => ({ default: m.RemoteMatches })))

export function Home(): ReactElement {
  const { t } = useWords()
  const served = useServed()
  return (
    <div className="home">
      <header className="mast">
        <nav className="mast-links" aria-label={t('home.links')}>
          <a href={makeRoute({ page: 'learn', game: null, lesson: null })}>{t('learn.title')}</a>
          <a href={makeRoute({ page: 'rules', game: null, rule: null })}>{t('home.rulebooks')}</a>
          <a href={makeRoute({ page: 'settings' })}>{t('settings.title')}</a>
          <a href={makeRoute({ page: 'about' })}>{t('about.title')}</a>
        </nav>
        <h1>
          <Wordmark height={58} />
        </h1>
        <Languages />
      </header>
      <main>
        <p className="home-what">{t(served ? 'home.whatServed' : 'home.what')}</p>
        <Waiting />
        <section className="games" aria-label={t('home.games')}>
          {GAME_CARDS.map((card, i) => (
            <Card key={card.id} card={card} order={i} />
          ))}
        </section>
        {served && (
          <Suspense>
            <RemoteMatches />
          </Suspense>
        )}
        <Matches />
      </main>
      <footer className="home-foot">
        <p>{t('home.unofficial')}</p>
        <p>
          <a href={makeRoute({ page: 'about' })}>{t('home.credits')}</a>
        </p>
      </footer>
    </div>
  )
}

function Card({ card, order }: { readonly card: GameCard; readonly order: number }): ReactElement {
  const { t, language } = useWords()
  const [starting, begin] = useStarting()
  const isNew = useIsNew(card.id)
  const span = spanOf(card.id)
  const [offered, setOffered] = useState(false)
  return (
    <article className="game" style={{ '--accent': card.accent, '--display': card.display }}>
      <Picture card={card} order={order} />
      <h2>{card.name}</h2>
      <p className="game-facts">
        {span && <span>{t('home.minutes', { least: span[0], most: span[1] })}</span>}
        {card.facts[language].map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
      <p className="game-pitch">{card.pitch[language]}</p>
      <p className="game-do">
        <button
          type="button"
          className="button"
          disabled={starting}
          aria-label={t('home.playNowGame', { game: card.name })}
          onClick={() => (isNew ? setOffered(true) : begin(() => playNow(card.id)))}
        >
          {t('home.playNow')}
        </button>
        <a
          className="more"
          href={makeRoute({ page: 'new', game: card.id })}
          aria-label={t('home.moreWaysGame', { game: card.name })}
        >
          {t('home.moreWays')}
        </a>
      </p>
      {offered && (
        <Suspense>
          <OfferGuide card={card} open={offered} onClose={() => setOffered(false)} />
        </Suspense>
      )}
    </article>
  )
}

/** Whoever has never played a game and has not declined its first battle. */
function useIsNew(game: string): boolean {
  const { matches } = useListing()
  const declined = useGuide((s) => s.declined)
  return !declined.includes(game) && !matches.some(({ head }) => head.game === game)
}
