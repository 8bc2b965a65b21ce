import { type ReactElement, useEffect, useState } from 'react'
import { Markup } from '../door/Markup.tsx'
import { GAME_CARDS } from '../games/index.ts'
import { Figure } from '../learn/Figure.tsx'
import { nearest } from '../learn/nearest.ts'
import { Roster } from '../learn/Roster.tsx'
import { TurnPictures } from '../learn/TurnPictures.tsx'
import { type Figures, useFigures } from '../learn/useFigures.ts'
import { Bar } from '../parts/Bar.tsx'
import { Loading } from '../parts/Loading.tsx'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import type { LessonFigure } from '../worker/figures.ts'
import { type Book, type Chapter, markWords, openBook, printed, wordsOf } from './book.ts'
import { type Tables, useMatchTables } from './MatchTables.tsx'
import { WithTables } from './RuleText.tsx'
import './RulesPage.css'

interface RulesPageProps {
  readonly game: string | null
  readonly rule: string | null
  /** Where somebody came from a match: its id. */
  readonly match: string | null
}

export function RulesPage({ game, rule, match }: RulesPageProps): ReactElement {
  const { t } = useWords()
  const id = game ?? GAME_CARDS[0]?.id ?? ''
  return (
    <div className="rules">
      <Bar>
        <nav className="rules-games" aria-label={t('home.rulebooks')}>
          {GAME_CARDS.map((card) => (
            <a
              key={card.id}
              href={makeRoute({ page: 'rules', game: card.id, rule: null })}
              aria-current={card.id === id ? 'page' : undefined}
              style={{ '--display': card.display }}
            >
              {card.name}
            </a>
          ))}
        </nav>
      </Bar>
      <Reading key={id} game={id} rule={rule} match={match} />
    </div>
  )
}

function Reading({ game, rule, match }: RulesPageProps & { readonly game: string }): ReactElement {
  const { t, language } = useWords()
  const [book, setBook] = useState<Book | null>(null)
  const [wanted, setWanted] = useState('')
  const drawn = useFigures(game)
  const mine = useMatchTables(match)
  useEffect(() => void openBook(game, language).then(setBook), [game, language])
  const words = wordsOf(wanted)
  const isWhole = words.length === 0
  useEffect(() => {
    if (book && rule && isWhole) document.getElementById(`rule-${rule}`)?.scrollIntoView({ block: 'center' })
  }, [book, rule, drawn, isWhole])
  if (!book) return <Loading />
  const to = (id: string): string => makeRoute({ page: 'rules', game, rule: id, ...(match === null ? {} : { match }) })
  const chapters = words.length > 0 ? found(book, words) : book.chapters
  return (
    <main className="rules-page">
      <aside>
        <input
          type="search"
          aria-label={t('rules.find')}
          placeholder={t('rules.find')}
          value={wanted}
          onChange={(e) => setWanted(e.currentTarget.value)}
        />
        <nav aria-label={t('rules.chapters')}>
          <ol>
            {book.chapters.map((c) => (
              <li key={c.id}>
                <a href={to(c.rules[0]?.id ?? c.id)} onClick={() => setWanted('')}>
                  <b>{c.id}</b> {c.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </aside>
      <article className="paper prose" lang={language}>
        <h1>{book.title}</h1>
        {words.length === 0 && <Html text={book.intro} />}
        {words.length === 0 && drawn && <TurnPictures game={game} drawn={drawn} />}
        {mine.played && <p className="match-tables">{t('packs.tables')}</p>}
        {words.length > 0 && (
          <p role="status">{t('rules.found', { count: chapters.flatMap((c) => c.rules).length })}</p>
        )}
        {chapters.map((chapter) => (
          <ChapterText key={chapter.id} {...{ chapter, words, to, game, drawn, mine }} here={rule} />
        ))}
        {words.length === 0 && drawn && <Roster played={mine.played ?? drawn.played} />}
      </article>
    </main>
  )
}

interface ChapterTextProps {
  readonly chapter: Chapter
  /** Words looked for: they are marked. */
  readonly words: readonly string[]
  /** The rule somebody came for. */
  readonly here: string | null
  readonly to: (rule: string) => string
  readonly game: string
  /** Pictures beside the rules; null while they are fetched. */
  readonly drawn: Figures | null
  /** What the pack of a match changes. */
  readonly mine: Tables
}

function ChapterText({ chapter, words, here, to, game, drawn, mine }: ChapterTextProps): ReactElement {
  const { t } = useWords()
  return (
    <section>
      <h2 id={`rule-${chapter.id}`}>
        <b>{chapter.id}</b> {chapter.title}
      </h2>
      {words.length === 0 && drawn && <InShort chapter={chapter} drawn={drawn} />}
      <Html text={chapter.lead} />
      {chapter.rules.map(({ id, html }) => (
        <div key={id} className="rule-block">
          {drawn && <Pictures game={game} drawn={drawn} figures={picturesAt(drawn, id, here).filter(isOfLesson)} />}
          <div id={`rule-${id}`} className={id === here ? 'rule here' : 'rule'}>
            <a href={to(id)} aria-label={t('rules.rule', { rule: id })}>
              {id}
            </a>
            <WithTables
              rule={{ id, html: markWords(html, words) }}
              tables={mine.tables.filter((table) => table.rule === id)}
              say={mine.say}
            />
          </div>
          {drawn && (
            <Pictures game={game} drawn={drawn} figures={picturesAt(drawn, id, here).filter((f) => !isOfLesson(f))} />
          )}
        </div>
      ))}
    </section>
  )
}

const isOfLesson = ({ keep }: LessonFigure): boolean => keep !== null

interface PicturesProps {
  readonly game: string
  readonly drawn: Figures
  readonly figures: readonly LessonFigure[]
}

/** Those of lessons at the side of their rule, those of the rule alone under it. */
function Pictures({ game, drawn, figures }: PicturesProps): readonly ReactElement[] {
  return figures.map((figure) => (
    <Figure key={`${figure.id}/${figure.task}`} game={game} figure={figure} played={drawn.played} />
  ))
}

/** Each beside its rule; whoever came for a rule finds the picture that shows it there, and not a second time. */
function picturesAt({ figures }: Figures, id: string, here: string | null): Figures['figures'] {
  const wanted = here === null ? null : nearest(figures, here)
  const others = figures.filter((figure) => figure !== wanted && figure.rule === id)
  return wanted && id === here ? [wanted, ...others] : others
}

/** What its lessons leave. */
function InShort({ chapter, drawn }: { readonly chapter: Chapter; readonly drawn: Figures }): ReactElement | null {
  const { t, language } = useWords()
  const ids = new Set(chapter.rules.map(({ id }) => id))
  const kept = drawn.figures.flatMap(({ rule, task, keep }) =>
    keep && task === 0 && ids.has(rule) ? [keep[language]] : [],
  )
  return kept.length > 0 ? (
    <p className="in-short">
      <b>{t('figure.inShort')}</b> {[...new Set(kept)].join(' ')}
    </p>
  ) : null
}

function Html({ text }: { readonly text: string }): ReactElement {
  const { t } = useWords()
  return <Markup as="div" svg={printed(text, t('rules.table'))} />
}

function found(book: Book, words: readonly string[]): readonly Chapter[] {
  const holds = (text: string): boolean => words.every((w) => text.toLowerCase().includes(w))
  return book.chapters
    .map((c) => ({
      ...c,
      lead: '',
      rules: c.rules.filter((r) => holds(`${r.id} ${c.title} ${r.html.replace(/<[^>]*>/g, '')}`)),
    }))
    .filter((c) => c.rules.length > 0)
}
