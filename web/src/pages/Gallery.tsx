// A choice among maps, each shown as it will lie on the table.
import {
  isAsked,
  say as message,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  openValues,
} from '@muster/engine'
import type { View } from '@muster/table'
import { memo, type ReactElement, useEffect, useRef, useState } from 'react'
import { Radio, Radios } from '../parts/Radios.tsx'
import { marksOf } from '../table/choice.ts'
import { ask } from '../table/local.ts'
import { type Played, useWords } from '../words.tsx'
import { settled } from './settled.ts'
import './Gallery.css'

/** Any other choice than the mission must have this many values to be worth pictures. */
const MANY = 4

/** The choice that is shown in pictures: the mission, or the first with many values. */
export function galleryOf(specs: readonly OptionSpec[], options: OptionValues): OptionSpec | undefined {
  const open = (spec: OptionSpec): number => openValues(spec, options)?.length ?? 0
  const shown = specs.filter((s) => s.kind === 'choice' && !s.folded && isAsked(s, options) && open(s) > 1)
  return shown.find((s) => s.key === 'mission') ?? shown.find((s) => open(s) >= MANY)
}

interface GalleryProps {
  readonly game: string
  readonly pack: unknown
  readonly specs: readonly OptionSpec[]
  readonly spec: OptionSpec
  readonly options: OptionValues
  readonly played: Played
  /** Points and minutes of a match under these options. */
  readonly facts: (options: OptionValues) => string | null
  readonly onPick: (value: OptionValue) => void
}

export function Gallery({ game, pack, specs, spec, options, played, facts, onPick }: GalleryProps): ReactElement {
  const { say } = useWords()
  const items = useRef<HTMLDivElement>(null)
  const values = openValues(spec, options) ?? []
  const label = say(spec.label ?? message(`option.${spec.key}`))
  const value = options[spec.key]
  useEffect(() => bringAlong(items.current), [value])
  return (
    <div className="gallery">
      <h2>{label}</h2>
      <Radios
        ref={items}
        className="gallery-items"
        aria-label={label}
        value={String(value)}
        onValueChange={(v) => onPick(values.find((x) => String(x) === v) ?? v)}
      >
        {values.map((v) => {
          const under = settled(specs, { ...options, [spec.key]: v })
          return (
            <Radio key={String(v)} value={String(v)} className="gallery-item">
              <Opening game={game} pack={pack} options={under} played={played} />
              <span>{say(message(`option.${spec.key}.${v}`))}</span>
              <small>{facts(under)}</small>
            </Radio>
          )
        })}
      </Radios>
    </div>
  )
}

/** Where the choices lie in a row that is too long, the one chosen is brought into sight. */
function bringAlong(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[data-state=checked]')
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.clientWidth) / 2
}

const NOTHING = marksOf([], null, new Map(), null, new Set())

interface OpeningProps {
  readonly game: string
  readonly pack: unknown
  readonly options: OptionValues
  readonly played: Played
}

/** The table as it is laid at the beginning; drawn once it is in sight. */
const Opening = memo(
  function Opening({ game, pack, options, played }: OpeningProps): ReactElement {
    const box = useRef<HTMLSpanElement>(null)
    const [view, setView] = useState<View>(null)
    useEffect(() => {
      const eye = new IntersectionObserver((seen) => {
        if (!seen.some((s) => s.isIntersecting)) return
        eye.disconnect()
        void ask().call('opening', game, options, pack).then(setView)
      })
      if (box.current) eye.observe(box.current)
      return () => eye.disconnect()
    }, [game, options, pack])
    const size = view === null ? null : played.face.geometry(view)
    return (
      <span className="opening" ref={box} aria-hidden="true">
        {size && (
          <span style={{ aspectRatio: `${size.width} / ${size.height}` }}>
            <played.face.Board
              view={view}
              viewer="spectator"
              marks={NOTHING}
              playing={null}
              detail="picture"
              say={played.words.say}
            />
          </span>
        )}
      </span>
    )
  },
  (a, b) =>
    a.game === b.game && a.played.face === b.played.face && JSON.stringify(a.options) === JSON.stringify(b.options),
)
