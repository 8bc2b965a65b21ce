// How to play, on one page: the goal, a turn in pictures, what surprises, a map and the roster.
import { say as message, optionsFor, seeded } from '@muster/engine'
import { type ReactElement, useMemo } from 'react'
import { GAME_CARDS, type GameCard } from '../games/index.ts'
import { Bar } from '../parts/Bar.tsx'
import { Loading } from '../parts/Loading.tsx'
import { makeRoute } from '../route.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { themeOf } from '../table/theme.ts'
import { type Played, useWords } from '../words.tsx'
import { Drawn } from './Drawn.tsx'
import { Roster } from './Roster.tsx'
import { shortOf } from './short.ts'
import { TurnPictures } from './TurnPictures.tsx'
import { type Figures, useFigures } from './useFigures.ts'
import './HowToPlay.css'

export function HowToPlay({ game }: { readonly game: string }): ReactElement {
  const { t } = useWords()
  const card = GAME_CARDS.find(({ id }) => id === game)
  const drawn = useFigures(game)
  return (
    <div className="how">
      <Bar>
        <nav className="rules-games" aria-label={t('how.title')}>
          {GAME_CARDS.map(({ id, name, display }) => (
            <a
              key={id}
              href={makeRoute({ page: 'how', game: id })}
              aria-current={id === game ? 'page' : undefined}
              style={{ '--display': display }}
            >
              {name}
            </a>
          ))}
        </nav>
      </Bar>
      {drawn && card ? <Sheet card={card} drawn={drawn} /> : <Loading />}
    </div>
  )
}

interface SheetProps {
  readonly card: GameCard
  readonly drawn: Figures
}

function Sheet({ card, drawn }: SheetProps): ReactElement {
  const { t } = useWords()
  const { played } = drawn
  const { game } = played.face
  const options = optionsFor(game)
  const seat = game.seats(options)[0]?.seat ?? 'spectator'
  const view = useMemo(() => game.view(game.setup(optionsFor(game), seeded('goal')), seat), [game, seat])
  return (
    <main className="paper prose how-sheet" style={{ ...themeOf(played.face.theme), '--display': card.display }}>
      <header>
        <h1>{t('how.onePage', { game: card.name })}</h1>
        <button type="button" className="quiet" onClick={() => print()}>
          {t('how.print')}
        </button>
        <a className="go" href={makeRoute({ page: 'learn', game: null, lesson: null })}>
          {t('how.learn')}
        </a>
      </header>
      <p className="how-goal">
        {played.words.say(played.face.goal(view, seat))} <small>{played.words.say(shortOf(game))}</small>
      </p>
      <Deeds played={played} />
      <TurnPictures game={card.id} drawn={drawn} />
      <div className="how-two">
        <Surprises game={card.id} drawn={drawn} />
        <Legend played={played} />
      </div>
      <Roster played={played} />
    </main>
  )
}

/** What one does in a turn, and what is worth points. */
function Deeds({ played }: { readonly played: Played }): ReactElement {
  const { t } = useWords()
  const { face, words } = played
  const { turn, worth } = face.told()
  const lists = [
    [t('how.deeds'), turn],
    [t('how.worth'), worth],
  ] as const
  return (
    <div className="how-two">
      {lists.map(([title, told]) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {told.map((line) => (
              <li key={line.key}>{words.say(line)}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** What each lesson leaves, with its rules. */
function Surprises({ game, drawn }: { readonly game: string; readonly drawn: Figures }): ReactElement {
  const { t, language } = useWords()
  const once = drawn.figures.filter(({ id, keep }, i, all) => keep && all.findIndex((other) => id === other.id) === i)
  return (
    <section>
      <h2>{t('how.surprises')}</h2>
      <ol>
        {once.map(({ id, keep, rule }) => (
          <li key={id}>
            {keep?.[language]} <RuleLink game={game} rule={rule} match={null} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The map of the short game, and where to find each kind of ground on it. */
function Legend({ played }: { readonly played: Played }): ReactElement {
  const { t } = useWords()
  const { face, words } = played
  const figure = useMemo(() => {
    const { game } = face
    const options = optionsFor(game, game.short)
    const view = game.view(game.setup(options, seeded('legend')), 'spectator')
    const said = { en: '', es: '', fr: '' }
    const told = { id: 'map', rule: '', rules: [], title: said, idea: said, keep: null, task: 0, line: null }
    return { ...told, options, viewer: 'spectator', view, deed: null, refused: null }
  }, [face])
  const kinds = useMemo(
    () => kindsOf(face.places(figure.view).map(({ name }) => words.say(name))),
    [face, figure, words],
  )
  const named = { en: t('how.map'), es: t('how.map'), fr: t('how.map') }
  return (
    <section>
      <h2>{t('how.map')}</h2>
      <Drawn figure={{ ...figure, idea: named }} played={played} eager />
      <ul className="how-legend">
        {kinds.map(([kind, where]) => (
          <li key={kind}>
            {kind} <small>{played.words.say(message('how.where', { place: where }))}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "E5, trench": each kind of ground once, with a place of it. */
function kindsOf(names: readonly string[]): readonly (readonly [kind: string, where: string])[] {
  const kinds = new Map<string, string>()
  for (const name of names) {
    const [where = '', ...kind] = name.split(', ')
    const text = kind.join(', ')
    if (text !== '' && !kinds.has(text)) kinds.set(text, where)
  }
  return [...kinds].slice(0, 14)
}
