import type { AcesAndArmor, Attack, View } from '@muster/aces-and-armor'
import { memo, type ReactElement } from 'react'
import { n1, type Point } from '../../art/seeded.ts'
import { Markup } from '../../door/Markup.tsx'
import type { Wish } from '../../face.ts'
import { crayon } from './crayon.ts'
import { foot, type Lens } from './lens.ts'

interface ArrowsProps {
  readonly view: View
  readonly lens: Lens
}

interface StrokeProps extends ArrowsProps {
  readonly wish: Wish<AcesAndArmor>
}

/** The attack one would declare. */
export const Stroke = memo(function Stroke({ view, lens, wish }: StrokeProps): ReactElement | null {
  const stroke = isAttack(wish.action) ? strokeOf(view, lens, wish.action, '#d98a1c') : null
  return (
    stroke && (
      <g pointerEvents="none">
        <Markup svg={stroke.svg} />
      </g>
    )
  )
})

/** Declared attacks in their order. */
export const Arrows = memo(function Arrows({ view, lens }: ArrowsProps): ReactElement {
  const declared = view.attacks.map((attack) => strokeOf(view, lens, attack))
  return (
    <g pointerEvents="none">
      {declared.map((s, i) => s && <Markup key={key(view.attacks[i], i)} svg={s.svg} />)}
      {declared.map(
        (s, i) =>
          s && (
            <g
              key={key(view.attacks[i], i)}
              className="aa-number"
              transform={`translate(${n1(s.middle[0])} ${n1(s.middle[1])})`}
            >
              <circle r={8.6} />
              <text y={4.6}>{i + 1}</text>
            </g>
          ),
      )}
    </g>
  )
})

const key = (attack: Attack | undefined, i: number): string => `${i}-${JSON.stringify(attack)}`

const isAttack = (action: AcesAndArmor['Action']): action is Attack =>
  action.type === 'attack' || action.type === 'barrage' || action.type === 'launch'

function strokeOf(view: View, lens: Lens, attack: Attack, colour?: string) {
  const from = attack.type === 'launch' ? (view.launcher?.at ?? -1) : (view.units[attack.unit]?.at ?? -1)
  const to = attack.type === 'attack' ? (view.units[attack.target]?.at ?? -1) : attack.hex
  if (to < 0) return null
  const end = spot(lens, to)
  const start: Point = from >= 0 ? spot(lens, from) : [end[0] - 60, end[1] - 120]
  return crayon(start, end, colour)
}

const spot = (lens: Lens, hex: number): Point => {
  const { x, y } = foot(lens, hex)
  return [x, y - 2]
}
