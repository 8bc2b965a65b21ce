import { type AcesAndArmor, factoriesOf, SIDES } from '@muster/aces-and-armor'
import { say as message } from '@muster/engine'
import type { ReactElement } from 'react'
import type { StatusProps } from '../../face.ts'
import { Emblem, NationMark } from './Emblem.tsx'
import './tray.css'

/** Factories of each team, whose turn it is, and the weather where it changes. */
export function Status({ view, say }: StatusProps<AcesAndArmor>): ReactElement {
  const goal = view.table.goal
  return (
    <div className="aa-status">
      {SIDES.map((side) => {
        const held = factoriesOf(view, side)
        const told = say(message('face.factories', { side: message(`side.${side}`), held, goal }))
        return (
          <span key={side} className={`aa-team aa-${side}`} role="img" aria-label={told} title={told}>
            <Emblem side={side} size={22} />
            <b>{held}</b>
            <span className="aa-pips">
              {Array.from({ length: goal }, (_, i) => (
                <i key={i} className={i < held ? 'on' : ''} />
              ))}
            </span>
          </span>
        )
      })}
      <ol className="aa-turns" aria-label={say(message('face.turns'))}>
        {view.players.map((player, i) => (
          <li
            key={player.factions.join()}
            className={i === view.turn ? 'on' : ''}
            aria-current={i === view.turn ? 'step' : undefined}
          >
            <NationMark
              faction={player.factions[0] ?? 'us'}
              size={20}
              label={player.factions.map((f) => say(message(`seat.${f}`))).join(', ')}
            />
          </li>
        ))}
      </ol>
      {view.table.weather && <em>{say(message(`weather.${view.weather}`))}</em>}
    </div>
  )
}
