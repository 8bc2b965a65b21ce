// What happened, in sentences. An entry can be looked at again.
import { type Message, say as message } from '@muster/engine'
import type { Chair, Line } from '@muster/table'
import { type KeyboardEvent, memo, type ReactElement, useEffect, useMemo, useRef } from 'react'
import type { Die, Face, Say } from '../face.ts'
import { DiceRow } from '../parts/Dice.tsx'
import { useWords } from '../words.tsx'

interface DiaryProps {
  readonly lines: readonly Line[]
  readonly face: Face
  readonly chairs: readonly Pick<Chair, 'seat' | 'side'>[]
  readonly view: unknown
  /** What the reader is after, where there is one. */
  readonly goal?: Message | null
  /** The turn that is being played: its heading stands there before anything happened in it. */
  readonly now: { readonly round: number; readonly turn: string | null } | null
  /** The entry looked at, if any. */
  readonly at: number | null
  readonly onEntry: (entry: number) => void
}

interface Page {
  readonly key: string
  readonly round: number
  readonly turn: string | null
  readonly lines: Line[]
}

export function Diary({ lines, face, chairs, view, goal, now, at, onEntry }: DiaryProps): ReactElement {
  const { t, say } = useWords()
  const foot = useRef<HTMLDivElement>(null)
  const pages = useMemo(() => pagesOf(lines, now), [lines, now])
  useEffect(() => {
    foot.current?.parentElement?.scrollTo({ top: 1e9 })
  }, [lines.length])
  return (
    <div
      className="diary-pages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={t('diary.title')}
      onKeyDown={walkLines}
    >
      {goal && <p className="diary-goal">{say(goal)}</p>}
      {pages.map((page) => (
        <section key={page.key}>
          <h3>
            {page.turn && <face.Emblem side={sideOf(chairs, page.turn)} seat={page.turn} size={18} />}
            {page.turn
              ? t('diary.turn', { round: message('round', { round: page.round }), seat: message(`seat.${page.turn}`) })
              : say(message('round', { round: page.round }))}
          </h3>
          <ol>
            {page.lines.map((line, i) => (
              <DiaryLine
                key={`${line.entry}.${i}`}
                line={line}
                dice={face.hint(line.event, view).dice}
                say={say}
                looked={line.entry === at}
                onEntry={onEntry}
              />
            ))}
          </ol>
        </section>
      ))}
      <div ref={foot} />
    </div>
  )
}

/** Up and down from line to line; Tab passes the whole diary by. */
function walkLines(e: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[e.key]
  if (step === undefined) return
  const lines = [...e.currentTarget.querySelectorAll('button')]
  const here = lines.indexOf(document.activeElement as HTMLButtonElement)
  const next = here < 0 ? lines.at(-1) : lines[here + step]
  e.preventDefault()
  next?.focus()
}

interface DiaryLineProps {
  readonly line: Line
  readonly dice: readonly Die[] | undefined
  readonly say: Say
  readonly looked: boolean
  readonly onEntry: (entry: number) => void
}

const DiaryLine = memo(
  ({ line, dice, say, looked, onEntry }: DiaryLineProps): ReactElement => (
    <li>
      <button type="button" tabIndex={-1} aria-current={looked} onClick={() => onEntry(line.entry)}>
        {say(line.told)}
        {dice && dice.length > 0 && <DiceRow dice={dice} size={15} />}
      </button>
    </li>
  ),
  (a, b) => a.line === b.line && a.say === b.say && a.looked === b.looked,
)

const sideOf = (chairs: DiaryProps['chairs'], seat: string): string => chairs.find((c) => c.seat === seat)?.side ?? seat

function pagesOf(lines: readonly Line[], now: DiaryProps['now']): readonly Page[] {
  const pages: Page[] = []
  for (const line of lines) {
    const last = pages.at(-1)
    if (last && last.round === line.round && last.turn === line.turn) last.lines.push(line)
    else pages.push({ key: `${pages.length}`, round: line.round, turn: line.turn, lines: [line] })
  }
  const last = pages.at(-1)
  if (now && (last?.round !== now.round || last.turn !== now.turn)) pages.push({ key: 'now', ...now, lines: [] })
  return pages
}
