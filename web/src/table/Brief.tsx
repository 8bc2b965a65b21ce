// What a choice would do, before it is done.
import { type Message, say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import { useInLesson } from '../learn/context.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words.tsx'
import { areEqualWays, type Considered } from './choice.ts'
import { differing } from './differing.ts'
import { Helps, Others } from './Helps.tsx'
import { HintOnce } from './Hints.tsx'
import { Spread } from './Spread.tsx'
import { useShow, useTable } from './useShow.ts'
import { verbsOf } from './Verbs.tsx'
import { Weighing } from './Weighing.tsx'
import './Brief.css'

/** More than so many notes run on in one paragraph. */
const LINES = 3

/** Equal lines are one, and how many they were. */
function alike(lines: readonly (readonly [string, string])[]): readonly (readonly [string, string, number])[] {
  const groups = Map.groupBy(lines, ([label, chance]) => JSON.stringify([label, chance]))
  return [...groups.values()].flatMap((same) => (same[0] ? [[...same[0], same.length] as const] : []))
}

export function Brief({ considered }: { readonly considered: Considered }): ReactElement {
  const { controller, face } = useTable()
  const { t, say, language } = useWords()
  const { offer, preview } = considered
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  // In a lesson everything can be taken back, and the coach answers what was done.
  const isLesson = useInLesson() !== null
  const warnings = isLesson ? [] : (preview?.warnings ?? [])
  // What ends a phase does many things at once: none of them is its chance.
  const many = face.game.closes(offer.action)
  const lead = preview ? (face.lead?.(preview) ?? null) : null
  const { equal, first, told, rest } = chancesOf(preview, many || lead !== null)
  const view = useShow((s) => s.view)
  const weighed = preview ? face.weighed?.(preview, offer.action, view) : null
  const notes = [...(preview?.price ?? []), ...(weighed?.notes ?? preview?.notes ?? [])].filter((note) => note !== lead)
  const act = useAct(considered)
  return (
    <section className="brief" aria-label={t('table.before')}>
      <header>
        {first && <b className="brief-chance">{percent.format(first.chance)}</b>}
        <div>
          <h3>{say(offer.label)}</h3>
          {first && <small>{say(first.label)}</small>}
        </div>
      </header>
      {lead && <p className="brief-lead">{say(lead)}</p>}
      {weighed && <Weighing figures={weighed.figures} />}
      <Spread spread={told} />
      <EqualWays odds={equal} />
      <Figures odds={rest} expected={told.length > 0 ? [] : (preview?.expected ?? [])} />
      <div className={notes.length > LINES ? 'brief-notes many' : 'brief-notes'}>
        {notes.map((m) => (
          <p key={say(m)}>{say(m)}</p>
        ))}
      </div>
      <Helps considered={considered} />
      <Others considered={considered} />
      {warnings.map((m) => (
        <p key={say(m)} className="brief-warning">
          <Icon name="warn" size={15} /> {say(m)}
        </p>
      ))}
      {!isLesson && !first && equal.length === 0 && <Final preview={preview} />}
      <HintOnce kind="considered" className="brief-hint" />
      <footer>
        <button type="button" className="quiet" onClick={() => controller.forget()}>
          {t('table.notYet')}
        </button>
        <button type="button" className="go" onClick={() => controller.confirm()}>
          {preview && preview.odds.length > 0 && !many && <Icon name="die" size={20} />}
          {say(act)}
        </button>
      </footer>
    </section>
  )
}

/** What is written large, what the bar tells, and what is left; or ways that are all as likely. */
function chancesOf(preview: Considered['preview'], many: boolean) {
  const odds = preview?.odds ?? []
  const told = preview?.spread ?? []
  if (!many && areEqualWays(odds)) return { equal: odds, first: undefined, told, rest: [] }
  // What the bar tells needs no line of its own.
  return { equal: [], first: many ? undefined : odds[0], told, rest: told.length > 0 ? [] : odds.slice(many ? 0 : 1) }
}

/** Said as ways, not as the chance of one of them. */
function EqualWays({ odds }: Pick<Foreseen, 'odds'>): ReactElement | null {
  const { t, say, language } = useWords()
  if (odds.length === 0) return null
  const ways = differing(odds.map(({ label }) => say(label)))
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(ways)
  return <p>{t('table.equalWays', { count: odds.length, ways: list })}</p>
}

/** Dice on the button say it for themselves. */
function Final({ preview }: Pick<Considered, 'preview'>): ReactElement | null {
  const { t } = useWords()
  return preview && !preview.undo.ok ? <p className="brief-final">{t('table.final')}</p> : null
}

/** What the button says: never less than what it does. */
function useAct({ offer, preview }: Considered): Message {
  const { face } = useTable()
  const view = useShow((s) => s.view)
  const own = face.act?.(offer.action, view, preview)
  if (own) return own
  if (face.game.closes(offer.action)) return offer.label
  const [verb] = verbsOf(face, [offer.action], view)
  if (verb) return message(`act.${verb}`)
  return message(preview && preview.odds.length > 0 ? 'act.roll' : 'act.other')
}

type Foreseen = NonNullable<Considered['preview']>

/** The other chances, and what is to be expected. */
function Figures({ odds, expected }: Pick<Foreseen, 'odds' | 'expected'>): ReactElement | null {
  const { say, language } = useWords()
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  if (odds.length + expected.length === 0) return null
  return (
    <dl>
      {alike(odds.map((each) => [say(each.label), percent.format(each.chance)])).map(([label, chance, count]) => (
        <div key={label + chance}>
          <dt>
            {label}
            {count > 1 && ` × ${count}`}
          </dt>
          <dd>{chance}</dd>
        </div>
      ))}
      {expected.map((e) => (
        <div key={say(e.label)}>
          <dt>{say(e.label)}</dt>
          <dd>{figure.format(e.mean)}</dd>
        </div>
      ))}
    </dl>
  )
}
