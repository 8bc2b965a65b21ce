// The coach: where we are, two sentences, the tasks, and an answer to what was tried.
import { type ReactElement, useEffect } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../parts/Icon.tsx'
import { useNarrow } from '../parts/useNarrow.ts'
import { makeRoute } from '../route.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words.tsx'
import type { LessonSheet } from '../worker/teaching.ts'
import type { TakenProps } from './LessonPage.tsx'
import type { LessonAt } from './lesson.ts'
import { useProgress } from './progress.ts'
import { useLamp } from './useLamp.ts'
import './Coach.css'

/** After so many wrong tries being shown is the first thing to do. */
const ENOUGH = 2

export function Coach(props: TakenProps): ReactElement {
  const { at, game, sheets, number } = props
  const { t, language } = useWords()
  const now = useStore(at.store, (s) => s.now)
  const done = now?.done ?? 0
  const sheet = sheets[number] as LessonSheet
  const isDone = done === sheet.tasks.length
  useLamp(now?.aim ?? null)
  const note = useProgress((s) => s.note)
  useEffect(() => {
    if (isDone) note(game, sheet.id, 'done')
  }, [isDone, note, game, sheet.id])
  return (
    <aside className={isDone ? 'coach done' : 'coach'} aria-label={t('lesson.coach')}>
      <p className="coach-where">
        <Icon name="lamp" size={20} />
        {t('lesson.coach')}
        <small>{t('lesson.of', { number: number + 1, count: sheets.length })}</small>
      </p>
      <h2>{sheet.title[language]}</h2>
      {isDone && <b className="stamp">{t('lesson.done')}</b>}
      <Words sheet={sheet} done={done} first={number === 0} />
      <Tasks sheet={sheet} done={done} />
      {isDone ? <Kept {...props} sheet={sheet} /> : <Answer at={at} game={game} />}
      {now?.next != null && (
        <button type="button" className="button" onClick={() => props.onStage(now.next ?? 0)}>
          {t('lesson.goOn')}
        </button>
      )}
      <Ways {...props} sheet={sheet} isDone={isDone} />
    </aside>
  )
}

interface PartProps {
  readonly sheet: LessonSheet
  readonly done: number
}

/** Two sentences at most before a task, one after it. */
function Words({ sheet, done, first }: PartProps & { readonly first: boolean }): ReactElement {
  const { t, language } = useWords()
  const after = sheet.tasks[done - 1]?.after?.[language]
  const coach = sheet.tasks[done]?.coach[language]
  return (
    <div className="coach-words">
      {first && done === 0 && <p className="coach-dice">{t('lesson.dice')}</p>}
      <p>{[after, coach ?? sheet.idea[language]].filter((part) => part !== undefined).join(' ')}</p>
    </div>
  )
}

/** On a small screen only the present one. */
function Tasks({ sheet, done }: PartProps): ReactElement {
  const { t, language } = useWords()
  const narrow = useNarrow()
  return (
    <ol className="coach-tasks" aria-label={t('lesson.tasks')}>
      {sheet.tasks.map(({ line }, i) =>
        narrow && i !== done ? null : (
          <li key={line.en} className={i < done ? 'done' : ''} aria-current={i === done ? 'step' : undefined}>
            <i>{i < done ? <Check /> : i + 1}</i>
            <span>{line[language]}</span>
          </li>
        ),
      )}
    </ol>
  )
}

function Check(): ReactElement {
  return (
    <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 13l5 5L20 6" fill="none" stroke="currentColor" strokeWidth="3.5" />
    </svg>
  )
}

/** What was tried, answered by what happened and what to do. */
function Answer({ at, game }: { readonly at: LessonAt; readonly game: string }): ReactElement | null {
  const { t, say, language } = useWords()
  const answer = useStore(at.store, (s) => s.now?.answer ?? null)
  const refusal = useStore(at.store, (s) => s.refusal)
  if (!answer) return null
  const own = refusal && answer.refused ? say(refusal.why) : t('lesson.astray')
  return (
    <section className="coach-answer" role="alert">
      <h3>{t(answer.refused ? 'lesson.not' : 'lesson.notTask')}</h3>
      <p>{answer.text?.[language] ?? own}</p>
      <footer>
        {answer.rule && <RuleLink game={game} rule={answer.rule} match={null} />}
        {!answer.refused && (
          <button type="button" className="go" onClick={() => void at.back()}>
            {t('lesson.takeBack')}
          </button>
        )}
      </footer>
    </section>
  )
}

/** What to keep of it, and what comes next. */
function Kept({ sheet, sheets, number, game }: TakenProps & { readonly sheet: LessonSheet }): ReactElement {
  const { t, language } = useWords()
  const next = sheets[number + 1]
  const route = { page: 'learn', game: next ? game : null, lesson: next?.id ?? null } as const
  return (
    <>
      <section className="coach-keep">
        <h3>{t('lesson.keep')}</h3>
        <p>{sheet.keep[language]}</p>
      </section>
      <a className="button" href={makeRoute(route)}>
        {next ? t('lesson.next', { title: next.title[language] }) : t('lesson.toBattle')}
      </a>
    </>
  )
}

function Ways(props: TakenProps & { readonly sheet: LessonSheet; readonly isDone: boolean }): ReactElement {
  const { at, game, sheets, number, sheet, isDone, onAgain } = props
  const { t } = useWords()
  const wrong = useStore(at.store, (s) => s.wrong)
  const note = useProgress((s) => s.note)
  const before = sheets[number - 1]
  const next = sheets[number + 1]
  const all = makeRoute({ page: 'learn', game: null, lesson: null })
  return (
    <footer className="coach-ways">
      {before && <a href={makeRoute({ page: 'learn', game, lesson: before.id })}>{t('lesson.back')}</a>}
      {isDone ? (
        <button type="button" onClick={onAgain}>
          {t('lesson.once')}
        </button>
      ) : (
        <button type="button" className={wrong >= ENOUGH ? 'button' : ''} onClick={() => void at.show()}>
          {t('lesson.show')}
        </button>
      )}
      <button type="button" onClick={() => void at.setUp()}>
        {t('setUp.title')}
      </button>
      {isDone ? (
        <a href={all}>{t('lesson.all')}</a>
      ) : (
        <a
          href={next ? makeRoute({ page: 'learn', game, lesson: next.id }) : all}
          onClick={() => note(game, sheet.id, 'seen')}
        >
          {t('lesson.skip')}
        </a>
      )}
    </footer>
  )
}
