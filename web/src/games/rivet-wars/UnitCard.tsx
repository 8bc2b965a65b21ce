import { say as message } from '@muster/engine'
import type { AttackSpec, LineSeen, Unit, UnitSpec, View } from '@muster/rivet-wars'
import type { ReactElement, ReactNode } from 'react'
import type { Say } from '../../face.ts'
import { Explained } from '../../parts/Explained.tsx'
import { Attacks } from './Attacks.tsx'
import { explainedOf, type Figure, figuresOn, marksOf } from './explained.ts'
import { Portrait } from './Portrait.tsx'
import { useSpec } from './spec.ts'
import './unit-card.css'

interface Props {
  readonly view: View
  readonly kind: string
  /** The unit on the board, if it is there. */
  readonly unit: Readonly<Unit> | null
  readonly say: Say
}

/** So many attacks and abilities, or so many letters of them, leave room for a picture. */
const MUCH = 2
const LETTERS = 80

/** A unit's card: its picture, what it costs and can take, and its dice against each class of armour. */
export function UnitCard({ view, kind, unit, say }: Props): ReactElement | null {
  const { specOf, linesFor, unitWord, hitsFrom, isSpent: hasDone } = useSpec()
  const spec = specOf(kind)
  if (!spec) return null
  const type = message(`type.${spec.type}`)
  const sort = spec.hero ? message('face.hero', { type }) : type
  const isSpent = unit !== null && hasDone(view, unit)
  const lines = linesFor(view, kind, unit)
  const kinds = [kind, ...(unit?.plugs ?? [])]
  const traits = traitsOf(lines, say)
  const abilities = [...traits, ...kinds.flatMap((k) => specOf(k)?.abilities ?? []).map((a) => abilityOf(a, say))]
  const many = abilities.length > SAID
  const letters = abilities.reduce((sum, { name, text }) => sum + name.length + text.length, 0)
  const much = lines.length + abilities.length > MUCH || letters > LETTERS
  const room = view.phase === 'deployment' && lines.length > 0 ? ROOM.deployment : ROOM.other
  return (
    <article className={`rw-card-unit rw-${spec.side} ${much ? 'rw-much' : ''}`} aria-label={say(unitWord(kind))}>
      <Explained
        title={say(message('face.explain'))}
        terms={[
          ...new Map(abilities.map(({ name, text }) => [name, text])),
          ...[...explainedOf(spec, hitsFrom), ...marksOf(spec)].map(
            ([word, means]) => [say(word), say(means)] as const,
          ),
        ]}
      />
      <Portrait kind={kind} side={spec.side} damage={unit?.damage ?? 0} />
      <div className="rw-card-text">
        <h3>
          {say(unitWord(kind))}
          <small>{isSpent ? say(message('face.spent', { type: sort })) : say(sort)}</small>
        </h3>
        <Stats spec={spec} damage={unit?.damage ?? 0} say={say} />
        {lines.length > 0 ? (
          <Attacks lines={lines} say={say} />
        ) : (
          <p className="rw-none">{say(message('face.noAttack'))}</p>
        )}
        <Abilities
          all={abilities}
          said={!many && letters <= room ? abilities.length : many ? 0 : saidOf(traits, lines.length)}
        />
      </div>
    </article>
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
  const { hitsFrom } = useSpec()
  const health = Array.from({ length: spec.health }, (_, i) => (i < spec.health - damage ? '●' : '○')).join('')
  const left = say(message('face.left', { left: spec.health - damage, health: spec.health }))
  const figures: Readonly<Record<Figure, ReactNode>> = {
    cost: <Price spec={spec} say={say} />,
    move: spec.move,
    armour: spec.armour,
    health: <Told seen={health} told={left} />,
    size: <Told seen={spec.squares} told={say(message('face.squares', { squares: spec.squares }))} />,
    range: spec.land,
    air: spec.air,
    hits: `${hitsFrom}+`,
    sockets: spec.sockets,
    bounty: spec.bounty,
  }
  return (
    <dl className="rw-stats">
      {figuresOn(spec).map((key) => (
        <div key={key}>
          <dt>{say(message(`face.${key}`))}</dt>
          <dd className={`rw-${key}`}>{figures[key]}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Drawn for those who see, in words for those who listen. */
const Told = ({ seen, told }: { readonly seen: ReactNode; readonly told: string }): ReactElement => (
  <>
    <span aria-hidden="true">{seen}</span>
    <span className="unseen">{told}</span>
  </>
)

function Price({ spec: { points, rivets }, say }: { readonly spec: UnitSpec; readonly say: Say }): ReactElement {
  const seen = (
    <>
      {points}
      {rivets > 0 && <span className="rw-rivet">{rivets}</span>}
    </>
  )
  return <Told seen={seen} told={say(message('face.price', { points, rivets }))} />
}

/** So many abilities, and so many letters of them, have room on the card; else their names do, and each explains itself. */
const SAID = 3
const ROOM = { deployment: 100, other: 156 } as const
/** Beside a single line of attack there is room for what is peculiar to it. */
const TRAIT_ROOM = 122
const TRAIT = 100

interface Ability {
  readonly id: string
  readonly name: string
  readonly text: string
}

function abilityOf({ name: id, by, buff }: UnitSpec['abilities'][number], say: Say): Ability {
  const name = message(`ability.${id}`, { by })
  const whole = say(buff ? message('ability.buff', { ability: name }) : name)
  return { id: `${id}${buff ?? ''}`, name: whole, text: say(message(`ability.${id}.text`, { by })) }
}

/** What is peculiar to its weapons, each trait once. */
function traitsOf(lines: readonly LineSeen[], say: Say): readonly Ability[] {
  const all = lines.flatMap(({ line }) =>
    TRAITS.flatMap(({ id, has, distance }) => {
      const key = has(line)
      const by = { distance: distance?.(line) ?? 0 }
      return key ? [{ id, name: say(message(`weapon.${key}`, by)), text: say(message(`weapon.${key}.text`, by)) }] : []
    }),
  )
  return [...new Map(all.map((trait) => [trait.name, trait])).values()]
}

interface Trait {
  readonly id: string
  has(line: AttackSpec): string | null
  distance?(line: AttackSpec): number | undefined
}

const TRAITS: readonly Trait[] = [
  { id: 'deviates', has: ({ deviates }) => (deviates ? 'deviates' : null), distance: ({ deviates }) => deviates },
  { id: 'grid', has: ({ grid }) => grid ?? null },
  { id: 'gas', has: ({ gas }) => (gas ? 'gas' : null) },
  { id: 'oneGrid', has: ({ oneGrid }) => (oneGrid ? 'oneGrid' : null) },
]

/** Where not all can be said, what a gun does is said, for its name alone tells nothing; as many of it as there is room for. */
function saidOf(traits: readonly Ability[], lines: number): number {
  let letters = 0
  const over = traits.findIndex(({ name, text }) => {
    const long = name.length + text.length
    letters += long
    return long > TRAIT || letters > TRAIT_ROOM
  })
  return lines > 1 ? 0 : over < 0 ? traits.length : over
}

/** Those that there is room for in words, the others by name. */
function Abilities({ all, said }: { readonly all: readonly Ability[]; readonly said: number }): ReactElement {
  return (
    <>
      <Listed which={all.slice(0, said)} as="rw-abilities" />
      <Listed which={all.slice(said)} as="rw-abilities rw-named" />
    </>
  )
}

function Listed({ which, as }: { readonly which: readonly Ability[]; readonly as: string }): ReactElement | null {
  if (which.length === 0) return null
  return (
    <ul className={as}>
      {which.map(({ id, name, text }) => (
        <li key={id} title={text}>
          <b className="rw-term">{name}</b> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}
