// A death and a point linger for a moment where they came about.
import { type ReactElement, useMemo } from 'react'
import type { Geometry } from '../face.ts'
import { Icon } from '../parts/Icon.tsx'
import { useWords } from '../words.tsx'
import { useShow, useTable } from './useShow.ts'
import './Fate.css'

/** The announcer tells the same: this is for those who look. */
export function Fate({ geometry }: { readonly geometry: Geometry }): ReactElement | null {
  const { face } = useTable()
  const { say } = useWords()
  const playing = useShow((s) => (s.past ? null : s.playing))
  const view = useShow((s) => s.view)
  const told = useMemo(() => (playing ? face.noted(playing.event, view) : []), [face, playing])
  const place = playing ? face.hint(playing.event, view).places?.at(-1) : undefined
  const lost = told.find((n) => n.kind === 'lost')
  const scored = told.find((n) => n.kind === 'scored')
  if (!playing || place === undefined || (!lost && !scored)) return null
  const { x, y, r } = geometry.place(place)
  const { thing } = lost ?? {}
  return (
    <span key={playing.id} className="tag fate" style={{ '--x': x, '--y': y, '--r': r }} aria-hidden="true">
      {lost && <Icon name="close" size={15} />}
      {thing !== undefined && (typeof thing === 'string' ? thing : say(thing))}
      {scored && <b style={{ color: `var(--side-${scored.side}, inherit)` }}>+{scored.count ?? 1}</b>}
    </span>
  )
}
