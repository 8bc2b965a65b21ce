import { type Card, type Faction, hexName, type UnitView, type View } from '@muster/aces-and-armor'
import { say as message } from '@muster/engine'
import type { ReactElement, ReactNode } from 'react'
import { Markup } from '../../door/Markup.tsx'
import type { Say } from '../../face.ts'
import { Explained } from '../../parts/Explained.tsx'
import { armyBadge } from './armies.ts'
import { Picture } from './Picture.tsx'
import { BEAD_DEFS, beads, portrait } from './piece.ts'
import { useSpec } from './spec.ts'

interface Props {
  readonly view: View
  readonly kind: string
  readonly faction: Faction
  /** The unit itself, if it exists yet. */
  readonly unit: UnitView | null
  readonly say: Say
}

/** A unit's sheet: what it hits on now, and how many hits each damage takes. */
export function UnitSheet({ view, kind, faction, unit, say }: Props): ReactElement | null {
  const { armyOf, cardFor, forestPrice, unitWord } = useSpec()
  const { xp, damage, at } = unit ?? { xp: 0, damage: 0, at: -1 }
  const card = cardFor(view, { faction, kind, xp, damage })
  if (!card) return null
  const hex = at >= 0 ? hexName(view.table.board, at) : null
  return (
    <article className="aa-sheet" aria-label={say(unitWord(kind))}>
      <Explained
        title={say(message('face.explain'))}
        terms={[
          [say(message('face.hitsOn')), say(message('explain.hitsOn'))],
          [say(message('face.damage')), say(message('explain.damage', { fatal: card.open.length }))],
          [say(message('explain.beadsWord')), say(message('explain.beads'))],
        ]}
      />
      <Figure kind={kind} faction={faction} damage={damage} xp={xp} army={unit && armyOf(view, unit)} />
      <div className="aa-facts">
        <h3>{say(unitWord(kind))}</h3>
        {hex !== null && <p>{say(message('face.where', { hex, level: message(`level.${card.level}`), damage }))}</p>}
        <Facts card={card} forest={forestPrice(kind, view.weather)} say={say} />
      </div>
      <Armour card={card} damage={damage} place={placeOf(view, card, at)} say={say} />
    </article>
  )
}

interface FactsProps {
  readonly card: Card
  readonly say: Say
}

/** What a hex of forest takes of the speed; null for what flies. */
interface Priced {
  readonly forest: number | null
}

const LEVELS = ['rookie', 'veteran', 'hero'] as const

function Facts({ card: { spec, hitsOn, strength }, forest, say }: FactsProps & Priced): ReactElement {
  const [near, far] = spec.range
  const levels = spec.hits.map((h, i) => (
    <span key={h} className={h === hitsOn ? 'now' : ''}>
      <small>{say(message(`face.level.${LEVELS[i] ?? 'hero'}`))}</small> {h}
    </span>
  ))
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['speed', spec.speed],
    ...(forest === null ? [] : [['forestPrice', forest] as const]),
    ['range', near === far ? near : `${near}–${far}`],
    ...('dice' in strength ? [['dice', strength.dice] as const] : []),
    ['cost', spec.cost],
    ['hitsOn', levels],
  ]
  return (
    <dl>
      {facts.map(([key, fact]) => (
        <div key={key} className={key === 'hitsOn' ? 'aa-levels' : ''}>
          <dt>{say(message(`face.${key}`))}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The row that holds for a defender where it stands; none while it stands nowhere. */
function placeOf({ table }: View, { spec }: Card, at: number): 'open' | 'forest' | null {
  if (at < 0) return null
  return spec.arm !== 'aircraft' && table.board.terrain[at] === 'f' ? 'forest' : 'open'
}

interface ArmourProps extends FactsProps {
  readonly damage: number
  readonly place: 'open' | 'forest' | null
}

function Armour({ card, damage, place, say }: ArmourProps): ReactElement {
  const { spec, strength } = card
  const asides = [
    ...('dice' in strength ? [] : [message('face.fixed', strength)]),
    ...(spec.antiAir === 'no' ? [message('face.noAir')] : []),
    ...(spec.antiAir === 'returns' ? [message('face.returns')] : []),
  ]
  return (
    <div className="aa-armour">
      <table>
        <tbody>
          <tr>
            <th scope="row">{say(message('face.damage'))}</th>
            {card.open.map((_, i) => (
              <td key={i}>
                <i className={i < damage ? 'f' : ''}>{i + 1}</i>
              </td>
            ))}
          </tr>
          <HitsRow
            name={say(message('face.open'))}
            hits={card.open}
            isHere={place === 'open' && card.forest !== null}
          />
          {card.forest && <HitsRow name={say(message('face.forest'))} hits={card.forest} isHere={place === 'forest'} />}
        </tbody>
      </table>
      {asides.length > 0 && <p>{asides.map(say).join(' ')}</p>}
    </div>
  )
}

interface HitsRowProps {
  readonly name: string
  readonly hits: readonly number[]
  readonly isHere: boolean
}

const HitsRow = ({ name, hits, isHere }: HitsRowProps): ReactElement => (
  <tr className={isHere ? 'now' : ''} aria-current={isHere ? 'location' : undefined}>
    <th scope="row">{name}</th>
    {hits.map((n, i) => (
      <td key={i}>{n}</td>
    ))}
  </tr>
)

interface FigureProps {
  readonly kind: string
  readonly faction: Faction
  readonly damage: number
  readonly xp: number
  readonly army?: number | null | undefined
}

export function Figure({ kind, faction, damage, xp, army = null }: FigureProps): ReactElement {
  const { armOf, levelOf } = useSpec()
  return (
    <svg className="aa-figure" viewBox="-30 -44 60 66" aria-hidden="true">
      <defs>
        <Markup svg={BEAD_DEFS} />
      </defs>
      <Picture href={portrait(kind, armOf(kind), faction, 0.74)} />
      <Markup svg={beads(damage, xp, levelOf)} />
      {army !== null && <Markup svg={armyBadge(army, faction)} />}
    </svg>
  )
}
