import { BUNKER, MINE, OBJECTIVE, type RivetWars, TRAP, type View, WIRE } from '@muster/rivet-wars'
import { memo, type ReactElement, useMemo } from 'react'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import type { Marks } from '../../face.ts'
import { Figure } from './Figure.tsx'
import { bunker, FEATURE_DEFS, flag, held, mines, type Standing as Thing, traps, wire } from './features.ts'
import { figure, figureName } from './figures.ts'
import { DEFS } from './ink.ts'
import { cornerOf, holderOf, stationsOf, toX, toY } from './space.ts'
import { type Spec, useSpec } from './spec.ts'

interface Props {
  readonly view: View
  readonly marks: Marks<RivetWars>
  readonly live: boolean
}

interface Upright {
  readonly foot: number
  readonly draw: ReactElement
}

/** All that stands up, the farthest first. */
export const Standing = memo(function Standing({ view, marks, live }: Props): ReactElement {
  const things = useMemo(() => thingsOf(view), [view.markers, view.flags, view.field, view.stacks])
  const units = unitsOf(view, marks, live, useSpec())
  const all = [...things, ...units].sort((a, b) => a.foot - b.foot)
  return (
    <g className="rw-standing">
      <Definitions view={view} />
      {all.map((u) => u.draw)}
    </g>
  )
})

const FEATURES: readonly (readonly [bit: number, id: string, thing: (at: number) => Thing])[] = [
  [BUNKER, 'bunker', () => bunker],
  [WIRE, 'wire', wire],
  [TRAP, 'traps', () => traps],
  [MINE, 'mines', () => mines],
]

function thingsOf(view: View): readonly Upright[] {
  const out: Upright[] = []
  view.markers.forEach((bits, at) => {
    const [x, y] = cornerOf(view.field, at)
    const place = `translate(${toX(x + 50)},${toY(y + 50)})`
    for (const [bit, id, thing] of FEATURES) {
      if (!(bits & bit)) continue
      const { back, front } = thing(at)
      out.push({ foot: y - 4, draw: <Markup key={`${id}-${at}-b`} svg={back} transform={place} /> })
      out.push({
        foot: y + 99,
        draw: <Markup key={`${id}-${at}-f`} svg={front} transform={place} className="rw-front" />,
      })
    }
    if (bits & OBJECTIVE) {
      const side = view.flags[view.field.objectives.indexOf(at)] ?? null
      const holder = holderOf(view, at)
      if (holder)
        out.push({ foot: y - 5, draw: <Markup key={`held-${at}-${holder}`} svg={held(holder)} transform={place} /> })
      const pole = `translate(${toX(x + 12)},${toY(y + 22)})`
      out.push({ foot: y + 22, draw: <Markup key={`flag-${at}-${side}`} svg={flag(side)} transform={pole} /> })
    }
  })
  return out
}

function unitsOf(view: View, marks: Marks<RivetWars>, live: boolean, { sizeOf, isSpent }: Spec): readonly Upright[] {
  const stands = stationsOf(view, sizeOf)
  return view.units.flatMap((unit) => {
    const s = unit && stands.get(unit.id)
    if (!unit || !s) return []
    const draw = (
      <Figure
        key={unit.id}
        unit={unit}
        x={toX(s.x)}
        y={toY(s.y)}
        scale={s.scale}
        selected={marks.selected === unit.id}
        ready={marks.ready.has(unit.id)}
        target={marks.targets.has(unit.id)}
        spent={isSpent(view, unit)}
        live={live}
      />
    )
    return [{ foot: s.y, draw }]
  })
}

/** Gradients, and each figure that is on the board, once. */
const Definitions = memo(
  function Definitions({ view }: { readonly view: View }): ReactElement {
    const { specOf } = useSpec()
    const figures = kindsOf(view).map(([kind, side]) => {
      const type = specOf(kind)?.type
      const name = figureName(kind, side, type && type !== 'plug' ? type : 'infantry')
      return svg`<g id="rw-figure-${kind}-${side}">${figure(name, side)}</g>`
    })
    return (
      <defs>
        <Markup svg={svg`${DEFS}${FEATURE_DEFS}${figures}`} />
      </defs>
    )
  },
  (a, b) => kindsOf(a.view).join() === kindsOf(b.view).join(),
)

function kindsOf(view: View): readonly (readonly [string, 'allies' | 'blight'])[] {
  const seen = new Map<string, readonly [string, 'allies' | 'blight']>()
  for (const unit of view.units) if (unit) seen.set(`${unit.kind}-${unit.side}`, [unit.kind, unit.side])
  return [...seen.values()].sort()
}
