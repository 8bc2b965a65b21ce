// The dice lie where the fight is, until the next throw or until somebody picks something up.
import { type ReactElement, useMemo } from 'react'
import type { Die, Geometry } from '../face.ts'
import { DieFace } from '../parts/Dice.tsx'
import { useNarrow } from '../parts/useNarrow.ts'
import { pace, useSettings } from '../settings.ts'
import { stepOf } from '../tumble.ts'
import { useWords } from '../words.tsx'
import { boxOf, type Rest, windowOf } from './laid.ts'
import { type Box, type Kept, liesOn, placed } from './placed.ts'
import { openNow } from './show.ts'
import { at } from './Tags.tsx'
import { ACROSS, byThrower, heapOf } from './thrown.ts'
import { useShow, useTable } from './useShow.ts'
import './ThrownDice.css'

interface ThrownDiceProps {
  readonly geometry: Geometry
  readonly rest: Rest
  readonly kept: readonly Kept[]
  readonly tags: readonly Box[]
}

const TAG = 8

export function ThrownDice({ geometry, rest, kept, tags }: ThrownDiceProps): ReactElement | null {
  const { controller } = useTable()
  const { t } = useWords()
  const speed = useSettings((s) => s.speed)
  const thrown = useShow((s) => (s.selected === null && s.considered === null && s.past === null ? s.thrown : null))
  const { chairs } = controller.table.head
  const by = chairs.find((c) => c.seat === thrown?.by)?.side
  const heaps = useMemo(() => byThrower(thrown?.dice ?? [], by), [thrown, by])
  const settled = useShow((s) => s.queue.length === 0 && s.playing === null)
  const lain = useShow((s) => s.playing === null)
  const narrow = useNarrow()
  const mine = useShow((s) => openNow(s).length > 0)
  // Where they have fallen they lie, until all stand where they will stay.
  const lie = useMemo(() => {
    if (!thrown) return null
    const spot = geometry.place(thrown.place)
    const of = boxOf(spot, rest)
    const all = [...kept, { ...of, weight: TAG }, ...tags.map((tag) => ({ ...tag, weight: TAG }))]
    const [box] = placed([{ of, ...heapOf(heaps, rest.room), on: null, aside: 0 }], all, windowOf(rest))
    return box ? { spot, box, stem: stemOf(box, of) } : null
  }, [thrown?.id, rest, settled])
  // What is asked now comes first: where there is no room beside it they have been seen.
  const inTheWay = settled && mine && (narrow || (lie !== null && liesOn(lie.box, kept)))
  if (!thrown || !lie || inTheWay) return null
  return (
    <figure
      className={lain ? 'dice lain' : 'dice'}
      style={{ ...at(lie.box, lie.spot, rest), '--die': `${heapOf(heaps, rest.room).die}px`, '--pace': pace(speed) }}
      aria-label={t('table.lastRoll')}
    >
      <i style={{ width: lie.stem.length, rotate: `${lie.stem.turn}rad` }} />
      <div key={thrown.id}>
        {heaps.map((heap) => (
          <Heap key={heap.side ?? ''} side={heap.side} dice={heap.dice} />
        ))}
      </div>
    </figure>
  )
}

interface HeapProps {
  readonly side: string | undefined
  readonly dice: readonly Die[]
}

/** Whose they are is told by the emblem before them. */
function Heap({ side, dice }: HeapProps): ReactElement {
  const { face } = useTable()
  const color = side === undefined ? undefined : `var(--side-${side})`
  return (
    <div className="dice-heap" style={{ color }}>
      {side !== undefined && <face.Emblem side={side} size={20} />}
      <div style={{ '--across': Math.min(dice.length, ACROSS), '--step': `${stepOf(dice.length)}ms` }}>
        {dice.map((die, i) => (
          <span key={i} style={{ '--n': i }}>
            <DieFace die={die} size={28} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** From the dice to whom they were thrown for. */
function stemOf(box: Box, of: Box): { readonly length: number; readonly turn: number } {
  const [dx, dy] = [of.x - box.x, of.y - box.y]
  return { length: Math.max(0, Math.hypot(dx, dy) - of.w * 0.4), turn: Math.atan2(dy, dx) }
}
