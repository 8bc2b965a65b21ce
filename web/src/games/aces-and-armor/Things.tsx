import { type AcesAndArmor, RUIN, type UnitView, type View } from '@muster/aces-and-armor'
import { memo, type ReactElement, useMemo } from 'react'
import { n1 } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import { svg } from '../../door/svg.ts'
import type { Marks } from '../../face.ts'
import { groupBadge } from './armies.ts'
import { factoryPicture, ruinPicture } from './factory.ts'
import { groupsOf } from './groups.ts'
import { inksOf } from './inks.ts'
import { aboutIn } from './judge.ts'
import { foot, type Lens } from './lens.ts'
import { Picture } from './Picture.tsx'
import { FRAME } from './pictures.ts'
import { BEAD_DEFS } from './piece.ts'
import { flagOf, type Spec, useSpec } from './spec.ts'
import { Touch } from './Touch.tsx'
import { Piece } from './UnitPiece.tsx'

interface Props {
  readonly view: View
  readonly marks: Marks<AcesAndArmor>
  readonly lens: Lens
  readonly live: boolean
}

interface Upright {
  readonly y: number
  readonly draw: ReactElement
}

/** All that stands on the map, the farthest first. */
export const Things = memo(function Things({ view, marks, lens, live }: Props): ReactElement {
  const spec = useSpec()
  const { armyOf } = spec
  const groups = useMemo(() => (live ? groupsOf(view, lens, spec) : []), [view.units, view.round, lens, live])
  const works = useMemo(() => worksOf(view, lens), [view.flags, view.units, lens])
  const all = [...works, ...sitesOf(view, lens), ...unitsOf({ view, marks, lens, armyOf })].sort((a, b) => a.y - b.y)
  return (
    <g>
      <defs>
        <Markup svg={BEAD_DEFS} />
      </defs>
      {all.map((t) => t.draw)}
      {live && <Touch units={view.units} lens={lens} />}
      {groups.length > 0 && <Markup svg={svg`${groups.map((g) => groupBadge(g.army, g.faction, g.at))}`} />}
    </g>
  )
})

function worksOf(view: View, lens: Lens): readonly Upright[] {
  const taken = new Set(view.units.map((u) => u.at))
  const { winter } = inksOf(view.table.board.map)
  return view.table.board.factories.map((hex, i) => {
    const { x, y, s } = foot(lens, hex)
    const held = taken.has(hex)
    const href = view.flags[i] === RUIN ? ruinPicture() : factoryPicture(flagOf(view, i), winter, held)
    const k = (s * (held ? 8.4 : 9.4)) / 10
    const [left, top] = [x + (held ? 5 : -3) + FRAME.x * k, y + (held ? -7 : 5) * s + FRAME.y * k]
    const picture = (
      <Picture
        key={`works-${hex}`}
        className="aa-inert aa-works"
        href={href}
        x={n1(left)}
        y={n1(top)}
        width={n1(FRAME.width * k)}
        height={n1(FRAME.height * k)}
      />
    )
    return { y: y - 4, draw: picture }
  })
}

/** Face-down tokens, one of which may hide the launcher. */
function sitesOf(view: View, lens: Lens): readonly Upright[] {
  return view.sites.map((hex) => {
    const { x, y, s, q } = foot(lens, hex)
    const known = view.launcher?.at === hex
    return {
      y,
      draw: (
        <g
          key={`site-${hex}`}
          className="aa-inert"
          transform={`translate(${n1(x)} ${n1(y)}) scale(${n1(s * 10) / 10})`}
        >
          <ellipse cx={2} cy={3} rx={14} ry={13 * q} opacity={0.4} />
          <ellipse cy={2.5} rx={13} ry={12 * q} fill="#3a2c16" />
          <ellipse rx={13} ry={12 * q} fill={known ? '#8d2a1d' : '#7b5d29'} stroke="#1d1508" />
          <text className="aa-token" y={4}>
            {known ? 'V2' : '?'}
          </text>
        </g>
      ),
    }
  })
}

interface Standing extends Omit<Props, 'live'> {
  readonly armyOf: Spec['armyOf']
}

function unitsOf({ view, marks, lens, armyOf }: Standing): readonly Upright[] {
  const works = new Set(view.table.board.factories)
  const crowded = crowdedIn(view, lens)
  return view.units.flatMap((unit, id) => {
    if (unit.at < 0) return []
    const { x, y, s } = foot(lens, unit.at)
    const inside = works.has(unit.at)
    const [fx, fy] = [x + (inside ? -3 : 0), y + (inside ? 6 : 2)]
    return [
      {
        y: fy,
        draw: (
          <Piece
            key={id}
            id={id}
            unit={unit}
            x={fx}
            y={fy}
            s={s}
            ready={marks.ready.has(id)}
            selected={marks.selected === id}
            spent={spent(view, unit) && !aboutIn(view).includes(unit.at)}
            aim={holding(view, lens, unit)}
            squash={n1(foot(lens, 0).q)}
            crowded={crowded.has(id)}
            army={armyOf(view, unit)}
          />
        ),
      },
    ]
  })
}

/** So near lies a hex right behind another, in the drawing. */
const BEHIND = { aside: 12, away: 36 } as const

/** Those with somebody right behind them. */
export function crowdedIn({ units }: Pick<View, 'units'>, lens: Lens): ReadonlySet<number> {
  const feet = units.flatMap(({ at }, id) => (at >= 0 ? [{ id, ...foot(lens, at) }] : []))
  return new Set(
    feet.flatMap(({ id, x, y, s }) =>
      feet.some((o) => o.y < y && y - o.y < BEHIND.away * s && Math.abs(x - o.x) < BEHIND.aside * s) ? [id] : [],
    ),
  )
}

/** The way from an interceptor to the unit it holds. */
function holding(view: View, lens: Lens, unit: UnitView): number | null {
  const held = unit.holds >= 0 ? (view.units[unit.holds]?.at ?? -1) : -1
  if (held < 0) return null
  const [a, b] = [foot(lens, unit.at), foot(lens, held)]
  return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI)
}

/** Has moved, in the phase in which one moves. */
const spent = (view: View, unit: UnitView): boolean =>
  view.phase === 'move' && unit.moved && (view.players[view.turn]?.factions.includes(unit.faction) ?? false)
