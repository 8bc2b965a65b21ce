import { type Faction, hexName, type UnitView, type View } from '@muster/aces-and-armor'
import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import { Markup } from '../../door/Markup.tsx'
import type { Say } from '../../face.ts'
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
  const { cardFor, unitWord } = useSpec()
  const xp = unit?.xp ?? 0
  const damage = unit?.damage ?? 0
  const card = cardFor(view, { faction, kind, xp, damage })
  if (!card) return null
  const { spec, strength } = card
  const [near, far] = spec.range
  return (
    <article className="aa-sheet" aria-label={say(unitWord(kind))}>
      <Figure kind={kind} faction={faction} damage={damage} xp={xp} />
      <div className="aa-facts">
        <h3>{say(unitWord(kind))}</h3>
        {unit && unit.at >= 0 && (
          <p>
            {say(
              message('face.where', {
                hex: hexName(view.table.board, unit.at),
                level: message(`level.${card.level}`),
                damage,
              }),
            )}
          </p>
        )}
        <dl>
          <div>
            <dt>{say(message('face.speed'))}</dt>
            <dd>{spec.speed}</dd>
          </div>
          <div>
            <dt>{say(message('face.range'))}</dt>
            <dd>{near === far ? near : `${near}–${far}`}</dd>
          </div>
          <div>
            <dt>{say(message('face.hitsOn'))}</dt>
            <dd>
              {spec.hits.map((h) => (
                <span key={h} className={h === card.hitsOn ? 'now' : ''}>
                  {h}
                </span>
              ))}
            </dd>
          </div>
          <div>
            <dt>{say(message('face.cost'))}</dt>
            <dd>{spec.cost}</dd>
          </div>
        </dl>
      </div>
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
            <tr>
              <th scope="row">{say(message('face.open'))}</th>
              {card.open.map((n, i) => (
                <td key={i}>{n}</td>
              ))}
            </tr>
            {card.forest && (
              <tr className="aa-forest">
                <th scope="row">{say(message('face.forest'))}</th>
                {card.forest.map((n, i) => (
                  <td key={i}>{n}</td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
        <p>
          {say('dice' in strength ? message('face.dice', strength) : message('face.fixed', strength))}{' '}
          {spec.antiAir === 'no' && say(message('face.noAir'))}
          {spec.antiAir === 'returns' && say(message('face.returns'))}
        </p>
      </div>
    </article>
  )
}

interface FigureProps {
  readonly kind: string
  readonly faction: Faction
  readonly damage: number
  readonly xp: number
}

export function Figure({ kind, faction, damage, xp }: FigureProps): ReactElement {
  const { armOf, levelOf } = useSpec()
  return (
    <svg className="aa-figure" viewBox="-30 -44 60 66" aria-hidden="true">
      <defs>
        <Markup svg={BEAD_DEFS} />
      </defs>
      <Picture href={portrait(kind, armOf(kind), faction, 0.74)} />
      <Markup svg={beads(damage, xp, levelOf)} />
    </svg>
  )
}
