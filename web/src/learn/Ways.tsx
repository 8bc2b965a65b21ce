// What can be done about a lesson: go on, take back, be shown, leave it. On the coach's card, on a phone at the thumb.
import type { ReactElement } from 'react'
import { useStore } from 'zustand'
import { useStarting } from '../pages/useStarting.ts'
import { useNarrow } from '../parts/useNarrow.ts'
import { makeRoute } from '../route.ts'
import { useWords } from '../words.tsx'
import type { LessonSheet } from '../worker/teaching.ts'
import { startFirstBattle } from './firstBattle.ts'
import type { TakenProps } from './LessonPage.tsx'
import { ENOUGH } from './lesson.ts'
import { useProgress } from './progress.ts'
import { wayOut } from './said.ts'
import { BACK, wayBack } from './way-back.ts'

export function Ways(props: TakenProps): ReactElement {
  const narrow = useNarrow()
  return (
    <footer className="coach-ways">
      <Main {...props} />
      {!narrow && <Before {...props} />}
      <Again {...props} />
      <SetUp {...props} />
      <Leave {...props} />
    </footer>
  )
}

const useIsDone = ({ at, sheet }: TakenProps): boolean => useStore(at.store, (s) => s.now?.done === sheet.tasks.length)

const nextOf = ({ sheets, number }: TakenProps): LessonSheet | undefined =>
  number === null ? undefined : sheets[number + 1]

/** The one main button, where there is one. */
function Main(props: TakenProps): ReactElement | null {
  const { at, game, number } = props
  const { t, language } = useWords()
  const isDone = useIsDone(props)
  const task = useStore(at.store, (s) => s.now?.next ?? null)
  const isAstray = useStore(at.store, (s) => s.now?.answer?.refused === false)
  const next = nextOf(props)
  if (isDone && number === null) return <ToRule {...props} look="button" />
  if (isDone && !next) return <ToBattle game={game} />
  if (isDone && next)
    return (
      <a className="button" href={makeRoute({ page: 'learn', game, lesson: next.id })}>
        {t('lesson.next', { title: next.title[language] })}
      </a>
    )
  if (task !== null)
    return (
      <button type="button" className="button" onClick={() => props.onTask(task)}>
        {t('lesson.goOn')}
      </button>
    )
  if (!isAstray) return null
  return (
    <button type="button" className="button" onClick={() => void at.back()}>
      {t('lesson.takeBack')}
    </button>
  )
}

/** After the last lesson. */
function ToBattle({ game }: { readonly game: string }): ReactElement {
  const { t } = useWords()
  const [starting, begin] = useStarting()
  return (
    <button type="button" className="button" disabled={starting} onClick={() => begin(() => startFirstBattle(game))}>
      {t('guide.yes')}
    </button>
  )
}

/** Back to where its rule is read. */
function ToRule(props: TakenProps & { readonly look: string }): ReactElement {
  const { t } = useWords()
  return (
    <a className={props.look} href={wayOut(props)}>
      {t('lesson.toRule', { rule: props.sheet.id })}
    </a>
  )
}

function Before({ game, sheets, number }: TakenProps): ReactElement | null {
  const { t } = useWords()
  const before = number === null ? undefined : sheets[number - 1]
  return before ? <a href={makeRoute({ page: 'learn', game, lesson: before.id })}>{t('lesson.back')}</a> : null
}

/** To be shown how, or to do it again. */
function Again(props: TakenProps): ReactElement {
  const { t } = useWords()
  const wrong = useStore(props.at.store, (s) => s.wrong)
  if (useIsDone(props))
    return (
      <button type="button" onClick={props.onAgain}>
        {t('lesson.once')}
      </button>
    )
  return (
    <button type="button" className={wrong >= ENOUGH ? 'loud' : ''} onClick={() => void props.at.show()}>
      {t('lesson.show')}
    </button>
  )
}

function SetUp({ at }: TakenProps): ReactElement {
  const { t } = useWords()
  return (
    <button type="button" onClick={() => void at.setUp()}>
      {t('setUp.title')}
    </button>
  )
}

/** Skipping marks a lesson as seen. */
function Leave(props: TakenProps): ReactElement | null {
  const { game, sheet, number } = props
  const { t } = useWords()
  const note = useProgress((s) => s.note)
  const all = makeRoute({ page: 'learn', game: null, lesson: null })
  const isDone = useIsDone(props)
  const next = nextOf(props)
  const back = wayBack(location.hash)
  if (back && (number !== null || back.from === 'table')) return <a href={back.to}>{t(BACK[back.from])}</a>
  if (number === null) return isDone ? null : <ToRule {...props} look="" />
  if (isDone) return <a href={all}>{t('lesson.all')}</a>
  return (
    <a
      href={next ? makeRoute({ page: 'learn', game, lesson: next.id }) : all}
      onClick={() => note(game, sheet.id, 'seen')}
    >
      {t('lesson.skip')}
    </a>
  )
}
