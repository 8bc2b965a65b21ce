import type { Side } from '@muster/rivet-wars'
import type { ReactElement } from 'react'
import { Markup } from '../../door/Markup.tsx'
import { base, plugDisc } from './base.ts'
import { figure, figureName } from './figures.ts'
import { DEFS } from './ink.ts'
import { useSpec } from './spec.ts'

export function Portrait({
  kind,
  side,
  damage,
}: {
  readonly kind: string
  readonly side: Side
  readonly damage: number
}): ReactElement {
  const { specOf, isHero } = useSpec()
  const spec = specOf(kind)
  const size = spec?.squares || 1
  const type = spec && spec.type !== 'plug' ? spec.type : 'infantry'
  if (spec?.type === 'plug')
    return (
      <svg className="rw-portrait" viewBox="-30 -30 60 60" aria-hidden="true">
        <defs>
          <Markup svg={DEFS} />
        </defs>
        <Markup svg={plugDisc(kind, side)} />
      </svg>
    )
  const box = size >= 4 ? '-62 -106 124 152' : size === 2 ? '-54 -76 108 112' : '-38 -68 76 96'
  return (
    <svg className="rw-portrait" viewBox={box} aria-hidden="true">
      <defs>
        <Markup svg={DEFS} />
      </defs>
      <Markup svg={base({ size, side, health: spec?.health || 1, damage, hero: isHero(kind) })} />
      <Markup svg={figure(figureName(kind, side, type), side)} transform="translate(0,6)" />
    </svg>
  )
}
