// The top of a lesson: its task, its steps, and the way out.
import type { Action } from '@muster/table'
import type { ReactElement } from 'react'
import { useStore } from 'zustand'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words.tsx'
import type { LessonSheet } from '../worker/teaching.ts'
import type { TakenProps } from './LessonPage.tsx'
import type { LessonAt } from './lesson.ts'
import { wayOut } from './said.ts'
import { BACK, wayBack } from './way-back.ts'

interface BarProps {
  readonly at: LessonAt
  readonly sheet: LessonSheet
}

const useDone = ({ store }: LessonAt): number => useStore(store, (s) => s.now?.done ?? 0)

/** What to do, in a line. */
export function LessonPrompt({ at, sheet }: BarProps): ReactElement {
  const { t, language } = useWords()
  const task = sheet.tasks[useDone(at)]
  const line = task?.line[language] ?? t('lesson.doneLine', { title: sheet.title[language] })
  return (
    <p className={task ? 'prompt asked' : 'prompt'} role="status">
      {line}
    </p>
  )
}

export function Steps(props: TakenProps): ReactElement {
  const { at, sheet } = props
  const { t } = useWords()
  const done = useDone(at)
  const steps = sheet.tasks.length
  const back = wayBack(location.hash)
  return (
    <>
      <span className="lesson-steps">
        {sheet.tasks.map(({ line }, i) => (
          <i key={line.en} className={i <= done ? 'lit' : ''} />
        ))}
        {done < steps ? t('lesson.step', { step: done + 1, steps }) : t('lesson.done')}
      </span>
      <a
        className="lesson-leave"
        href={back?.to ?? wayOut(props)}
        aria-label={back ? t(BACK[back.from]) : t('lesson.leave')}
      >
        <Icon name="close" size={22} />
      </a>
    </>
  )
}

/** The end of a phase waits for the task, unless it is the task. */
export function Later({ at, action }: { readonly at: LessonAt; readonly action: Action }): ReactElement | null {
  const { t } = useWords()
  const isNow = useStore(at.store, ({ now }) => now?.lamp && JSON.stringify(now.lamp.action) === JSON.stringify(action))
  return isNow ? null : <small>{t('lesson.later')}</small>
}
