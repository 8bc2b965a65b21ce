// The coach: where we are, two sentences, the tasks, and an answer to what was tried.
import { type ReactElement, useEffect } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../parts/Icon.tsx'
import { useNarrow } from '../parts/useNarrow.ts'
import { RuleLink } from '../rules/RuleLink.tsx'
import { useWords } from '../words.tsx'
import type { LessonSheet } from '../worker/teaching.ts'
import type { TakenProps } from './LessonPage.tsx'
import type { LessonAt } from './lesson.ts'
import { useProgress } from './progress.ts'
import { Ways } from './Ways.tsx'
import './Coach.css'

export function Coach(props: TakenProps): ReactElement {
  const { at, game, sheet, sheets, number } = props
  const { t, language } = useWords()
  const now = useStore(at.store, (s) => s.now)
  const narrow = useNarrow()
  const done = now?.done ?? 0
  const isDone = done === sheet.tasks.length
  const note = useProgress((s) => s.note)
  useEffect(() => {
    if (isDone && number !== null) note(game, sheet.id, 'done')
  }, [isDone, note, game, sheet.id, number])
  return (
    <aside className={isDone ? 'coach done' : 'coach'} aria-label={t('lesson.coach')}>
      <p className="coach-where">
        <Icon name="lamp" size={20} />
        {t('lesson.coach')}
        <small>
          {number === null
            ? t('rules.rule', { rule: sheet.id })
            : t('lesson.of', { number: number + 1, count: sheets.length })}
        </small>
      </p>
      <h2>{sheet.title[language]}</h2>
      {isDone && <b className="stamp">{t('lesson.done')}</b>}
      <Words sheet={sheet} done={done} first={number === 0} />
      <Tasks sheet={sheet} done={done} />
      {!isDone && <Answer at={at} game={game} />}
      <div className="coach-kept" aria-live="polite">
        {isDone && <Kept sheet={sheet} />}
      </div>
      {!narrow && <Ways {...props} />}
    </aside>
  )
}

interface PartProps {
  readonly sheet: LessonSheet
  readonly done: number
}

/** One sentence after a task, two at most before the next; new ones are new elements, so that they are read out. */
function Words({ sheet, done, first }: PartProps & { readonly first: boolean }): ReactElement {
  const { t, language } = useWords()
  const after = sheet.tasks[done - 1]?.after?.[language]
  const coach = sheet.tasks[done]?.coach[language]
  return (
    <div className="coach-words" aria-live="polite">
      {first && done === 0 && <p className="coach-dice">{t('lesson.dice')}</p>}
      {after && (
        <p key={`after ${done}`} className="coach-after">
          {after}
        </p>
      )}
      {coach && <p key={done}>{coach}</p>}
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
      {answer.rule && <RuleLink game={game} rule={answer.rule} match={null} />}
    </section>
  )
}

/** One sentence that helps in a battle. */
function Kept({ sheet }: { readonly sheet: LessonSheet }): ReactElement {
  const { t, language } = useWords()
  return (
    <section className="coach-keep">
      <h3>{t('lesson.keep')}</h3>
      <p>{sheet.keep[language]}</p>
    </section>
  )
}
