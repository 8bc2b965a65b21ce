// All lessons of all games: any order, nothing locked.
import { inMinutes } from '@muster/engine'
import type { ReactElement } from 'react'
import { GAME_CARDS, type GameCard } from '../games/index.ts'
import { useStarting } from '../pages/useStarting.ts'
import { Bar } from '../parts/Bar.tsx'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import type { LessonSheet } from '../worker/teaching.ts'
import { startFirstBattle } from './firstBattle.ts'
import { isLearnt, useProgress } from './progress.ts'
import { useSheets } from './useSheets.ts'
import './LearnPage.css'

export function LearnPage(): ReactElement {
  const { t } = useWords()
  return (
    <div className="learn">
      <Bar>
        <h1>{t('learn.title')}</h1>
      </Bar>
      <main>
        <p className="learn-what">{t('learn.what')}</p>
        <div className="tracks">
          {GAME_CARDS.map((card) => (
            <Track key={card.id} card={card} />
          ))}
        </div>
      </main>
    </div>
  )
}

function Track({ card }: { readonly card: GameCard }): ReactElement {
  const { t, language } = useWords()
  const sheets = useSheets(card.id)
  const learnt = useProgress((s) => s.learnt)
  const [starting, begin] = useStarting()
  const left = (sheets ?? []).filter((sheet) => !isLearnt(learnt, card.id, sheet.id))
  const next = left[0] ?? sheets?.[0]
  const begun = sheets !== null && left.length < sheets.length
  const isWhole = begun && left.length === 0
  const verb = isWhole ? 'learn.again' : begun ? 'learn.goOn' : 'learn.begin'
  const toBattle = (look: string): ReactElement => (
    <button type="button" className={look} disabled={starting} onClick={() => begin(() => startFirstBattle(card.id))}>
      {t('guide.yes')}
    </button>
  )
  const toLesson = (look: string): ReactElement | undefined =>
    next && (
      <a className={look} href={makeRoute({ page: 'learn', game: card.id, lesson: next.id })}>
        {t(verb, { lesson: next.title[language] })}
      </a>
    )
  return (
    <section className="track" style={{ '--accent': card.accent, '--display': card.display }}>
      <h2>{card.name}</h2>
      <p>{sheets && <Left sheets={sheets} left={left} />}</p>
      <ol>
        {sheets?.map((sheet, i) => (
          <Row key={sheet.id} {...{ game: card.id, sheet, number: i + 1 }} isNext={sheet === left[0]} />
        ))}
      </ol>
      {isWhole ? toBattle('button') : toLesson(begun ? 'button' : 'quiet')}
      <p className="track-more">
        <a href={makeRoute({ page: 'how', game: card.id })}>{t('how.link')}</a>
        {isWhole ? toLesson('') : toBattle('inline')}
      </p>
    </section>
  )
}

interface LeftProps {
  readonly sheets: readonly LessonSheet[]
  readonly left: readonly LessonSheet[]
}

function Left({ sheets, left }: LeftProps): string {
  const { t } = useWords()
  const count = sheets.length
  // As they are told one by one, so that a reader who adds them up comes to the same.
  const minutes = left.reduce((sum, sheet) => sum + inMinutes(sheet.seconds), 0)
  if (count === 0) return t('learn.none')
  if (left.length === 0) return t('learn.whole', { count })
  return left.length === count
    ? t('learn.all', { count, minutes })
    : t('learn.some', { done: count - left.length, count, minutes })
}

interface RowProps {
  readonly game: string
  readonly sheet: LessonSheet
  readonly number: number
  readonly isNext: boolean
}

function Row({ game, sheet, number, isNext }: RowProps): ReactElement {
  const { t, language } = useWords()
  const how = useProgress((s) => s.learnt[`${game}/${sheet.id}`])
  const state = how === 'done' ? t('learn.done') : how === 'seen' ? t('learn.seen') : null
  return (
    <li className={[how, isNext ? 'next' : ''].join(' ')}>
      <a href={makeRoute({ page: 'learn', game, lesson: sheet.id })}>
        <i>{how === 'done' ? '✓' : number}</i>
        <span>{sheet.title[language]}</span>
        <small>{state ?? t('learn.minutes', { minutes: inMinutes(sheet.seconds) })}</small>
      </a>
    </li>
  )
}
