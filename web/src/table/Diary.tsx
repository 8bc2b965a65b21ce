// What happened, in sentences. An entry can be looked at again.
import { type Message, say as message } from '@muster/engine'
import type { Chair } from '@muster/table'
import { type KeyboardEvent, memo, type ReactElement, useEffect, useMemo, useRef } from 'react'
import type { Die, Face, Say } from '../face.ts'
import { DiceRow } from '../parts/Dice.tsx'
import { useWords } from '../words.tsx'
import { type Block, blocksOf, type Noted } from './blocks.ts'
import { byThrower } from './thrown.ts'
import { useEndKept } from './useEndKept.ts'
import { useWindow } from './useWindow.ts'
import './Diary.css'

interface DiaryProps {
  readonly lines: readonly Noted[]
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

/** So many lines are drawn all: the browser's own search finds them. */
const FEW = 300

export function Diary({ lines, face, chairs, view, goal, now, at, onEntry }: DiaryProps): ReactElement {
  const { t, say } = useWords()
  const list = useRef<HTMLDivElement>(null)
  const blocks = useMemo(() => blocksOf(lines, now), [lines, now])
  const stretches = useWindow(list, blocks, lines.length <= FEW)
  useEndKept(list)
  useEffect(() => {
    list.current?.scrollTo({ top: 1e9 })
  }, [lines.length])
  const drawn = (block: Block): ReactElement => (
    <section key={block.key} data-block={block.key}>
      {block.starts && (
        <h3>
          {block.turn && <face.Emblem side={sideOf(chairs, block.turn)} seat={block.turn} size={18} />}
          {block.turn
            ? t('diary.turn', { round: message('round', { round: block.round }), seat: message(`seat.${block.turn}`) })
            : say(message('round', { round: block.round }))}
        </h3>
      )}
      <ol>
        {block.lines.map((line, i) => (
          <DiaryLine
            key={`${line.entry}.${i}`}
            line={line}
            dice={face.hint(line.event, view).dice}
            Emblem={face.Emblem}
            say={say}
            looked={line.entry === at}
            look={t('diary.look')}
            onEntry={onEntry}
          />
        ))}
      </ol>
    </section>
  )
  return (
    <div
      className="diary-pages"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      role="log"
      aria-live="off"
      aria-label={t('diary.title')}
      onKeyDown={walkLines}
    >
      {goal && <p className="diary-goal">{say(goal)}</p>}
      {stretches.flatMap(({ from, to, above }, i) => [
        above > 0 && <div key={`gap ${i}`} style={{ height: above }} />,
        ...blocks.slice(from, to).map(drawn),
      ])}
    </div>
  )
}

/** Up and down from line to line, or to either end; Tab passes the whole diary by. */
function walkLines(e: KeyboardEvent<HTMLDivElement>): void {
  const end = { Home: 0, End: e.currentTarget.scrollHeight }[e.key]
  if (end !== undefined) {
    // At once: a browser that glides there aims at an end that moves away as lines are drawn.
    e.preventDefault()
    e.currentTarget.scrollTop = end
    return
  }
  const step = { ArrowUp: -1, ArrowDown: 1 }[e.key]
  if (step === undefined) return
  const lines = [...e.currentTarget.querySelectorAll('button')]
  const here = lines.indexOf(document.activeElement as HTMLButtonElement)
  const next = here < 0 ? lines.at(-1) : lines[here + step]
  e.preventDefault()
  next?.focus()
}

interface DiaryLineProps {
  readonly line: Noted
  readonly dice: readonly Die[] | undefined
  readonly Emblem: Face['Emblem']
  readonly say: Say
  readonly looked: boolean
  /** What pressing it does. */
  readonly look: string
  readonly onEntry: (entry: number) => void
}

const DiaryLine = memo(
  ({ line, dice = [], Emblem, say, looked, look, onEntry }: DiaryLineProps): ReactElement => (
    <li>
      <button
        type="button"
        className={line.aside && 'aside'}
        tabIndex={-1}
        aria-current={looked}
        title={look}
        onClick={() => onEntry(line.entry)}
      >
        {say(line.told)}
        {byThrower(dice, undefined).map((heap, _, all) => (
          <span key={heap.side ?? ''} className={all.length > 1 ? 'diary-dice' : undefined}>
            {all.length > 1 && heap.side !== undefined && <Emblem side={heap.side} size={15} />}
            <DiceRow dice={heap.dice} />
          </span>
        ))}
      </button>
    </li>
  ),
  (a, b) => a.line === b.line && a.say === b.say && a.looked === b.looked,
)

const sideOf = (chairs: DiaryProps['chairs'], seat: string): string => chairs.find((c) => c.seat === seat)?.side ?? seat
