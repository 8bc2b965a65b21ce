import { say as message } from '@muster/engine'
import type { AttackSpec, Side, Unit, UnitSpec } from '@muster/rivet-wars'
import { Fragment, type ReactElement } from 'react'
import { Markup } from '../../art/markup.tsx'
import type { Say } from '../../face.ts'
import { base, plugDisc } from './base.ts'
import { figure, figureName } from './figures.ts'
import { DEFS } from './ink.ts'
import { isHero, specOf } from './spec.ts'

interface Props {
  readonly kind: string
  /** The unit on the board, if it is there. */
  readonly unit: Readonly<Unit> | null
  readonly say: Say
}

/** A unit's card: its picture, what it costs and can take, and its dice against each class of armour. */
export function UnitCard({ kind, unit, say }: Props): ReactElement | null {
  const spec = specOf(kind)
  if (!spec) return null
  const type = say(message(`type.${spec.type}`))
  const lines = [kind, ...(unit?.plugs ?? [])].flatMap((k) => (specOf(k)?.attacks ?? []).map((line) => ({ k, line })))
  return (
    <article className={`rw-card-unit rw-${spec.side}`} aria-label={say(message(`unit.${kind}`))}>
      <Portrait kind={kind} side={spec.side} damage={unit?.damage ?? 0} />
      <div className="rw-card-text">
        <h3>
          {say(message(`unit.${kind}`))}
          <small>{spec.hero ? say(message('face.hero', { type: message(`type.${spec.type}`) })) : type}</small>
        </h3>
        <Stats spec={spec} damage={unit?.damage ?? 0} say={say} />
        {lines.length > 0 ? (
          <Attacks lines={lines} say={say} />
        ) : (
          <p className="rw-none">{say(message('face.noAttack'))}</p>
        )}
        <Abilities kinds={[kind, ...(unit?.plugs ?? [])]} say={say} />
      </div>
    </article>
  )
}

export function Portrait({
  kind,
  side,
  damage,
}: {
  readonly kind: string
  readonly side: Side
  readonly damage: number
}): ReactElement {
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

function Stats({
  spec,
  damage,
  say,
}: {
  readonly spec: UnitSpec
  readonly damage: number
  readonly say: Say
}): ReactElement {
  const health = Array.from({ length: spec.health }, (_, i) => (i < spec.health - damage ? '●' : '○')).join('')
  return (
    <dl className="rw-stats">
      <dt>{say(message('face.cost'))}</dt>
      <dd>
        {spec.points}
        {spec.rivets > 0 && <span className="rw-rivet">{spec.rivets}</span>}
      </dd>
      {spec.type !== 'plug' && (
        <>
          <dt>{say(message('face.move'))}</dt>
          <dd>{spec.move}</dd>
          <dt>{say(message('face.armour'))}</dt>
          <dd>{spec.armour}</dd>
          <dt>{say(message('face.health'))}</dt>
          <dd className="rw-health">{health}</dd>
        </>
      )}
      <dt>{say(message('face.range'))}</dt>
      <dd>{spec.land}</dd>
      {spec.air > 0 && (
        <>
          <dt>{say(message('face.air'))}</dt>
          <dd>{spec.air}</dd>
        </>
      )}
    </dl>
  )
}

const chance = (dice: number): string => (dice ? `${Math.round((1 - (2 / 3) ** dice) * 100)} %` : '–')

interface Line {
  readonly k: string
  readonly line: AttackSpec
}

function Attacks({ lines, say }: { readonly lines: readonly Line[]; readonly say: Say }): ReactElement {
  return (
    <table className="rw-attacks">
      <thead>
        <tr>
          <th scope="col">{say(message('face.armour'))}</th>
          {[1, 2, 3, 4, 5].map((a) => (
            <th key={a} scope="col">
              {a}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ k, line }, i) => (
          <Fragment key={i}>
            <tr>
              <th scope="row">
                {say(message('face.attacks', { attacks: line.attacks }))}
                {traits(line, say)}
                {k !== lines[0]?.k && `, ${say(message(`unit.${k}`))}`}
              </th>
              {line.dice.map((dice, a) => (
                <td key={a} title={say(message('face.dice', { dice }))}>
                  {dice || '–'}
                  {dice > 0 && <small>{chance(dice)}</small>}
                </td>
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

function traits(line: AttackSpec, say: Say): string {
  const words = [
    line.grid ? say(message(`weapon.${line.grid}`)) : '',
    line.gas ? say(message('weapon.gas')) : '',
    line.deviates ? say(message('weapon.deviates', { distance: line.deviates })) : '',
    line.oneGrid ? say(message('weapon.oneGrid')) : '',
  ].filter(Boolean)
  return words.length ? `, ${words.join(', ')}` : ''
}

function Abilities({ kinds, say }: { readonly kinds: readonly string[]; readonly say: Say }): ReactElement | null {
  const all = kinds.flatMap((kind) => specOf(kind)?.abilities ?? [])
  if (!all.length) return null
  return (
    <ul className="rw-abilities">
      {all.map((a) => {
        const name = message(`ability.${a.name}`, { by: a.by })
        return (
          <li key={`${a.name}${a.buff ?? ''}`} title={say(message(`ability.${a.name}.text`, { by: a.by }))}>
            {say(a.buff ? message('ability.buff', { ability: name }) : name)}
          </li>
        )
      })}
    </ul>
  )
}
